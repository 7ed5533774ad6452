internal import NavbridgeRuntime
internal import NavbridgeWire

/// The places of an app's screens in their list, by name. They are found at the first question, and serve all copies of
/// the list.
final class ScreenPlaces: Sendable, Equatable {
  private let places = Guarded<[ExactText: Int]?>(nil)

  func place(of name: String, in screens: [RouterApp.Screen]) -> Int? {
    places.withLock { places in
      let known =
        places
        ?? Dictionary(
          screens.enumerated().map { (ExactText($1.name), $0) }, uniquingKeysWith: { first, _ in first })
      places = known
      return known[ExactText(name)]
    }
  }

  /// The places follow from the list, which is compared itself.
  static func == (a: ScreenPlaces, b: ScreenPlaces) -> Bool { true }
}
