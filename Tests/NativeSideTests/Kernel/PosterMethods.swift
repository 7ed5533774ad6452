import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

/// The driver's methods that the poster adds to those of every design.
enum PosterMethods {
  static let paste = DeclaredMethod(
    "poster/paste", .act, "Pastes a text over the poster. `done`: there is a poster.",
    .text("text", "the new text"),
    .integer("times", in: NumberBounds(1...9), "the number of copies, side by side", default: 1),
    returns: .done)
}
