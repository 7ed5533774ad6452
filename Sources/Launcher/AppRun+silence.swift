import Shared

/// A run whose sides do not answer comes to its end all the same.
extension AppRun {
  /// Looks at both sides each second, as long as the run lasts, and asks the native side for a sign of life.
  func watchForSilence() {
    // A run that is kept is somebody's to look at, and to stop.
    guard !options.keeps else { return }
    after(1) { [self] in
      askForSignOfLife()
      if let silence = silence.look(at: sides) { tell.yield(.silent(silence)) }
      watchForSilence()
    }
  }

  /// The sides that run, as they are now.
  private var sides: [SilenceWatch.Side] {
    [ChildProgram.nativeSide, .scriptSide].compactMap { program in
      guard let process = processes[program], let look = ProcessLook(process) else { return nil }
      let owes = program == .nativeSide ? signOfLife.isDue : machine.awaitsContext || signOfLife.scriptOwesAnswer
      return SilenceWatch.Side(program: program, process: process, look: look, owesAnswer: owes)
    }
  }

  private func askForSignOfLife() {
    // What has not come since the last second is due.
    if signOfLife.isAsked || driver == nil { return signOfLife.isDue = true }
    signOfLife.isAsked = true
    background { run in
      // Without an answer the sign of life stays due, which is what counts.
      guard let driver = run.driver, let stats = try? await driver.stats() else { return }
      run.signOfLife = SignOfLife(scriptOwesAnswer: stats["awaitsScript"]?.bool ?? false)
    }
  }

  /// What the native side last said of itself, and whether it was asked again since.
  struct SignOfLife {
    var isAsked = false
    var isDue = false
    /// Whether it waits for the script to say that nothing is left to do.
    var scriptOwesAnswer = false
  }

  /// What keeps a stopped side from its part of the run's end, a sentence for each.
  var stoppedSides: [String] {
    sides.filter(\.look.isStopped).map {
      SilenceWatch.Silence(program: $0.program, process: $0.process, isStopped: true).sentence
    }
  }
}
