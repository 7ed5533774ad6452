import Glibc
import NavbridgeTestSupport
import Testing

/// `navbridge inspect --open`, with a program in place of the one that opens browsers.
@Suite("A page in a browser", .timeLimit(.minutes(20)))
struct BrowserTests {
  @Test("A page in a browser has its address in no program's arguments, and leaves no file")
  func open() async throws {
    let place = try TemporaryFolder([
      "app.js": InspectTests.app,
      "bin/xdg-open": "#!/bin/sh\nprintf '%s' \"$*\" >'ARGUMENTS'\ncat \"$1\" >'PAGE.new' && mv 'PAGE.new' 'PAGE'\n",
    ])
    defer { place.remove() }
    let program = place.text("bin/xdg-open").replacing("ARGUMENTS", with: "\(place.path)/arguments")
      .replacing("PAGE", with: "\(place.path)/page")
    try place.write(program, to: "bin/xdg-open")
    unsafe chmod("\(place.path)/bin/xdg-open", 0o755)
    let path = "\(place.path)/bin:\(unsafe String(cString: getenv("PATH")))"
    _ = try await InspectTests.inspecting(InspectTests.app, ["--open"], at: place, path: path) { _, folder, address in
      while !folder.names.contains("page") { try await Task.sleep(for: .milliseconds(5)) }
      let token = try #require(address.split(separator: "/").last)
      #expect(!folder.text("arguments").contains(token) && folder.text("arguments").hasSuffix("/open.html"))
      #expect(folder.text("page").contains("url=\(address)\""))
    }
  }
}
