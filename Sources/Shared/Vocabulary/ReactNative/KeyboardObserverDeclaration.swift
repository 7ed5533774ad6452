/// React Native's Keyboard.
public struct KeyboardObserverDeclaration: DeclaredListeningModule {
  /// The event of a step of the keyboard's animation. The duration is in milliseconds.
  public typealias Event = DeclaredMessage<
    FieldTypes.Number, FieldTypes.Text, FieldTypes.Object, FieldTypes.Object, FieldTypes.Flag
  >

  public static let names = ModuleNames("KeyboardObserver")
  public static let declared = KeyboardObserverDeclaration()

  public let listening = ListeningMethods.declared
  public let keyboardWillShow = event("keyboardWillShow")
  public let keyboardDidShow = event("keyboardDidShow")
  public let keyboardWillHide = event("keyboardWillHide")
  public let keyboardDidHide = event("keyboardDidHide")
  public let keyboardWillChangeFrame = event("keyboardWillChangeFrame")
  public let keyboardDidChangeFrame = event("keyboardDidChangeFrame")

  private static let coordinates: [FieldDeclaration] = ["screenX", "screenY", "width", "height"].map {
    FieldDeclaration($0, .number)
  }

  private static func event(_ name: String) -> Event {
    DeclaredMessage(
      name, .number("duration"), .text("easing"), .object("startCoordinates", coordinates),
      .object("endCoordinates", coordinates), .flag("isEventFromThisApp"))
  }
}
