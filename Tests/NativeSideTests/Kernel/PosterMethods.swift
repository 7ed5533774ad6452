import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

/// The driver's methods that the poster adds to those of every design.
enum PosterMethods {
  static let paste = DriverMethod(
    "poster/paste", .act, "Pastes a text over the poster. `done`: there is a poster.",
    .required("text", .text, "the new text"),
    .optional("times", .wholeNumber(in: NumberBounds(1...9)), default: 1, "the number of copies, side by side"),
    returns: .done)
}
