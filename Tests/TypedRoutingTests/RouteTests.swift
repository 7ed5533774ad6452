import NavbridgeTypedRouting
import Testing

@Suite("Routes")
struct RouteTests {
  private enum Sample: Route {
    case profile(String)
    var name: String { "profile" }
  }

  @Test("with different associated values are different")
  func values() { #expect(AnyRoute(Sample.profile("1")) != AnyRoute(Sample.profile("2"))) }
}
