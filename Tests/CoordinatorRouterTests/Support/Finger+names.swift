import NavbridgeVocabulary
import NavbridgeWire

@testable import NavbridgeKernel

extension Finger {
  /// Taps a native target, without a driver that awaits the answer.
  func tap(_ name: TouchTargetName) throws(RPCError) -> Bool { try press(find(name), .tap) }

  func longPress(_ name: TouchTargetName) throws(RPCError) -> Bool { try press(find(name), .longPress) }
}
