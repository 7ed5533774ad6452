import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// Test files whose apps begin at checkpoints, as their users run them.
@Suite("Apps that begin at a checkpoint", .timeLimit(.minutes(20)))
struct CheckpointStartTests {
  /// The transcripts of a folder's tests, by name, without and with checkpoints, and the report of the run with them.
  private static func transcripts(
    _ folder: TestFolder, _ names: [String], code: Int = 0
  ) async throws -> (paired: [String], copied: [String], output: String) {
    #expect(try await folder.run(["--transcripts", "\(folder.path)/paired"]).code == code)
    let (ended, output, error) = try await folder.run(["--checkpoints", "--transcripts", "\(folder.path)/copied"])
    #expect(ended == code, "\(output)\(error)")
    func texts(_ place: String) -> [String] {
      names.map { folder.text("\(place)\(folder.path)/a.test.js-turbo/\($0).txt") }
    }
    return (texts("paired"), texts("copied"), output)
  }

  @Test(
    "All but the first start of an app are copies, which have the transcripts of two processes and nothing of each other"
  )
  func equal() async throws {
    let folder = TestFolder.file(
      """
      for (const name of ['one', 'two', 'three', 'four']) {
        test(name, async () => {
          const a = await app(stack);
          expect(await a.run(() => globalThis.mark)).toBe(undefined);
          await a.run((name) => { globalThis.mark = name; console.log(name) }, name);
          await device.tap('GO');
          await expect(device).toHaveStack(['home'], 'stack');
          await waitForIdle();
          await a.reload();
          await device.tap('GO');
        });
      }
      """)
    let (paired, copied, output) = try await Self.transcripts(folder, ["1-one", "2-two", "3-three", "4-four"])
    #expect(output.contains("Checkpoints: 3 of 4 apps began at one."), "\(output)")
    #expect(paired == copied)
    #expect(copied[2].contains("three") && copied[2].contains("showModal") && !copied[2].contains("two"))
    await folder.processesEnded()
  }

  @Test("Apps whose clock stands from the beginning are copies of such an app, and others of another one")
  func paused() async throws {
    let folder = TestFolder.file(
      """
      const waits = () => {
        Navigation.registerComponent('A', () => () => null);
        setTimeout(() => console.log('later'), 1000);
      };
      for (const name of ['one', 'two', 'three']) {
        test(name, async () => {
          const a = await app(waits);
          expect(a.output.map(({ text }) => text)).toEqual(['later']);
        });
        test(name + ' paused', async () => {
          const a = await app(waits, { paused: true });
          expect(a.output).toEqual([]);
          await clock.advance(999);
          expect(a.output).toEqual([]);
          await clock.advance(1);
          expect(a.output.map(({ text }) => text)).toEqual(['later']);
        });
      }
      """)
    let (paired, copied, output) = try await Self.transcripts(folder, ["5-three", "6-three paused"])
    #expect(output.contains("Checkpoints: 4 of 6 apps began at one."), "\(output)")
    #expect(paired == copied)
  }

  @Test("Faults strike a copy as they strike two processes")
  func faults() async throws {
    let folder = TestFolder.file(
      """
      for (const name of ['one', 'two', 'three']) {
        test(name, async () => {
          const a = await app(stack);
          await a.strike('kill');
          await expect(device).toHaveStack(['home'], 'stack');
        });
        test(name + ' slow', async () => {
          const a = await app(stack);
          await a.strike('slow-reader');
          await device.tap('GO');
          await waitForIdle();
        });
        test(name + ' cut', async () => {
          const a = await app(stack);
          await a.strike('cut');
        });
      }
      """)
    let (paired, copied, output) = try await Self.transcripts(folder, ["7-three", "8-three slow", "9-three cut"])
    #expect(output.contains("Checkpoints: 8 of 9 apps began at one."), "\(output)")
    #expect(paired == copied)
  }

  @Test("A copy that fails, hangs or crashes fails its test alone, with the words of two processes")
  func failures() async throws {
    let folder = TestFolder.file(
      """
      const fails = () => { Navigation.registerComponent('A', () => () => null); };
      test('first', async () => { await app(fails) });
      test('throws', async () => { const a = await app(fails); await a.run(() => { null.x }) });
      test('loops', async () => { const a = await app(fails, { scriptTimeout: 200 }); });
      test('loops again', async () => {
        const a = await app(fails, { scriptTimeout: 200 });
        await a.run(() => { for (;;) {} });
      });
      test('passes', async () => { await app(fails) });
      """)
    let plain = try await folder.run([])
    let (code, output, _) = try await folder.run(["--checkpoints"])
    #expect(code == 1 && plain.code == 1)
    #expect(output.contains("3 passed, 2 failed"), "\(output)")
    #expect(output.contains("Checkpoints: 3 of 5 apps began at one."), "\(output)")
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter {
        !$0.contains(" ms)") && !$0.contains("Checkpoints") && !$0.contains(" passed, ")
      }
    }
    #expect(lines(output) == lines(plain.output))
  }

  @Test(
    "What makes two starts differ begins anew: the launch is observed, the time is real, the app may end, the file has changed"
  )
  func differences() async throws {
    let folder = TestFolder.file(
      """
      for (let n = 0; n < 3; n++) {
        test(`observed ${n}`, async () => { await app(stack, { rest: false }) });
        test(`real ${n}`, async () => { await app(stack, { clock: 'real' }) });
        test(`may end ${n}`, async () => { await app(stack, { mayEnd: true }) });
        test(`time ${n}`, async () => { await app(stack, { epochTime: 5 }) });
      }
      """)
    let (code, output, error) = try await folder.run(["--checkpoints"])
    #expect(code == 0 && output.contains("Checkpoints: 0 of 12 apps began at one."), "\(output)\(error)")
  }
}
