public import NavbridgeWire
public import OrderedCollections

/// A destination: the name of a screen, the parameters for it, and the key of one visit (native-router §3).
public struct NativeRoute: Sendable, Equatable {
  /// The identity of one visit. The router assigns a key at the start of the coordinator if this one is empty.
  public var key: String
  /// The screen's name. A name that the app does not know belongs to a script screen.
  public var name: String
  /// The parameters of the screen.
  public var params: JSONObject

  /// A route with a name. Without a key the router makes one when it shows the route.
  public init(key: String = "", name: String, params: JSONObject = .empty) {
    (self.key, self.name, self.params) = (key, name, params)
  }

  /// A route with the name of a screen that is declared as a constant.
  public init(_ name: ScreenName, params: JSONObject = .empty) { self.init(name: name.rawValue, params: params) }

  /// Writes each of the given parameters over those of the route. The merge is shallow, and a null is stored as a
  /// null. Without parameters it changes nothing (native-router §3).
  ///
  /// - Returns: true if the parameters differ from the earlier ones.
  @discardableResult
  public mutating func merge(_ new: JSONObject?) -> Bool {
    guard let new, !new.isEmpty else { return false }
    let old = params
    for (name, value) in new { params[name] = value }
    return !params.hasSameMembers(as: old)
  }

  /// Returns true if both are the same visit: they have the same key, which is not empty.
  public func hasKey(of other: NativeRoute) -> Bool { !key.isEmpty && key.isExactly(other.key) }

  /// Returns true if a navigation to `other` can end at this route: it has the same key, or else the same name
  /// (native-router §3).
  public func isDestination(of other: NativeRoute) -> Bool { hasKey(of: other) || name.isExactly(other.name) }

  /// Compares the parameters without their order.
  public static func == (a: NativeRoute, b: NativeRoute) -> Bool {
    a.key.isExactly(b.key) && a.name.isExactly(b.name) && a.params.hasSameMembers(as: b.params)
  }
}

extension JSONObject {
  /// An object without members.
  public static var empty: JSONObject { [:] }

  /// Returns true if both objects have the same members. The order of the members of this object does not matter.
  func hasSameMembers(as other: JSONObject) -> Bool {
    count == other.count && allSatisfy { other[$0.key] == $0.value }
  }
}

extension NativeRoute {
  /// The name of a screen that the app has declared (native-router §3).
  public struct ScreenName: Sendable, Hashable {
    /// The name of the screen.
    public let rawValue: String

    /// Returns nil for a name that the app has not declared.
    public init?(rawValue: String, in app: RouterApp) {
      guard app.screen(named: rawValue) != nil else { return nil }
      self.rawValue = rawValue
    }
  }

  /// The declared name of the route's screen. Nil if the app has not declared it.
  public func screenName(in app: RouterApp) -> ScreenName? { ScreenName(rawValue: name, in: app) }
}

extension NativeRoute {
  /// The route in the form of the protocol.
  public var json: JSON {
    ["key": .string(key), "name": .string(name), "params": .object(params)]
  }

  /// Reads a route that `json` has made. Nil if a member is missing or of a wrong type.
  public init?(json: JSON) {
    guard let key = json["key"]?.string, let name = json["name"]?.string, let params = json["params"]?.object else {
      return nil
    }
    self.init(key: key, name: name, params: params)
  }
}
