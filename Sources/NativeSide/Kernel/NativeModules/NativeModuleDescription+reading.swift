public import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// A mistake in a description of native modules.
public struct NativeModuleFault: MemberFailure, FileFailure, Sendable, Equatable, CustomStringConvertible {
  public let description: String
  package let steps: [JSONStep]
  package let place: String?
  package var message: String { description }

  package init(_ steps: [JSONStep], _ message: String, place: JSONPlace? = nil) {
    (self.steps, description, self.place) = (steps, message, place?.description)
  }

  /// A fault of a member of the description, with its place.
  public init(_ fault: MemberFault) { self.init(fault.path, fault.sentence) }
}

typealias NativeModuleReader = MemberReader<NativeModuleFault>

extension NativeModuleDescription {
  /// Reads modules by name, which are JSON in the form of docs/native-modules.md.
  public static func read(json text: String) throws(NativeModuleFault) -> [NativeModuleDescription] {
    try NativeModuleReader.read(file: text) { (file) throws(NativeModuleFault) in
      guard file.json.object != nil else {
        throw NativeModuleFault([], "The modules are not an object of modules by name.")
      }
      var modules: [NativeModuleDescription] = []
      for (name, module) in file.members { modules.append(try NativeModuleDescription(name, module)) }
      let names = Set(modules.map(\.name))
      for (_, module) in file.members { try module.checkCalls(of: names, modules) }
      return modules
    }
  }

  private init(_ name: String, _ module: NativeModuleReader) throws(NativeModuleFault) {
    try module.admit([
      "methodQueue", "requiresMainQueueSetup", "setUp", "constants", "supportedEvents", "startObserving",
      "stopObserving", "invalidate", "outlivesBridge", "keepsListenerCount", "methods",
    ])
    self.init(name)
    methodQueue = MethodQueueName(try module.read(.optional(.text("methodQueue"))) ?? "own")
    requiresMainQueueSetup = try module.read(.flag("requiresMainQueueSetup", default: false))
    setUp = try module.steps("setUp")
    constants = try module.read(.optional(.object("constants")))?.object ?? [:]
    supportedEvents = try module.read(.optional(.texts("supportedEvents")))
    startObserving = try module.steps("startObserving")
    stopObserving = try module.steps("stopObserving")
    invalidate = try module.steps("invalidate")
    outlivesBridge = try module.read(.flag("outlivesBridge", default: false))
    keepsListenerCount = try module.read(.flag("keepsListenerCount", default: false))
    if keepsListenerCount, !outlivesBridge {
      throw module.member("keepsListenerCount")!.fault(
        "is of use with 'outlivesBridge' only; the count of other modules ends with them")
    }
    for (name, method) in try module.object("methods")?.members ?? [] { methods.append(try Method(name, method)) }
  }
}

/// The kinds of methods that a file may name.
private enum MethodWord: String, Sendable, CaseIterable {
  case promise, callbacks, sync, void

  var kind: MethodKind { MethodKind(rawValue: rawValue)! }
}

extension NativeModuleDescription.Method {
  /// A method is an object with `kind`, `parameters` and `do`, or the steps of a promise method alone.
  fileprivate init(_ name: String, _ method: NativeModuleReader) throws(NativeModuleFault) {
    if method.json.array != nil {
      self.init(name, .promise, try method.stepsOfItems())
      return
    }
    try method.admit(["kind", "parameters", "do"])
    self.init(
      name, try method.read(.word("kind", MethodWord.self, default: .promise)).kind,
      parameters: try method.read(.optional(.texts("parameters"))) ?? [], try method.steps("do"))
  }
}

// MARK: - Steps

extension NativeModuleReader {
  /// The names of the steps, each with the members beside it.
  private static let verbs: [(name: String, others: [String])] = [
    ("takes", []), ("hangs", []), ("sync", ["do"]), ("async", ["do"]), ("after", ["do"]), ("every", ["times", "do"]),
    ("stopTimers", []), ("lock", ["do"]), ("module", []), ("call", ["arguments"]), ("emit", ["body"]), ("resolve", []),
    ("reject", []), ("throw", []),
  ]

  /// The steps of a member, which is a list or one step. Empty if the member is missing.
  fileprivate func steps(_ name: String) throws(NativeModuleFault) -> [NativeStep] {
    // A null may be a value to resolve with, so that members are looked for by name.
    guard let value = json[name] else { return [] }
    let member = NativeModuleReader(value, at: path + [.member(name)])
    if value.object != nil { return [try member.step()] }
    guard value.array != nil else { throw member.fault("is \(value.kindWithArticle); a list of steps is expected") }
    return try member.stepsOfItems()
  }

  fileprivate func stepsOfItems() throws(NativeModuleFault) -> [NativeStep] {
    var steps: [NativeStep] = []
    for (place, item) in (json.array ?? []).enumerated() {
      steps.append(try NativeModuleReader(item, at: path + [.item(place)]).step())
    }
    return steps
  }

  private func step() throws(NativeModuleFault) -> NativeStep {
    let names = Self.verbs.map(\.name)
    guard let object = json.object else { throw fault("is \(json.kindWithArticle); a step is an object") }
    let given = Self.verbs.filter { object[$0.name] != nil }
    guard let verb = given.first, given.count == 1 else {
      if given.isEmpty { try admit(names + ["do", "times", "arguments", "body"]) }
      throw fault(
        given.isEmpty
          ? "is no step; it has one of \(names.map { "'\($0)'" }.joined(separator: ", "))"
          : "is \(given.count) steps, \(given.map { "'\($0.name)'" }.joined(separator: " and ")); make a list of them")
    }
    try admit([verb.name] + verb.others)
    switch verb.name {
    case "takes": return .takes(try milliseconds("takes"))
    case "hangs": return .hangs
    case "sync": return .sync(MethodQueueName(try read(.text("sync"))), try steps("do"))
    case "async": return .async(MethodQueueName(try read(.text("async"))), try steps("do"))
    case "after": return .after(try milliseconds("after"), try steps("do"))
    case "every":
      let span = try milliseconds("every")
      guard span >= 1 else {
        throw member("every")!.fault("is less than 1; a timer needs a millisecond between its calls")
      }
      return .every(span, times: try read(.optional(.integer("times", in: NumberBounds(from: 1)))), try steps("do"))
    case "stopTimers": return .stopTimers
    case "lock": return .lock(try read(.text("lock")), try steps("do"))
    case "module": return .module(try read(.text("module")))
    case "call":
      let (module, method) = try called()
      return .call(module: module, method: method, arguments: try read(.optional(.array("arguments")))?.array ?? [])
    case "emit": return .emit(try read(.text("emit")), json["body"] ?? .null)
    case "resolve": return .resolve(json["resolve"] ?? .null)
    case "reject":
      let error = try detail("reject", of: ["code", "message"])
      return .reject(code: try error.read(.text("code")), message: try error.read(.optional(.text("message"))) ?? "")
    default:
      let exception = try detail("throw", of: ["name", "reason"])
      return .raise(
        name: try exception.read(.text("name")), reason: try exception.read(.optional(.text("reason"))) ?? "")
    }
  }

  private func milliseconds(_ name: String) throws(NativeModuleFault) -> Double {
    try read(.number(name, of: .milliseconds, in: .day))
  }

  private func detail(_ name: String, of members: [String]) throws(NativeModuleFault) -> NativeModuleReader {
    guard let detail = try object(name) else { throw fault("has no '\(name)'") }
    try detail.admit(members)
    return detail
  }

  /// The parts of `Module.method`.
  private func called() throws(NativeModuleFault) -> (module: String, method: String) {
    let parts = try read(.text("call")).split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { throw member("call")!.fault("names no method; 'Module.method' is expected") }
    return (String(parts[0]), String(parts[1]))
  }

  /// Checks that each module and each method exists that a step anywhere in this value asks for.
  fileprivate func checkCalls(of names: Set<String>, _ modules: [NativeModuleDescription]) throws(NativeModuleFault) {
    if let object = json.object {
      if case .string(let name)? = object["module"], !names.contains(name) {
        throw member("module")!.fault(
          "names no module of this description; there are \(names.sorted().joined(separator: ", "))")
      }
      if case .string? = object["call"] {
        let (module, method) = try called()
        let methods = modules.first { $0.name == module }?.methods.map(\.name)
        if methods?.contains(method) != true {
          let there =
            methods.map { "\(module) has \($0.joined(separator: ", "))" }
            ?? "there are \(names.sorted().joined(separator: ", "))"
          throw member("call")!.fault("names no method of this description; \(there)")
        }
      }
      for (name, value) in members
      where name != "constants" && name != "resolve" && name != "body" && name != "arguments" {
        try value.checkCalls(of: names, modules)
      }
    } else {
      for (place, item) in (json.array ?? []).enumerated() {
        try NativeModuleReader(item, at: path + [.item(place)]).checkCalls(of: names, modules)
      }
    }
  }
}
