import NavbridgeVocabulary
import NavbridgeWire
import Testing

@Suite("A declared module")
struct DeclarationTests {
  struct Lamp: DeclaredModule {
    static let names = ModuleNames(bridge: "LampBridge", turbo: "LampTurbo")
    static let declared = Lamp()

    let dim = DeclaredMethod(
      "dim", .commandId, .number("level"), .optional(.flag("slowly")), returns: .text("the commandId"))
    let switchOff = DeclaredMethod("switchOff", returns: .nothing(), kinds: .init(bridge: nil, turbo: .void))
    let listening = ListeningMethods.declared
    let dimmed = DeclaredMessage("lampDimmed", .number("level"), .optional(.text("room")), .nullable(.flag("isSlow")))
    let broken = DeclaredMessage("lampBroken", componentMethod: "lampBroken")
    let moved = DeclaredMessage("lampMoved", .numbers("to"))
  }

  @Test(
    "A declared module has its methods and events in the order of its properties, those of other modules among them")
  func order() {
    let lamp = Lamp.declaration
    #expect(lamp.key == "Lamp" && lamp.names == Lamp.names)
    #expect(lamp.methods.map(\.key) == ["dim", "switchOff", "addListener", "removeListeners"])
    #expect(lamp.events.map(\.key) == ["dimmed", "broken", "moved"])
    #expect(lamp.methods(on: .bridge).map(\.name) == ["dim", "addListener", "removeListeners"])
    #expect(lamp.methods(on: .turbo).map(\.name) == ["dim", "switchOff", "addListener", "removeListeners"])
    #expect(lamp.methods[0].declaration.hasCommandId && !lamp.methods[2].declaration.hasCommandId)
    #expect(
      lamp.methods[0].declaration.parameters == [
        FieldDeclaration("commandId", .text), FieldDeclaration("level", .number),
        FieldDeclaration("slowly", .flag, .optional),
      ])
  }

  @Test("A declared module is written for other languages with the names of a route")
  func table() {
    let bridge = ModuleDeclaration.table([Lamp.declaration], [:], on: .bridge)["Lamp"]
    #expect(bridge?["name"] == "LampBridge")
    #expect(bridge?["methods"]?["dim"] == ["name": "dim", "parameters": ["commandId", "level", "slowly"]])
    #expect(bridge?["methods"]?["switchOff"] == nil)
    #expect(bridge?["events"]?["dimmed"] == ["name": "lampDimmed", "componentMethod": nil])
    let turbo = ModuleDeclaration.table([Lamp.declaration], [:], on: .turbo)["Lamp"]
    #expect(turbo?["name"] == "LampTurbo" && turbo?["methods"]?["switchOff"]?["name"] == "switchOff")
    #expect(turbo?["events"]?["broken"]?["componentMethod"] == "lampBroken")
  }

  @Test("A declared module writes the arguments of a call in their order, and null for one without a value")
  func arguments() {
    let lamp = Lamp.declared
    #expect(
      JSONWriter.text { writer in writer.array { lamp.dim.write("dim1", 0.5, nil, to: writer) } }
        == #"["dim1",0.5,null]"#)
    #expect(
      JSONWriter.text { writer in writer.array { lamp.dim.write("dim2", 1, true, to: writer) } } == #"["dim2",1,true]"#)
  }

  @Test("A declared module writes a payload in the declared order, and reads it back")
  func payload() throws {
    let dimmed = Lamp.declared.dimmed
    let whole = JSONWriter.text { dimmed.write(0.5, "hall", true, to: $0) }
    #expect(whole == #"{"level":0.5,"room":"hall","isSlow":true}"#)
    let bare = JSONWriter.text { dimmed.write(2, nil, nil, to: $0) }
    #expect(bare == #"{"level":2,"isSlow":null}"#)
    #expect(JSONWriter.text { Lamp.declared.broken.write(to: $0) } == "")

    let read = try #require(dimmed.read(try JSONDocument(whole).root.json))
    #expect(read == (0.5, "hall", true))
    let rest = try #require(dimmed.read(try JSONDocument(bare).root.json))
    #expect(rest == (2, nil, nil))
    let to: [Double]? = Lamp.declared.moved.read(["to": [1, 2.5]])
    #expect(to == [1, 2.5])
    #expect(Lamp.declared.broken.read(.null) != nil)
  }

  @Test(
    "A declared module reads no payload with a member missing or of a wrong type",
    arguments: [
      ["room": "hall"], ["level": "high"], ["level": 1, "room": 2], ["level": 1, "isSlow": "no"], .null,
    ] as [JSON])
  func refused(_ payload: JSON) { #expect(Lamp.declared.dimmed.read(payload) == nil) }

  @Test("A declared module reads no numbers from an array with something else in it")
  func numbers() {
    #expect(Lamp.declared.moved.read(["to": [1, "2"]]) == nil)
    #expect(Lamp.declared.moved.read(["to": 1]) == nil)
  }
}
