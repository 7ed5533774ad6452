public import NavbridgeWire

/// The driver's method that counts what a native side has and did (protocol §10).
public enum StatisticsMethods {
  public static let get = DeclaredMethod(
    "stats/get", .request, "Counters, depths of queues, live objects by class, diagnostics.",
    returns: .json("§10, `stats/get`"))
}
