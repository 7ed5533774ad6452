public import Shared

/// A native side: one emulated device and its bridge. What `native-side` runs, and what tests run in their own process.
///
/// Its two threads are process-wide: the main queue's and the bridge's (`MainQueue`, `BridgeThread`).
public final class NativeSide: Sendable {
  let host: NativeHost
  let server: BridgeServer
  private let queue: SerialQueue
  private let ending = SerialQueue(label: "ending", target: MainQueue.executor.target)

  /// Sets a device up whose screens a design shows, on the main thread.
  @MainQueue
  public convenience init(_ configuration: Configuration, design: DesignName = .reactNativeNavigation) {
    self.init(configuration, design: design.type)
  }

  /// The same, of a design that has no name of its own among `DesignName`.
  @MainQueue
  init(_ configuration: Configuration, design: any NavigationDesign.Type) {
    queue = SerialQueue(label: "main", target: MainQueue.executor.target)
    var values = PublishedState.Values()
    values.launchArguments = configuration.launchArguments
    let published = PublishedState(values)
    host = NativeHost(configuration: configuration, design: design, queue: queue, published: published)
    server = BridgeServer(configuration: configuration, design: design, host: host, published: published)
    host.attach(server)
    // Until `stop`.
    queue.endOfTurn = MainQueue.item { [host] in host.turnEnded() }
  }

  /// Accepts connections on a path that was taken. `failed` is called, on the bridge thread, should that not work.
  public func listen(_ listener: PipeListener, failed: @escaping @Sendable (UVError) -> Void) {
    let server = server
    server.methodQueue.asyncBridge {
      do throws(UVError) { try server.listen(listener) } catch { failed(error) }
    }
  }

  /// Takes a connection that was made otherwise; its transport lives on the bridge thread.
  public func accept(_ transport: sending any Transport) {
    let box = TransportBox(transport)
    let server = server
    server.methodQueue.asyncBridge { server.accept(box.transport) }
  }

  /// The queue that transports of in-process connections live on.
  public let bridgeQueue = SerialQueue(label: "bridge", target: BridgeThread.executor.target)

  /// Invalidates what is pending, closes connections and removes the socket; then calls `done` on the bridge thread.
  ///
  /// Goes before the work that waits: by a queue of its own, which has its turn whatever waits in the main queue. What does
  /// is refused then, and answered before the connections are closed.
  public func stop(done: @escaping @Sendable () -> Void = {}) {
    let (host, server) = (host, server)
    ending.asyncMain { [queue] in
      queue.endOfTurn = nil
      host.shutDown()
      server.methodQueue.asyncBridge { server.stopListening() }
      queue.asyncMain {
        host.wire.flush()
        server.methodQueue.asyncBridge {
          server.close {
            // The two hold each other up to here.
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
/// `@unchecked`: handed over once, by `sending`.
private final class TransportBox: @unchecked Sendable {
  let transport: any Transport
  init(_ transport: any Transport) { self.transport = transport }
}
