internal import NavbridgeWire

/// The options under `topBar.title` (rnn-options §4.4).
final class TitleOptionPaths: Sendable {
  let text: OptionPath
  let font: FontOptionPaths
  let component: ComponentOptionPaths

  init(_ options: inout OptionBuilder) {
    text = options.add("topBar.title.text", .text, unset: "none", .title(.onInit, .merge))
    font = FontOptionPaths(
      &options, "topBar.title", sizeUnset: "as it is, or 17", .topBar(.apply, .merge))
    component = ComponentOptionPaths(&options, "topBar.title.component", .title(.onInit, .merge, .render))
  }
}

/// The options under `topBar.subtitle` (rnn-options §4.4).
final class SubtitleOptionPaths: Sendable {
  let text, alignment: OptionPath
  let font: FontOptionPaths

  init(_ options: inout OptionBuilder) {
    text = options.add("topBar.subtitle.text", .text, unset: "none", .title(.apply, .merge))
    font = FontOptionPaths(&options, "topBar.subtitle", size: 12, .title(.apply, .merge))
    alignment = options.add("topBar.subtitle.alignment", .text, fidelity: .unread)
  }
}

/// The options under `topBar.largeTitle` (rnn-options §4.4).
final class LargeTitleOptionPaths: Sendable {
  let visible: OptionPath
  let font: FontOptionPaths

  init(_ options: inout OptionBuilder) {
    visible = options.add("topBar.largeTitle.visible", .bool, default: false, .component(.onInit, .merge))
    font = FontOptionPaths(&options, "topBar.largeTitle", sizeUnset: "as it is, or 17", .topBar(.apply, .merge))
  }
}

/// The look of a text: family, size, weight and colour (rnn-options §5.3).
final class FontOptionPaths: Sendable {
  let fontFamily, fontSize, fontWeight, color: OptionPath

  init(
    _ options: inout OptionBuilder, _ path: String, size: JSON? = nil, sizeUnset: String? = nil, _ reader: OptionReader
  ) {
    fontFamily = options.add("\(path).fontFamily", .text, unset: "the system's", reader)
    fontSize = options.add("\(path).fontSize", .number, default: size, unset: sizeUnset, reader)
    fontWeight = options.add(
      "\(path).fontWeight", .text, unset: sizeUnset == nil ? "regular" : "as it is, or regular", reader)
    color = options.add("\(path).color", .color, unset: "none", reader)
  }

  var all: [OptionPath] { [fontFamily, fontSize, fontWeight, color] }
}

/// A React component in a bar (rnn-layouts §6.5).
final class ComponentOptionPaths: Sendable {
  let name, componentId, alignment, waitForRender, id: OptionPath

  /// - Parameter isAligned: True if the alignment has an effect, which it has only for a title.
  init(_ options: inout OptionBuilder, _ path: String, isAligned: Bool = true, _ reader: OptionReader) {
    name = options.add("\(path).name", .text, unset: "none", reader)
    componentId = options.add("\(path).componentId", .text, unset: "none", reader)
    alignment =
      isAligned
      ? options.add("\(path).alignment", .text, default: "", reader)
      : options.add("\(path).alignment", .text, fidelity: .unread)
    waitForRender = options.add(
      "\(path).waitForRender", .bool, unset: "`true` on turbo, `false` on the bridge",
      fidelity: .approximate("kept; such views are not waited for"), reader)
    id = options.add("\(path).id", .text, fidelity: .idOfComponent)
  }

  /// The options that native code reads.
  var all: [OptionPath] { [name, componentId, alignment, waitForRender] }
}
