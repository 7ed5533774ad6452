internal import NavbridgeDriver
internal import NavbridgePicture
package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire
internal import NavbridgeYAML
internal import OrderedCollections

/// Starts apps for one client and passes its requests on to them: JSON-RPC 2.0 in frames of the base protocol, on the standard
/// input and output of this process (docs/node.md). It ends with its client, and all apps end with it.
@ScriptThread
package final class AppServer: BackgroundWorker {
  /// The requests besides those about apps.
  private enum Request: String {
    /// The first request. `version` is that of the client, which must be this one's: the two are parts of one package.
    case initialize
    /// The entries of the transcript of `app` from the number `from` on.
    case transcript = "app/transcript"
    /// The differences in words between two pictures, `expected` and `received`.
    case differences = "picture/differences"
    /// The screen that `snapshot`, a snapshot of a device, describes, as lines of text.
    case lines = "snapshot/lines"
    /// The documents of the file of YAML at `path`, each node with its line.
    case flow = "flow/read"
    /// Begins a film of the apps that run, and of those that start until its end.
    case beginFilm = "film/begin"
    /// Ends the film. Its page is written to the file `path`, if there is one, for `test` (``FilmPage``).
    case endFilm = "film/end"
  }

  /// The notifications to the client.
  private enum Notification {
    /// An entry of an app's traffic: `{app, entry}`.
    static let traffic: StaticString = "app/traffic"
    /// A process of an app has ended, and nobody has asked for that: `{app, message, frames}`.
    static let lost: StaticString = "app/lost"
  }

  private let apps: AppsUnderTest
  private let scripts: ScriptPeers
  private let connection: MessageConnection
  private let device: String?
  /// Returns the page of a film, of its record and of what the client knows of the test.
  private let filmPage: @Sendable (_ film: JSON, _ test: JSON) -> String
  /// The film that is being made; nil if there is none.
  private var film: TestFilm?
  private let writer = JSONWriter()
  private let end: @ScriptThread @Sendable () -> Void
  private var isInitialized = false
  private var isEnding = false

  /// Serves the client on a transport of the script thread.
  ///
  /// - Parameters:
  ///   - architecture: the route of apps that name none.
  ///   - device: the device of apps that name none; nil for the usual one.
  ///   - scratch: an empty folder for the texts of functions and for sockets.
  ///   - filmPage: returns the page of a film, of its record and of what the client knows of the test.
  ///   - end: called once, when the client has gone and the processes of its apps have ended.
  package init(
    _ transport: any Transport, _ architecture: Architecture, device: String? = nil, scratch: PrivateFolder,
    filmPage: @escaping @Sendable (_ film: JSON, _ test: JSON) -> String,
    end: @escaping @ScriptThread @Sendable () -> Void
  ) {
    self.end = end
    self.device = device
    self.filmPage = filmPage
    let client = "\(PathText.workingFolder)/client"
    apps = AppsUnderTest(of: client, architecture, scratch: scratch)
    scripts = ScriptPeers(architecture, AppFiles(folder: scratch, test: client))
    connection = MessageConnection(transport, messageLimit: FrameDecoder.longestBody)
    apps.delegate = self
    connection.start(
      .init(
        message: { [weak self] message in
          ScriptThread.assumeIsolated { self?.take(RPCMessage(message.root)) }
        },
        badBody: { [weak self] fault in
          ScriptThread.assumeIsolated {
            self?.answer(nil, .failure(RPCError(.parseError, "A message cannot be read: \(fault).")))
          }
        },
        afterRead: {},
        badFrame: { [weak self] fault in ScriptThread.assumeIsolated { self?.leave(.badFrame(fault)) } },
        ended: { [weak self] in ScriptThread.assumeIsolated { self?.leave(.finished) } },
        closed: { [weak self] reason in ScriptThread.assumeIsolated { self?.leave(reason) } }))
  }

  /// Ends the apps, and then calls `end`.
  package func leave() { leave(.finished) }

  private func leave(_ reason: CloseReason) {
    guard !isEnding else { return }
    isEnding = true
    connection.close(reason)
    background { server in
      await server.apps.endAll()
      await server.scripts.endAll()
      server.end()
    }
  }

  private func take(_ message: RPCMessage) {
    switch message {
    case .request(let id, let method, let params):
      if isInitialized, let request = ScriptRequest(rawValue: method.string ?? "") {
        return scripts.answer(request, params ?? .null) { [weak self] in self?.write(id, $0) }
      }
      let (method, params) = (method.string ?? "", params?.json ?? [:])
      background { server in
        do throws(RPCError) {
          server.answer(id, .success(try await server.result(method, params)))
        } catch {
          server.answer(id, .failure(error))
        }
      }
    case .invalid(let id, let error): answer(id, .failure(error))
    case .notification, .response: break
    }
  }

  private func result(_ method: String, _ params: JSON) async throws(RPCError) -> JSON {
    if Request(rawValue: method) == .initialize { return try initialize(params) }
    guard isInitialized else { throw RPCError(.notInitialized, "The first request must be 'initialize'.") }
    if let request = AppRequest(rawValue: method) {
      return try await apps.answer(request, request == .start ? withDevice(params) : params)
    }
    switch Request(rawValue: method) {
    case .transcript:
      let entries = try apps.app(params).transcript.entries
      return .array(Array(entries.dropFirst(max(0, params["from"]?.int ?? 0))))
    case .differences:
      return .texts(
        PictureDifference.words(params["expected"]?.string ?? "", params["received"]?.string ?? ""))
    case .lines: return .texts(SnapshotText.wholeLines(params["snapshot"] ?? [:]))
    case .flow: return YAMLText.read(params["path"]?.string ?? "")
    case .beginFilm:
      let film = TestFilm(test: 0)
      self.film = film
      for app in apps.all {
        film.add(app, name: apps.name(of: app), isEarlier: true)
        await app.film(true)
      }
      return .null
    case .endFilm: return try await endFilm(params)
    case .initialize, nil: throw RPCError(.methodNotFound, "There is no request '\(method)'.")
    }
  }

  /// The params of an app's start with the device of apps that name none.
  private func withDevice(_ params: JSON) -> JSON {
    guard let device, params["options"]?["device"] == nil, var members = params.object else { return params }
    var options = params["options"]?.object ?? [:]
    options["device"] = .string(device)
    members["options"] = .object(options)
    return .object(members)
  }

  private func endFilm(_ params: JSON) async throws(RPCError) -> JSON {
    guard let film else { throw RPCError(.invalidParams, "film/end: there is no film. film/begin begins one.") }
    let record = film.record()
    self.film = nil
    for app in apps.all { await app.film(false) }
    guard let path = params["path"]?.string else { return .null }
    let page = filmPage(record, params["test"] ?? [:])
    if let fault = TestFiles.write(page, to: path) {
      throw RPCError(.invalidParams, "The film cannot be written to '\(path)': \(fault).")
    }
    return .null
  }

  private func initialize(_ params: JSON) throws(RPCError) -> JSON {
    let version = params["version"]?.string ?? "unknown"
    guard version == Version.number else {
      throw RPCError(
        .invalidParams,
        "The client is of version \(version), and this program of version \(Version.number). Install both from one package, "
          + "or let NAVBRIDGE_BIN name the folder of the programs that belong to the client.")
    }
    isInitialized = true
    return ["version": .string(Version.number), "driverMethods": DriverMethods.table]
  }

  private func answer(_ id: RPCID?, _ outcome: Result<JSON, RPCError>) {
    write(id, outcome.map { result in { $0.value(result) } })
  }

  private func write(_ id: RPCID?, _ outcome: Result<(JSONWriter) -> Void, RPCError>) {
    switch outcome {
    case .success(let write): writer.response(id: id, result: write)
    case .failure(let error): writer.response(id: id, error: error)
    }
    send()
  }

  private func notify(_ method: StaticString, _ params: JSON) {
    writer.notification(method) { $0.value(params) }
    send()
  }

  private func send() {
    connection.sink.append(writer.buffer)
    writer.buffer.removeAll(keeping: 1 << 16)
    connection.sink.flush()
  }
}

extension AppServer: AppsUnderTestDelegate {
  var isFilming: Bool { film != nil }

  func sourceMap(ofApp app: String, function: String, stack: String) -> JSON? { nil }

  func starts(_ app: AppUnderTest) { film?.add(app, name: apps.name(of: app), isEarlier: false) }

  func requests(_ method: String, of app: AppUnderTest, at place: String?) {
    film?.noteRequest(method, of: app.id, at: place)
  }

  func changes(_ isUnderWay: Bool) {}

  func ends(_ app: AppUnderTest) { film?.noteEnd(of: app.id) }

  func receives(_ entry: JSON, of app: Int) {
    if film?.take(entry, of: app) == true { return }
    notify(Notification.traffic, ["app": .int(Int64(app)), "entry": entry])
  }

  func loses(_ app: Int, _ loss: AppLoss) {
    notify(
      Notification.lost,
      ["app": .int(Int64(app)), "message": .string(loss.sentence), "frames": .texts(loss.frames)])
  }
}
