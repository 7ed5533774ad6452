import Glibc
internal import NavbridgeWire

/// A fault of options that was met before. It is one object for each path, so that a command that has it again costs no search.
final class KnownOptionFault {
  let fault: OptionFault
  /// The sentence about the fault. The search for the option that a misspelt one means takes longer than the command that has it.
  private(set) lazy var sentence = isStrict && fault.isRefusedByStrict ? fault.refusal : fault.sentence
  /// The number of commands that have reported the fault.
  private(set) var reports = 0
  private let isStrict: Bool
  private var lastCommand = -1
  /// The key of the tree of options at which the fault is. Nil for the whole value and within buttons.
  fileprivate var key: (group: Int, name: [UInt8])?
  /// The number of the fault that was met after this one the last time.
  fileprivate var next: Int?

  fileprivate init(_ fault: OptionFault, isStrict: Bool) {
    self.fault = fault
    self.isStrict = isStrict
  }

  fileprivate func isAt(_ name: UnsafeBufferPointer<UInt8>, in group: Int) -> Bool {
    guard let key, key.group == group, key.name.count == name.count else { return false }
    return unsafe name.isEmpty || memcmp(key.name, name.baseAddress!, name.count) == 0
  }

  /// Notes that a command has the fault. Returns false if the command has reported it.
  func isReported(by command: Int) -> Bool {
    guard lastCommand != command else { return false }
    lastCommand = command
    reports += 1
    return true
  }
}

/// The faults of options that were met before, because an app sends the same options again and again.
///
/// The number of faults is not bounded here: `OptionsReader` forgets them between two commands when there are too many.
final class KnownOptionFaults {
  /// A key of the tree of options, which stands for one path.
  private struct Key: Hashable {
    let group: Int
    let name: ExactText
  }

  private let isStrict: Bool
  /// All faults, by their numbers.
  private var all: [KnownOptionFault] = []
  private var byPath: [ExactText: Int] = [:]
  private var byKey: [Key: Int] = [:]
  /// The number of the fault that was met last.
  private var last: Int?

  /// - Parameter isStrict: true if a command is rejected for a fault, which its sentence then mentions.
  init(isStrict: Bool = false) { self.isStrict = isStrict }

  var count: Int { all.count }

  /// Returns the fault of this kind at a path.
  func fault(_ kind: OptionFault.Kind, at path: String) -> KnownOptionFault { all[number(of: kind, at: path)] }

  /// Returns the fault of this kind at a key.
  ///
  /// - Parameter path: makes the key's path, where the fault is new.
  func fault(
    _ kind: OptionFault.Kind, at name: UnsafeBufferPointer<UInt8>, in group: Int, path: (_ name: String) -> String
  ) -> KnownOptionFault {
    // An app sends the same options in the same order, so that the next fault is mostly the one that was next before.
    if let last, let next = all[last].next, all[next].fault.kind == kind, unsafe all[next].isAt(name, in: group) {
      self.last = next
      return all[next]
    }
    let found = unsafe number(of: kind, at: name, in: group, path)
    if let last { all[last].next = found }
    last = found
    return all[found]
  }

  private func number(of kind: OptionFault.Kind, at path: String) -> Int {
    let place = ExactText(path)
    if let known = byPath[place], all[known].fault.kind == kind { return known }
    all.append(KnownOptionFault(OptionFault(path: path, kind: kind), isStrict: isStrict))
    byPath[place] = all.count - 1
    return all.count - 1
  }

  private func number(
    of kind: OptionFault.Kind, at name: UnsafeBufferPointer<UInt8>, in group: Int, _ path: (String) -> String
  ) -> Int {
    let text = unsafe String(decoding: name, as: UTF8.self)
    let key = Key(group: group, name: ExactText(text))
    if let known = byKey[key], all[known].fault.kind == kind { return known }
    let new = number(of: kind, at: path(text))
    all[new].key = unsafe (group, Array(name))
    byKey[key] = new
    return new
  }
}
