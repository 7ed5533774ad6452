internal import NavbridgeWire

/// The snapshots of one file as they are after a run, made of what its workers report. Two routes of one run compare
/// with the same earlier snapshots; where they differ, each has its own.
struct SnapshotMerge {
  /// The entries of the file as text, by the names, which are in ASCII.
  private(set) var entries: [String: String] = [:]
  private(set) var counts = SnapshotCounts()
  /// True if the file must be written.
  private(set) var isChanged = false

  private struct Taken {
    let name: String, entry: String, routeName: String, routeEntry: String
    let isNew: Bool

    init(_ json: JSON) {
      name = json["name"]?.string ?? ""
      entry = json["entry"]?.string ?? ""
      routeName = json["routeName"]?.string ?? ""
      routeEntry = json["routeEntry"]?.string ?? ""
      isNew = json["isNew"] == true
    }
  }

  /// - Parameters:
  ///   - records: what the workers of the routes have reported at their ends.
  ///   - allTaken: the snapshots that the tests have taken, on all routes.
  ///   - isComplete: false if a route has reported nothing, so that it may need any snapshot.
  init(_ records: [JSON], taken allTaken: [JSON], isComplete: Bool) {
    for kept in records.first?["kept"]?.array ?? [] { entries[kept["name"]?.string ?? ""] = kept["entry"]?.string }
    var taken: [String: [Taken]] = [:]
    for one in allTaken.map(Taken.init) {
      taken[one.name, default: []].append(one)
    }
    for (name, values) in taken where values.contains(where: \.isNew) { keep(name, values) }
    guard isComplete else { return }
    let unused = Set(records.flatMap { $0["unused"]?.array ?? [] }.compactMap(\.string)).subtracting(taken.keys)
    if records.contains(where: { $0["updates"] == true }) {
      for name in unused { remove(name) }
      counts.removed = unused.count
    } else {
      counts.obsolete = unused.count
    }
  }

  private mutating func keep(_ name: String, _ values: [Taken]) {
    isChanged = true
    guard Set(values.map(\.entry)).count > 1 else {
      entries[name] = values[0].entry
      counts.written += 1
      return
    }
    // What all routes have taken anew is no longer common to them.
    if values.allSatisfy(\.isNew) { entries[name] = nil }
    for value in values where value.isNew {
      entries[value.routeName] = value.routeEntry
      counts.written += 1
    }
  }

  private mutating func remove(_ name: String) {
    isChanged = true
    entries[name] = nil
  }

  /// The text of the file.
  var text: String { entries.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n") }
}
