import Testing

/// The ways out of mistakes that a failure names.
@Suite("A mistake of a first test", .timeLimit(.minutes(20)))
struct TestAdviceTests {
  static let rows = [
    ("device.tapBack()", "\nDid you mean 'device.tap({ back: true })'?"),
    ("device.selectTab(1)", "\nDid you mean 'device.tap({ tabIndex })'?"),
    ("device.tapp('GO')", "\nDid you mean 'device.tap'?"),
    ("device.swipeback()", "\nDid you mean 'device.swipeBack'?"),
    ("device.frobnicate()", "\n'device' has snapshot, screenshot, explainOptions, waitForIdle,"),
    ("const { network } = require('navbridge'); network.rply({})", "\nDid you mean 'network.reply'?"),
    ("const a = {}; a.relaod()", "\nAn app has the function 'reload'."),
    ("clock.tick(5)", "\n'clock' has pause, resume, now, step, advance, settle."),
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

  @Test("A mistake of a first test is answered with what takes its place", arguments: rows)
  func advice(_ code: String, _ words: String) async {
    let run = await TestFileRun.run(
      "const { clock, device } = require('navbridge'); test('a', async () => { \(code) });")
    #expect(run.outcomes == ["a: failed"] && run.messages.first?.contains(words) == true, "\(run.messages)")
  }
}
