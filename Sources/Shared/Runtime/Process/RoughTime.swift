/// About how long something takes, for the first line of a command.
package enum RoughTime {
  /// `some seconds`, `about half a minute` or `about 3 minutes`
  package static func words(seconds: Double) -> String {
    if seconds < 10 { return "some seconds" }
    if seconds < 45 { return "about half a minute" }
    let minutes = Int((seconds / 60).rounded())
    return minutes <= 1 ? "about a minute" : "about \(minutes) minutes"
  }
}
