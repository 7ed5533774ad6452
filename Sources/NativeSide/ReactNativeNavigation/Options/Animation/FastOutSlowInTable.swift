internal import HeadlessUIKit

/// Android's table of its standard curve, read as react-native-navigation reads it (rnn-options §7.4).
enum FastOutSlowInTable {
  private static let steps = 200

  /// The curve at two hundred steps, rounded to four decimals as on Android.
  static let samples: [Double] = {
    let curve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
    return (0...steps).map { step in
      (curve.progress(at: Double(step) / Double(steps)) * 10_000).rounded() / 10_000
    }
  }()

  static func share(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    if progress >= 1 { return 1 }
    // iOS multiplies by 199 and not by 200, so the sample may be one before the right one.
    let sample = min(Int(progress * 199), 198)
    let past = (progress - Double(sample) / Double(steps)) * Double(steps)
    return samples[sample] + past * (samples[sample + 1] - samples[sample])
  }
}
