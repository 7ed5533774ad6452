import NativeSide
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §5: the deletion of native components, by a script that sends mutations of its own.
@Suite("The deletion of a native component", .timeLimit(.minutes(20)))
struct ComponentDeletionTests {
  private static let setup = Setup.everyDepth.first { $0.depth == .pipe && $0.architecture == .turbo }!
  private static let options: World.Options = {
    var options = World.Options()
    options.otherDesign = .reactNative
    return options
  }()

  private static func create(_ tag: Int, _ name: String = "RNSScreenContentWrapper") -> JSON {
    ["create", .int(Int64(tag)), .string(name), [:]]
  }

  private static func children(_ tag: Int, _ tags: Int...) -> JSON {
    ["children", .int(Int64(tag)), .array(tags.map { .int(Int64($0)) })]
  }

  private static func delete(_ tag: Int) -> JSON { ["delete", .int(Int64(tag))] }

  /// Transactions in the surface 1, and the tags of which there is no component any more when one names it.
  static let rows: [(name: String, transactions: [JSON], missing: [Int])] = [
    (
      "takes those in it along",
      [[create(10), create(11), children(10, 11), children(1, 10)], [delete(10)], [delete(11)], [delete(10)]],
      [11, 10]
    ),
    (
      "may name those in it, before it or after it",
      [
        [create(10), create(11), create(12), children(10, 11, 12), children(1, 10)],
        [delete(11), delete(10), delete(12)],
      ],
      []
    ),
    (
      "takes it out of the one around it",
      [[create(10), create(11), create(12), children(10, 11, 12), children(1, 10)], [delete(11)], [children(10, 12)]],
      []
    ),
    (
      "leaves one that has moved on",
      [
        [create(10), create(11), create(12), children(10, 12), children(1, 10, 11)],
        [children(11, 12), delete(10)], [["props", 12, [:]]], [delete(11)], [delete(12)],
      ], [12]
    ),
  ]

  @Test("The deletion of a native component", arguments: rows.indices)
  func deletes(_ index: Int) async throws {
    let (_, transactions, missing) = Self.rows[index]
    try await World.run(Self.setup, Self.options) { world in
      let script = try world.rawConnection()
      defer { script.close() }
      var errors: [String] = []
      script.onNotification = { method, params in
        if method.isString("$/error") { errors.append(params?.json["message"]?.string ?? "") }
      }
      _ = try await script.request(
        "initialize", ["protocolVersion": 1, "role": "script", "architecture": "turbo", "components": true])
      script.notify("rootView/show") { $0.value(["moduleName": "Main"]) }
      for mutations in transactions {
        script.notify("surface/mount") { $0.value(["rootTag": 1, "mutations": mutations]) }
      }
      _ = try await script.request("clock/now")
      #expect(errors == missing.map { "surface/mount: there is no component with the tag \($0)." })
    }
  }
}
