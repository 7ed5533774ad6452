internal import NavbridgeDriver
internal import NavbridgePicture
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// What differs between two runs of an app.
///
/// Times are compared apart from what happens at them. Ids that libraries number are compared by what they belong to; the
/// differences name them as the second run does.
package struct RunComparison: Sendable {
  /// An entry of the transcript of one run, or of both.
  struct Row: Sendable {
    /// The entries for people; nil for a run that has none at this place.
    var old: JSON?
    var new: JSON?
    /// The place of its difference in `differences`; nil for entries that are equal.
    var difference: Int?
  }

  /// The most bytes of the images in a picture of a report.
  private static let imageRoom = 4 << 20

  package let one: RecordedRun
  package let other: RecordedRun
  package private(set) var differences: [RunDifference] = []
  /// The parts of the runs that are not compared, each with the reason, as sentences.
  package private(set) var notes: [String] = []
  /// The transcripts side by side.
  private(set) var rows: [Row] = []
  /// The pictures of the screens where they differ.
  package private(set) var pictures: (old: String, new: String)?

  private var ids = GeneratedIds()
  private let routes: RouteRules

  package init(_ one: RecordedRun, _ other: RecordedRun) {
    (self.one, self.other) = (one, other)
    routes = RouteRules(one.architecture, other.architecture)
    compareEntries()
    compareEndings()
    compareConstants()
    compareScreens()
    let order = Dictionary(uniqueKeysWithValues: RunDifference.Section.allCases.enumerated().map { ($1, $0) })
    let places = differences.indices.sorted {
      (order[differences[$0].section]!, $0) < (order[differences[$1].section]!, $1)
    }
    let newPlaces = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
    differences = places.map { differences[$0] }
    for index in rows.indices { rows[index].difference = rows[index].difference.flatMap { newPlaces[$0] } }
  }

  /// True if nothing differs but what differs for every app between the routes.
  package var isSame: Bool { differences.allSatisfy(\.isOfRoutes) }

  /// The number of entries that both transcripts have at the same place.
  package var sameEntries: Int { rows.count { $0.difference == nil } }

  private mutating func add(_ difference: RunDifference) -> Int {
    differences.append(difference)
    return differences.count - 1
  }

  // MARK: - Entries

  private mutating func compareEntries() {
    var old = ComparedEntries(one, names: routes.names(of: one.architecture))
    let new = ComparedEntries(other, names: routes.names(of: other.architecture))
    let contents = new.contents
    let (erased, otherErased) = (old.contents.map(GeneratedIds.erased), contents.map(GeneratedIds.erased))
    for (i, j) in Self.pairs(erased, otherErased) { ids.learn(old.shown[i], new.shown[j]) }
    old.translate(with: ids)

    let oldContents = old.contents
    let pairs = Self.pairs(oldContents, contents)
    // Entries that both runs have, but not in the same order: the places of their differences.
    var (moved, movedTo): ([Int: Int], [Int: Int]) = ([:], [:])
    for (i, j) in Self.moved(oldContents, contents, without: pairs) {
      let place = add(RunDifference(section: .order, change: .moved, old: old.shown[i], new: new.shown[j]))
      (moved[i], movedTo[j]) = (place, place)
    }
    let (voids, otherVoids) = (old.voidCommands, new.voidCommands)
    for part in Alignment.parts(between: pairs, oldContents.count, contents.count) {
      for index in part.one { addRow(.removed, old.shown[index], moved: moved[index], otherVoids) }
      for index in part.other { addRow(.added, new.shown[index], moved: movedTo[index], voids) }
      if let (i, j) = part.pair { compare(old.shown[i], new.shown[j], oldContents[i], contents[j]) }
    }
    compareTimes()
  }

  /// Adds a row for an entry that only one run has at this place.
  ///
  /// - Parameters:
  ///   - moved: the place of its difference, if the other run has the entry at another place.
  ///   - voids: the commands of the other run without a settlement.
  private mutating func addRow(_ change: RunDifference.Change, _ entry: JSON, moved: Int?, _ voids: Set<String>) {
    // A plain nil would be the JSON value.
    let old = change == .removed ? Optional(entry) : .none
    let new = change == .added ? Optional(entry) : .none
    let isOfRoutes = routes.isSettlement(entry, ofVoid: voids)
    let place =
      moved ?? add(.init(section: .init(entry), change: change, old: old, new: new, isOfRoutes: isOfRoutes))
    rows.append(Row(old: old, new: new, difference: place))
  }

  /// The places of equal entries that are not among the pairs, the first with the first one.
  private static func moved(_ one: [JSON], _ other: [JSON], without pairs: [(Int, Int)]) -> [(Int, Int)] {
    let (first, second) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    var waiting: [String: [Int]] = [:]
    for j in other.indices.reversed() where !second.contains(j) { waiting[other[j].description, default: []].append(j) }
    return one.indices.filter { !first.contains($0) }.compactMap { i in
      waiting[one[i].description]?.popLast().map { (i, $0) }
    }
  }

  /// Compares two entries about the same subject, at the same place.
  private mutating func compare(_ old: JSON, _ new: JSON, _ content: JSON, _ otherContent: JSON) {
    let members = routes.counted(MemberDifference.between(content, otherContent))
    guard !members.isEmpty else { return rows.append(Row(old: old, new: new)) }
    let difference = RunDifference(section: .init(new), change: .changed, old: old, new: new, members: members)
    rows.append(Row(old: old, new: new, difference: add(difference)))
  }

  /// The places of entries that belong to each other: equal ones, and between these those with the same subject.
  private static func pairs(_ one: [JSON], _ other: [JSON]) -> [(Int, Int)] {
    let (subjects, otherSubjects) = (one.map(ComparedEntries.subject), other.map(ComparedEntries.subject))
    return Alignment.parts(of: one.map(\.description), other.map(\.description)).flatMap { part in
      let like = Alignment.pairs(Array(subjects[part.one]), Array(otherSubjects[part.other]))
      return like.map { ($0 + part.one.lowerBound, $1 + part.other.lowerBound) } + (part.pair.map { [$0] } ?? [])
    }
  }

  /// Each change of the time between the runs is one difference, however much happens after it.
  private mutating func compareTimes() {
    var shift = 0.0
    var last: Int?
    for row in rows {
      guard let old = row.old, let new = row.new, let from = old["at"]?.double, let to = new["at"]?.double else {
        continue
      }
      // The clock counts nanoseconds; differences of milliseconds are not exact.
      let now = ((to - from) * 1000).rounded() / 1000
      if now != shift {
        var difference = RunDifference(section: .times, change: .changed, old: old, new: new)
        difference.entries = 0
        difference.members = [MemberDifference(path: "at", old: old["at"], new: new["at"])]
        last = add(difference)
        shift = now
      }
      if shift != 0, let last { differences[last].entries? += 1 }
    }
  }

  // MARK: - Ending, constants, screen

  private mutating func compareEndings() {
    func members(_ run: RecordedRun) -> JSON {
      let ending = run.ending
      let names = routes.names(of: run.architecture)
      func text(_ text: String) -> JSON { .string(text.replacing(names).hidingPath(of: run.file)) }
      return [
        "code": .int(Int64(ending.code)), "reason": ending.reason.map(text) ?? .null,
        "pending": .array(ending.pending.map(text)), "acts": ending.failedActs.map(text) ?? .null,
      ]
    }
    for member in MemberDifference.between(ids.translated(members(one)), members(other)) {
      let name = member.path
      _ = add(RunDifference(section: .ending, change: .changed, name: name, old: member.old, new: member.new))
    }
  }

  private mutating func compareConstants() {
    guard let old = one.constants, let new = other.constants else {
      // A run that has not come to rest has no constants, and its ending is a difference.
      if one.snapshot != nil, other.snapshot != nil, one.constants != nil || other.constants != nil {
        notes.append("The constants are not compared, because one of the runs has none: record it with --record.")
      }
      return
    }
    let (first, second) = (routes.named(old, one.architecture), routes.named(new, other.architecture))
    func hidden(_ constants: JSON, _ run: RecordedRun) -> JSON {
      constants.mapping(texts: { $0.hidingPath(of: run.file) })
    }
    for member in MemberDifference.between(ids.translated(hidden(first, one)), hidden(second, other)) {
      let change: RunDifference.Change = member.old == nil ? .added : member.new == nil ? .removed : .changed
      var difference = RunDifference(
        section: .constants, change: change, name: member.path, old: member.old, new: member.new)
      difference.isOfRoutes = routes.isConstant(member.path)
      _ = add(difference)
    }
  }

  private mutating func compareScreens() {
    guard let old = one.snapshot.map(ids.translated), let new = other.snapshot else {
      if one.snapshot != nil || other.snapshot != nil {
        let isGone = other.snapshot == nil
        let words = ["the screen at rest", "none, because the run has not come to rest"]
        let lines = ["- \(words[isGone ? 0 : 1])", "+ \(words[isGone ? 1 : 0])"]
        _ = add(RunDifference(section: .tree, change: isGone ? .removed : .added, lines: lines))
      }
      return
    }
    let (first, second) = (SnapshotText.lines(old), SnapshotText.lines(new))
    let canCompareAll = one.hasLook && other.hasLook
    let members = first == second && canCompareAll ? MemberDifference.between(old.withoutTags, new.withoutTags) : []
    if first != second || !members.isEmpty {
      let lines = first == second ? [] : LineDifference.lines(first, second, context: 2)
      _ = add(RunDifference(section: .tree, change: .changed, members: members, lines: lines))
    }
    guard canCompareAll else {
      if one.hasLook || other.hasLook {
        notes.append("The pictures are not compared, because one of the runs has none: record it with --record.")
      }
      return
    }
    let (picture, otherPicture) = (
      Picture.svg(of: old, imageRoom: Self.imageRoom), Picture.svg(of: new, imageRoom: Self.imageRoom)
    )
    guard picture != otherPicture else { return }
    pictures = (picture, otherPicture)
    let words = PictureDifference.words(picture, otherPicture)
    _ = add(RunDifference(section: .picture, change: .changed, lines: words))
  }

}
