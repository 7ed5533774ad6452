public import NavbridgeWire
internal import OrderedCollections

/// A native module, declared once: a struct whose stored properties are its methods and events, in the order of their
/// ids.
///
///     struct PosterDeclaration: DeclaredModule {
///       static let names = ModuleNames("Poster")
///       static let declared = PosterDeclaration()
///       let show = DeclaredMethod("show", .text("text"), returns: .text("the text"))
///       let pressed = DeclaredMessage("posterPressed", .text("text"))
///     }
///
/// A property may also be another `DeclaredModule`, whose methods and events are included.
public protocol DeclaredModule: Sendable {
  /// The methods and events of the module.
  static var declared: Self { get }
  /// The names of the module on the two routes.
  static var names: ModuleNames { get }
}

/// The name of a module on each route.
public struct ModuleNames: Sendable, Equatable {
  /// The name on the bridge.
  public let bridge: String
  /// The name on the new architecture.
  public let turbo: String

  /// Two names.
  public init(bridge: String, turbo: String) {
    self.bridge = bridge
    self.turbo = turbo
  }

  /// The name of a module that is the same on both routes.
  public init(_ name: String) { self.init(bridge: name, turbo: name) }

  /// The names of a group of events that belong to no module.
  public static let none = ModuleNames("")

  /// The name on a route.
  public subscript(architecture: Architecture) -> String {
    switch architecture {
    case .bridge: bridge
    case .turbo: turbo
    }
  }
}

extension DeclaredModule {
  /// The declaration in a form for tables. It is collected from the stored properties at each call.
  public static var declaration: ModuleDeclaration {
    var module = ModuleDeclaration(key: "\(Self.self)", names: names)
    module.collect(from: declared)
    return module
  }
}

/// A declared module, as tables need it: its methods and events with the names of their properties.
public struct ModuleDeclaration: Sendable {
  /// The name of the Swift type, by which the JavaScript library finds the module.
  public let key: String
  /// The names of the module on the two routes.
  public let names: ModuleNames
  /// The methods, with the names of their properties in Swift.
  public internal(set) var methods: [(key: String, declaration: MethodDeclaration)] = []
  /// The events, with the names of their properties in Swift.
  public internal(set) var events: [(key: String, declaration: MessageDeclaration)] = []

  init(key: String, names: ModuleNames) {
    self.key = key
    self.names = names
  }

  /// A module that is known only while the program runs.
  package init(described name: String, methods: [MethodDeclaration]) {
    self.init(key: name, names: ModuleNames(name))
    self.methods = methods.map { ($0.name, $0) }
  }

  /// The methods that a route offers, in the order of their ids.
  public func methods(on architecture: Architecture) -> [MethodDeclaration] {
    methods.map(\.declaration).filter { $0.kinds[architecture] != nil }
  }

  fileprivate mutating func collect(from value: Any) {
    for (label, part) in Mirror(reflecting: value).children {
      if let part = part as? any DeclaredPart {
        part.add(to: &self, key: label ?? "")
      } else if part is any DeclaredModule {
        collect(from: part)
      }
    }
  }
}

/// A method or an event.
protocol DeclaredPart {
  func add(to module: inout ModuleDeclaration, key: String)
}

extension DeclaredMessage: DeclaredPart {
  func add(to module: inout ModuleDeclaration, key: String) { module.events.append((key, declaration)) }
}

extension ModuleDeclaration {
  /// The names of modules, methods, arguments and events on a route, for a library in another language:
  /// `{MODULE: {"name", "design", "methods": {METHOD: {"name", "parameters": [NAME…]}}, "events": {EVENT: {"name", …}}}}`.
  /// The keys are the names of the Swift types and properties.
  ///
  /// - Parameter designs: The name of the only design that offers a module, by the module's key.
  public static func table(
    _ modules: [ModuleDeclaration], _ designs: [String: String], on architecture: Architecture
  ) -> JSON {
    var table = JSONObject()
    for module in modules { table[module.key] = module.json(of: designs[module.key], on: architecture) }
    return .object(table)
  }

  private func json(of design: String?, on architecture: Architecture) -> JSON {
    var methods = JSONObject()
    for (key, method) in self.methods where method.kinds[architecture] != nil {
      methods[key] = [
        "name": .string(method.name), "parameters": .texts(method.parameters.map(\.name)),
      ]
    }
    var events = JSONObject()
    for (key, event) in self.events {
      events[key] = [
        "name": .string(event.name), "componentMethod": event.componentMethod.map { .string($0) } ?? .null,
      ]
    }
    return [
      "name": .string(names[architecture]), "design": design.map { .string($0) } ?? .null, "methods": .object(methods),
      "events": .object(events),
    ]
  }
}

/// A module whose commands do nothing, to measure the round trip. It is offered only under `--benchmark-module`.
public struct BenchmarkDeclaration: DeclaredModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames("Benchmark")
  /// The methods and events of the module.
  public static let declared = BenchmarkDeclaration()

  /// `noop`: does nothing and resolves.
  public let noop = DeclaredMethod(
    "noop", .commandId, .text("componentId"), .object("layout"), returns: .text("the commandId"))
}
