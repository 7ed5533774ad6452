import Glibc
import NavbridgeRuntime
import Testing

@testable import NavbridgeLauncher

@Suite("The file that leads a browser to a page")
struct BrowserPageTests {
  @Test("The file that leads a browser to a page can be read by its user alone, and is removed with its folder")
  func file() throws {
    let page = try #require(BrowserPage(to: "http://127.0.0.1:1/secret/"))
    let folder = String(page.path.prefix(page.path.count - "/open.html".count))
    var status = stat()
    #expect(unsafe stat(folder, &status) == 0 && status.st_mode & 0o777 == 0o700)
    #expect(try TextFile.read(page.path).contains(#"content="0; url=http://127.0.0.1:1/secret/""#))
    page.remove()
    #expect(SystemFiles.kind(of: folder) == 0)
  }
}
