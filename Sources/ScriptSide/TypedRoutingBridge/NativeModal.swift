internal import NavbridgeRuntime
internal import NavbridgeTypedRouting

/// A native modal that shows a presentation.
@ScriptThread
final class NativeModal {
  let id: String
  weak var container: MountedStack?
  let containerID: Int
  weak var presenter: MountedStack?
  let slot: PresentationSlot
  /// What the commands for the modal change.
  let subjects: [NativeSubject]
  /// The only screen of a modal without a stack, which cannot be replaced in it.
  private let onlyScreen: Int?

  init(
    _ id: String, _ container: MountedStack, in slot: PresentationSlot, of presenter: MountedStack,
    subjects: [NativeSubject]
  ) {
    self.id = id
    self.container = container
    containerID = container.id
    self.presenter = presenter
    self.slot = slot
    self.subjects = subjects
    onlyScreen = container.hasStack ? nil : container.rootScreen?.id
  }

  /// True if the routers' state still asks for this modal.
  var isWanted: Bool {
    guard let container, container.isMounted else { return false }
    return container.hasStack || container.rootScreen?.id == onlyScreen
  }
}
