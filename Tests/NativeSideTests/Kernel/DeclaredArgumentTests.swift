import ScriptSide
import NativeSide
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeKernel

/// protocol §10, 'missing or wrong arguments', for each declared method.
@Suite("The arguments of declared methods", .timeLimit(.minutes(20)))
struct DeclaredArgumentTests {
  /// A call in which one argument is wrong.
  struct Wrong {
    let method: MethodDeclaration
    let arguments: [JSON]
    let sentence: String
  }

  /// Each argument left out, null and of a wrong type.
  static func wrongCalls(of method: MethodDeclaration, of module: String) -> [Wrong] {
    let right = method.parameters.map { Self.value(of: $0.kind) }
    return method.parameters.enumerated().flatMap { position, parameter -> [Wrong] in
      let begin = "\(module).\(method.name): the argument '\(parameter.name)' (position \(position))"
      let end = "\(expectation[parameter.kind] ?? "")."
      func replacing(_ value: JSON) -> [JSON] {
        var arguments = right
        arguments[position] = value
        return arguments
      }
      let (wrong, found) = parameter.kind == .text ? (JSON.int(1), "a number") : ("text", "a text")
      var calls: [Wrong] = []
      if parameter.kind != .any {
        calls.append(
          Wrong(method: method, arguments: replacing(wrong), sentence: "\(begin) is \(found); \(end)"))
      }
      if parameter.presence == .required {
        for arguments in [Array(right[..<position]), replacing(.null)] {
          calls.append(Wrong(method: method, arguments: arguments, sentence: "\(begin) is missing; \(end)"))
        }
      }
      return calls
    }
  }

  private static func value(of kind: FieldKind) -> JSON {
    switch kind {
    case .text: "x"
    case .number, .wholeNumber: 1
    case .flag: true
    case .object: [:]
    case .array: []
    case .any: 1
    }
  }

  private static let expectation: [FieldKind: String] = [
    .text: "a text is expected", .number: "a number is expected", .flag: "true or false is expected",
    .object: "an object is expected", .array: "an array is expected", .any: "a value is expected",
  ]

  @Test(
    "The arguments of declared methods are refused on both routes with a sentence that names the wrong one",
    arguments: Architecture.allCases)
  func refused(_ architecture: Architecture) async throws {
    var configuration = NativeSideConfiguration()
    configuration.benchmarkModule = true
    let native = await Task { @MainQueue [configuration] in NativeSide(configuration) }.value
    try await withTaskExecutorPreference(ScriptThread.executor) {
      let count = try await Self.exercise(native, architecture)
      // Enough to show that the table has not become empty: three for each required argument, one for each other.
      #expect(count > 100)
    }
    native.stop()
  }

  @ScriptThread
  private static func exercise(_ native: NativeSide, _ architecture: Architecture) async throws -> Int {
    var settings = Navigation.Settings(architecture)
    settings.listensTo = []
    var reported: [String] = []
    let script = try await Navigation.start(native.client(), settings) { occurrence in
      if case .badCall(let message) = occurrence { reported.append(message) }
    }
    defer { script.close() }
    var expected: [String] = []
    var count = 0
    let design = DesignDescription.reactNativeNavigation
    let modules = design.modules + ReactNativeDeclarations.all + design.libraries.flatMap(\.modules)
    for module in modules.map({ $0.declaration }) where module.names != .none {
      let name = module.names[architecture]
      for method in module.methods(on: architecture) {
        for wrong in wrongCalls(of: method, of: name) {
          count += 1
          func write(_ writer: JSONWriter) { for argument in wrong.arguments { writer.value(argument) } }
          if architecture == .bridge { expected.append(wrong.sentence) }
          if architecture == .bridge, method.kinds.bridge == .void {
            script.callVoid(name, method.name, arguments: write)
            continue
          }
          do throws(RPCError) {
            try await script.call(name, method.name, arguments: write)
            Issue.record("\(name).\(method.name) took \(wrong.arguments).")
          } catch {
            #expect(error.message == wrong.sentence)
            switch architecture {
            case .turbo: #expect(error.code == -32602)
            case .bridge: #expect(error.data["code"] == "INVALID_ARGUMENTS")
            }
          }
        }
      }
    }
    // The answer to a later call comes after all reports.
    _ = try await script.call(\BenchmarkDeclaration.noop, "noop", "", [:])
    #expect(reported == expected)
    return count
  }

  // MARK: - Implementations

  struct Door: DeclaredModule {
    static let names = ModuleNames("Door")
    static let declared = Door()
    let open = DeclaredMethod("open", returns: .nothing())
    let close = DeclaredMethod("close", returns: .nothing(), kinds: .init(bridge: .void, turbo: .promise))
  }

  @MainQueue
  private final class DoorModule: NativeModule {}

  private func door(_ methods: [MethodImplementation]) -> ModuleImplementation {
    ModuleImplementation(of: Door.self, methods: methods, make: { _ in DoorModule() })
  }

  @Test(
    """
    The arguments of declared methods reach an implementation in the declared order; one that differs from its \
    declaration is found
    """)
  func implementations() {
    let open = MethodImplementation.promise(Door.declared.open) { (_: DoorModule, promise) in promise.resolve(.null) }
    let close = MethodImplementation.promise(Door.declared.close) { (_: DoorModule, promise) in promise.resolve(.null) }
    let noop = MethodImplementation.promise(BenchmarkDeclaration.declared.noop) {
      (_: DoorModule, promise, _, _, _) in promise.resolve(.null)
    }
    #expect(door([close, open]).methods(on: .turbo).map(\.declaration.name) == ["open", "close"])
    #expect(
      door([open, close]).fault(on: .bridge) == "Door.close is implemented as promise, which is not its declared kind.")
    #expect(door([close]).fault(on: .turbo) == "Door.open is declared, but it is not implemented.")
    #expect(
      door([open, close, noop]).fault(on: .turbo) == "Door.noop is implemented, but Door does not declare it.")
  }
}
