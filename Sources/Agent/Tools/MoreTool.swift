internal import NavbridgeWire

/// The arguments of `more`.
struct MoreArguments: ToolArguments {
  var handle = ""
  var from = 0
  var max = Answer.usualLimit

  static let fields: [ToolField<Self>] = [
    ToolField("handle", \.handle, "The handle of the text, such as t3.", isRequired: true),
    ToolField("from", \.from, "The number of bytes that are left out.", in: 0...10_000_000),
    ToolField("max", \.max, "The most bytes of the answer.", in: Answer.boundsOfMax),
  ]
}

extension Tool {
  static let more = Tool(
    "more", title: "Read on", MoreArguments.self,
    "Reads on in an answer that was too long: 'handle' stands at its end."
  ) { (arguments, session) async throws(ToolRefusal) in
    guard let text = session.kept.text(arguments.handle) else {
      let handles = session.kept.handles
      throw ToolRefusal(
        "There is no text '\(arguments.handle.cut(to: 20))'. "
          + (handles.isEmpty ? "No answer was too long so far." : "Kept are: \(handles.joined(separator: ", "))."))
    }
    let skipped = KeptTexts.beginning(of: text, bytes: arguments.from)
    let rest = String(decoding: Array(text.utf8.dropFirst(skipped.utf8.count)), as: UTF8.self)
    let part = KeptTexts.beginning(of: rest, bytes: arguments.max - 80)
    let left = rest.utf8.count - part.utf8.count
    let next =
      "… \(left) bytes more: more {\"handle\":\"\(arguments.handle)\",\"from\":\(skipped.utf8.count + part.utf8.count)}"
    var answer = Answer(left > 0 ? [part, next] : [part])
    answer.limit = Answer.largestLimit
    return answer
  }
}
