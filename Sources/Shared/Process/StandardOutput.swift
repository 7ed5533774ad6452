internal import CShims
internal import Glibc

/// A program's result, which somebody may want whole.
public enum StandardOutput {
  /// Writes what was printed and not written yet. Complains where that, or anything before, cannot be written.
  ///
  /// - Returns: what the program is to end with: `code`, or 74 (`EX_IOERR`) where its output is not whole.
  public static func finish(_ code: CInt) -> CInt {
    errno = 0
    guard cshims_finish_output() != 0 else { return code }
    // The reason of a failure long past is not known any more.
    complain(errno)
    return EX_IOERR
  }

  /// - Parameter error: the system's number of it; 0 where it is not known.
  public static func complain(_ error: CInt) {
    let reason = error == 0 ? "" : ": \(String(cString: strerror(error)))"
    StandardError.complain("Standard output cannot be written\(reason).")
  }
}
