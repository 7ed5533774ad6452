/// The targets. `scripts/fuzz --list` prints them.
extension FuzzTarget {
  static let all = wire + device + apps + files

  private static let wire = [
    FuzzTarget(
      "frames", "A stream is decoded to the same events however it is cut, and nothing follows a bad frame.",
      words: ["Content-Length: ", "\r\n", "\r\n\r\n", "00", "500", "501"], mutations: 3_000, run: FrameInput.fault),
    FuzzTarget(
      "json", "Both parsers accept the same texts as the same values, and what is written is read back.",
      seeds: ["docs/run.schema.json"], words: json, mutations: 3_000, run: JSONInput.fault),
    FuzzTarget(
      "rpc", "Each value is read as a message, and a message that is written is read as it was.",
      words: json + ["jsonrpc", "2.0", "id", "method", "params", "result", "error", "code", "message", "data"],
      mutations: 3_000, run: MessageInput.fault),
  ]

  /// Each begins a device, so that they are slower than the others.
  private static let device = [
    ("commands", "Commands settle exactly once, with any layouts and options."),
    ("flushes", "Flushes of the bridge with any modules, methods and arguments are answered or reported."),
    ("surfaces", "Messages about React's content leave the device alive."),
    ("messages", "Any JSON-RPC messages, batches among them, leave the connection alive."),
    ("drivers", "Requests of drivers are answered exactly once."),
  ].map { name, promise in
    FuzzTarget(name, promise, words: messages, longest: 1024, mutations: 150, run: DeviceInput.fault)
  }

  /// Files that are read, and run by a device.
  private static let apps = [
    FuzzTarget(
      text: "routers", "A device runs any app of a routes file, and opens any links.",
      seeds: ["Examples/native-router/routes.json"], words: routes, longest: 2048, mutations: 150,
      run: RoutesInput.faultOnDevice),
    FuzzTarget(
      text: "native-screens", "A device shows any native screen that a file describes.",
      seeds: ["Examples/layout-guides/list.json"], words: screens, longest: 1024, mutations: 150,
      run: ScreenInput.faultOnDevice),
  ]

  private static let files = [
    FuzzTarget(
      text: "routes", "A routes file is read or refused with a sentence, and an app that is read matches any link.",
      seeds: ["Examples/native-router/routes.json"],
      words: routes, run: RoutesInput.fault),
    FuzzTarget(
      text: "screens", "A described native screen is read or refused with a sentence.",
      seeds: ["Examples/layout-guides/list.json"],
      words: screens, run: ScreenInput.fault),
    FuzzTarget(
      text: "native-modules", "Described native modules are read or refused with a sentence.",
      words: modules, run: NativeModulesInput.fault),
    FuzzTarget(
      text: "schedules", "A schedule, and the files that contain one, are read as they were written.",
      words: json + [
        "navbridge-schedule-1", "// @schedule turbo [", "// @schedule bridge [", "schedules", "seed", "strategy",
        "parts",
      ], run: ScheduleInput.fault),
    FuzzTarget(
      text: "recordings", "A recording is read as it was written, and a trace to entries.",
      words: json + [
        "navbridge-recording-1", "traceEvents", "\"ph\":\"X\"", "\"pid\":2", "tid", "args", "seq", "cause", "kind",
        "call",
        "began", "ended", "settled", "transition", "module", "method", "at", "realTime", "acts", "transcript", "\n",
      ], run: RecordingInput.fault),
    FuzzTarget(
      text: "source-maps", "A source map is read, and has a place or none for each place of the bundle.",
      words: json + [
        "\"version\":3", "sections", "offset", "line", "column", "map", "sources", "sourcesContent", "mappings",
        "sourceRoot", "AAAA", ";", "ggggggggggggg", "99999999999",
      ], run: SourceMapInput.fault),
    FuzzTarget(
      text: "flows", "A text in YAML is read or refused with a sentence.",
      words: [
        "\n- ", ": ", "\n---\n", "&a", "*a", "!!str ", "|\n ", ">-\n ", "[", "]", "{", "}", "? ", "# ", "%YAML 1.1",
      ],
      run: FlowInput.fault),
    FuzzTarget(
      text: "patterns", "A pattern for paths is read or refused, and matched in a bounded time.",
      words: ["**", "*", "**/", "?(", "+(", "!(", "@(", "|", "[!a-z]", "{a,b}", "\\"], longest: 128,
      run: PatternInput.fault),
    FuzzTarget(
      "fonts", "A font file is read or refused, and each outline is the data of a path.",
      words: ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name"], run: FontInput.fault),
  ]
}
