import ArgumentParser
import CShims
import Glibc
import NavbridgeInspector
import NavbridgeLauncher
import NativeSideProgram
import NavbridgeRuntime
import ScriptSideProgram

/// The options of the commands that serve a page.
struct PageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port of 127.0.0.1 for the page; 0 takes any free one.", valueName: "port"))
  var port = 0

  @Flag(help: "Open the page in a browser, by xdg-open.")
  var open = false

  func check() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535.") }
  }

  /// The arguments of both sides without any option, which a test has, too.
  static var usualArguments: [String] {
    let native = (try? NativeSideOptions.parse([]))?.arguments ?? []
    return native + ((try? AppScriptOptions.parse([]))?.arguments ?? [])
  }

  /// Serves a page until a signal, and returns the exit code.
  ///
  /// - Parameter words: printed before the address.
  @ScriptThread
  func serve(_ inspector: Inspector, announcing words: String) async -> Int32 {
    let code = Guarded<Int32>(0)
    SignalWatch.start([SIGINT, SIGTERM, SIGHUP], on: Runtime.current.script.eventLoop) { signal in
      code.withLock { $0 = 128 + signal }
      inspector.stop()
    }
    // Programs that read the address must not wait for more output.
    cshims_set_line_buffered()
    StandardOutput.printLine("\(words) on \(inspector.address)")
    let forwarding = open ? BrowserPage(to: inspector.address) : nil
    defer { forwarding?.remove() }
    if open {
      Task {
        if await forwarding?.open() != true {
          StandardError.complain("No browser could be opened. Open the address by hand.")
        }
      }
    }
    await inspector.run()
    return code.withLock { $0 }
  }
}
