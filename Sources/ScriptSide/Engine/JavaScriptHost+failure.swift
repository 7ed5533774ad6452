#if JavaScript
internal import NavbridgeVocabulary

/// The failures of the script, which end the run or are printed.
extension JavaScriptHost {
  /// Adds the way out to a failure that has one.
  private func hinted(_ failure: ScriptFailure) -> ScriptFailure {
    var failure = failure
    if settings.architecture == .bridge,
      let sentence = BundleText.bridgeRefusal(of: bundleText, failing: failure.message)
    {
      failure.message = "\(sentence)\n\(failure.message)"
      return failure
    }
    if missedModules.note(failure: failure.message) { writeStubs() }
    let route = missedModules.otherRoute(than: settings.architecture).map { "\n\($0)" }
    failure.message += route ?? missedModules.hint(behind: failure.message, in: failure.frames.map(\.location.file))
    // A function that is an app is written in a test, whose variables are in reach there.
    if settings.beside != nil, failure.message.hasPrefix("ReferenceError: ") {
      failure.message += SyntaxAdvice.unseenVariable(failure.message)
    }
    return failure
  }

  /// Handles an exception of the script, or a rejection that it left unhandled.
  func fail(_ failure: ScriptFailure) {
    let mapped = sourceMaps.mapped(failure)
    output.print(
      "error", hinted(mapped).report, moment, isUnhandled: settings.keepsRunning,
      at: settings.showsPlaces ? mapped.location.map { "\($0)" } : nil)
    if !settings.keepsRunning { end(.failed(exitCode: failure.exitCode)) }
  }

  /// A promise was rejected, and nothing handles it. React Native warns about it and goes on, so a bundle with it does,
  /// too.
  func rejected(_ failure: ScriptFailure) {
    guard eventInterest.isUnlimited else { return fail(failure) }
    output.print("warn", hinted(sourceMaps.mapped(failure)).report, moment)
  }
}
#endif
