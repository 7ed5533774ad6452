package import NavbridgeWire
internal import OrderedCollections

/// The answers that a native side which a test writes gives to a driver.
package enum DriverAnswers {
  /// The device in the answer to `initialize`.
  package static let device: JSON = [
    "model": "iPhone 15", "systemVersion": "18.2", "idiom": "phone", "width": 393, "height": 852, "scale": 3,
    "orientation": "portrait", "userInterfaceStyle": "light", "statusBarHeight": 54, "safeArea": [59, 0, 34, 0],
    "locale": "en_US", "isRTL": false,
  ]

  /// An object with other values of some members, also with null.
  package static func change(_ object: JSON, _ members: JSON) -> JSON {
    var changed = object.object ?? [:]
    for (name, value) in members.object ?? [:] { changed[name] = value }
    return .object(changed)
  }

  /// The answer to `initialize`.
  package static let initialize: JSON = ["protocolVersion": 1, "device": device]

  /// The answer to `stats/get`.
  package static let statistics: JSON = [
    "epoch": 2, "liveObjects": ["UIView": 7],
    "pending": ["commands": 1, "surfaces": 2, "timers": 3, "transitions": 4, "awaitingFinger": 5, "heldFingers": 6],
    "pendingCommands": ["push1 waits."],
    "queues": ["main": ["depth": 8, "ran": 9], "methodQueue": ["depth": 10, "ran": 11]],
    "connections": 12, "turns": 13, "awaitsScript": true, "dropped": ["oldEpoch": 14, "noListener": 15],
    "settled": ["resolved": 16, "rejected": 17, "invalidated": 18, "neverSettles": 19],
    "diagnostics": [["kind": "RNNLog", "message": "No.", "at": 20.5]],
  ]

  /// The params of a `traffic/entry`.
  package static func entry(_ number: Int, _ kind: String = "call") -> JSON {
    [
      "seq": .int(Int64(number)), "at": 1.5, "epoch": 1, "route": "turbo", "direction": "toNative",
      "kind": .string(kind),
      "module": "RNN", "method": "push", "id": "push1", "bytes": 60, "cause": nil, "queue": "bridge", "realTime": 2.5,
    ]
  }
}
