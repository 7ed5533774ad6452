internal import CUV
import Glibc

/// An error of libuv's.
public struct UVError: Error, Sendable, Equatable, CustomStringConvertible {
  public let code: CInt
  public var description: String { String(cString: uv_strerror(code)) }
}

/// The system's sentence for an errno.
func systemMessage(_ error: CInt) -> String { String(cString: strerror(error)) }
