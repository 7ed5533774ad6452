import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// React Native's own modules, as React Native's JavaScript calls them (protocol §12).
@Suite("React Native's modules", .timeLimit(.minutes(20)))
struct ReactModuleTests {
  @Test(
    "Appearance has the app's own style or else the system's, and sends each change while somebody listens",
    arguments: Setup.everyRoute)
  func appearance(_ setup: Setup) async throws {
    try await ReactTouchTests.run(setup) { world, script in
      @ScriptThread func set(_ style: UserInterfaceStyle) async throws {
        try await world.driver.setUserInterfaceStyle(style)
        try await world.settle()
      }
      @ScriptThread func setScheme(_ style: String) async throws {
        script.callVoid("Appearance", "setColorScheme", .string(style))
        _ = try script.callSync("Appearance", "getColorScheme")
        try await world.settle()
      }
      #expect(try script.callSync("Appearance", "getColorScheme") == "light")
      try await set(.dark)
      #expect(script.words == [])
      script.callVoid("Appearance", "addListener", "appearanceChanged")
      #expect(try script.callSync("Appearance", "getColorScheme") == "dark")
      try await set(.light)
      try await setScheme("dark")
      #expect(try await world.driver.snapshot()["userInterfaceStyle"] == "dark")
      // The app's own style hides the system's.
      try await set(.dark)
      try await set(.light)
      #expect(try script.callSync("Appearance", "getColorScheme") == "dark")
      try await setScheme("unspecified")
      #expect(try script.callSync("Appearance", "getColorScheme") == "light")
      #expect(
        script.bodies["appearanceChanged"] == [
          ["colorScheme": "light"], ["colorScheme": "dark"], ["colorScheme": "light"],
        ])
      script.callVoid("Appearance", "removeListeners", 1)
      try await setScheme("dark")
      #expect(script.bodies["appearanceChanged"]?.count == 3)
      // The windows live on, and so does their style.
      try await world.driver.reload()
      try await script.received("context 2")
      #expect(try script.callSync("Appearance", "getColorScheme") == "dark")
      #expect(script.connection.info["device"]?["userInterfaceStyle"] == "dark")
    }
  }

  @Test("KeyboardObserver sends the events of the keyboard's way in and out", arguments: Setup.everyRoute)
  func keyboard(_ setup: Setup) async throws {
    try await ReactTouchTests.run(setup) { world, script in
      let began = try await world.driver.clockNow().milliseconds
      try await world.driver.setKeyboard(visible: true)
      try await world.driver.setKeyboard(visible: false)
      try await world.settle()
      #expect(try await world.driver.clockNow().milliseconds == began)
      #expect(script.words == [])
      script.callVoid("KeyboardObserver", "addListener", "keyboardDidShow")
      _ = try script.callSync("Appearance", "getColorScheme")
      #expect(try await world.driver.setKeyboard(visible: true))
      #expect(try await !world.driver.setKeyboard(visible: true))
      try await world.settle()
      #expect(
        script.words == ["keyboardWillChangeFrame", "keyboardWillShow", "keyboardDidChangeFrame", "keyboardDidShow"])
      #expect(try await world.driver.clockNow().milliseconds == began + 250)
      let (below, above): (JSON, JSON) = (
        ["screenX": 0, "screenY": 956, "width": 440, "height": 346],
        ["screenX": 0, "screenY": 610, "width": 440, "height": 346]
      )
      let body: JSON = [
        "duration": 250, "easing": "keyboard", "startCoordinates": below, "endCoordinates": above,
        "isEventFromThisApp": true,
      ]
      #expect(script.bodies["keyboardWillShow"] == [body] && script.bodies["keyboardDidShow"] == [body])
      script.clear()
      try await world.driver.setAnimationsEnabled(false)
      #expect(try await world.driver.setKeyboard(visible: false))
      try await world.settle()
      #expect(
        script.words == ["keyboardWillChangeFrame", "keyboardWillHide", "keyboardDidChangeFrame", "keyboardDidHide"])
      #expect(script.bodies["keyboardDidHide"]?[0]["duration"] == 0)
      #expect(script.bodies["keyboardDidHide"]?[0]["startCoordinates"] == above)
      #expect(script.bodies["keyboardDidHide"]?[0]["endCoordinates"] == below)
      #expect(try await world.driver.clockNow().milliseconds == began + 250)
    }
  }

  @Test("AppState reports the state through two callbacks", arguments: Setup.everyRoute)
  func appState(_ setup: Setup) async throws {
    try await ReactTouchTests.run(setup) { world, script in
      #expect(try await script.call("AppState", "getCurrentAppState") == ["app_state": "active"])
      try await world.driver.enterBackground()
      #expect(try await script.call("AppState", "getCurrentAppState") == ["app_state": "background"])
      // React Native's bridge makes a function with callbacks of a method that is in neither list.
      let info = script.connection.info
      switch setup.architecture {
      case .bridge:
        let module = info["remoteModuleConfig"]?.array?.first { $0[0] == "AppState" }
        let index = try #require(module?[2]?.array?.firstIndex(of: "getCurrentAppState"))
        #expect(module?[3]?.array?.contains(.int(Int64(index))) == false && module?[4] == [])
        #expect(module?[1] == ["initialAppState": "active"])
      case .turbo:
        let module = info["turboModules"]?["AppState"]
        #expect(module?["methods"]?["getCurrentAppState"] == ["kind": "callbacks", "argCount": 0])
        #expect(module?["constants"] == ["initialAppState": "active"])
      }
    }
  }

  @Test(
    "LinkingManager opens pages and settings, and refuses other URLs as an iPhone without their apps",
    arguments: Setup.everyRoute)
  func linking(_ setup: Setup) async throws {
    try await ReactTouchTests.run(setup) { world, script in
      for url in ["https://example.org", "HTTP://example.org/a?b"] {
        let (canOpen, opened) = (
          try await script.call("LinkingManager", "canOpenURL", .string(url)),
          try await script.call("LinkingManager", "openURL", .string(url))
        )
        #expect(canOpen == true && opened == true)
      }
      let settings = try await script.call("LinkingManager", "openSettings")
      #expect(settings == .null)
      for url in ["tel:123", "https", ""] {
        let opening = await ReactTouchTests.refusal { () throws(RPCError) in
          _ = try await script.call("LinkingManager", "openURL", .string(url))
        }
        #expect(opening?.message == "Unable to open URL: \(url)" && opening?.data["code"] == "EUNSPECIFIED")
      }
      let asking = await ReactTouchTests.refusal { () throws(RPCError) in
        _ = try await script.call("LinkingManager", "canOpenURL", "tel:123")
      }
      #expect(
        asking?.message == "Unable to open URL: tel:123. Add tel to LSApplicationQueriesSchemes in your Info.plist.")
    }
  }

  @Test("The answer to initialize has what React Native's constants are made of", arguments: Setup.everyRoute)
  func device(_ setup: Setup) async throws {
    try await ReactTouchTests.run(setup, .init(device: "iPad Pro 11")) { world, script in
      let size: JSON = ["width": 834, "height": 1194, "scale": 2, "fontScale": 1]
      let expected: [String: JSON] = [
        "window": size, "screen": size, "osVersion": "18.5", "systemVersion": "18.5", "interfaceIdiom": "pad",
        "locale": "en_US", "isRTL": false,
      ]
      for (key, value) in expected { #expect(script.connection.info["device"]?[key] == value, "\(key)") }
    }
  }
}
