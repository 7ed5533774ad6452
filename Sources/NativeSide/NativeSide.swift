public import NavbridgeKernel
internal import NavbridgeReactNativeScreens
public import NavbridgeRuntime
package import NavbridgeVocabulary
public import NavbridgeWire

/// A native side: one emulated device and its bridge. The program `native-side` runs one; tests run one in their own
/// process.
///
/// It runs on the main thread and the bridge thread of its runtime. The devices of a runtime share these threads.
public final class NativeSide: Sendable {
  let host: NativeHost
  let server: BridgeServer
  private let queue: SerialQueue
  private let ending: SerialQueue
  private let mainThread: RuntimeThread
  /// The queue on which transports of in-process connections live.
  public let bridgeQueue: SerialQueue

  /// Sets up a device whose screens are shown by a design. It runs on the main thread.
  ///
  /// - Parameter runtime: the runtime to which the calling thread belongs.
  @MainQueue
  public convenience init(
    _ configuration: NativeSideConfiguration, design: DesignName = .reactNativeNavigation, runtime: Runtime = .current
  ) {
    self.init(configuration, design: design.type, runtime: runtime)
  }

  /// Sets up a device on the main thread of a runtime, from any thread.
  public static func start(
    _ configuration: NativeSideConfiguration, design: DesignName = .reactNativeNavigation, runtime: Runtime = .current
  ) async -> NativeSide {
    await withCheckedContinuation { started in
      runtime.main.jobs.asyncMain {
        started.resume(returning: NativeSide(configuration, design: design, runtime: runtime))
      }
    }
  }

  /// Sets up a device with a design that is not a case of `DesignName`.
  @MainQueue
  init(_ configuration: NativeSideConfiguration, design: any NavigationDesign.Type, runtime: Runtime = .current) {
    mainThread = runtime.main
    queue = SerialQueue(label: "main", target: mainThread.target)
    ending = SerialQueue(label: "ending", target: mainThread.target)
    bridgeQueue = SerialQueue(label: "bridge", target: runtime.bridge.target, isReading: true, sharesState: false)
    var values = PublishedState.Values()
    values.launchArguments = configuration.allLaunchArguments
    let published = PublishedState(values)
    host = NativeHost(
      configuration: configuration, design: design, queue: queue, published: published,
      libraries: [ReactNativeScreensLibrary.self])
    server = host.attachServer(runtime: runtime)
    // `stop` removes this hook.
    queue.endOfTurn = MainQueue.item { [host] in host.turnEnded() }
    // Native code may do the device's work in a task, `Task { @MainQueue in … }`, whose jobs are in no turn of `queue`.
    mainThread.endTurns(of: queue)
  }

  /// Accepts connections on a listener that already owns its path. `failed` is called on the bridge thread if listening
  /// fails.
  public func listen(_ listener: PipeListener, failed: @escaping @Sendable (UVError) -> Void) {
    let server = server
    server.methodQueue.asyncBridge {
      do throws(UVError) { try server.listen(listener) } catch { failed(error) }
    }
  }

  /// Takes over a connection that was made in another way. Its transport lives on the bridge thread.
  public func accept(_ transport: sending any Transport) {
    let box = TransportBox(transport)
    let server = server
    server.methodQueue.asyncBridge { server.accept(box.transport) }
  }

  /// Connects to this device within the process. The client must begin with `initialize`, as `Navigation.start` and
  /// `Driver.start` do.
  ///
  /// - Parameter chunking: decides how many of the written bytes each delivery has.
  @ScriptThread
  public func client(chunking: Chunking = .asWritten) -> RPCClient { connect(chunking: chunking).client }

  /// Connects to this device as `client` does. Returns both ends, too, for faults of the connection.
  @ScriptThread
  package func connect(chunking: Chunking) -> (client: RPCClient, near: MemoryTransport, far: MemoryTransport) {
    let queue = SerialQueue(label: "script", target: ScriptThread.executor.target, isReading: true)
    let (near, far) = MemoryTransport.pair(first: queue, second: bridgeQueue, chunking: chunking)
    let box = TransportBox(far)
    // By the queue of its bytes, so that the device has the connection before they arrive.
    bridgeQueue.asyncBridge { [server] in server.accept(box.transport) }
    return (RPCClient(near), near, far)
  }

  /// Connects to this device by a stream of bytes, of which the other end is returned.
  ///
  /// - Parameter queue: the queue on which that end is used.
  package func stream(readBy queue: SerialQueue) -> MemoryTransport {
    let (near, far) = MemoryTransport.pair(first: queue, second: bridgeQueue)
    let box = TransportBox(far)
    bridgeQueue.asyncBridge { [server] in server.accept(box.transport) }
    return near
  }

  /// Gives the program other arguments than those that it was made with, in a copy of the process, from any thread.
  package func launches(with arguments: [String]) {
    let later = host.configuration.allLaunchArguments.dropFirst(host.configuration.launchArguments.count)
    host.published.publish { $0.launchArguments = arguments + later }
  }

  /// The counts of the objects that live.
  package var liveObjects: LiveObjects { host.liveObjects }

  /// Reloads the script, as a person does by the developer menu, from any thread.
  package func reload() {
    queue.asyncMain { [host] in host.reload(reason: "a person reloaded it") }
  }

  /// Invalidates the pending calls, closes the connections and removes the socket. Then it calls `done` on the bridge
  /// thread.
  ///
  /// The work runs on a queue that is used for nothing else, so it has its turn ahead of the items that are enqueued on
  /// the main queue. Those items are then refused, and their refusals are sent before the connections are closed.
  public func stop(done: @escaping @Sendable () -> Void = {}) {
    let (host, server) = (host, server)
    ending.asyncMain { [queue, mainThread] in
      queue.endOfTurn = nil
      mainThread.stopEndingTurns(of: queue)
      host.shutDown()
      server.methodQueue.asyncBridge { server.stopListening() }
      queue.asyncMain {
        host.flushWire()
        server.methodQueue.asyncBridge {
          server.close {
            // The host and the server retain each other until this call.
            queue.asyncMain { host.detach() }
            done()
          }
        }
      }
    }
  }
}

/// Carries a transport to its thread.
///
/// `@unchecked`: the transport is handed over once, by `sending`.
private final class TransportBox: @unchecked Sendable {
  let transport: any Transport
  init(_ transport: any Transport) { self.transport = transport }
}

extension NativeSide {
  /// Passes the records of some kinds to a reader in this process, on the main queue, beside drivers that subscribe. The times
  /// of a command's stages are taken in this way, because nothing is sent.
  @MainQueue
  package func trace(_ kinds: Set<TraceRecord.Kind>, reader: @escaping (TraceRecord) -> Void) {
    host.readTrace(kinds, reader)
  }

  /// Calls a body before a virtual clock moves. It must do no work of the device, which would have its turn at the next instant.
  @MainQueue
  package func atEndOfInstants(_ body: @escaping () -> Void) { host.atEndOfInstants(body) }

  /// Draws the screen at once, without a message or a frame (`Snapshot.picture`).
  @MainQueue
  package func picture(content: (_ rootTag: Int64, _ hostTag: Int64?) -> JSON?) -> String {
    Snapshot.picture(of: host, content: content)
  }
}

/// A part of `docs/protocol.md` that is generated from declarations. In the page it is between two markers with its
/// name.
public struct ProtocolPart: Sendable {
  /// The name between the marks of the part on the protocol's page.
  public let name: String
  /// The tables of the part, in Markdown.
  public let markdown: String

  /// All generated parts.
  public static var all: [ProtocolPart] { all(DesignDescription.all) }

  static func all(_ designs: [DesignDescription]) -> [ProtocolPart] {
    [DriverTables.part(designs), MessageTables.part, ModuleTables.methods(designs), ModuleTables.events(designs)]
  }
}
