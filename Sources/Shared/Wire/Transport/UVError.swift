internal import CUV
import Glibc

/// An error code of libuv.
public struct UVError: Error, Sendable, Equatable, CustomStringConvertible {
  public let code: CInt
  public var description: String { String(cString: uv_strerror(code)) }
}

/// Returns the system's message for an errno.
func systemMessage(_ error: CInt) -> String { String(cString: strerror(error)) }
