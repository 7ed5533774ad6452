package import NavbridgeRuntime

/// A part of a device that is unknown to the kernel and lives as long as the device.
@MainQueue
package protocol HostPart: AnyObject {
  init(host: NativeHost)
}

extension NativeHost {
  /// Returns the device's only instance of a part. It is made on the first call.
  package func part<Part: HostPart>(_ type: Part.Type) -> Part {
    let key = ObjectIdentifier(type)
    if let part = parts[key] as? Part { return part }
    let part = Part(host: self)
    parts[key] = part
    return part
  }
}
