import ArgumentParser
import CReferenceCounts
import NativeSideProgram
import ScriptSideProgram
import TestWorkerProgram

// Each program is this one by the name under which it is started. Packages hold it once and links to it, because the libraries
// of Swift that are linked in are most of a program's size. An archive of npm has no links: a script of another name chooses the
// program by `--as`. Any other name is that of 'navbridge'.
let names: [String: any ParsableCommand.Type] = [
  "native-side": NativeSideCommand.self, "script-side": ScriptSideCommand.self, "test-worker": TestWorkerCommand.self,
]
var arguments = CommandLine.arguments
var name = arguments.first?.split(separator: "/").last.map(String.init) ?? ""
arguments = Array(arguments.dropFirst())
if arguments.count > 1, arguments[0] == "--as" {
  name = arguments[1]
  arguments = Array(arguments.dropFirst(2))
}
// All queues of a native side run on one thread. Where the process has others nevertheless, counts stay atomic.
if name == "native-side" { _ = creferencecounts_leave_atomics_out() }
if let program = names[name] { program.main(arguments) } else { NavbridgeCommand.main() }
