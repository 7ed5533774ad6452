public import NavbridgeWire

/// The way in which a driver names the target of a tap or a long press (protocol §8, §10).
public enum TouchTargetName: Sendable, Equatable {
  /// The button, tab or native view with a test id, or else an element of React's.
  case testID(String)
  /// What shows a text.
  case text(String)
  /// A button of a bar; of the bar of one screen or stack if there is an id.
  case button(id: String, componentId: String?)
  /// A component in the centre of a side menu beside the open drawer.
  case component(id: String)
  /// A tab of the frontmost bar, from 0.
  case tab(index: Int)
  /// The back button of the frontmost bar.
  case back
}

extension TouchTargetName {
  /// The values of the members that name a target, in the order of the declaration.
  public typealias Members = (
    testID: String?, text: String?, buttonId: String?, componentId: String?, tabIndex: Int?, isBack: Bool?
  )

  /// The members of the request that names the target.
  public var members: Members {
    switch self {
    case .testID(let id): (id, nil, nil, nil, nil, nil)
    case .text(let shown): (nil, shown, nil, nil, nil, nil)
    case .button(let id, let component): (nil, nil, id, component, nil, nil)
    case .component(let id): (nil, nil, nil, id, nil, nil)
    case .tab(let index): (nil, nil, nil, nil, index, nil)
    case .back: (nil, nil, nil, nil, nil, true)
    }
  }

  /// Refuses members that name several targets, because they may contradict each other.
  public init(_ members: Members, of method: MethodDeclaration) throws(RPCError) {
    let named = zip(
      method.parameters.map(\.name),
      [
        members.testID != nil, members.text != nil, members.buttonId != nil,
        // The component of a button says in which bar the button is.
        members.buttonId == nil && members.componentId != nil, members.tabIndex != nil, members.isBack == true,
      ]
    ).filter(\.1).map { "'\($0.0)'" }
    guard named.count < 2 else {
      throw RPCError(
        .invalidParams,
        "\(method.name): \(named.dropLast().joined(separator: ", ")) and \(named.last!) name a target each. Give one of them."
      )
    }
    switch members {
    case (let id?, _, _, _, _, _): self = .testID(id)
    case (_, let shown?, _, _, _, _): self = .text(shown)
    case (_, _, let id?, let component, _, _): self = .button(id: id, componentId: component)
    case (_, _, _, let id?, _, _): self = .component(id: id)
    case (_, _, _, _, let index?, _): self = .tab(index: index)
    case (_, _, _, _, _, true?): self = .back
    default:
      let names = method.parameters.map { "'\($0.name)'" }
      throw RPCError(
        .invalidParams,
        "\(method.name): one of \(names.dropLast().joined(separator: ", ")) and \(names.last!) is expected.")
    }
  }
}

extension Field where Value == FieldTypes.Text? {
  static var touchedTestID: Self {
    .optional(.text("testID", "a button, tab or native view with this test id, or an element of React's"))
  }
  static var touchedText: Self {
    .optional(
      .text(
        "text",
        "the frontmost target that shows this text: a button, tab, back button or native view, or an element of React's"
      ))
  }
  static var touchedButton: Self { .optional(.text("buttonId", "a button of a bar")) }
  static var touchedComponent: Self {
    .optional(
      .text(
        "componentId",
        "with `buttonId`: the screen or stack with the bar; otherwise: a component that reacts to a press"))
  }
}

extension Field where Value == FieldTypes.Integer? {
  static var touchedTab: Self { .optional(.integer("tabIndex", "a tab of the frontmost bar, from 0")) }
}

extension Field where Value == FieldTypes.Flag? {
  static var touchedBack: Self { .optional(.flag("back", "the back button of the frontmost bar")) }
}
