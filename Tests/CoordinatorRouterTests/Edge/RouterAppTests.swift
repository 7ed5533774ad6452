import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeCoordinatorRouter

/// The declaration of an app in Swift.
@Suite("An app's declaration")
struct RouterAppTests {
  @Test("An app's declaration is built from parts, also from repeated and conditional ones")
  func builder() throws {
    let hasWallet = true
    let app = try RouterApp(home: "home") {
      for name in ["home", "sports"] { RouterApp.Tab(name: name, root: NativeRoute(name: name.uppercased())) }
      RouterApp.Screen(name: "Event", coordinator: "event", flag: "nativeEvent")
      SameScreen("Race", like: "Event")
      if hasWallet { RouterApp.Screen(name: "Wallet", isModal: true) }
      if hasWallet { FeatureFlag("nativeEvent", isEnabled: true) } else { FeatureFlag("nativeEvent") }
      LinkScheme("https")
      LinkHost("bets.example")
      RouterApp.Template(pattern: "bets/:id", screen: "Event", stack: "sports")
    }
    let expected = RouterApp(
      tabs: [
        .init(name: "home", root: NativeRoute(name: "HOME")), .init(name: "sports", root: NativeRoute(name: "SPORTS")),
      ],
      home: "home",
      screens: [
        .init(name: "Event", coordinator: "event", flag: "nativeEvent"),
        .init(name: "Race", coordinator: "event", flag: "nativeEvent"), .init(name: "Wallet", isModal: true),
      ], flags: ["nativeEvent": true], schemes: ["https"], hosts: ["bets.example"],
      templates: [.init(pattern: "bets/:id", screen: "Event", stack: "sports")])
    #expect(app == expected)
  }

  @Test("An app's declaration is checked when it is built, and the error names the part")
  func check() {
    let unknownTab = #expect(throws: RouterAppFault.self) {
      try RouterApp(home: "home") { RouterApp.Tab(name: "start", root: NativeRoute(name: "Home")) }
    }
    #expect(unknownTab?.description == ".home: There is no tab 'home'. The tabs are 'start'.")
    let circle = #expect(throws: RouterAppFault.self) {
      try RouterApp(home: "home") {
        RouterApp.Tab(name: "home", root: NativeRoute(name: "Home"))
        SameScreen("A", like: "B")
        SameScreen("B", like: "C")
        SameScreen("C", like: "A")
      }
    }
    #expect(
      circle?.message == "The screen 'A' is mapped in a circle: 'A' is like 'B' is like 'C' is like 'A'.")
    let noScheme = #expect(throws: RouterAppFault.self) {
      try RouterApp(home: "home") {
        RouterApp.Tab(name: "home", root: NativeRoute(name: "Home"))
        RouterApp.Template(pattern: "bets", screen: "Bets")
      }
    }
    #expect(
      noScheme?.description == ".links.templates[0]: A template needs a scheme in 'schemes', and there is none.")
  }

  @Test("An app's declaration has coordinators that are registered")
  func coordinators() throws {
    let app = try RouterApp(home: "home") {
      RouterApp.Tab(name: "home", root: NativeRoute(name: "Home"))
      RouterApp.Screen(name: "Event", coordinator: "event")
    }
    try app.check(coordinators: ["event"])
    let error = #expect(throws: RouterAppFault.self) { try app.check(coordinators: ["other"]) }
    #expect(error?.message == "The screen 'Event' has the native coordinator 'event', which does not exist.")
  }
}
