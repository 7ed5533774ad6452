internal import NavbridgeRuntime
internal import NavbridgeWire

/// A tool of the server (Model Context Protocol, tools): what it is for, its arguments, and what it does.
struct Tool: Sendable {
  let name: String
  let title: String
  let description: String
  /// True if it changes neither the app nor a file.
  let isReadOnly: Bool
  let schema: JSON
  let call: @ScriptThread @Sendable (_ arguments: JSON, AgentSession) async throws(ToolRefusal) -> Answer

  init<Arguments: ToolArguments>(
    _ name: String, title: String, isReadOnly: Bool = true, _: Arguments.Type, _ description: String,
    call: @escaping @ScriptThread @Sendable (Arguments, AgentSession) async throws(ToolRefusal) -> Answer
  ) {
    (self.name, self.title, self.description, self.isReadOnly) = (name, title, description, isReadOnly)
    schema = Arguments.schema
    self.call = { (json, session) async throws(ToolRefusal) in try await call(try Arguments(call: json), session) }
  }

  /// The entry of `tools/list`.
  var json: JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(description), "inputSchema": schema,
      "annotations": [
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": false, "idempotentHint": .bool(isReadOnly),
        "openWorldHint": false,
      ],
    ]
  }
}

/// The answer of a tool: lines, which may be more than a call has room for, and pictures.
struct Answer: Sendable {
  var lines: [String]
  /// Pictures as PNG.
  var images: [[UInt8]] = []
  /// True for an expectation that does not hold, or a test that has failed.
  var isFailure = false
  /// The bytes of text that the call has room for.
  var limit = Answer.usualLimit

  /// The bytes of an answer that asks for no other number, and the most that any may have.
  static let (usualLimit, largestLimit) = (2_400, 8_000)

  init(_ lines: [String], max: Int? = nil) {
    self.lines = lines
    if let max { limit = max }
  }
}

extension Answer {
  /// What a command has printed; a failure if its exit code is not 0.
  init(_ ending: ChildCommand.Ending, max: Int) {
    self.init(ending.lines, max: max)
    isFailure = ending.code != 0
  }

  /// The meaning of the argument `max` of all tools that may have much to answer.
  static let meaningOfMax = "The most bytes of the answer; what is left has a handle for 'more'."
  static let boundsOfMax = 200.0...8_000.0
}
