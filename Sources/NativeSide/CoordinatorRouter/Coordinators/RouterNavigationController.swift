internal import HeadlessUIKit
internal import NavbridgeVocabulary

/// The navigation controller of a tab or a modal. Its back button is the action `goBack` (native-router §9).
final class RouterNavigationController: UINavigationController {
  private unowned let router: NativeAppRouter
  weak var stack: NavigationStack?

  init(router: NativeAppRouter) {
    self.router = router
    super.init()
    delegate = router
  }

  override func navigationBarShouldPop() -> Bool {
    router.perform(action: .goBack, origin: .gesture)
    return false
  }

  override func backMenuDidChoose(_ viewController: UIViewController) {
    stack?.noticed = .swipeBack
    super.backMenuDidChoose(viewController)
  }
}
