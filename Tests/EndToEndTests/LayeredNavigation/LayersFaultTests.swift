import NavbridgeVocabulary
import NavbridgeWire
import NavbridgeLayers
import ScriptSide
import Testing

/// layered-navigation §12: what a script sends that cannot be read.
@Suite("A message to the layered navigation that cannot be read", .timeLimit(.minutes(20)))
struct LayersFaultTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let method: String
    let arguments: [JSON]
    let sentence: String
    var testDescription: String { sentence }

    init(_ method: String, _ arguments: [JSON], _ sentence: String) {
      self.method = method
      self.arguments = arguments
      self.sentence = sentence
    }

    static func ops(_ op: JSON, _ sentence: String) -> Row {
      Row(
        "transaction", [.array([["op": "popToRoot", "layer": "nav"], op])],
        "Layers.transaction: the argument 'ops[1]\(sentence)")
    }

    static func animator(_ animator: JSON, _ sentence: String) -> Row {
      Row("show", ["nav", animator], "Layers.show: the argument 'animator\(sentence)")
    }
  }

  private static let layers =
    "The layers are nav, tab0 to tab9, tab.NAME, tab.any, accesory0 to accesory9 and modal."

  private static let styles =
    #""zoomIn", "zoomOut", "slideLeft", "slideRight", "slideTop", "slideBottom" or "fade""#
  private static let verbs =
    #""push", "popTo", "popCurrent", "popToRoot", "goTo", "show", "hide" or "apply""#

  static let rows = [
    Row("show", ["tab10"], "There is no layer 'tab10'. \(layers)"),
    Row("push", ["accessory1", "Login"], "There is no layer 'accessory1'. \(layers)"),
    Row(
      "observe", ["layers.tab12"],
      "There is no key 'layers.tab12' to observe. The keys are layerActive, accesories, and layers.LAYER with nav, tab0 to "
        + "tab9, accesory0 to accesory9 or modal."),
    Row("callback", [77], "There is no context 77. Its screen has gone, or there never was one."),
    Row("dismissAccesory", [2.5], "There is no context 2.5. Its screen has gone, or there never was one."),
    Row("apply", ["nav", ["Detail", 7]], "Layers.apply: the argument 'texts[1]' is a number; a text is expected."),
    .animator([:], ".style' is missing; \(styles) is expected."),
    Row("setup", [["style": 7]], "Layers.setup: the argument 'animator.style' is a number; \(styles) is expected."),
    .animator(["style": "wobble"], ".style' is \"wobble\"; \(styles) is expected."),
    .animator(
      ["style": "fade", "duration": -1], ".duration' is -1; a number of seconds from 0 to 3600 is expected."),
    .animator(
      ["style": "fade", "dismissGestures": ["wave"]],
      #".dismissGestures[0]' is "wave"; "pan" or "pinch" is expected."#),
    .animator(
      ["style": "fade", "speed": 1],
      ".speed' is unknown; the members are 'style', 'intensity', 'duration', 'dismissGestures', 'completesAt'."),
    .ops("push", "' is a text; an object is expected."),
    .ops(["layer": "nav"], ".op' is missing; \(verbs) is expected."),
    .ops(
      ["op": "jump", "layer": "nav"],
      ".op' is \"jump\"; \(verbs) is expected."),
    .ops(["op": "push", "layer": "nav"], ".controller' is missing; a text is expected."),
    .ops(["op": "push", "layer": 1, "controller": "Detail"], ".layer' is a number; a text is expected."),
    .ops(
      ["op": "popTo", "layer": "nav", "controller": "Detail", "contextId": 1.5],
      ".contextId' is 1.5; a whole number is expected."),
    .ops(["op": "hide", "layer": "nav", "explicit": "yes"], ".explicit' is a text; true or false is expected."),
    .ops(["op": "apply", "layer": "nav", "texts": "Detail"], ".texts' is a text; an array is expected."),
  ]

  @Test(
    "A message to the layered navigation that cannot be read is rejected with a sentence, and changes nothing",
    arguments: rows, Architecture.allCases)
  func calls(_ row: Row, _ architecture: Architecture) async throws {
    try await LayersApp.run(Setup(depth: .inProcess, architecture: architecture)) { app in
      for name in ["Detail", "Photo"] { _ = try await app.layers.nav.push(name) }
      let before = try await app.everything()
      let declared = LayersDeclaration.declaration.methods(on: architecture).first { $0.name == row.method }
      let missing = (declared?.parameters.count ?? 0) - 1 - row.arguments.count
      let arguments: [JSON] = [.string("x1")] + row.arguments + Array(repeating: .null, count: missing)
      do throws(RPCError) {
        _ = try await app.layers.navigation.call(LayersDeclaration.names[architecture], row.method) { writer in
          for argument in arguments { writer.value(argument) }
        }
        Issue.record("The call is accepted.")
      } catch {
        #expect(error.message == row.sentence)
        #expect(error.data["code"] == "malformed")
      }
      #expect(try await app.everything() == before)
    }
  }

  private static let definitions = "Layers.define: the argument 'definitions"

  static let wrongDefinitions: [(JSON, code: String, sentence: String)] = [
    (["nav": 7], "malformed", "\(definitions).nav' is a number; an object is expected."),
    (["nav": [:]], "malformed", "\(definitions).nav.name' is missing; a text is expected."),
    (["tabs": "Home"], "malformed", "\(definitions).tabs' is a text; an array is expected."),
    (
      ["tabs": ["Home", ["name": "Friends", "positon": 2]]], "malformed",
      "\(definitions).tabs[1].positon' is unknown; the members are 'name', 'component', 'title', 'navBar', 'tabBar', "
        + "'navBarAnimated', 'index'."
    ),
    (
      ["controllers": [["component": "A"]]], "malformed",
      "\(definitions).controllers[0].name' is missing; a text is expected."
    ),
    (
      ["modals": [["name": "Login", "frame": [0, 0, 100]]]], "malformed",
      "\(definitions).modals[0].frame' is an array of 3; an array of 4 numbers is expected."
    ),
    (
      ["accesories": [["name": "Login", "parents": [1]]]], "malformed",
      "\(definitions).accesories[0].parents[0]' is a number; a text is expected."
    ),
    (
      ["modals": [["name": "Login", "frame": [0, 0, -1, 100]]]], "malformed",
      "\(definitions).modals[0].frame' has a size below zero; the numbers are x, y, width and height."
    ),
    (
      ["screens": []], "malformed",
      "\(definitions).screens' is unknown; the members are 'nav', 'tabs', 'controllers', 'accesories', 'modals', 'modal'."
    ),
    (
      ["controllers": ["A", "A"]], "definedTwice",
      "The controller 'A' is defined twice. Give each controller a name of its own."
    ),
    (
      ["tabs": .array((0...10).map { .string("T\($0)") })], "tooMany",
      "The tab 'T10' cannot have the index 10: there are at most 10 tabs, from 0."
    ),
    (
      ["tabs": [["name": "A", "index": 1], ["name": "B", "index": 1]]], "definedTwice",
      "The tab 'B' at 1 is defined twice, or its index is taken. Give each tab a name and an index of its own."
    ),
  ]

  @Test(
    "A message to the layered navigation that cannot be read defines nothing", arguments: wrongDefinitions,
    Architecture.allCases)
  func definition(
    _ row: (json: JSON, code: String, sentence: String), _ architecture: Architecture
  ) async throws {
    try await LayersApp.run(Setup(depth: .inProcess, architecture: architecture), setsUp: false) { app in
      let before = try await app.layers.define(LayersDefinitions(nav: .init("Root"), controllers: [.init("Z")]))
      do throws(RPCError) {
        _ = try await app.layers.navigation.call(\LayersDeclaration.define, "define9", row.json)
        Issue.record("The definition is accepted.")
      } catch {
        #expect(error.message == row.sentence)
        #expect(error.data["code"]?.string == row.code)
      }
      #expect(try await app.layers.getState()["definitions"] == before)
    }
  }

  @Test(
    """
    A message to the layered navigation that cannot be read does not happen with definitions, operations and \
    animators that the script side writes
    """)
  func roundTrip() throws {
    var definitions = LayersDefinitions(
      nav: .init("Root", component: "RootScreen", title: "Welcome"), tabs: [.init("Home", index: 3), .init("Friends")],
      controllers: [.init("Detail", title: "One")], accesories: [.init("Login", component: "L", parents: ["Home"])])
    definitions.accesories[0].frame = [0, 500, 440, 456]
    definitions.nav?.bars.navBar = false
    definitions.modal = .init()
    let read = try LayersDefinitions(LayersReader(definitions.json))
    #expect(read == definitions)
    var operation = LayersOperation(.popTo, "tab0", controller: "Detail")
    (operation.resourceId, operation.contextId, operation.payload) = ("7", 19, ["a": [1, nil]])
    operation.animator = LayersAnimator(
      .zoomOut, intensity: 0.5, duration: 2, dismissGestures: [.pinch, .pan], completesAt: 0.25)
    (operation.reportsHooks, operation.id) = (true, "popTo9")
    let second = try LayersOperation(LayersReader(operation.json))
    #expect(second == operation)
    var apply = LayersOperation(.apply, "modal")
    (apply.texts, apply.isExplicit) = (["a", "b.2"], true)
    let third = try LayersOperation(LayersReader(apply.json))
    #expect(third == apply)
  }
}
