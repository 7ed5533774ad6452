import Testing

@testable import NavbridgeTestRunner

/// The patterns by which configurations of Jest name test files.
@Suite("A pattern for paths")
struct PathPatternTests {
  @Test(
    "A pattern for paths stands for paths as Jest reads it",
    arguments: [
      ("/a/e2e/**/*.test.js", "/a/e2e/x/y/b.test.js", true), ("/a/e2e/**/*.test.js", "/a/e2e/b.test.js", true),
      ("/a/e2e/**/*.test.js", "/a/b.test.js", false), ("**/?(*.)+(spec|test).[jt]s?(x)", "/a/b.spec.tsx", true),
      ("**/?(*.)+(spec|test).[jt]s?(x)", "/a/test.js", true),
      ("**/?(*.)+(spec|test).[jt]s?(x)", "/a/b.tests.js", false),
      ("**/?(*.)+(spec|test).[jt]s?(x)", "/a/b.test.jsx/c", false),
      ("**/__tests__/**/*.[jt]s?(x)", "/__tests__/a.ts", true),
      ("/a/*.{e2e,spec}.js", "/a/b.e2e.js", true), ("/a/*.{e2e,spec}.js", "/a/b.test.js", false),
      ("/a/*.js", "/a/b/c.js", false), ("/a/?.js", "/a/b.js", true), ("/a/?.js", "/a/bc.js", false),
      ("/a/[!b].js", "/a/c.js", true), ("/a/[!b].js", "/a/b.js", false), ("/a/@(b|c).js", "/a/c.js", true),
      ("/a/!(b|c).js", "/a/d.js", true), ("/a/!(b|c).js", "/a/b.js", false), ("/a+b (c)/*.js", "/a+b (c)/d.js", true),
      ("/a/**", "/a/b/c", true), ("", "/a", false), ("/a,b|c.js", "/a,b|c.js", true),
      ("/a/*(b|c)d", "/a/bccbd", true), ("/a/*(b|c)d", "/a/d", true), ("/a/+(b|c)d", "/a/d", false),
      ("/[a-c^-]/x", "/-/x", true), ("/[^a-c]/x", "/b/x", false), ("/a)b}", "/a)b}", true),
    ])
  func matches(_ pattern: String, _ path: String, _ isMatch: Bool) throws {
    let made = try #require(PathPattern(pattern))
    #expect(made.matches(path) == isMatch, "\(made.parts)")
  }

  @Test("A pattern for paths excludes behind an exclamation mark, and is none with a group that does not end")
  func others() throws {
    let made = try #require(PathPattern("!/a/*.js"))
    #expect(made.excludes && made.matches("/a/b.js"))
    #expect(PathPattern("/a/{b,c") == nil && PathPattern("/a/+(b") == nil)
    #expect(PathPattern("/a/[bc") == nil && PathPattern("/a/[]") == nil)
    #expect(PathPattern("!(a)")?.excludes == false)
  }

  @Test(
    "A pattern for paths with repeated groups within each other is matched by following all ways at once",
    arguments: [
      (String(repeating: "+(", count: 30) + "a" + String(repeating: ")", count: 30), true),
      (String(repeating: "*(?", count: 20) + "b" + String(repeating: ")", count: 20), true),
      (String(repeating: "!(*", count: 20) + "b" + String(repeating: ")", count: 20), false),
    ])
  func manyWays(_ pattern: String, _ isMatch: Bool) throws {
    let made = try #require(PathPattern(pattern))
    #expect(made.matches(String(repeating: "a", count: 60)) == isMatch)
    #expect(!FlowWorkspace.matches(String(repeating: "a", count: 60), String(repeating: "*", count: 59) + "b"))
    #expect(PathPattern(String(repeating: "{", count: 40) + String(repeating: "}", count: 40)) == nil)
  }
}
