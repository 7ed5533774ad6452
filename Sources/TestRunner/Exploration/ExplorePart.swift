package import NavbridgeVocabulary
internal import NavbridgeWire

/// A document of a part of a search, as `navbridge explore --shard K/N --json` has printed it. `--merge` joins the parts only
/// if they are one whole search: each of the N once, of the same tests, with the same options, by the same version.
package struct ExplorePart: Sendable {
  /// The name of the file, for messages.
  package let name: String
  package let files: [FileResult]
  /// The part; nil in a document that does not say it.
  package let shard: TestShard?
  /// The options of the search, with the number of parts and the place of this one.
  package let options: ExploreOptions
  private let version: String

  /// Nil for a text that is no document of a search.
  package init?(_ text: String, name: String) {
    guard let json = try? JSONDocument(text).root.json, let files = ExploreReport.files(in: text) else { return nil }
    (self.name, self.files) = (name, files)
    version = json["version"]?.string ?? ""
    shard = json["shard"]?.string.flatMap(TestShard.init)
    var options = ExploreOptions()
    options.seed = json["seed"]?.int ?? options.seed
    options.strategy = json["strategy"]?.string.flatMap(SearchStrategy.init(rawValue:)) ?? options.strategy
    options.schedules = json["options"]?["schedules"]?.int ?? options.schedules
    options.seconds = json["options"]?["seconds"]?.double
    options.goesOn = json["options"]?["keepGoing"]?.bool ?? options.goesOn
    options.timePasses = json["options"]?["timePasses"]?.bool ?? options.timePasses
    options.faults = json["options"]?["faults"]?.array?.compactMap { $0.string.flatMap(AppFault.init) } ?? []
    options.takesVariants = json["options"]?["uikitVariants"]?.bool ?? options.takesVariants
    options.isExhaustive = json["options"]?["exhaustive"]?.bool ?? options.isExhaustive
    self.options = options
  }

  /// The options of a search as members of its document, by their names on the command line.
  static func members(of options: ExploreOptions) -> JSON {
    [
      "schedules": .int(Int64(options.schedules)), "seconds": options.seconds.map { .double($0) } ?? .null,
      "keepGoing": .bool(options.goesOn), "timePasses": .bool(options.timePasses),
      "faults": .texts(options.faults.map(\.rawValue)), "uikitVariants": .bool(options.takesVariants),
      "exhaustive": .bool(options.isExhaustive),
    ]
  }

  /// What must be the same in each part, by the words of the messages.
  private var search: [(name: String, value: String)] {
    func yes(_ value: Bool) -> String { value ? "given" : "not given" }
    return [
      ("version", version), ("--seed", "\(options.seed)"), ("--strategy", options.strategy.rawValue),
      ("--schedules", "\(options.schedules)"), ("--seconds", options.seconds.map { "\($0)" } ?? "not given"),
      ("--keep-going", yes(options.goesOn)), ("--time-passes", yes(options.timePasses)),
      ("--faults", options.faults.isEmpty ? "not given" : options.faults.map(\.rawValue).joined(separator: ",")),
      ("--uikit-variants", yes(options.takesVariants)), ("--exhaustive", yes(options.isExhaustive)),
    ]
  }

  /// Returns the reason for which parts are not one whole search; nil if they are.
  package static func fault(of parts: [ExplorePart]) -> String? {
    guard let first = parts.first else { return "There is no document." }
    for part in parts where part.shard == nil {
      return "'\(part.name)' does not say which shard it is. Explore again with this version of navbridge."
    }
    for part in parts.dropFirst() {
      if let fault = part.difference(from: first) { return fault }
    }
    let count = first.shard?.count ?? 1
    var named: [Int: String] = [:]
    for part in parts {
      guard let shard = part.shard else { continue }
      if let other = named.updateValue(part.name, forKey: shard.index) {
        return "'\(other)' and '\(part.name)' are both shard \(shard). Name the document of each shard once."
      }
    }
    let missing = (1...count).lazy.filter { named[$0] == nil }
    guard let next = missing.first else { return nil }
    // A document may claim any number of shards, so that not each is listed.
    let others = count - named.count - 1
    let more = others == 0 ? "" : ", and \(others) more of them"
    return "Shard \(next)/\(count) is missing\(more). "
      + "Name the documents that '--shard K/\(count) --json' prints for each K."
  }

  private func difference(from first: ExplorePart) -> String? {
    let begin = "'\(name)' is of another search than '\(first.name)':"
    for (mine, other) in zip(search, first.search) where mine.value != other.value {
      return "\(begin) its \(mine.name) is \(mine.value), and not \(other.value)."
    }
    if let shard, let other = first.shard, shard.count != other.count {
      return "\(begin) it is shard \(shard), and the other one \(other)."
    }
    if let test = first.firstTest(notIn: self) { return "\(begin) it has no \(test)." }
    if let test = firstTest(notIn: first) { return "\(begin) it has \(test), too." }
    return nil
  }

  /// The first file or test that another part does not have. A file that has failed may not have named its tests.
  private func firstTest(notIn other: ExplorePart) -> String? {
    for file in files {
      let place = "'\(file.job.file)' on the route '\(file.job.architecture.rawValue)'"
      guard let same = other.files.first(where: { $0.job == file.job }) else { return place }
      guard file.failures.isEmpty, same.failures.isEmpty else { continue }
      let known = Set(same.explored.map(\.path))
      if let test = file.explored.first(where: { !known.contains($0.path) }) {
        return "test '\(test.path.joined(separator: " > "))' of \(place)"
      }
    }
    return nil
  }
}
