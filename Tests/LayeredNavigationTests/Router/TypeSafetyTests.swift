import NavbridgeTestSupport
import Testing

@Suite("The types of a navigation of layers")
struct TypeSafetyTests {
  @Test(
    "The types of a navigation of layers refuse a name of another kind, on each receiver and in each definition",
    arguments: [
      ("router.tab(.home).push(.photo)", nil),
      ("router.tab(.home).push(Card.login)", "cannot convert value of type 'Card'"),
      ("router.nav.goTo(.photo)", nil), ("router.nav.goTo(Card.login)", "cannot convert value of type 'Card'"),
      ("router.modal.push(.login)", nil), ("router.modal.push(Page.photo)", "cannot convert value of type 'Page'"),
      ("router.nav.overlay(.login)", nil), ("router.nav.overlay(Page.photo)", "cannot convert"),
      ("router.tab(Page.photo)", "no exact matches"),
      ("router.modal.goTo(.login)", "has no member 'goTo'"), ("router.nav.dismiss()", "has no member 'dismiss'"),
      ("NavDefinition<Tab, Page, Card>.tab(.home) { UIViewController() }", nil),
      ("NavDefinition<Tab, Page, Card>.tab(.photo) { UIViewController() }", "has no member 'photo'"),
    ] as [(String, String?)])
  func kinds(_ expression: String, error: String?) async throws {
    let check = try await TypeCheck(
      """
      import HeadlessUIKit
      import NavbridgeLayeredNavigation
      import NavbridgeRuntime

      enum Tab: String { case home }
      enum Page: String { case photo }
      enum Card: String { case login }
      @MainQueue func use(_ router: LayeredRouter<Tab, Page, Card>) { _ = \(expression) }
      """)
    #expect(check.isRight == (error == nil), "\(check.output)")
    if let error { #expect(check.output.contains(error)) }
  }
}
