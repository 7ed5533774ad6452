import NavbridgeDriver
import NavbridgeNativeRouter
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// A script that follows the native router, and keeps what it receives.
@ScriptThread
final class RouterScript {
  let script: Script
  let router: NativeRouter
  /// The changes of the mirror, oldest first.
  private(set) var changes: [NativeRouter.Change] = []

  init(_ world: World, _ architecture: Architecture? = nil) async throws {
    script = try await world.script(architecture)
    router = NativeRouter(script.navigation)
    router.subscribe { [unowned self] in changes.append($0) }
    try await router.getState()
    try await world.settle()
  }

  /// Requests an action; a rejection is returned by its code.
  @discardableResult
  func perform(_ action: NavigationAction) async -> String {
    do throws(RPCError) {
      return "ok \(try await router.perform(action))"
    } catch {
      return error.data["code"]?.string ?? "\(error.code)"
    }
  }

  func open(_ url: String) async -> String {
    do throws(RPCError) {
      return "ok \(try await router.openURL(url))"
    } catch {
      return error.data["code"]?.string ?? "\(error.code)"
    }
  }

  /// The mirror as a line: `*home[Home A] sports[Sports] m[Login]`.
  var shape: String { router.mirror.state?.shape ?? "nothing" }

  /// Waits until the device is idle and its messages have arrived. Requires that the mirror equals the native state.
  func settle(_ world: World, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await world.settle()
    // The answer follows all messages before it, and is compared with the mirror as they have left it.
    let mirror = try await mirrorBeforeAnswer()
    #expect(mirror.own == mirror.native, sourceLocation: sourceLocation)
  }

  private func mirrorBeforeAnswer() async throws -> (own: RouterState?, native: RouterState?) {
    let json = try await script.navigation.call(\NativeAppViewDeclaration.getState, "look")
    return (router.mirror.state, RouterState(json: json))
  }

  /// The events of the module and the surfaces since the last `clear`, as short words.
  var words: [String] { script.entries.compactMap(Self.word) }

  func clear() {
    script.clear()
    changes = []
  }

  /// The names and operations of script screens: `mount A`.
  var screens: [String] { words.filter { $0.hasPrefix("screen ") }.map { String($0.dropFirst("screen ".count)) } }

  private static func word(_ occurrence: Navigation.Occurrence) -> String? {
    let declared = NativeAppViewDeclaration.declared
    switch occurrence {
    case .event(let event):
      if let (seq, reason, origin, removed, _) = event.payload(of: declared.state) {
        return "state \(seq) \(reason) \(origin) -\(removed.array?.count ?? 0)"
      }
      if let (id, ok, error, seq) = event.payload(of: declared.result) {
        return id == "look" ? nil : "result \(ok ? "ok" : error?["code"]?.string ?? "?") \(seq)"
      }
      if let (operation, _, name, _) = event.payload(of: declared.screen) { return "screen \(operation) \(name)" }
      return event.name
    case .run(let name, _, _): return "run \(name)"
    case .unmount: return "unmount"
    case .properties(let name, _, _): return "props \(name)"
    case .badCall(let message): return "bad call: \(message)"
    default: return nil
    }
  }

  /// The last properties of a running surface with a name.
  func properties(of name: String) -> JSON? {
    var found: JSON?
    for case .properties(let other, _, let properties) in script.entries where other == name { found = properties }
    return found
  }
}

extension RouterState {
  var shape: String {
    let stacks = tabs.enumerated().map { ($0 == selected ? "*" : "") + "\($1.name)[\(Self.names($1.chain))]" }
    let open = drawer.map { ["\($0.rawValue) drawer"] } ?? []
    return (stacks + modals.map { "m[\(Self.names($0.chain))]" } + open).joined(separator: " ")
  }

  private static func names(_ chain: [Screen]) -> String { chain.map(\.route.name).joined(separator: " ") }

  /// The same state without keys and the ids of modals, which differ between visits.
  var withoutKeys: RouterState {
    var state = self
    state.seq = 0
    for tab in state.tabs.indices {
      state.tabs[tab].rootRoute.key = ""
      for screen in state.tabs[tab].chain.indices { state.tabs[tab].chain[screen].route.key = "" }
    }
    for modal in state.modals.indices {
      (state.modals[modal].navId, state.modals[modal].presenterKey) = ("", "")
      for screen in state.modals[modal].chain.indices { state.modals[modal].chain[screen].route.key = "" }
    }
    return state
  }
}

extension JSON {
  /// All objects in this value for which a condition holds, the outer ones first.
  func nodes(where holds: (JSON) -> Bool) -> [JSON] {
    switch self {
    case .object(let members): (holds(self) ? [self] : []) + members.values.flatMap { $0.nodes(where: holds) }
    case .array(let items): items.flatMap { $0.nodes(where: holds) }
    default: []
    }
  }

  /// The values of all members with a name in this value.
  func values(of name: String) -> [JSON] { nodes { $0[name] != nil }.compactMap { $0[name] } }
}
