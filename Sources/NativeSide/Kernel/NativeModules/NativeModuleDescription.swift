public import NavbridgeVocabulary
public import NavbridgeWire
public import OrderedCollections

/// A native module of an app, beside those of the navigation library: its queue, its constants, its events and the steps of its
/// methods. It takes the same routes as the library's modules.
///
///     configuration.register(
///       NativeModuleDescription("Camera", methods: [
///         .init("open", parameters: ["mode"], [.takes(30), .resolve(["ok": true])]),
///         .init("stamp", .sync, [.run { call in call.resolve(["mode": call.arguments[0]]) }]),
///       ]))
public struct NativeModuleDescription: Sendable {
  /// A method of a module.
  public struct Method: Sendable {
    /// The name by which the script calls the method.
    public let name: String
    /// How the method answers.
    public let kind: MethodKind
    /// The names of its arguments, without callbacks. A TurboModule's method takes exactly these.
    public let parameters: [String]
    /// What the method does at each call, in this order.
    public let steps: [NativeStep]

    /// - Parameter kind: `promise`, `callbacks`, `sync` or `void`.
    public init(_ name: String, _ kind: MethodKind, parameters: [String] = [], _ steps: [NativeStep]) {
      (self.name, self.kind, self.parameters, self.steps) = (name, kind, parameters, steps)
    }

    /// Describes a method that returns a promise.
    public init(_ name: String, parameters: [String] = [], _ steps: [NativeStep]) {
      self.init(name, .promise, parameters: parameters, steps)
    }
  }

  /// The name by which the script finds the module.
  public let name: String
  /// The queue on which the methods run, except sync ones, which run on the script's thread (react-native-bridge §2).
  public var methodQueue = MethodQueueName.own
  /// True if the module is set up on the main queue, for which the script waits when it asks for the module.
  public var requiresMainQueueSetup = false
  /// The steps of the set-up.
  public var setUp: [NativeStep] = []
  /// The constants that the module has for the script.
  public var constants: JSONObject = [:]
  /// The events that the module may send. Nil for a module that is no event emitter.
  public var supportedEvents: [String]?
  /// Run when the first listener is added, before the call that adds it ends.
  public var startObserving: [NativeStep] = []
  /// Run when listeners are removed and none is left, and after `invalidate` if there are listeners.
  public var stopObserving: [NativeStep] = []
  /// Run when the script context ends, on the module's queue.
  public var invalidate: [NativeStep] = []
  /// True for a module of which the app has one instance, which serves one script context after the other.
  public var outlivesBridge = false
  /// True if such a module keeps the number of its listeners when it is invalidated, as React Native did up to 0.83.
  public var keepsListenerCount = false
  /// The methods that the script can call.
  public var methods: [Method]

  /// A module with these methods, without constants.
  public init(_ name: String, methods: [Method] = []) { (self.name, self.methods) = (name, methods) }

  /// True if the script asks the native side for the module at its first use, and waits for the answer.
  var isLazy: Bool { requiresMainQueueSetup || !setUp.isEmpty }
}

/// The settings of an app's native modules.
struct NativeModuleSettings: DesignSettings {
  var modules: [NativeModuleDescription] = []
  var waitBudget: Int64 = 10_000
  var mainQueueCoordinator = false
}

extension NativeSideConfiguration {
  /// The app's own native modules.
  public var nativeModules: [NativeModuleDescription] { self[NativeModuleSettings.self].modules }

  /// Adds a native module. One with the same name takes the place of an earlier one.
  public mutating func register(_ module: NativeModuleDescription) {
    self[NativeModuleSettings.self].modules.removeAll { $0.name == module.name }
    self[NativeModuleSettings.self].modules.append(module)
  }

  /// The time, in milliseconds of the device's clock, beyond which a wait between queues is reported.
  public var waitBudget: Int64 {
    get { self[NativeModuleSettings.self].waitBudget }
    set { self[NativeModuleSettings.self].waitBudget = newValue }
  }

  /// True if the main queue runs the script's code while it waits for the script, as React Native's flag
  /// `enableMainQueueCoordinatorOnIOS` has it.
  public var mainQueueCoordinator: Bool {
    get { self[NativeModuleSettings.self].mainQueueCoordinator }
    set { self[NativeModuleSettings.self].mainQueueCoordinator = newValue }
  }
}
