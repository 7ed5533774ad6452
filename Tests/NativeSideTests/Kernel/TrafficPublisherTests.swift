import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel

/// The entries of the traffic on their way to several drivers.
@Suite("The publisher of the traffic")
struct TrafficPublisherTests {
  @Test("The publisher of the traffic writes an entry once for all drivers")
  @MainQueue func once() throws {
    let host = NativeHost.alone()
    let traffic = host.part(TrafficPublisher.self)
    let all = (1...3).map { Peer(id: $0, sink: FrameSink(limit: 1 << 20)) {} }
    for peer in all { traffic.subscribe(peer, [.call]) }
    let other = Peer(id: 4, sink: FrameSink(limit: 1 << 20)) {}
    traffic.subscribe(other, [.event])
    let trace = try #require(host.trace)
    trace.record(.call, subject: "RNNTurboModule", action: "push")
    #expect(traffic.written == 1)
    #expect(all.map(\.sink.messages) == [1, 1, 1])
    #expect(other.sink.messages == 0)
    trace.record(.event, subject: "RNN", action: "ComponentDidAppear")
    #expect(traffic.written == 2)
    #expect(all.map(\.sink.messages) == [1, 1, 1])
    #expect(other.sink.messages == 1)
  }
}
