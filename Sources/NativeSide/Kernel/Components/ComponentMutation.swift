internal import HeadlessUIKit
internal import NavbridgeVocabulary
package import NavbridgeWire

/// One change of a mounting transaction (protocol §5, `surface/mount`).
package enum ComponentMutation {
  case create(tag: Int64, name: String, props: JSONObject)
  case props(tag: Int64, JSONObject)
  /// The complete list of the components in a component or, with its root tag, in the surface.
  case children(tag: Int64, [Int64])
  /// x, y, width and height in the component around it, in points.
  case layout(tag: Int64, [Double])
  case delete(tag: Int64)

  /// Reads the changes of a message. Throws -32602 for the first one that is not of the form.
  package static func read(_ mutations: JSON) throws(RPCError) -> [ComponentMutation] {
    var read: [ComponentMutation] = []
    for (index, mutation) in (mutations.array ?? []).enumerated() {
      guard let each = ComponentMutation(mutation) else {
        throw RPCError(
          .invalidParams,
          "\(SurfaceMessages.mount.name): 'mutations[\(index)]' is \(cut: mutation.description); expected is one of "
            + #"["create",tag,name,props], ["props",tag,props], ["children",tag,[tag, …]], ["layout",tag,[x,y,width,height]] "#
            + #"and ["delete",tag]."#)
      }
      read.append(each)
    }
    return read
  }

  private init?(_ json: JSON) {
    guard let kind = json[0]?.string, let tag = json[1]?.int.map({ Int64($0) }) else { return nil }
    switch kind {
    case "create":
      guard let name = json[2]?.string, let props = json[3]?.object else { return nil }
      self = .create(tag: tag, name: name, props: props)
    case "props":
      guard let props = json[2]?.object else { return nil }
      self = .props(tag: tag, props)
    case "children":
      guard let items = json[2]?.array else { return nil }
      let tags = items.compactMap { $0.int.map { Int64($0) } }
      guard tags.count == items.count else { return nil }
      self = .children(tag: tag, tags)
    case "layout":
      guard let numbers = json[2]?.array?.compactMap(\.double), numbers.count == 4 else { return nil }
      self = .layout(tag: tag, numbers)
    case "delete": self = .delete(tag: tag)
    default: return nil
    }
  }
}
