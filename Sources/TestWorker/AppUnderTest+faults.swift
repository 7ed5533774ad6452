import Glibc
internal import NavbridgeDriver
internal import NavbridgeLauncher
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The faults by which a test strikes its app.
extension AppUnderTest {
  /// Has a fault strike the script side or its connection. A fault that ends the app at once has ended it when this
  /// returns; the others strike later, or at the next write.
  ///
  /// - Parameter name: the name of the fault, as on the command line.
  func strike(_ name: String) async throws(RPCError) {
    guard let fault = AppFault(rawValue: name) else {
      let names = AppFault.allCases.map(\.rawValue)
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      let question = names.question(about: name)
      throw RPCError(
        .invalidParams, "strike: there is no fault '\(cut: name)'.\(question) The faults are \(list).")
    }
    _ = try connectedDriver()
    // The test wants the end that follows.
    if fault.endsApp { options.mayEnd = true }
    switch fault {
    case .reload: _ = try await request(DeviceMethods.reload.name, [:])
    case .slowReader:
      standsStill = true
      processes.send(SIGSTOP, to: .scriptSide)
    case .kill:
      processes.send(SIGKILL, to: .scriptSide)
      await awaitLoss()
    case .cut, .fullQueue:
      try await strikeConnection(fault)
      await awaitLoss()
    case .halfWrite, .halfClose: try await strikeConnection(fault)
    }
  }

  private func strikeConnection(_ fault: AppFault) async throws(RPCError) {
    try await asking { driver throws(RPCError) in
      _ = try await driver.request(ScriptMethods.strike.name, ["fault": .string(fault.rawValue)])
    }
  }

  /// Lets a script side that stands still go on.
  func goOn() {
    guard standsStill else { return }
    standsStill = false
    processes.send(SIGCONT, to: .scriptSide)
  }
}
