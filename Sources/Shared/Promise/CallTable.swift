/// Calls that await their end, each by its number; numbers are given out one after the other, from 1.
///
/// A ring rather than a dictionary: most calls end soon after they begin, so their numbers stand close together. A call
/// that outlasts `ringLimit` later ones is moved aside, so that one that never ends does not make the ring grow.
public struct CallTable<Call> {
  private static var ringLimit: Int { 4096 }

  /// The calls of `first..<next`, each at its number modulo the count, which is a power of two.
  private var ring: [Call?] = Array(repeating: nil, count: 16)
  private var first = 1
  private var next = 1
  private var aside: [Int: Call] = [:]
  public private(set) var count = 0

  public init() {}

  public var isEmpty: Bool { count == 0 }
  /// Places held, those of calls that have ended among them.
  var footprint: Int { ring.count + aside.count }
  /// The number of the next call.
  public var nextNumber: Int { next }

  /// Takes in the call that has the next number.
  public mutating func append(_ call: Call) {
    if next - first == ring.count { makeRoom() }
    ring[place(next)] = call
    next += 1
    count += 1
  }

  /// Passes the next number over, for a call whose end nobody awaits.
  public mutating func skip() {
    if next - first == ring.count { makeRoom() }
    next += 1
  }

  /// Takes a call out; nil when there is none of this number.
  public mutating func take(_ number: Int) -> Call? {
    guard number >= first && number < next else { return takeAside(number) }
    var call: Call?
    swap(&call, &ring[place(number)])
    guard call != nil else { return nil }
    count -= 1
    passEnded()
    return call
  }

  public subscript(number: Int) -> Call? {
    number >= first && number < next ? ring[place(number)] : aside[number]
  }

  /// Changes a call where it stands.
  public mutating func update(_ number: Int, _ change: (inout Call) -> Void) {
    if number >= first && number < next {
      if ring[place(number)] != nil { change(&ring[place(number)]!) }
    } else if aside[number] != nil {
      change(&aside[number]!)
    }
  }

  /// All calls, in the order of their numbers.
  public var all: [(number: Int, call: Call)] {
    aside.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      + (first..<next).compactMap { number in ring[place(number)].map { (number, $0) } }
  }

  private func place(_ number: Int) -> Int { number & (ring.count - 1) }

  private mutating func takeAside(_ number: Int) -> Call? {
    guard let call = aside.removeValue(forKey: number) else { return nil }
    count -= 1
    return call
  }

  private mutating func passEnded() {
    while first < next, ring[place(first)] == nil { first += 1 }
  }

  private mutating func makeRoom() {
    passEnded()
    guard next - first == ring.count else { return }
    guard ring.count >= Self.ringLimit else { return doubleRing() }
    aside[first] = ring[place(first)]
    ring[place(first)] = nil
    passEnded()
  }

  private mutating func doubleRing() {
    var larger = [Call?](repeating: nil, count: ring.count * 2)
    for number in first..<next { larger[number & (larger.count - 1)] = ring[place(number)] }
    ring = larger
  }
}
