import NavbridgeRuntime
import NavbridgeWire
import ScriptSide

/// The roots that a script has mounted, with the properties that they have started with.
@ScriptThread
final class LayersWalkRoots: NavigationObserver {
  private var roots: [Int: (id: String, properties: JSON)] = [:]

  /// The properties of the mounted roots, by the ids of their components.
  var properties: [String: JSON] { Dictionary(uniqueKeysWithValues: roots.values.map { ($0.id, $0.properties) }) }

  nonisolated init() {}

  nonisolated static func observe(_ settings: inout Navigation.Settings) {
    settings.answersTouches = true
  }

  func contextBegan() { roots = [:] }
  func contextEnded() { roots = [:] }
  func received(_ event: JSONValue, _ body: JSONValue) {}

  func surfaceStarted(rootTag: Int, componentId: String, _ properties: JSONValue) {
    roots[rootTag] = (componentId, properties.json)
  }

  func surfaceEnded(rootTag: Int) { roots[rootTag] = nil }
}
