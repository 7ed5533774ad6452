import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@Suite("What a test file has of the Web and of Node", .timeLimit(.minutes(20)))
struct NodeModulesOfFileTests {
  private func run(_ files: [String: String]) async throws -> TestFileResults {
    let folder = try TemporaryFolder(files.merging(["package.json": "{}"]) { own, _ in own })
    defer { folder.remove() }
    return await TestFileRun.run(file: "\(folder.path)/e2e/a.test.js")
  }

  @Test("The classes are the file's own, and each global is made anew for a file that replaces it") func classes()
    async throws
  {
    let run = try await run([
      "e2e/a.test.js": """
      const { expect, test } = require('navbridge');
      const { Buffer: ofModule } = require('node:buffer');
      test('classes', () => {
        expect(Buffer.from('a')).toBeInstanceOf(Uint8Array);
        expect(ofModule).toBe(Buffer);
        expect(new URL('https://a/b?c=1').searchParams.get('c')).toBe('1');
        expect(require('url').URL).toBe(URL);
        expect(require('url').fileURLToPath(require('url').pathToFileURL('/a b'))).toBe('/a b');
        expect(() => new URL('x')).toThrow(TypeError);
        expect(structuredClone({ a: [1] })).toEqual({ a: [1] });
        expect(atob(btoa('ab'))).toBe('ab');
        expect(new TextDecoder().decode(new TextEncoder().encode('é'))).toBe('é');
        expect(Object.keys(globalThis)).not.toContain('Buffer');
        globalThis.fetch = () => 'mine';
        expect(fetch()).toBe('mine');
        expect([process.cwd(), process.platform, typeof process.nextTick, process.env.NODE_ENV]).toEqual([
          require('path').resolve('.'), 'linux', 'function', 'test']);
        expect(require('node:process')).toBe(process);
      });
      """
    ])
    #expect(run.outcomes == ["classes: passed"], "\(run.messages)")
  }

  @Test("A file reads what lies in its project, and nothing that a link leads to elsewhere") func files() async throws {
    let run = try await run([
      "e2e/a.test.js": """
      const { expect, test } = require('navbridge');
      const fs = require('fs');
      const path = require('path');
      test('reads', async () => {
        const root = path.join(__dirname, '..');
        expect(JSON.parse(fs.readFileSync(path.join(root, 'data/users.json'), 'utf8'))).toEqual([{ name: 'é' }]);
        expect(fs.readFileSync(path.join(root, 'data/users.json'))).toBeInstanceOf(Buffer);
        expect(await require('fs/promises').readdir(root)).toEqual(['data', 'e2e', 'package.json']);
        expect(fs.existsSync('/etc/passwd')).toBe(false);
        expect(() => fs.readFileSync('/etc/passwd')).toThrow(/^EACCES: '.etc.passwd' is outside the project '.*', and/);
        expect(() => fs.readFileSync(path.join(root, 'none'))).toThrow(/^ENOENT: no such file or directory, open '/);
        expect(() => fs.readFileSync(path.join(root, 'none'))).toThrow(Error);
        expect(() => fs.writeFileSync(path.join(root, 'x'), '')).toThrow('EROFS: fs.writeFile');
      });
      """, "data/users.json": #"[{"name":"é"}]"#,
    ])
    #expect(run.outcomes == ["reads: passed"], "\(run.messages)")
  }

  @Test("The replies of a test answer its own requests, those of a test until its end") func replies() async throws {
    let run = try await run([
      "e2e/a.test.js": """
      const { expect, network, test } = require('navbridge');
      network.reply('https://a/file', { body: { of: 'file' } });
      const text = async (url, options) => (await fetch(url, options)).text();
      test('one', async () => {
        let count = 0;
        network.reply(/b$/, ({ method, body }) => (method === 'POST' ? { status: 201, body: `${body}${++count}` } : undefined));
        network.reply('https://a/file', { body: 'of the test', delay: 1 });
        expect(await text('https://a/file?x=1')).toBe('of the test');
        expect(await text('https://a/b', { method: 'POST', body: 'n' })).toBe('n1');
        expect(await text('https://a/b', { method: 'POST', body: 'n' })).toBe('n2');
        await expect(fetch('https://a/b')).rejects.toThrow('GET https://a/b: this runner makes no connection');
        network.reply('https://a/bad', () => ({ state: 1 }));
        await expect(fetch('https://a/bad')).rejects.toThrow("An answer of network.reply has no 'state'.");
      });
      test('two', async () => {
        expect(await (await fetch('https://a/file')).json()).toEqual({ of: 'file' });
        await expect(fetch('https://a/b', { method: 'POST' })).rejects.toThrow(TypeError);
      });
      """
    ])
    #expect(run.outcomes == ["one: passed", "two: passed"], "\(run.messages)")
  }

  @Test("A module of Node that is missing has the way to run the file in Node") func missing() async throws {
    let run = try await run([
      "e2e/a.test.js": """
      const { expect, test } = require('navbridge');
      test('http', () => { require('node:http'); });
      """
    ])
    #expect(run.messages.joined().contains("It is a part of Node, which this runner does without"))
    #expect(run.messages.joined().contains("'navbridge detox test' runs a suite for Detox in Node"))
  }
}
