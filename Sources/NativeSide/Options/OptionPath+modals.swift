extension OptionPath {
  static let modalPresentationStyle = OptionPath("modalPresentationStyle")
  static let modalTransitionStyle = OptionPath("modalTransitionStyle")
  static let swipeToDismiss = OptionPath("modal.swipeToDismiss")
  static let showModalEnter = OptionPath("animations.showModal.enter")
  static let showModalEnabled = OptionPath("animations.showModal.enter.enabled")
  static let showModalWaitForRender = OptionPath("animations.showModal.enter.waitForRender")
  static let dismissModalEnabled = OptionPath("animations.dismissModal.exit.enabled")
  static let overlayHandlesKeyboard = OptionPath("overlay.handleKeyboardEvents")
  static let overlayInterceptsTouchOutside = OptionPath("overlay.interceptTouchOutside")
}
