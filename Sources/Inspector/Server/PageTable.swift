internal import NavbridgeRuntime

/// The pages of a server. All that sends to more than one page asks it which there are.
@ScriptThread
final class PageTable {
  var ownership = PageOwnership<WebSocket>()

  /// Sends all pages a message.
  func send(_ text: String) { for page in ownership.pages { page.send(text) } }
}
