package import NavbridgeWire
internal import OrderedCollections

/// A member in which two values differ.
package struct MemberDifference: Sendable, Equatable {
  /// The way to the member: `arguments[0].root.id`. Empty for the value itself.
  package let path: String
  /// The values; nil where there is no such member.
  package let old: JSON?
  package let new: JSON?

  /// The innermost members in which two values differ, in the order of the values. The order of an object's members does not
  /// count.
  package static func between(_ old: JSON?, _ new: JSON?, path: String = "") -> [MemberDifference] {
    switch (old, new) {
    case (.object(let one)?, .object(let other)?):
      let keys = one.keys + other.keys.filter { one[$0] == nil }
      return keys.flatMap { between(one[$0], other[$0], path: path.isEmpty ? $0.text : "\(path).\($0.text)") }
    case (.array(let one)?, .array(let other)?):
      return (0..<max(one.count, other.count)).flatMap { index in
        between(
          index < one.count ? one[index] : nil, index < other.count ? other[index] : nil, path: "\(path)[\(index)]")
      }
    case (let one?, let other?) where one.double != nil && one.double == other.double: return []
    default: return old == new ? [] : [MemberDifference(path: path, old: old, new: new)]
    }
  }

  var json: JSON {
    var members: JSONObject = ["path": .string(path)]
    members["old"] = old
    members["new"] = new
    return .object(members)
  }
}
