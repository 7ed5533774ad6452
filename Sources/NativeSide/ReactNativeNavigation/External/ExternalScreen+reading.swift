internal import HeadlessUIKit
internal import NavbridgeKernel
public import NavbridgeVocabulary
internal import NavbridgeWire

extension ExternalScreen {
  /// A sentence that explains why a description cannot be used, with the member that is at fault.
  public struct Fault: MemberFailure, FileFailure, Sendable, Equatable, CustomStringConvertible {
    public let description: String
    package let steps: [JSONStep]
    package let place: String?
    package var message: String { description }

    package init(_ steps: [JSONStep], _ message: String, place: JSONPlace? = nil) {
      (self.steps, description, self.place) = (steps, message, place?.description)
    }

    /// A fault of a member of the file, with its place.
    public init(_ fault: MemberFault) { self.init(fault.path, fault.sentence) }
  }

  fileprivate typealias Reader = MemberReader<Fault>

  /// Reads a description, which is JSON in the form of protocol §10.
  public init(json text: String) throws(Fault) {
    self = try Reader.read(file: text) { (screen) throws(Fault) in try ExternalScreen(screen) }
  }

  private init(_ screen: Reader) throws(Fault) {
    guard screen.json.object != nil else { throw Fault([], "The file is not an object.") }
    try screen.admit(["title", "views", "scrollView", "rightButtons", "stack", "tabs"])
    content.title = try screen.read(.optional(.text("title")))
    for view in try screen.objects("views") {
      try view.admit(["class"] + Reader.itemMembers)
      content.rows.append(try view.item(try view.read(.word("class", DescribedItemKind.self))))
    }
    scroll = try screen.object("scrollView").map { (scroll) throws(Fault) in try Scroll(scroll) }
    container = try Self.container(screen)
    for button in try screen.objects("rightButtons") {
      try button.admit(Reader.itemMembers)
      content.rightButtons.append(try button.item(.button))
    }
  }

  private static func container(_ screen: Reader) throws(Fault) -> Container? {
    let (stack, tabs) = (try screen.names("stack"), try screen.names("tabs"))
    guard stack != nil || tabs != nil else { return nil }
    let own = ["title", "views", "scrollView", "rightButtons"].first { screen.member($0) != nil }
    guard own == nil, stack == nil || tabs == nil else {
      throw Fault(
        [],
        "A screen with '\(stack == nil ? "tabs" : "stack")' holds others, and can have no '\(own ?? "tabs")' besides.")
    }
    return stack.map(Container.stack) ?? tabs.map(Container.tabs)
  }
}

extension ExternalScreen.Scroll {
  fileprivate init(_ scroll: ExternalScreen.Reader) throws(ExternalScreen.Fault) {
    try scroll.admit(
      ["testID", "contentHeight", "contentInset", "automaticallyAdjustContentInsets", "scrollEventThrottle"]
        + ScrollFlag.allCases.map(\.rawValue))
    testID = try scroll.read(.optional(.text("testID")))
    contentHeight = try scroll.read(.number("contentHeight", in: NumberBounds(from: 0), default: 0))
    // top, left, bottom and right.
    let inset = try scroll.read(.optional(.vector("contentInset", SIMD4<Double>.self))) ?? .zero
    contentInset = UIEdgeInsets(top: inset.x, left: inset.y, bottom: inset.z, right: inset.w)
    isAutomatic = try scroll.read(.flag("automaticallyAdjustContentInsets", default: true))
    eventThrottle = try scroll.read(.optional(.number("scrollEventThrottle", in: NumberBounds(from: 0))))
    var flags: [ScrollFlag: Bool] = [:]
    for flag in ScrollFlag.allCases { flags[flag] = try scroll.read(.optional(.flag(flag.rawValue))) }
    self.flags = flags
  }
}

extension ExternalScreen.Reader {
  fileprivate func objects(_ name: String) throws(ExternalScreen.Fault) -> [Self] {
    let items = try items(name)
    for item in items where item.json.object == nil { throw item.fault("is no object") }
    return items
  }

  /// The names of external components.
  fileprivate func names(_ name: String) throws(ExternalScreen.Fault) -> [String]? {
    let names = try read(.optional(.texts(name)))
    if names?.isEmpty == true { throw member(name)!.fault("is empty; names of external components are expected") }
    return names
  }

  /// The members of every item.
  fileprivate static var itemMembers: [String] { ["text", "testID", "enabled", "action"] }

  fileprivate func item(_ kind: DescribedItemKind) throws(ExternalScreen.Fault) -> ExternalScreen.Item {
    ExternalScreen.Item(
      kind, text: try read(.optional(.text("text"))) ?? "", testID: try read(.optional(.text("testID"))),
      isEnabled: try read(.flag("enabled", default: true)), action: try action())
  }

  private func action() throws(ExternalScreen.Fault) -> ExternalScreen.Action? {
    guard let action = member("action") else { return nil }
    let json = action.json
    if json.object != nil { try action.admit(["pushNative", "pop", "dismiss", "setText", "emit"]) }
    if let name = json["pushNative"]?.string { return .pushNative(name) }
    if json["pop"]?.bool == true { return .pop }
    if json["dismiss"]?.bool == true { return .dismiss }
    if let testID = json["setText"]?[0]?.string, let text = json["setText"]?[1]?.string {
      return .setText(testID: testID, text: text)
    }
    if let event = json["emit"]?[0]?.string { return .emit(event: event, body: json["emit"]?[1] ?? .null) }
    throw action.fault(
      "must be one of {\"pushNative\": NAME}, {\"pop\": true}, {\"dismiss\": true}, {\"setText\": [TESTID, TEXT]} and "
        + "{\"emit\": [EVENT, BODY]}")
  }
}
