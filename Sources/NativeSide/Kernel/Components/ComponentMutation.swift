internal import HeadlessUIKit
internal import NavbridgeVocabulary
package import NavbridgeWire

/// One change of a mounting transaction (protocol §5, `surface/mount`).
package enum ComponentMutation {
  case create(tag: Int64, name: String, props: JSONValue)
  case props(tag: Int64, JSONValue)
  /// The complete list of the components in a component or, with its root tag, in the surface.
  case children(tag: Int64, [Int64])
  /// x, y, width and height in the component around it, in points.
  case layout(tag: Int64, [Double])
  case delete(tag: Int64)

  /// Reads the changes of a message. Throws -32602 for the first one that is not of the form.
  package static func read(_ mutations: JSONValue) throws(RPCError) -> [ComponentMutation] {
    var read: [ComponentMutation] = []
    read.reserveCapacity(mutations.count)
    for (index, mutation) in mutations.items.enumerated() {
      guard let each = ComponentMutation(mutation) else {
        throw RPCError(
          .invalidParams,
          "\(SurfaceMessages.mount.name): 'mutations[\(index)]' is \(cut: mutation.json.description); expected is one of "
            + #"["create",tag,name,props], ["props",tag,props], ["children",tag,[tag, …]], ["layout",tag,[x,y,width,height]] "#
            + #"and ["delete",tag]."#)
      }
      read.append(each)
    }
    return read
  }

  private init?(_ json: JSONValue) {
    var items = json.items
    guard let kind = items.next(), let tag = items.next()?.wholeNumber else { return nil }
    let third = items.next()
    if kind.isString("create") {
      guard let name = third?.string, let props = items.next(), props.kind == .object else { return nil }
      self = .create(tag: tag, name: name, props: props)
    } else if kind.isString("props") {
      guard let props = third, props.kind == .object else { return nil }
      self = .props(tag: tag, props)
    } else if kind.isString("children") {
      guard let third, third.kind == .array else { return nil }
      let tags = third.items.compactMap(\.wholeNumber)
      guard tags.count == third.count else { return nil }
      self = .children(tag: tag, tags)
    } else if kind.isString("layout") {
      guard let numbers = third?.items.compactMap(\.double), numbers.count == 4 else { return nil }
      self = .layout(tag: tag, numbers)
    } else if kind.isString("delete") {
      self = .delete(tag: tag)
    } else {
      return nil
    }
  }
}

extension JSONValue {
  /// The value of a whole number, which may be written as a double.
  fileprivate var wholeNumber: Int64? { int ?? double.flatMap { Int64(exactly: $0) } }
}
