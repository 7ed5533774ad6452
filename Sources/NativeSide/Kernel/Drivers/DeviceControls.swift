internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The acts on the device itself: its orientation, its animations, and the reload of its script (protocol §8).
@MainQueue
final class DeviceControls: HostPart {
  init(host: NativeHost) {}

  nonisolated static var driverMethods: [DriverHandler] {
    [
      // The answer is false if the screen in front does not allow the orientation.
      .handle(DeviceMethods.rotate) { host, orientation in
        let before = host.application.screen.orientation
        defer {
          // The way of a finger is one over the screen as it was.
          if host.application.screen.orientation != before {
            host.reactFinger.takeAwayHeldFinger(because: "the device was rotated")
          }
        }
        return host.application.rotate(to: UIInterfaceOrientation(orientation))
      },
      // Switches the animations of the whole system, as 'Remove animations' does. Animations that run keep their time.
      .handle(DeviceMethods.setAnimationsEnabled) { host, isEnabled in
        defer { host.application.areAnimationsEnabled = isEnabled }
        return host.application.areAnimationsEnabled != isEnabled
      },
      .handleLater(DeviceMethods.reload) { host, reply in host.reload(reason: DeviceMethods.reload.name, reply: reply)
      },
    ]
  }
}

extension UIInterfaceOrientation {
  fileprivate init(_ requested: RequestedOrientation) {
    self =
      switch requested {
      case .portrait: .portrait
      case .landscapeLeft: .landscapeLeft
      case .landscape: UIInterfaceOrientation.landscapeLeft
      case .landscapeRight: .landscapeRight
      case .portraitUpsideDown: .portraitUpsideDown
      }
  }
}

/// Requests of several peers that wait: those of one peer in the order in which they came, and the peers by turns. So a
/// peer with one request waits for one of each other peer at most, however many requests those have sent.
struct RequestQueues<Request> {
  private var requests: [Int: [Request]] = [:]
  /// The peers that have waiting requests; the one that has waited longest since its last request is the first.
  private var peers: [Int] = []
  /// The number of all waiting requests.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  func has(_ peer: Int) -> Bool { requests[peer] != nil }

  mutating func add(_ request: Request, of peer: Int) {
    if requests[peer] == nil { peers.append(peer) }
    requests[peer, default: []].append(request)
    count += 1
  }

  /// True if a peer's next request meets the condition.
  func hasNext(where isReady: (Request) -> Bool) -> Bool { nextPeer(where: isReady) != nil }

  /// Removes and returns the next request that meets the condition. Its peer has the last turn of all from then on. A
  /// request that does not meet it holds up the later ones of its own peer only.
  mutating func takeNext(where isReady: (Request) -> Bool) -> Request? {
    guard let at = nextPeer(where: isReady) else { return nil }
    let peer = peers.remove(at: at)
    count -= 1
    guard requests[peer]!.count > 1 else { return requests.removeValue(forKey: peer)![0] }
    peers.append(peer)
    return requests[peer]!.removeFirst()
  }

  mutating func removeAll(of peer: Int) {
    guard let removed = requests.removeValue(forKey: peer) else { return }
    peers.removeAll { $0 == peer }
    count -= removed.count
  }

  private func nextPeer(where isReady: (Request) -> Bool) -> Int? { peers.firstIndex { isReady(requests[$0]![0]) } }
}
