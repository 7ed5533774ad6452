/// A part of `docs/protocol.md` that is generated from declarations. In the page it is between two markers with its
/// name.
public struct ProtocolPart: Sendable {
  public let name: String
  public let markdown: String

  /// All generated parts.
  public static var all: [ProtocolPart] {
    [DriverTables.part, MessageTables.part, ModuleTables.methods, ModuleTables.events]
  }
}
