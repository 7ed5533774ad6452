/// A profile of `navbridge stress`: the way in which a run disturbs commands in flight. The command line, the help, the table in
/// docs/stress.md and the tests are made of these declarations.
package struct StressProfile: Sendable, Equatable {
  /// The word on the command line and in reports.
  package let name: String
  /// The line of the help.
  package let abstract: String
  package let discussion: String
  /// The two cells of the table in the docs.
  package let interruption: String
  package let moment: String
  /// True if the script side receives each message that the native side sends, so that the counts of both are equal.
  let hasEqualCounts: Bool
  /// The seconds that a cycle takes on two quiet cores, apart from its commands.
  let cycleSeconds: Double
}

extension StressProfile {
  package static let reload = StressProfile(
    name: "reload",
    abstract: "Reloads a script's context repeatedly.",
    discussion: """
      In each cycle the script issues a mix of commands, and somewhere among them it asks for a reload by \
      DevSettings.reload, or a driver does by device/reload. The seed decides the commands, their order and who asks; \
      the two processes' threads decide the rest.
      """,
    interruption: "`DevSettings.reload` by the script, or `device/reload` by a driver",
    moment: "at some point among the commands", hasEqualCounts: true, cycleSeconds: 0.001)

  package static let teardown = StressProfile(
    name: "teardown",
    abstract: "Ends scripts in every possible way, and starts others.",
    discussion: """
      In each cycle a script issues a mix of commands and ends once native has begun some of them: it closes its pipe, \
      wholly, by half, or in the middle of a frame; another script takes its place; or its process is killed. The seed \
      decides the commands, the way and the moment.
      """,
    interruption: "the pipe is closed, half-closed, or closed in the middle of a frame; another script's `initialize`; "
      + "SIGKILL to the script's process",
    moment: "once the native side has begun a certain number of the commands", hasEqualCounts: false,
    cycleSeconds: 0.001)

  package static let storm = StressProfile(
    name: "storm",
    abstract: "Lets a driver touch and turn the device while a script issues commands and contexts are reloaded.",
    discussion: """
      In each cycle the script issues a mix of commands that has tabs, modals and overlays, too. Meanwhile a driver taps \
      what is on the screen, the back button and tabs, swipes back, rotates the device, changes its appearance and opens \
      links, and somewhere among all of this the context is reloaded. An act may miss, because the screen has changed; any \
      other error is a fault. The seed decides the commands, the acts and their order.
      """,
    interruption:
      "taps on the screen, swipes, rotations, changes of the appearance and links by a driver, and a reload "
      + "by either side",
    moment: "among the commands, while others are carried out", hasEqualCounts: true, cycleSeconds: 0.055)

  package static let slowReader = StressProfile(
    name: "slow-reader",
    abstract: "Stops reading, or reads a few bytes at a time, while answers and traffic pour out.",
    discussion: """
      In each cycle a script or a driver stops reading, or reads a few bytes at a time with pauses, while commands are \
      answered and traffic is sent to it. The native side runs with a low --max-queued-bytes: it has to close the \
      connection of a peer that has stopped, and to give everything to one that is slow. Meanwhile the other peer's round \
      trips have to go on, and are awaited one after another.
      """,
    interruption: "a script or a driver stops reading, or reads a few bytes at a time",
    moment: "while answers and traffic are sent to it", hasEqualCounts: false, cycleSeconds: 0.02)

  package static let kill = StressProfile(
    name: "kill",
    abstract: "Kills the processes of both sides and of 'navbridge run', and starts others.",
    discussion: """
      In each cycle a native side is started on the path of the one before. SIGKILL ends a script's process or the native \
      side's, in the middle of a frame, too, or one of the three processes of 'navbridge run'. No process and no socket may \
      be left behind, and the next native side has to take the path of one that was killed. The seed decides the commands, \
      the process and the moment.
      """,
    interruption:
      "SIGKILL to the script's process or to the native side's, each also in the middle of a frame, and to each "
      + "of the three processes of `navbridge run`",
    moment: "once the native side has begun a certain number of the commands", hasEqualCounts: false, cycleSeconds: 0.18
  )

  package static let stop = StressProfile(
    name: "stop",
    abstract: "Ends native sides and 'navbridge run' by signals, with commands in flight.",
    discussion: """
      In each cycle a native side with commands in flight, or 'navbridge run', receives SIGTERM, SIGINT or SIGHUP, or SIGTERM \
      twice. Each command has to settle or to be invalidated, the exit code has to be that of the signal, and no process and \
      no socket may be left behind. The seed decides the commands, the signal and the moment.
      """,
    interruption: "SIGTERM, SIGINT, SIGHUP or SIGTERM twice to the native side, SIGTERM or SIGINT to `navbridge run`",
    moment: "once the native side has begun a certain number of the commands", hasEqualCounts: false, cycleSeconds: 0.1)
}

extension StressProfile {
  /// The rows of a table in Markdown.
  package static func markdown(_ profiles: [StressProfile]) -> String {
    let rows = profiles.map { "| `\($0.name)` | \($0.interruption) | \($0.moment) |\n" }
    return "| profile | interruption | when |\n| --- | --- | --- |\n" + rows.joined()
  }
}
