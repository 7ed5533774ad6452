/// The comparison of a path with the parts of a pattern.
///
/// It follows all ways at once, as sets of places in the path, so that its time is bounded by the lengths of both. A regular
/// expression tries one way after the other, of which groups within groups have too many.
struct PathMatch {
  /// The places that can be reached: true at the number of characters before each.
  typealias Places = [Bool]

  private let path: [Character]
  /// The places that a group reaches by one of its alternatives, by the number of the group and the place where it begins.
  private var reached: [Int: Places] = [:]

  init(_ path: String) { self.path = Array(path) }

  /// True if the parts stand for the whole path.
  mutating func isWhole(_ parts: [PathPattern.Part]) -> Bool { after(parts, only(0))[path.count] }

  private func only(_ place: Int) -> Places {
    var places = none
    places[place] = true
    return places
  }

  private var none: Places { Places(repeating: false, count: path.count + 1) }

  private mutating func after(_ parts: [PathPattern.Part], _ places: Places) -> Places {
    var places = places
    for part in parts where places.contains(true) { places = after(part, places) }
    return places
  }

  private mutating func after(_ part: PathPattern.Part, _ places: Places) -> Places {
    switch part {
    case .character(let character): return step(places) { $0 == character }
    case .one: return step(places) { $0 != "/" }
    case .set(let ranges, let excludes):
      return step(places) { character in ranges.contains { $0.contains(character) } != excludes }
    case .run: return run(places)
    case .anything:
      let first = places.firstIndex(of: true) ?? places.endIndex
      return places.indices.map { $0 >= first }
    case .folders:
      let first = places.firstIndex(of: true) ?? places.endIndex
      return places.indices.map { places[$0] || $0 > first && path[$0 - 1] == "/" }
    case .group(let group):
      var all = none
      for place in places.indices where places[place] { add(after(group, from: place), to: &all) }
      return all
    }
  }

  /// The places after one character.
  private func step(_ places: Places, _ isMeant: (Character) -> Bool) -> Places {
    var all = none
    for place in path.indices where places[place] && isMeant(path[place]) { all[place + 1] = true }
    return all
  }

  /// The places after any characters within a folder.
  private func run(_ places: Places) -> Places {
    var (all, isReached) = (none, false)
    for place in places.indices {
      isReached = isReached || places[place]
      all[place] = isReached
      if place < path.count, path[place] == "/" { isReached = false }
    }
    return all
  }

  private mutating func after(_ group: PathPattern.Group, from place: Int) -> Places {
    switch group.kind {
    case .once: return afterOne(of: group, from: place)
    case .optional:
      var all = afterOne(of: group, from: place)
      all[place] = true
      return all
    case .repeated, .any:
      var (all, waiting) = (none, [place])
      if group.kind == .any { all[place] = true }
      var seen = only(place)
      while let next = waiting.popLast() {
        let found = afterOne(of: group, from: next)
        add(found, to: &all)
        for place in found.indices where found[place] && !seen[place] {
          seen[place] = true
          waiting.append(place)
        }
      }
      return all
    case .not: return afterOne(of: group, from: place).contains(true) ? none : run(only(place))
    }
  }

  private mutating func afterOne(of group: PathPattern.Group, from place: Int) -> Places {
    let key = group.number * (path.count + 1) + place
    if let known = reached[key] { return known }
    var all = none
    for alternative in group.alternatives { add(after(alternative, only(place)), to: &all) }
    reached[key] = all
    return all
  }

  private func add(_ places: Places, to all: inout Places) {
    for place in places.indices where places[place] { all[place] = true }
  }
}
