import Testing

/// Modals of a native stack (react-native-screens §9).
extension NativeStackTests {
  @Test("A native stack of React's, as a sheet is presented", arguments: Self.routes)
  func sheet(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A']", act: "set(['A', 'M'], { M: { stackPresentation: 'modal' } })",
        events: ["M WillAppear", "M Appear"], stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as a full screen modal is presented", arguments: Self.routes)
  func fullScreenModal(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A']", act: "set(['A', 'M'], { M: { stackPresentation: 'fullScreenModal' } })",
        events: ["A WillDisappear", "M WillAppear", "M Appear", "A Disappear"],
        onBridge: ["A WillDisappear", "M WillAppear", "A Disappear", "M Appear"], stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as a sheet is swiped down", arguments: Self.routes)
  func sheetSwiped(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A', 'M']", properties: "{ M: { stackPresentation: 'modal' } }", act: "device.dismissModal()",
        events: ["M WillDisappear", #"M Dismissed {"dismissCount":1}"#, "M Disappear"],
        onBridge: ["M WillDisappear", "M Disappear", #"M Dismissed {"dismissCount":1}"#], stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as a sheet is swiped down, and the screen decides", arguments: Self.routes)
  func sheetPrevented(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A', 'M']", properties: "{ M: { stackPresentation: 'modal', preventNativeDismiss: true } }",
        act: "device.dismissModal()", events: ["M GestureCancel", #"M NativeDismissCancelled {"dismissCount":1}"#],
        stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as a sheet is swiped down that takes no gestures", arguments: Self.routes)
  func sheetWithoutGesture(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A', 'M']", properties: "{ M: { stackPresentation: 'modal', gestureEnabled: false } }",
        act: "device.dismissModal()", events: ["M GestureCancel"], stack: "['A']"),
      on: route)
  }

  @Test("A native stack of React's, as the script takes a full screen modal away", arguments: Self.routes)
  func modalRemoved(_ route: String) async throws {
    try await check(
      Row(
        screens: "['A', 'M']", properties: "{ M: { stackPresentation: 'fullScreenModal' } }", act: "set(['A'])",
        events: ["A WillAppear", "A Appear"], stack: "['A']"),
      on: route)
  }
}
