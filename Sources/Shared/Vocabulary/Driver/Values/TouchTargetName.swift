internal import NavbridgeWire

/// The way in which a driver names the target of a tap or a long press (protocol §8, §10).
public enum TouchTargetName: Sendable, Equatable {
  case testID(String)
  case text(String)
  case button(id: String, componentId: String?)
  case component(id: String)
  case tab(index: Int)
  case back
}

extension Parameter where Value == TouchTargetName {
  /// The members of the params that name a target. If several targets are named, the first of this order counts.
  public static var touchTarget: Parameter {
    let testID = Parameter<String?>.optional(
      "testID", .text, "a button, tab or native view with this test id, or an element of React's")
    let text = Parameter<String?>.optional(
      "text", .text,
      "the frontmost target that shows this text: a button, tab, back button or native view, or an element of React's")
    let buttonId = Parameter<String?>.optional("buttonId", .text, "a button of a bar")
    let componentId = Parameter<String?>.optional(
      "componentId", .text,
      "with `buttonId`: the screen or stack with the bar; otherwise: a component that reacts to a press")
    let tabIndex = Parameter<Int?>.optional("tabIndex", .wholeNumber, "a tab of the frontmost bar, from 0")
    let back = Parameter<Bool>.optional("back", .flag, default: false, "the back button of the frontmost bar")
    let members = [testID, text, buttonId, componentId].flatMap(\.members) + tabIndex.members + back.members
    return Parameter(
      members,
      read: { params, method throws(RPCError) in
        let (testID, text) = (try testID.read(params, method), try text.read(params, method))
        let (buttonId, componentId) = (try buttonId.read(params, method), try componentId.read(params, method))
        let (tabIndex, isBack) = (try tabIndex.read(params, method), try back.read(params, method))
        if let testID { return .testID(testID) }
        if let text { return .text(text) }
        if let buttonId { return .button(id: buttonId, componentId: componentId) }
        if let componentId { return .component(id: componentId) }
        if let tabIndex { return .tab(index: tabIndex) }
        if isBack { return .back }
        let names = members.map { "'\($0.name)'" }
        throw RPCError(
          .invalidParams,
          "\(method): one of \(names.dropLast().joined(separator: ", ")) and \(names.last!) is expected.")
      },
      write: { target, params in
        switch target {
        case .testID(let id): testID.write(id, &params)
        case .text(let shown): text.write(shown, &params)
        case .button(let id, let component):
          buttonId.write(id, &params)
          componentId.write(component, &params)
        case .component(let id): componentId.write(id, &params)
        case .tab(let index): tabIndex.write(index, &params)
        case .back: back.write(true, &params)
        }
      })
  }
}
