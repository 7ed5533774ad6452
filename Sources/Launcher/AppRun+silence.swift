internal import NavbridgeDriver
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Ends a run whose sides do not answer.
extension AppRun {
  /// Looks at both sides each second for the whole run, and sends the native side a request as a sign of life.
  func watchForSilence() {
    // A run that stays, or may stand at a breakpoint, is left to the user to inspect and to stop.
    guard !options.keeps, !options.mayStand else { return }
    after(1) { [self] in
      askForSignOfLife()
      if let silence = silence.look(at: sides) { sink.yield(.silent(silence)) }
      watchForSilence()
    }
  }

  /// The current state of the sides that run.
  private var sides: [SilenceWatch.Side] {
    [ChildProgram.nativeSide, .scriptSide].compactMap { program in
      guard let process = processes.id(of: program), let look = ProcessLook(process) else { return nil }
      let isPending = program == .nativeSide ? signOfLife.isDue : machine.awaitsContext || signOfLife.awaitsScriptReport
      return SilenceWatch.Side(program: program, process: process, look: look, isAnswerPending: isPending)
    }
  }

  private func askForSignOfLife() {
    // An answer that has not arrived within the last second is due.
    if signOfLife.isRequested || driver == nil { return signOfLife.isDue = true }
    signOfLife.isRequested = true
    background { run in
      // Without an answer the sign of life stays due, and the watch counts that.
      guard let driver = run.driver, let stats = try? await driver.stats() else { return }
      run.signOfLife = SignOfLife(awaitsScriptReport: stats.awaitsScript)
    }
  }

  /// The state of the last sign of life of the native side, and whether another was requested since.
  struct SignOfLife {
    var isRequested = false
    var isDue = false
    /// True while the native side waits for the script side to report that nothing is left to do.
    var awaitsScriptReport = false
  }

  /// A sentence for each stopped side that cannot do its part at the end of the run.
  var stoppedSides: [String] {
    sides.filter(\.look.isStopped).map {
      SilenceWatch.Silence(program: $0.program, process: $0.process, isStopped: true).sentence
    }
  }
}
