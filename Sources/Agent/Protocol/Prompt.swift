internal import NavbridgeWire
internal import OrderedCollections

/// A task for a model that a person chooses in a client (Model Context Protocol, prompts).
struct Prompt: Sendable {
  let name: String
  let title: String
  let description: String
  /// The name and the meaning of the argument; nil for a prompt without one.
  let argument: (name: String, meaning: String)?
  /// The text, in which `{…}` stands for the argument.
  let text: String

  static let all: [Prompt] = [
    Prompt(
      name: "reproduce_bug_report", title: "Reproduce this bug report",
      description: "Starts the app, follows the report, and ends with a test that fails because of the bug.",
      argument: ("report", "The text of the report."),
      text: """
        Reproduce this bug report with the tools of navbridge:

        {}

        Start the app by 'start'. Do the steps of the report by 'act', one at a time, and compare each answer with what the \
        report claims. If something hangs, ask 'why'. If it happens sometimes only, ask 'explore'. When you see the bug, write the \
        shortest steps as a test by 'test' with do 'write', run it by do 'run', and report: the steps, what was expected, what \
        happened, and the place in the code by 'source'. If it cannot be reproduced, report what you saw in its place.
        """),
    Prompt(
      name: "write_test", title: "Write a test for this screen",
      description: "Finds out what a screen does, and writes a test that would notice if it no longer did.",
      argument: ("screen", "The screen or the flow."),
      text: """
        Write a test for this screen or flow, with the tools of navbridge: {}

        Start the app, and find the way to the screen by 'act'. Try what a person can do there, with wrong and empty input, too. \
        Go back with 'back_to' for each case. State what must hold by 'expect', so that it becomes a part of the test. Write the \
        test by 'test' with do 'write' and run it. Then change the app's code so that the behaviour is wrong, run the test again to \
        see that it fails, and undo the change.
        """),
    Prompt(
      name: "double_taps_and_reloads", title: "Is this safe against double taps and reloads?",
      description: "Looks for an order of taps, transitions and reloads that breaks a flow.",
      argument: ("flow", "The flow."),
      text: """
        Find out whether this flow is safe against double taps, taps during transitions and reloads, with the tools of \
        navbridge: {}

        Start the app and do the flow once by 'act'. Then do it with 'multiTap' in place of taps, and with 'reload' between steps, \
        going back by 'back_to'. After each, 'expect' that commands have settled and that no screen is there twice ('see' shows the \
        stack). Then ask 'explore' for an order that breaks the steps. Report what breaks, with the order and the place in the code, \
        or how many orders were tried.
        """),
  ]

  /// The entry of `prompts/list`.
  var json: JSON {
    let arguments: [JSON] =
      argument.map {
        [["name": .string($0.name), "description": .string($0.meaning), "required": true]]
      } ?? []
    return [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "arguments": .array(arguments),
    ]
  }

  /// The result of `prompts/get`.
  static func result(_ params: JSON) throws(RPCError) -> JSONObject {
    let name = params["name"]?.string ?? ""
    guard let prompt = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name)
      throw RPCError(
        .invalidParams,
        "There is no prompt '\(cut: name)'.\(names.question(about: name)) There are: \(names.joined(separator: ", ")).")
    }
    var text = prompt.text
    if let argument = prompt.argument {
      guard let value = params["arguments"]?[argument.name]?.string else {
        throw RPCError(.invalidParams, "The argument '\(argument.name)' of the prompt '\(name)' is missing.")
      }
      text = text.replacing("{}", with: value, maxReplacements: 1)
    }
    return [
      "description": .string(prompt.description),
      "messages": [["role": "user", "content": ["type": "text", "text": .string(text)]]],
    ]
  }
}
