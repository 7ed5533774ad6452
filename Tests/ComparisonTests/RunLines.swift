import NavbridgeWire

@testable import NavbridgeComparison

/// Runs of an app, from the lines of their transcripts.
enum RunLines {
  static let push =
    #"{"kind":"command","at":0,"epoch":1,"name":"push","id":"push1","arguments":["push1","a",{"id":"b","type":"Component","children":[]}]}"#
  static let pushed = #"{"kind":"resolved","at":350,"epoch":1,"name":"push","id":"push1","value":"b"}"#

  static func event(_ name: String, _ id: String, at time: Int = 0) -> String {
    #"{"kind":"event","at":\#(time),"epoch":1,"name":"RNN.\#(name)","body":{"componentId":"\#(id)","componentName":"Screen"}}"#
  }

  static func log(_ text: String, level: String = "log", at time: Int = 0) -> String {
    let text = JSON.string(text).description
    return #"{"kind":"console","at":\#(time),"epoch":1,"level":"\#(level)","text":\#(text)}"#
  }

  /// A screen with one component.
  static func screen(_ id: String, title: String = "Home", look: Bool = true) -> String {
    let device = look ? #""device":{"name":"iPhone 16 Pro Max","idiom":"phone","scale":3},"# : ""
    return #"{"kind":"tree","snapshot":{\#(device)"epoch":1,"size":[440,956],"windows":[{"kind":"main","root":"#
      + ##"{"type":"Component","componentId":"\##(id)","frame":[0,0,440,956],"visible":true,"backgroundColor":"#FFFFFF","##
      + #""topBar":{"visible":true,"frame":[0,0,440,100],"title":{"text":"\#(title)"}},"children":[]}}]}}"#
  }

  static func constants(_ members: String, of module: String = "RNNTurboModule") -> String {
    #"{"kind":"constants","modules":{"\#(module)":{\#(members)}}}"#
  }

  static let end = #"{"kind":"end","code":0,"reason":null,"pending":[]}"#

  /// - Parameter route: the route that the run is recorded of; nil for a run that does not name it.
  static func text(_ lines: [String], route: String? = nil, file: String = "app.js", end: String = end) -> String {
    let named = route.map { #","file":"\#(file)","architecture":"\#($0)""# } ?? ""
    let first = #"{"kind":"run","schema":"navbridge-run-1"\#(named)}"#
    return ([first] + lines + [end]).map { "\($0)\n" }.joined()
  }

  static func run(
    _ lines: [String], route: String? = nil, file: String = "app.js", end: String = end
  ) throws -> RecordedRun {
    try RecordedRun(text: text(lines, route: route, file: file, end: end))
  }
}
