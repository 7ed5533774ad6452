internal import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// Something that was done to the device, and when.
package struct RecordedAct: Sendable, Equatable {
  package enum Action: Sendable, Equatable {
    /// A request of a driver (protocol §8).
    case request(method: String, params: JSON)
    /// An expectation of the recorded test, which does nothing: the matcher's target, and what is expected of it.
    case expectation(target: JSON, Matcher)
    /// Time that passes, in milliseconds.
    case wait(milliseconds: Double)
  }

  /// What an expectation wants of an element.
  package enum Matcher: Sendable, Equatable {
    case isVisible
    case isNotVisible
    /// The element has this text.
    case hasText(String)

    /// The call of the matcher, which navbridge's tests and Detox write in the same way.
    var text: String {
      switch self {
      case .isVisible: ".toBeVisible()"
      case .isNotVisible: ".not.toBeVisible()"
      case .hasText(let text): ".toHaveText(\(SourceText.string(text)))"
      }
    }
  }

  /// The moment, in milliseconds of the device's clock.
  package let at: Double
  package let action: Action
  /// The reason why the device refused it.
  package var error: String?
  /// The element that a finger was put down on, or that takes the keys.
  package var element: Locator?
  /// The points by which a scroll moves the content, for languages that have no offsets.
  package var scrolled: SIMD2<Double>?

  package init(
    at: Double, action: Action, error: String? = nil, element: Locator? = nil, scrolled: SIMD2<Double>? = nil
  ) {
    (self.at, self.action, self.error, self.element, self.scrolled) = (at, action, error, element, scrolled)
  }

  /// The same act at another moment.
  package func moved(to time: Double) -> RecordedAct {
    RecordedAct(at: time, action: action, error: error, element: element, scrolled: scrolled)
  }

  /// The methods that change something.
  private static let acts = Set(
    (DriverMethods.ofKernel + DriverMethods.ofDesigns).filter(\.isAct).map(\.name)
      + [DeviceMethods.reload.name, ScriptMethods.run.name])

  /// True for a driver's method that does something to the device.
  package static func isAct(_ method: String) -> Bool { acts.contains(method) }

  /// A function whose first argument is the source of statements, and whose second one is what is run for them. Its result is the
  /// value of the last of them, which a function's body would not have, as a tree that can be opened; or what they have thrown.
  private static let evaluator =
    "async (source, run = source) => { const { valueTree } = require('navbridge');"
    + " try { return { value: valueTree(await eval(run)) }; } catch (error) { return { thrown: valueTree(error) }; } }"

  /// The run of statements in the app. Its result is `{"value"}` or `{"thrown"}`, each a tree (docs/run.schema.json).
  package static func evaluation(of source: String) -> Action {
    var arguments: [JSON] = [.string(source)]
    // Only a function may wait.
    if source.contains(/\bawait\b/) {
      arguments.append(.string("(async () => \(source.contains(";") ? "{ \(source)\n}" : "(\(source)\n)"))()"))
    }
    let params: JSON = ["source": .string(evaluator), "arguments": .array(arguments)]
    return .request(method: ScriptMethods.run.name, params: params)
  }

  /// The reason for which an act is left out of a test: the device has refused it, or the statements have thrown.
  package static func refusal(in outcome: Result<JSON, RPCError>) -> RPCError? {
    switch outcome {
    case .failure(let error): error
    case .success(let result): result["thrown"]?["text"]?.string.map { RPCError(.rejected, $0) }
    }
  }

  /// The arguments of the function `run` of an app.
  private static func arguments(of params: JSON) -> String {
    let (source, arguments) = (params["source"]?.string ?? "", params["arguments"]?.array ?? [])
    if source == evaluator, let text = arguments.first?.string {
      let isOneLine = !text.contains(where: \.isNewline) && !text.contains("//")
      return isOneLine ? "async () => { \(text) }" : "async () => {\n\(text)\n}"
    }
    return ([source] + arguments.map(SourceText.value)).joined(separator: ", ")
  }

  /// The act as a statement of a test, without `await` and the line's end.
  package var text: String {
    switch action {
    case .expectation(let target, let matcher): return "expect(\(SourceText.value(target)))\(matcher.text)"
    case .wait(let milliseconds): return "clock.advance(\(JSON.double(milliseconds)))"
    case .request(let method, let params) where method == ScriptMethods.run.name:
      return "\(Self.app).run(\(Self.arguments(of: params)))"
    case .request(let method, let params):
      let function = method.split(separator: "/").last.map(String.init) ?? method
      let members = params.object ?? [:]
      return "\(object).\(function)(\(members.isEmpty ? "" : SourceText.value(params)))"
    }
  }

  /// The name of the app in a test that runs functions in it.
  static let app = "running"

  /// The object of the statement.
  var object: String {
    switch action {
    case .expectation: "expect"
    case .wait: "clock"
    case .request(let method, _) where method == ScriptMethods.run.name: Self.app
    case .request(let method, _): String(method.prefix { $0 != "/" })
    }
  }

  /// The act in one line, cut if it is long.
  package var line: String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 100 ? line.prefix(100) + "…" : line
  }

  /// The entry of the list on the page.
  var json: JSON { ["at": .double(at), "text": .string(line), "error": error.map { .string($0) } ?? .null] }
}

/// Values as the source text of JavaScript.
enum SourceText {
  static func value(_ value: JSON) -> String {
    switch value {
    case .string(let text): string(text)
    case .array(let items): "[\(items.map(Self.value).joined(separator: ", "))]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ \(members.map { "\(key($0.key.description)): \(Self.value($0.value))" }.joined(separator: ", ")) }"
    default: value.description
    }
  }

  /// A text in single quotation marks.
  static func string(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": result += "\\'"
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  private static func key(_ name: String) -> String {
    let isName =
      !name.isEmpty && !name.first!.isNumber
      && name.unicodeScalars.allSatisfy {
        $0 == "_" || $0 == "$" || ($0.isASCII && $0.properties.isAlphabetic) || ("0"..."9").contains($0)
      }
    return isName ? name : string(name)
  }
}
