internal import NavbridgeVocabulary
internal import NavbridgeWire

extension Workload {
  /// All workloads, in the order in which they are measured and printed.
  package static let all = commands + payloads + options + screens + displaced + lookups

  /// Commands that do nothing. The time includes JSON and the hop to the main queue.
  private static let commands: [Workload] = [
    Workload("turbo-command", .noop).with { $0.bound = 1.85 },
    Workload("bridge-command", .noop).with { ($0.architecture, $0.bound) = (.bridge, 2) },
    Workload("c-command", .noop).with { ($0.script, $0.bound) = (.c, 1.55) },
    Workload("turbo-command-jansson", .noop).with { ($0.parser, $0.base) = (.jansson, "turbo-command") },
    Workload("bridge-command-jansson", .noop).with {
      ($0.architecture, $0.parser, $0.base) = (.bridge, .jansson, "bridge-command")
    },
  ]

  private static let sizes: [(name: String, bytes: Int, bound: Double?)] = [
    ("64", 64, nil), ("512", 512, nil), ("8k", 8 << 10, 2.5), ("64k", 64 << 10, nil), ("256k", 256 << 10, 2),
  ]

  /// The same with a payload: the same each time, or a new one each time. The answer is short; the echo returns the
  /// whole payload. A message of 64 bytes has no room for anything new.
  private static let payloads: [Workload] =
    sizes.flatMap { size in
      let same = Workload("turbo-command-\(size.name)", .noop).with {
        ($0.size, $0.isEchoedWhole, $0.bound) = (size.bytes, true, size.bound)
      }
      let new = Workload("turbo-command-\(size.name)-new", .noop).with {
        ($0.size, $0.isEchoedWhole, $0.isNew) = (size.bytes, true, true)
      }
      let prepared = Workload("c-command-\(size.name)", .noop).with {
        ($0.size, $0.isEchoedWhole, $0.script, $0.bound) = (size.bytes, true, .c, size.bound)
      }
      return size.bytes == 64 ? [same, prepared] : [same, new, prepared]
    } + [
      Workload("turbo-command-256k-jansson", .noop).with {
        ($0.size, $0.isEchoedWhole, $0.parser, $0.base) = (256 << 10, true, .jansson, "turbo-command-256k")
      }
    ]

  /// `mergeOptions` with options that the native side knows, because they are the same each time, and with new ones.
  private static let options: [Workload] = [("512", 512), ("8k", 8 << 10), ("256k", 256 << 10)].flatMap { name, bytes in
    [Script.swift, .c].flatMap { script in
      [false, true].map { isNew in
        let whole = "\(script == .c ? "c-" : "")merge-\(name)-\(isNew ? "new" : "known")"
        return Workload(whole, .mergeOptions).with {
          ($0.script, $0.size, $0.isNew, $0.isEchoedWhole) = (script, bytes, isNew, bytes > 512)
          ($0.bound, $0.goal) = boundsOfOptions[whole] ?? (nil, nil)
        }
      }
    }
  }

  /// A bound is the goal, or lies a little above what is measured where the goal is missed.
  private static let boundsOfOptions: [String: (bound: Double?, goal: Double?)] = [
    "c-merge-512-known": (2.1, 1.8), "c-merge-512-new": (2, nil), "c-merge-8k-known": (2, 1.7),
    "c-merge-256k-known": (2.1, 1.4),
  ]

  /// An awaited, animated push and pop on a virtual clock, with listeners for all events; the same with one clock for
  /// both sides (protocol §8a), from Swift and from JavaScript; the same on deep stacks; and a `navigate` there and back
  /// by the native router (native-router §5).
  private static let screens: [Workload] = [
    Workload("turbo-push-pop", .pushPop).with { $0.bound = 13.5 },
    Workload("bridge-push-pop", .pushPop).with { ($0.architecture, $0.bound) = (.bridge, 13.5) },
    Workload("stand-in-push-pop", .pushPop).with { $0.script = .standIn },
    Workload("turbo-push-pop-above-stand-in", .pushPop).with {
      ($0.base, $0.bound, $0.goal) = ("stand-in-push-pop", 2.6, 2.2)
    },
    Workload("turbo-push-pop-one-clock", .pushPop).with {
      ($0.isClockShared, $0.base, $0.bound, $0.goal) = (true, "turbo-push-pop", 1.6, 1.3)
    },
    Workload("bridge-push-pop-one-clock", .pushPop).with {
      ($0.architecture, $0.isClockShared, $0.base, $0.bound) = (.bridge, true, "bridge-push-pop", 1.3)
    },
    Workload("turbo-push-pop-javascript", .pushPop).with {
      ($0.script, $0.isClockShared, $0.base, $0.bound) = (.javaScript, true, "turbo-push-pop-one-clock", 1.8)
    },
    Workload("bridge-push-pop-javascript", .pushPop).with {
      ($0.script, $0.architecture, $0.isClockShared, $0.base, $0.bound) = (
        .javaScript, .bridge, true, "bridge-push-pop-one-clock", 1.8
      )
    },
    Workload("push-pop-10-deep", .pushPop).with { $0.depth = 10 },
    Workload("push-pop-1000-deep", .pushPop).with {
      ($0.depth, $0.base, $0.bound) = (1000, "push-pop-10-deep", 2)
    },
    // The ratio grows when a push becomes cheaper. Benchmarks/counts routing bounds what the router adds.
    Workload("turbo-navigate", .navigate).with { $0.base = "turbo-push-pop" },
    Workload("bridge-navigate", .navigate).with { ($0.architecture, $0.base) = (.bridge, "bridge-push-pop") },
  ]

  /// A push and a pop with the content of the first two caches displaced, which few cores have more than 4 MiB of, and with
  /// that of all caches.
  private static let displaced: [Workload] = [("cold", 4, 2.8, 2.2), ("from-memory", 64, nil, nil)].flatMap {
    (name: String, mebibytes: Int, bound: Double?, goal: Double?) in
    let standIn = Workload("stand-in-push-pop-\(name)", .pushPop).with {
      ($0.script, $0.displaced) = (.standIn, mebibytes << 20)
    }
    let push = Workload("turbo-push-pop-\(name)", .pushPop).with {
      ($0.displaced, $0.base, $0.bound, $0.goal) = (mebibytes << 20, standIn.name, bound, goal)
    }
    return [standIn, push]
  }

  /// A command that only looks up a component, in trees of 10 and of 10 000 nodes.
  private static let lookups: [Workload] = [
    Workload("look-up-10", .lookup).with { $0.depth = 10 },
    Workload("look-up-10000", .lookup).with { ($0.depth, $0.base, $0.bound) = (9_999, "look-up-10", 2) },
  ]
}
