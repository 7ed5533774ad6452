import NavbridgeRuntime
import NavbridgeTypedRouting

/// A view model of the tests' app, which knows the protocol only.
@ScriptThread
final class ItemModel {
  private let router: any RouterModel

  init(router: any RouterModel) { self.router = router }

  func open(_ number: Int) { router.push(AppRoute.detail(number)) }

  func about() { router.present(AppRoute.info, withStack: false) }

  func choose(_ number: Int) {
    if router.canTerminate(Choice.self) { router.terminate(Choice(number: number)) } else { router.back() }
  }
}
