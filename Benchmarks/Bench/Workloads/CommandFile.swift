internal import NavbridgeWire

/// The messages of a script side in C: preparations, and the command that it repeats (`uv-echo commands`).
struct CommandFile {
  /// The characters that the script side replaces by the number of the command.
  static let mark = "#######"

  let text: String

  init(_ workload: Workload) {
    var lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1,"role":"script","architecture":"turbo"}}"#
    ]
    if workload.action == .mergeOptions { lines.append(Self.root) }
    lines.append(Self.command(workload))
    text = lines.joined(separator: "\n")
  }

  /// A stack with one screen, whose content never appears and is not waited for.
  private static let root =
    #"{"jsonrpc":"2.0","id":2,"method":"RNNTurboModule.setRoot","params":["set",{"root":"#
    + #"{"id":"stack","type":"Stack","data":{"options":{"animations":{"setRoot":{"waitForRender":false}}}},"children":"#
    + #"[{"id":"Component1","type":"Component","children":[],"data":{"name":"app.Root"}}]}}]}"#

  private static func command(_ workload: Workload) -> String {
    let load = workload.load
    let argument = JSONWriter.text { load.write(to: $0, mark: workload.isNew ? mark : "") }
    let begin = #"{"jsonrpc":"2.0","id":\#(mark),"method":"#
    return workload.action == .mergeOptions
      ? begin + #""RNNTurboModule.mergeOptions","params":["Component1",\#(argument)]}"#
      : begin + #""Benchmark.noop","params":["noop1","Component1",\#(argument)]}"#
  }
}

extension Workload {
  /// The argument that the commands of this workload carry.
  var load: any BenchLoad {
    action == .mergeOptions ? MergeLoad(bytes: size) : CommandLoad(bytes: size)
  }
}
