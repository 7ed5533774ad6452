import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeTestRunner

/// The configurations of Detox by name.
@Suite("A configuration of Detox")
struct DetoxConfigurationTests {
  private static let apps: JSON = [
    "debug": ["type": "ios.app", "binaryPath": "Debug/A.app"],
    "release": ["type": "ios.app", "binaryPath": "Release/A.app", "launchArgs": ["a": 1, "off": false, "none": nil]],
    "other": ["type": "ios.app", "name": "second", "binaryPath": "B.app"],
    "android": ["type": "android.apk", "binaryPath": "a.apk"],
  ]

  private static func configuration(_ configurations: JSON, _ members: JSONObject = [:]) -> DetoxConfiguration {
    let own: JSONObject = [
      "apps": apps, "devices": ["phone": ["type": "ios.simulator"], "pixel": ["type": "android.emulator"]],
      "configurations": configurations,
    ]
    return DetoxConfiguration(.object(own.merging(members)), file: ".detoxrc.js")
  }

  private static let ios: JSON = ["device": "phone", "app": "debug"]
  private static let release: JSON = ["device": "phone", "app": "release"]
  private static let android: JSON = ["device": "pixel", "app": "android"]

  @Test(
    """
    A configuration of Detox is chosen by its name, by the one that is selected, or as the only one for iOS that has \
    a bundle
    """,
    arguments: [
      (["i": ios, "a": android], nil, "i"), (["i": ios, "r": release], "r", "r"), (["i": ios, "r": release], nil, "r"),
      (["a": android], nil, "has no configuration with an app for iOS"),
      ([:], nil, "has no configuration with an app for iOS"),
      (["i": ios, "j": ios], nil, "i"),
      (["r": release, "s": ["app": "release", "testRunner": ["args": ["t": "x"]]]], nil, "Choose one"),
      (["a": android, "i": ios], "a", "is not for iOS"), (["ios.debug": ios], "ios.debag", "Did you mean 'ios.debug'?"),
      (["i": ios], "release", "There are 'i'."),
      (["i": ["device": "phone"]], nil, "has no configuration with an app for iOS"),
      (["old": ["type": "ios.simulator", "binaryPath": "Release/A.app"]], nil, "old"),
    ] as [(JSON, String?, String)])
  func chosen(_ configurations: JSON, _ name: String?, _ expected: String) {
    let found = Result { () throws(ConfigurationFile.Failure) in
      try Self.configuration(configurations).choice(name) { $0.apps[0].binaryPath.hasPrefix("Release") }
    }
    switch found {
    case .success(let choice): #expect(choice.name == expected)
    case .failure(let failure): #expect(failure.description.contains(expected))
    }
  }

  @Test(
    "The device of a configuration of Detox is that of its description",
    arguments: [
      (["device": "phone", "app": "debug"], nil),
      (["device": ["type": "ios.simulator", "device": ["type": "iPhone 15"]], "app": "debug"], "iPhone 15"),
      (["device": ["type": "ios.simulator", "device": "iPhone 14 Pro, iOS 17.2"], "app": "debug"], "iPhone 14 Pro"),
      (["type": "ios.simulator", "binaryPath": "A.app", "device": ["type": "iPad Air 5"]], "iPad Air 5"),
      (["device": ["type": "ios.simulator", "device": ["id": "1"]], "app": "debug"], nil),
    ] as [(JSON, String?)])
  func device(_ own: JSON, _ expected: String?) throws {
    #expect(try Self.configuration(["i": own]).choice(nil) { _ in true }.device == expected)
  }

  @Test("A configuration of Detox is the selected one, where that is for iOS")
  func selected() throws {
    let both: JSON = ["i": Self.ios, "r": Self.release, "a": Self.android]
    for (name, expected) in [("i", "i"), ("a", "r")] {
      let configuration = Self.configuration(both, ["selectedConfiguration": .string(name)])
      #expect(try configuration.choice(nil) { $0.apps[0].binaryPath.hasPrefix("Release") }.name == expected)
    }
  }

  @Test("A configuration of Detox has its apps with their arguments, of which those without a value are left out")
  func apps() throws {
    let several = Self.configuration(["r": ["device": "phone", "apps": ["release", "other", "android"]]])
    let choice = try several.choice(nil) { _ in true }
    #expect(choice.apps.map(\.name) == ["release", "second"])
    #expect(choice.apps[0].launchArgs == ["a": 1])
  }

  @Test("A configuration of Detox takes the runner's arguments of the file, and its own before those")
  func runner() throws {
    let runner: JSON = ["args": ["config": "e2e/a.json", "_": ["login"], "maxWorkers": 1], "bail": true, "retries": 2]
    let own: JSON = ["app": "release", "testRunner": ["args": ["config": "e2e/b.json", "testNamePattern": "x"]]]
    let configuration = Self.configuration(["r": own, "i": Self.ios], ["testRunner": runner])
    let first = try configuration.choice("i") { _ in true }
    #expect(first.jest == "e2e/a.json" && first.patterns == ["login"] && first.bails && first.grep == nil)
    #expect(first.notes.paths == ["testRunner.retries"])
    let second = try configuration.choice("r") { _ in true }
    #expect(second.jest == "e2e/b.json" && second.grep == "x" && second.bails)
    let old = Self.configuration(["i": Self.ios], ["testRunner": "jest", "runnerConfig": "e2e/c.json"])
    #expect(try old.choice(nil) { _ in true }.jest == "e2e/c.json")
  }

  @Test("A configuration of Detox names each member without effect once, and none that asks for nothing")
  func notes() throws {
    let members: JSONObject = [
      "behavior": ["launchApp": "manual", "init": ["reinstallApp": false]], "colour": "red",
      "session": ["autoStart": true],
      "artifacts": [
        "rootDir": "x",
        "plugins": ["log": "none", "video": "all", "screenshot": ["shouldTakeAutomaticSnapshots": true]],
      ],
      "testRunner": ["retries": 0, "args": ["$0": "jest"]],
    ]
    let choice = try Self.configuration(["i": Self.ios], members).choice(nil) { _ in true }
    #expect(
      choice.notes.paths == [
        "behavior.launchApp", "behavior.init.reinstallApp", "artifacts.rootDir", "artifacts.plugins.video", "colour",
      ])
    #expect(choice.notes.sentence(about: "f")?.contains("'artifacts.plugins.video' and 'colour' of 'f' have") == true)
    #expect(MemberNotes().sentence(about: "f") == nil)
  }
}
