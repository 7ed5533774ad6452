import Glibc
import ScriptEngine
import Testing

/// The ways out of mistakes that a failure names.
@Suite("A mistake of a first test", .timeLimit(.minutes(1)))
struct TestAdviceTests {
  static let rows = [
    ("device.tapBack()", "\nDid you mean 'device.tap({ back: true })'?"),
    ("device.selectTab(1)", "\nDid you mean 'device.tap({ tabIndex })'?"),
    ("device.tapp('GO')", "\nDid you mean 'device.tap'?"),
    ("device.swipeback()", "\nDid you mean 'device.swipeBack'?"),
    ("device.frobnicate()", "\n'device' has snapshot, screenshot, explainOptions, waitForIdle,"),
    ("clock.tick(5)", "\n'clock' has pause, resume, now, step, advance."),
    ("expect(1).toBeCalledWith(1)", "Did you mean 'toHaveBeenCalledWith'?"),
    ("expect(1).toBeFoo()", "\nThere is no matcher 'toBeFoo'."),
    ("expect(device).toHaveStacks(['home'])", "\nThere is no matcher 'toHaveStacks'. Did you mean 'toHaveStack'?"),
    ("await expect(Promise.resolve(1)).resolves.toEqul(1)", "Did you mean 'toEqual'?"),
    ("Navigation.pop('home')", "\nIt is a global of the app: call it there, by"),
    ("xit('a')", "\nWrite test.skip(name, reason, body)."),
    ("await import('./x.js')", "which has no 'import()': write 'require' in its place."),
    ("await device.tap({ testId: 'GO' })", "device/tap: there is no argument 'testId'. Did you mean 'testID'?"),
    (
      "await expect({ testId: 'GO' }).toBeVisible()",
      "toBeVisible needs a target: { testID }, { text } or { label }. Did you"
    ),
    ("beforeEech()", "ReferenceError: Can't find variable: beforeEech"),
    ("[].tapBack()", "[].tapBack is not a function"),
  ]

  @Test("is answered with the command that bundles the file, where a file in TypeScript is required")
  func unbundled() async throws {
    let folder = try ModuleFolder()
    defer { folder.remove() }
    let source = "\(folder.path)/node_modules/helper.ts"
    TestFiles.write("export const x = 1;", to: source)
    defer { unsafe unlink(source) }
    let run = await TestFileRun.run("require('\(source.dropLast(3))'); test('a', () => {});")
    let message = run.messages.first ?? ""
    #expect(message.contains("There is '\(source)', which a script cannot require as it is.\n"), "\(message)")
    #expect(message.contains("\n  esbuild ") && message.contains("/dist/a.test.js"), "\(message)")
  }

  @Test("is answered with what takes its place", arguments: rows)
  func advice(_ code: String, _ words: String) async {
    let run = await TestFileRun.run(
      "const { clock, device } = require('navbridge'); test('a', async () => { \(code) });")
    #expect(run.outcomes == ["a: failed"] && run.messages.first?.contains(words) == true, "\(run.messages)")
  }
}
