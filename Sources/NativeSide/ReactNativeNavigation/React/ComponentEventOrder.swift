internal import NavbridgeVocabulary

/// The legal order of the appearance events of one component, whatever its view has decided to send: an invariant.
///
/// Will-appear comes before did-appear, and each did-appear is followed by one did-disappear before the next. Nothing follows the end
/// of the component's root. On the new architecture a did-disappear may also come alone (rnn-layouts §6.2).
struct ComponentEventOrder {
  private let architecture: Architecture
  private var isExpected = false
  private var hasAppeared = false

  init(architecture: Architecture) { self.architecture = architecture }

  /// Takes the next event. Returns the rest of a sentence that begins with the component if the event is out of order.
  ///
  /// - Parameters:
  ///   - hasEnded: true if the component's root has ended.
  ///   - mayAppearAlone: true if UIKit has left will-appear out somewhere, and for a component of a bar.
  mutating func fault(of event: ReactViewLifecycle.Event, hasEnded: Bool, mayAppearAlone: Bool) -> String? {
    defer { note(event) }
    if hasEnded { return "sends \(event) although its root has ended" }
    switch event {
    case .willAppear: return hasAppeared ? "sends willAppear although it has appeared" : nil
    case .didAppear:
      if hasAppeared { return "sends didAppear twice" }
      return isExpected || mayAppearAlone ? nil : "sends didAppear without willAppear"
    case .didDisappear:
      return hasAppeared || architecture == .turbo ? nil : "sends didDisappear although it has not appeared"
    }
  }

  private mutating func note(_ event: ReactViewLifecycle.Event) {
    switch event {
    case .willAppear: isExpected = true
    case .didAppear: hasAppeared = true
    case .didDisappear: (isExpected, hasAppeared) = (false, false)
    }
  }
}
