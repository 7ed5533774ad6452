import NativeSide
import NavbridgeWire

/// What a script and a driver send to a device. The first byte sets the device up; the rest are lines:
///
///     RNNTurboModule.push ["push1", "a", {"type": "Component"}]    a call, on either route, with its arguments
///     surface/didMount {"rootTag": 1}                              a notification of the script
///     > device/tap {"testID": "GO"}                                a request of the driver
///     {"jsonrpc": "2.0", "id": 1, "method": "x"}                   a message as it is, from the script
struct DeviceInput {
  enum Line: Equatable {
    case call(module: String, method: String, arguments: JSON)
    case notification(method: String, params: JSON)
    case request(method: String, params: JSON)
    case raw(ArraySlice<UInt8>)
  }

  /// The most lines that are sent. Each can begin some seconds of the device's time.
  private static let most = 24

  let isBridge: Bool
  /// True if the script mounts each surface that it is asked for. Otherwise commands that wait for one wait until a limit.
  let mounts: Bool
  /// True if the device comes to rest behind each line. Otherwise the lines overlap.
  let rests: Bool
  /// True if the script sets a root before the first line.
  let hasRoot: Bool
  let design: DesignName
  /// The seed of the schedule; nil for the usual one.
  let seed: UInt64?
  /// True if options that iOS would ignore are refused.
  let isStrict: Bool
  let lines: [Line]

  /// `@` as the first byte stands for the usual schedule, the first design, and a script on turbo.
  init?(_ input: [UInt8]) {
    guard let head = input.first else { return nil }
    isBridge = head & 1 != 0
    mounts = head & 2 == 0
    rests = head & 4 == 0
    hasRoot = head & 8 == 0
    seed = head & 0x40 == 0 ? UInt64(input.count) : nil
    isStrict = head & 0x80 != 0
    design = DesignName.allCases[Int(head >> 4 & 3) % DesignName.allCases.count]
    lines = input.dropFirst().split(separator: UInt8(ascii: "\n")).prefix(Self.most).compactMap(Self.line)
  }

  /// A device of a design that comes to rest behind each line.
  init(_ design: DesignName, _ lines: [Line]) {
    (self.design, self.lines) = (design, lines)
    (isBridge, mounts, rests, hasRoot) = (false, true, true, true)
    (seed, isStrict) = (nil, false)
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> Line? {
    if bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[") { return .raw(bytes) }
    let isRequest = bytes.starts(with: "> ".utf8)
    let rest = isRequest ? bytes.dropFirst(2) : bytes
    let words = rest.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard words.count == 2, case .success(let document) = JSONInput.document(Array(words[1])) else { return nil }
    let (name, params) = (String(decoding: words[0], as: UTF8.self), document.root.json)
    if isRequest { return .request(method: name, params: params) }
    guard let dot = name.firstIndex(of: "."), !name.contains("/") else {
      return .notification(method: name, params: params)
    }
    return .call(module: String(name[..<dot]), method: String(name[name.index(after: dot)...]), arguments: params)
  }

  static func fault(of input: [UInt8]) -> String? { DeviceInput(input).flatMap { FuzzedDevice($0).fault() } }
}
