internal import NavbridgeVocabulary
internal import NavbridgeWire

extension Finger {
  func tap(_ name: TouchTargetName, _ reply: DriverReply<Bool>) throws(RPCError) {
    guard let target = try find(name, orInReact: .tap, reply) else { return }
    host.wire.resolve(reply, try tap(target))
  }

  func longPress(_ name: TouchTargetName, _ reply: DriverReply<Bool>) throws(RPCError) {
    guard let target = try find(name, orInReact: .longPress, reply) else { return }
    host.wire.resolve(reply, try longPress(target))
  }

  /// Types into a text input of React's. Native views take no text but the search bar (`device/search`).
  func typeText(_ text: String, testID: String, _ reply: DriverReply<Bool>) throws(RPCError) {
    guard touchesReact, !targets.contains(where: { testID.isExactly($0.testID) }) else {
      throw .notOnScreen("no text input with the testID '\(cut: testID)'")
    }
    host.reactFinger.begin(.init(action: .type(text), testID: testID, text: nil, reply: reply))
  }

  /// Finds the native target of a name. Without one, an element of React's with that test id or text is looked for, and
  /// the result is nil: the act is then answered later.
  private func find(
    _ name: TouchTargetName, orInReact action: ReactFinger.Action, _ reply: DriverReply<Bool>
  ) throws(RPCError) -> TouchTarget? {
    do throws(RPCError) {
      return try find(name)
    } catch {
      guard touchesReact else { throw error }
      switch name {
      case .testID(let testID):
        host.reactFinger.begin(.init(action: action, testID: testID, text: nil, reply: reply))
      case .text(let text):
        host.reactFinger.begin(.init(action: action, testID: nil, text: text, reply: reply))
      case .button, .component, .tab, .back: throw error
      }
      return nil
    }
  }

  private var touchesReact: Bool { host.session?.touches ?? false }
}
