internal import NavbridgeWire

/// The known reason why a call waits. Its sentence is made only for reports.
package enum WaitReason: Sendable {
  /// A component, which is given by its name, is still to render.
  case component(String)
  /// Only a finger can complete the call.
  case preview
  /// Any other reason, as a sentence.
  case other(String)

  var sentence: String {
    switch self {
    case .component(let name): "it waits for the component '\(cut: name)' to render"
    case .preview: "it waits for a finger to press the preview"
    case .other(let sentence): sentence
    }
  }
}
