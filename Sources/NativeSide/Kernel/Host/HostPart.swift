internal import Shared

/// Something of a device's that the kernel does not know, and that lives as long as the device.
@MainQueue
protocol HostPart: AnyObject {
  init(host: NativeHost)
}

extension NativeHost {
  /// The one part of a class, made when it is first asked for.
  func part<Part: HostPart>(_ type: Part.Type) -> Part {
    let key = ObjectIdentifier(type)
    if let part = parts[key] { return unsafeDowncast(part, to: Part.self) }
    let part = Part(host: self)
    parts[key] = part
    return part
  }
}
