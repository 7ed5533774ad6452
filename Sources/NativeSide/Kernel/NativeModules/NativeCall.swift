public import NavbridgeRuntime
internal import NavbridgeVocabulary
public import NavbridgeWire
internal import OrderedCollections

/// A call of a described module's method while its steps run. Other code of the module, such as its set-up, is a call without
/// arguments and without an answer.
@MainQueue
public final class NativeCall {
  let module: RCTModuleData
  /// `Camera.open`
  let name: String
  /// The arguments of the call in their order, without its callbacks.
  public let arguments: [JSON]
  let values: DescribedValues
  private let call: ModuleCall?
  private let promise: Promise?
  private let kind: MethodKind
  private var settlements = 0
  /// Called when a call without an answer has failed.
  var onRefusal: ((RPCError) -> Void)?
  /// The steps that code in Swift has begun, which run before the next step of the call.
  private var begun: [(steps: [NativeStep], call: NativeCall)] = []

  /// - Parameters:
  ///   - method: the method's name, or that of other code of the module.
  ///   - call: the script's call. Nil for a call of native code.
  init(
    of module: RCTModuleData, _ method: String, _ kind: MethodKind = .void, parameters: [String] = [],
    arguments: [JSON] = [], for call: ModuleCall? = nil, _ promise: Promise? = nil
  ) {
    (self.module, self.kind, self.arguments, self.call, self.promise) = (module, kind, arguments, call, promise)
    name = "\(module.name).\(method)"
    var values = JSONObject()
    for (place, argument) in arguments.enumerated() {
      values["\(place)"] = argument
      if parameters.indices.contains(place) { values[parameters[place]] = argument }
    }
    self.values = DescribedValues("arguments", .object(values))
  }

  /// The time on the device's clock, in milliseconds.
  public var now: Double { module.session.services.clock.now.inMilliseconds }

  /// Resolves the promise, invokes the first callback, or is the result of a sync method.
  public func resolve(_ value: JSON = .null) { settle(.success(value)) }

  /// Rejects the promise with a code and a message, or invokes the second callback with them.
  public func reject(code: String, _ message: String) {
    settle(.failure(RPCError(.rejected, message, data: ["code": .string(code)])))
  }

  /// Sends an event of the module to the script, if that listens.
  public func emit(_ event: String, _ body: JSON = .null) { module.emit(event, body) }

  /// Runs steps of the module as its own code, before the next step of this call.
  func run(_ steps: [NativeStep], as method: String) {
    if !steps.isEmpty { begun.append((steps, NativeCall(of: module, method))) }
  }

  func takeBegun() -> [(steps: [NativeStep], call: NativeCall)] {
    defer { begun = [] }
    return begun
  }

  /// True if the script has a promise, a callback or a result to wait for.
  var isAwaited: Bool { promise != nil }

  /// True for the call of a synchronous method whose exception React Native gives the script as an error.
  var isCatching: Bool { kind == .sync && call != nil && module.session.architecture == .turbo }

  /// The error of the call for an exception, in React Native's words for each route (react-native-bridge §7).
  func error(of exception: NativeException, isCaught: Bool) -> RPCError {
    let method = name.dropFirst(module.name.utf8.count + 1)
    let words =
      switch (kind, module.session.architecture) {
      // The report of a method without an answer begins with its name.
      case (.void, _): exception.reason
      case (_, .turbo): "\(name) raised an exception: \(exception.reason)"
      case (_, .bridge):
        "Exception '\(exception.reason)' was thrown while invoking \(method) on target \(module.name) with params "
          + "(\(arguments.map(\.description).joined(separator: ", ")))"
      }
    var data: JSON = ["code": .string(exception.name)]
    if isCaught {
      data = data.merging(["cause": ["name": .string(exception.name), "message": .string(exception.reason)]])
    }
    return RPCError(.rejected, isCaught ? words : NativeException.endingApp(words), data: data)
  }

  /// Settles the call if nothing has settled it.
  func settleIfOpen(_ outcome: Result<JSON, RPCError>) {
    if settlements == 0 { settle(outcome) }
  }

  func settle(_ outcome: Result<JSON, RPCError>) {
    settlements += 1
    guard let promise else {
      if case .failure(let error) = outcome { onRefusal?(error) }
      return
    }
    if settlements == 1 {
      switch outcome {
      case .success(let value): promise.resolve(value)
      case .failure(let error): promise.reject(error)
      }
    } else {
      settleAgain(outcome)
    }
  }

  /// On the bridge each invocation of a callback is sent, and the script knows none with that id any more. A TurboModule's promise
  /// ignores it, and writes a line.
  private func settleAgain(_ outcome: Result<JSON, RPCError>) {
    guard let call, kind != .sync else { return }
    if call.reply.invokesCallback, module.isCurrent {
      call.peer.willAnswer()
      switch outcome {
      case .success(let value): module.session.services.wire.resolve(call.reply, value)
      case .failure(let error): module.session.services.wire.reject(call.reply, error)
      }
    }
    module.session.services.diagnostics.record(
      "settledTwice", "\(name): Tried to settle a promise or to invoke a callback more than once.")
  }

  /// Called when the steps have ended. A sync method without a result returns null.
  func didEnd() {
    if kind == .sync { settleIfOpen(.success(.null)) }
  }
}
