internal import CShims
internal import Glibc

/// The output of a program, which a caller may need complete.
public enum StandardOutput {
  /// Flushes the printed output. Writes an error message if this write, or an earlier one, has failed.
  ///
  /// - Returns: the program's exit code: `code`, or 74 (`EX_IOERR`) if the output is incomplete.
  public static func finish(_ code: CInt) -> CInt {
    errno = 0
    guard cshims_finish_output() != 0 else { return code }
    // The reason of an earlier failure is no longer known.
    complain(errno)
    return EX_IOERR
  }

  /// - Parameter error: the errno; 0 if it is not known.
  public static func complain(_ error: CInt) {
    let reason = error == 0 ? "" : ": \(systemMessage(error))"
    StandardError.complain("Standard output cannot be written\(reason).")
  }
}
