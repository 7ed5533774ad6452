import ArgumentParser
import NavbridgeLauncher

extension OutputFiles {
  /// Throws a sentence that names the option if one of the files would be lost.
  ///
  /// - Parameter inputs: the files that the command reads, as far as its arguments name them.
  static func check(_ outputs: Output..., inputs: [String]) throws(ValidationError) {
    try check(outputs, inputs: inputs)
  }

  static func check(_ outputs: [Output], inputs: [String]) throws(ValidationError) {
    if let fault = fault(of: outputs, inputs: inputs) { throw ValidationError(fault) }
  }
}
