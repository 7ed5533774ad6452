/// The parameters of all acts (protocol §8).
public enum ActParameters {
  public static let now = Parameter<Bool>.optional(
    "now", .flag, default: false, "performs the act at once, without waiting for the effects of the previous act")
}
