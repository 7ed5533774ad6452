internal import NavbridgeWire

/// The result of a hard press on a screen for which a push with a preview waits.
public struct PeekAnswer: Sendable, Equatable {
  /// The size in points, `[width, height]`, that the preview's options ask for. Nil if they ask for none.
  public let preferredContentSize: [Double]?

  public init(preferredContentSize: [Double]?) { self.preferredContentSize = preferredContentSize }
}

extension MethodResult where Value == PeekAnswer {
  public static var peek: Self {
    Self(
      #"`{"done","preferredContentSize":[w,h]|null}`"#,
      json: { answer in
        let size = answer.preferredContentSize.map { JSON.array($0.map { .double($0) }) }
        return ["done": true, "preferredContentSize": size ?? .null]
      },
      read: { PeekAnswer(preferredContentSize: $0["preferredContentSize"]?.array?.compactMap(\.double)) })
  }
}
