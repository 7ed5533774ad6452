import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// The refusals that follow from the declarations of the drivers' methods (protocol §8, §10).
@Suite("The params of a driver's method", .timeLimit(.minutes(20)))
struct DriverRefusalTests {
  struct Refusal: CustomTestStringConvertible, Sendable {
    let method: String
    let params: JSON
    let sentence: String
    var testDescription: String { sentence }
  }

  private static let all = HostParts.driverMethods + ReactNativeNavigation.driverMethods + PosterDesign.driverMethods

  /// Each parameter of each declaration: left out, of a wrong type, and out of bounds. The other parameters are right.
  static let refusals = all.map(\.method).flatMap { method in
    let right = JSONObject(uniqueKeysWithValues: method.parameters.map { ($0.name, example(of: $0)) })
    return method.allParameters.flatMap { member in
      wrongValues(of: member).map { value, predicate in
        var params = right
        params[member.name] = value
        return Refusal(
          method: method.name, params: .object(params),
          sentence: "\(method.name): the argument '\(member.name)\(predicate)")
      }
    }
  }

  private static func example(of member: FieldDeclaration) -> JSON {
    switch (member.kind, member.values) {
    case (_, .words(let words)): .string(words[0])
    case (_, .range(let bounds)): .double(bounds.range.lowerBound)
    case (.text, _): "text"
    case (.flag, _): true
    case (.array, _): .array(member.members.map(example))
    case (.number, _), (.wholeNumber, _): 0
    case (.object, _), (.any, _): [:]
    }
  }

  /// Values that a member refuses, each with the end of the sentence after the member's name.
  private static func wrongValues(of member: FieldDeclaration) -> [(JSON?, String)] {
    let expected = "\(member.expected) is expected"
    var wrong: [(JSON?, String)] = []
    if member.kind != .object && member.kind != .any {
      wrong.append((["not": "right"], "' is an object; \(expected)."))
    }
    if member.presence == .required {
      wrong += [(nil, "' is missing; \(expected)."), (.null, "' is missing; \(expected).")]
    }
    switch member.values {
    case .any, .only, .count: break
    case .range(let bounds):
      let remark = bounds.remark.isEmpty ? "" : ", \(bounds.remark)"
      for beyond in [bounds.range.lowerBound - 1, bounds.range.upperBound + 1] {
        let number = Int64(exactly: beyond).map { JSON.int($0) } ?? .double(beyond)
        wrong.append((number, "' is \(number); \(expected)\(remark)."))
      }
    case .words: wrong.append(("no such word", "' is \"no such word\"; \(expected)."))
    }
    guard let item = member.members.first, case .words(let words) = item.values else { return wrong }
    let only = "\(item.expected) is expected."
    return wrong + [
      (["no such word"], "[0]' is \"no such word\"; \(only)"), ([.string(words[0]), 1], "[1]' is a number; \(only)"),
    ]
  }

  @Test("The params of a driver's method are refused by name when they are missing, of a wrong type or out of bounds")
  func refused() async throws {
    #expect(Self.refusals.count > 80)
    let posters = PosterDesign.driverMethods.map(\.method.name)
    try await Self.run({ NativeSide(NativeSideConfiguration(), design: PosterDesign.self) }) { driver in
      for refusal in Self.refusals where posters.contains(refusal.method) { try await Self.check(refusal, driver) }
    }
    try await Self.run { driver in
      for refusal in Self.refusals where !posters.contains(refusal.method) { try await Self.check(refusal, driver) }
    }
  }

  /// The sentences in full, for a method of each kind of parameter.
  private static let literal: [(String, JSON, String)] = [
    ("device/openURL", [:], "device/openURL: the argument 'url' is missing; a text is expected."),
    ("device/openURL", ["url": 1], "device/openURL: the argument 'url' is a number; a text is expected."),
    ("device/keyboard", [:], "device/keyboard: the argument 'visible' is missing; true or false is expected."),
    ("device/scroll", ["y": 1], "device/scroll: the argument 'testID' is missing; a text is expected."),
    (
      "device/scroll", ["testID": "a", "x": "1"],
      "device/scroll: the argument 'x' is a text; a number of points is expected."
    ),
    (
      "clock/advance", ["ms": 86_400_001],
      "clock/advance: the argument 'ms' is 86400001; a number of milliseconds from 0 to 86400000 is expected, which is a "
        + "day. Several requests may follow each other."
    ),
    (
      "device/setUserInterfaceStyle", ["style": "blue"],
      #"device/setUserInterfaceStyle: the argument 'style' is "blue"; "light" or "dark" is expected."#
    ),
    (
      "device/rotate", ["orientation": "sideways"],
      #"device/rotate: the argument 'orientation' is "sideways"; "portrait", "landscape", "landscapeLeft", "#
        + #""landscapeRight" or "portraitUpsideDown" is expected."#
    ),
    (
      "device/openSideMenu", ["side": "top"],
      #"device/openSideMenu: the argument 'side' is "top"; "left" or "right" is expected."#
    ),
    (
      "device/longPress", ["back": false],
      "device/longPress: one of 'testID', 'text', 'buttonId', 'componentId', 'tabIndex' and 'back' is expected."
    ),
    (
      "device/tap", ["tabIndex": 0.5],
      "device/tap: the argument 'tabIndex' is 0.5; a whole number is expected."
    ),
    (
      "device/foreground", ["now": "yes"],
      "device/foreground: the argument 'now' is a text; true or false is expected."
    ),
  ]

  @Test("The params of a driver's method are refused in these words")
  func sentences() async throws {
    try await Self.run { driver in
      for (method, params, sentence) in Self.literal {
        try await Self.check(Refusal(method: method, params: params, sentence: sentence), driver)
      }
    }
  }

  @Test(
    "The params of a driver's method are refused by name in initialize, too",
    arguments: [
      ([:], "'protocolVersion' is missing; 1, the version of this native side, is expected."),
      (["protocolVersion": 2], "'protocolVersion' is 2; 1, the version of this native side, is expected."),
      (["protocolVersion": 1], #"'role' is missing; "script" or "driver" is expected."#),
      (["protocolVersion": 1, "role": "king"], #"'role' is "king"; "script" or "driver" is expected."#),
      (["protocolVersion": 1, "role": "script"], #"'architecture' is missing; "bridge" or "turbo" is expected."#),
      (
        ["protocolVersion": 1, "role": "driver", "architecture": "x"],
        #"'architecture' is "x"; "bridge" or "turbo" is expected."#
      ),
      (["protocolVersion": 1, "role": "driver", "design": 1], "'design' is a number; a text is expected."),
      (["protocolVersion": 1, "role": "driver", "touches": 1], "'touches' is a number; true or false is expected."),
    ] as [(JSON, String)])
  func initialize(_ params: JSON, _ rest: String) async throws {
    do throws(RPCError) {
      _ = try InitializeParams.read(params.value, runs: "poster")
      Issue.record("accepted")
    } catch {
      #expect(error.code == -32602 && error.message == "initialize: the argument \(rest)")
    }
  }

  @Test(
    "The params of a driver's method count as left out when they are null, and are ignored when they are not declared")
  func lenient() async throws {
    try await Self.run { driver in
      let whole = try await driver.snapshot()
      #expect(try await driver.request("device/snapshot", ["componentId": nil, "gossip": 1]) == whole)
      #expect(try await driver.request("device/waitForIdle", ["timeoutMs": nil, "gossip": 1]) == [:])
      // Params by position are none of the declared members.
      #expect(try await driver.request("device/snapshot", ["componentId"]) == whole)
    }
  }

  @ScriptThread
  private static func check(_ refusal: Refusal, _ driver: Driver) async throws {
    do throws(RPCError) {
      let answer = try await driver.request(refusal.method, refusal.params)
      Issue.record("\(refusal.method) \(refusal.params) was answered with \(answer).")
    } catch {
      #expect(error.code == -32602 && error.message == refusal.sentence)
    }
  }

  /// Runs `body` with a driver of a native side in this process.
  private static func run(
    _ make: @escaping @MainQueue @Sendable () -> NativeSide = { NativeSide(NativeSideConfiguration()) },
    _ body: @escaping @ScriptThread @Sendable (Driver) async throws -> Void
  ) async throws {
    let native = await Task { @MainQueue in make() }.value
    try await withTaskExecutorPreference(ScriptThread.executor) { try await connected(native, body) }
    native.stop()
  }

  @ScriptThread
  private static func connected(
    _ native: NativeSide, _ body: @ScriptThread @Sendable (Driver) async throws -> Void
  ) async throws {
    let driver = try await Driver.start(native.client())
    defer { driver.close() }
    try await body(driver)
  }
}
