import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import Testing

@testable import NavbridgeCoordinatorRouter

/// native-router §8: the truth table, and the times at which flags and services are read.
@Suite("Mappings of routes")
@MainQueue
struct RouterMappingsTests {
  final class EventCoordinator: NavigationCoordinator {}
  final class OtherCoordinator: NavigationCoordinator {}

  private static func mappings(_ screen: RouterApp.Screen, flags: [String: Bool] = [:]) -> RouterMappings {
    RouterMappings(
      RouterApp(tabs: [], home: "", screens: [screen], flags: flags), coordinators: ["event": EventCoordinator.self],
      routeConfigService: RemoteRouteConfig())
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let isNativeOnly: Bool
    /// Nil for a route without a flag.
    let flag: Bool?
    let hasCoordinator: Bool
    let isModal: Bool
    let outcome: String
    init(_ isNativeOnly: Bool, _ flag: Bool?, _ hasCoordinator: Bool, _ isModal: Bool, _ outcome: String) {
      (self.isNativeOnly, self.flag, self.hasCoordinator) = (isNativeOnly, flag, hasCoordinator)
      (self.isModal, self.outcome) = (isModal, outcome)
    }
    var testDescription: String {
      "native-only \(isNativeOnly), flag \(flag?.description ?? "none"), coordinator \(hasCoordinator), modal \(isModal)"
    }
  }

  @Test(
    "Mappings of routes follow the truth table",
    arguments: [
      Row(true, false, true, false, "1 EventCoordinator"), Row(true, false, true, true, "1 EventCoordinator"),
      Row(true, true, true, false, "1 EventCoordinator"), Row(true, nil, true, false, "1 EventCoordinator"),
      Row(true, nil, false, false, "badMapping"), Row(true, true, false, true, "badMapping"),
      Row(false, false, true, false, "2 ReactCoordinator"), Row(false, false, true, true, "2 ModalReactCoordinator"),
      Row(false, false, false, false, "2 ReactCoordinator"),
      Row(false, true, true, false, "3 EventCoordinator"), Row(false, true, true, true, "3 EventCoordinator"),
      Row(false, nil, true, false, "3 EventCoordinator"), Row(false, nil, true, true, "3 EventCoordinator"),
      Row(false, true, false, false, "4 ReactCoordinator"), Row(false, nil, false, false, "4 ReactCoordinator"),
      Row(false, true, false, true, "4 ModalReactCoordinator"), Row(false, nil, false, true, "4 ModalReactCoordinator"),
    ])
  func truthTable(_ row: Row) {
    let mappings = Self.mappings(
      .init(
        name: "Event", isModal: row.isModal, coordinator: row.hasCoordinator ? "event" : nil,
        isNativeOnly: row.isNativeOnly, flag: row.flag.map { _ in "flag" }),
      flags: row.flag.map { ["flag": $0] } ?? [:])
    #expect(Self.outcome(mappings, "Event") == row.outcome)
  }

  private static func outcome(_ mappings: RouterMappings, _ name: String) -> String {
    do throws(NativeRouterError) {
      let answer = try mappings.answer(for: NativeRoute(name: name))
      return "\(answer.rule) \(answer.type)"
    } catch {
      return error.code.rawValue
    }
  }

  @Test("Mappings of routes read a feature flag at each question; a flag without a value is off")
  func flags() {
    let mappings = Self.mappings(.init(name: "Event", coordinator: "event", flag: "flag"))
    #expect(Self.outcome(mappings, "Event") == "2 ReactCoordinator")
    #expect(mappings.setFlag("flag", isEnabled: true))
    #expect(!mappings.setFlag("flag", isEnabled: true))
    #expect(Self.outcome(mappings, "Event") == "3 EventCoordinator")
    #expect(mappings.setFlag("flag", isEnabled: false))
    #expect(Self.outcome(mappings, "Event") == "2 ReactCoordinator")
  }

  @Test("Mappings of routes ask the route config service before the registration of a name as modal")
  func service() {
    let mappings = Self.mappings(.init(name: "Login", isModal: true))
    let service = RemoteRouteConfig()
    mappings.routeConfigService = service
    #expect(Self.outcome(mappings, "Login") == "4 ModalReactCoordinator")
    service.setModalScreen(false, "Login")
    service.setModalScreen(true, "Unknown")
    #expect(Self.outcome(mappings, "Login") == "4 ReactCoordinator")
    #expect(Self.outcome(mappings, "Unknown") == "4 ModalReactCoordinator")
    service.setModalScreen(nil, "Login")
    #expect(Self.outcome(mappings, "Login") == "4 ModalReactCoordinator")
  }

  @Test("Mappings of routes know a modal screen by its registered name alone")
  func modalNames() throws {
    let app = RouterApp(tabs: [], home: "", screens: [.init(name: "Login", isModal: true), .init(name: "List")])
    #expect(try #require(NativeRoute.ScreenName(rawValue: "Login", in: app)).isModalScreen(in: app))
    #expect(try !#require(NativeRoute.ScreenName(rawValue: "List", in: app)).isModalScreen(in: app))
    let service = RemoteRouteConfig()
    #expect(NativeRoute(name: "Login").isModalScreen(in: app, routeConfigService: service))
    #expect(!NativeRoute(name: "Unknown").isModalScreen(in: app, routeConfigService: service))
  }

  @Test("Mappings of routes return a coordinator that is registered for a screen while the app runs")
  func registration() throws {
    let mappings = Self.mappings(.init(name: "Event", coordinator: "event"))
    #expect(try NativeRoute(name: "List").getCoordinator(mappings) == ReactCoordinator.self)
    mappings.register(OtherCoordinator.self, forScreen: "List")
    mappings.register(OtherCoordinator.self, forScreen: "Event")
    #expect(try NativeRoute(name: "List").getCoordinator(mappings) == OtherCoordinator.self)
    #expect(try NativeRoute(name: "Event").getCoordinator(mappings) == OtherCoordinator.self)
    mappings.register(nil, forScreen: "Event")
    #expect(try NativeRoute(name: "Event").getCoordinator(mappings) == EventCoordinator.self)
  }

  @Test("Mappings of routes name the route whose coordinator does not exist")
  func unknownCoordinator() {
    let mappings = Self.mappings(.init(name: "Event", coordinator: "nothing"))
    let error = #expect(throws: NativeRouterError.self) { try mappings.answer(for: NativeRoute(name: "Event")) }
    #expect(
      error
        == NativeRouterError(
          .badMapping, "The route 'Event' has the native coordinator 'nothing', which is not registered."))
  }

  @Test("Mappings of routes know which modals a user can dismiss")
  func dismissable() {
    let mappings = Self.mappings(.init(name: "Login", isModal: true, isDismissable: false))
    #expect(!mappings.isDismissable(NativeRoute(name: "Login")))
    #expect(mappings.isDismissable(NativeRoute(name: "Other")))
  }
}
