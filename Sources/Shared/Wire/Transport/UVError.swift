internal import CUV

/// An error code of libuv.
public struct UVError: Error, Sendable, Equatable, CustomStringConvertible {
  public let code: CInt
  public var description: String { unsafe String(cString: uv_strerror(code)) }
}
