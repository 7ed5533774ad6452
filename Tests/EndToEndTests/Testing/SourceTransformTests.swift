import Glibc
import NavbridgeLauncher
import Testing

/// Files in TypeScript, JSX and ES modules, which the esbuild on the `PATH` makes plain JavaScript of when they run.
@Suite("A file in another language", .timeLimit(.minutes(20)))
struct SourceTransformTests {
  private static let files = [
    "lib.ts":
      "export const double = (n: number): number => {\n  if (n < 0) throw new Error('negative');\n  return 2 * n;\n};\n",
    "a.test.ts": """
    import { expect, test } from 'navbridge';
    import { double } from './lib';
    test('typed', () => {
      const two: number = 2;
      expect(double(two)).toBe(4);
    });
    test('throws', () => {
      double(-1);
    });
    """,
  ]

  @Test("A file in another language is refused with the command where there is no esbuild")
  func refused() async throws {
    let folder = TestFolder(Self.files, environment: ["PATH": "/nowhere"])
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("need esbuild on the PATH"), "\(output)")
    #expect(output.contains("esbuild FOLDER/a.test.ts --bundle --format=cjs"), "\(output)")
  }

  @Test("A file that esbuild refuses has its messages")
  func failed() async throws {
    let folder = TestFolder(["a.test.ts": "const a: = 1;"], environment: [:])
    folder.write("#!/bin/sh\necho 'a.test.ts:1:9: no type' >&2\nexit 1\n", to: "esbuild")
    unsafe chmod("\(folder.path)/esbuild", 0o755)
    let other = TestFolder(["a.test.ts": "const a: = 1;"], environment: ["PATH": folder.path])
    let (code, output, _) = try await other.run()
    #expect(code == 1 && output.contains("cannot be bundled. esbuild:"), "\(output)")
    #expect(output.contains("a.test.ts:1:9: no type"), "\(output)")
  }

  private static let hasTool = unsafe system("command -v esbuild >/dev/null") == 0

  @Test(
    "A file in another language runs, requires others, and fails at the places of the sources", .enabled(if: hasTool))
  func runs() async throws {
    let folder = TestFolder(Self.files)
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("1 passed, 1 failed"), "\(output)")
    for place in ["lib.ts:2:", "a.test.ts:8:"] { #expect(output.contains(place), "\(place): \(output)") }
  }

  @Test("A file may import by names that are known only when it runs", .enabled(if: hasTool))
  func dynamic() async throws {
    let folder = TestFolder([
      "one.ts": "export const one: number = 1; export default 'first';", "two.ts": "export default 'second';",
      "a.test.ts": """
      import { expect, test } from 'navbridge';
      const pick = async (isFirst: boolean) => (await import(isFirst ? './one' : './two')).default;
      test('a condition', async () => expect([await pick(true), await pick(false)]).toEqual(['first', 'second']));
      test('a text', async () => {
        const name: string = ['o', 'n', 'e'].join('');
        expect(await import(`./${name}`)).toMatchObject({ one: 1, default: 'first' });
      });
      test('behind a condition', async () => {
        const isWanted: boolean = true;
        if (isWanted) expect((await import('./two')).default).toBe('second');
        await expect(import(['./', 'none'].join(''))).rejects.toThrow("There is no module './none'");
      });
      """,
    ])
    try await folder.expectPassing(3, on: "turbo")
  }

  @Test("A required file that cannot be bundled has esbuild's messages, and its place", .enabled(if: hasTool))
  func requiredFailed() async throws {
    let folder = TestFolder([
      "lib.ts": "export const one: number = ;", "a.test.js": "require('./lib');", "b.test.js": "require('./c');",
      "c.js": "const a = ;",
    ])
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("lib.ts' cannot be bundled. esbuild:"), "\(output)")
    #expect(output.contains("lib.ts:1:27"), "\(output)")
    #expect(output.contains("FOLDER/c.js:1: SyntaxError"), "\(output)")
  }

  @Test("A plain file may require one in another language", .enabled(if: hasTool))
  func required() async throws {
    let folder = TestFolder([
      "lib.ts": "export const one: number = 1;",
      "a.test.js": """
      const { expect, test } = require('navbridge');
      test('one', () => expect(require('./lib').one).toBe(1));
      """,
    ])
    try await folder.expectPassing(1, on: "turbo")
  }

  @Test("JSX needs no import of React where React is installed", .enabled(if: hasTool))
  func automaticJSX() async throws {
    let folder = TestFolder([
      "node_modules/react/jsx-runtime.js": "exports.jsx = (type, props) => [type, props];",
      "a.test.jsx": """
      import { expect, test } from 'navbridge';
      test('an element', () => expect(<view id="a" />).toEqual(['view', { id: 'a' }]));
      """,
    ])
    try await folder.expectPassing(1, on: "turbo")
  }

  @Test("JSX without React calls a React of the file, and names the way out where there is none", .enabled(if: hasTool))
  func classicJSX() async throws {
    let folder = TestFolder([
      "a.test.jsx": """
      import { expect, test } from 'navbridge';
      const React = { createElement: (type, props) => [type, props] };
      test('an element', () => expect(<view id="a" />).toEqual(['view', { id: 'a' }]));
      """,
      "b.test.jsx": "import { test } from 'navbridge';\ntest('none', () => <view />);\n",
    ])
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("1 passed, 1 failed"), "\(output)")
    #expect(
      output.contains(
        "Can't find variable: React\n      JSX needs React: install it beside the file (npm install react), or"),
      "\(output)")
  }

  @Test("An error outside the tests, and an unhandled one, begin with the place of the source", .enabled(if: hasTool))
  func headlines() async throws {
    let folder = TestFolder([
      "top.test.ts": """
      import { test } from 'navbridge';
      interface Text { text: string }
      const fail = (text: Text): void => { throw new Error(text.text); };
      test('a', () => {});
      fail({ text: 'top' });
      """,
      "later.test.ts": """
      import { test } from 'navbridge';
      interface Text { text: string }
      test('a', async () => {
        Promise.reject(new Error('floating'));
        await 1;
      });
      """,
    ])
    let (code, output, _) = try await folder.run()
    #expect(code == 1)
    #expect(
      output.contains("FOLDER/top.test.ts:3:48: Error: top\n      at fail (FOLDER/top.test.ts:3:48)"), "\(output)")
    #expect(output.contains("FOLDER/later.test.ts:4:22: Unhandled rejection: Error: floating"), "\(output)")
  }

  @Test("Places are from the working folder in it, and from the root outside it", .enabled(if: hasTool))
  func placesOfSources() async throws {
    let folder = TestFolder([
      "lib.js": "module.exports = () => { throw new Error('plain') };\n",
      "typed.ts": "export default (n: number): void => { throw new Error('typed' + n); };\n",
      "app/a.test.ts": """
      import { test } from 'navbridge';
      import typed from '../typed';
      test('typed', () => typed(1));
      """,
      "app/b.test.js": "const fail = require('../lib');\nrequire('navbridge').test('plain', () => fail());\n",
    ])
    let (_, inside, _) = try await folder.runInside(["."], of: "app")
    for place in ["\(folder.path)/lib.js:1:", "\(folder.path)/typed.ts:1:", "at a.test.ts:3:", "at b.test.js:2:"] {
      #expect(inside.contains(place), "\(place): \(inside)")
    }
    #expect(!inside.contains("../"), "\(inside)")
    let (_, around, _) = try await folder.runInside(["app"])
    for place in ["at lib.js:1:", "(typed.ts:1:", "at app/a.test.ts:3:", "at app/b.test.js:2:"] {
      #expect(around.contains(place), "\(place): \(around)")
    }
    folder.makeFolder("beside")
    let (_, beside, _) = try await folder.runInside(["../app"], of: "beside")
    #expect(beside.contains("\(folder.path)/app/a.test.ts\n") && !beside.contains("../"), "\(beside)")
  }

  @Test("React's development build runs in a test file, and the production build by NODE_ENV", .enabled(if: hasTool))
  func nodeEnvironment() async throws {
    let files = [
      "node_modules/react/index.js": "module.exports = { kind: process.env.NODE_ENV };",
      "a.test.tsx": """
      import * as React from 'react';
      import { expect, test } from 'navbridge';
      test('the kind', () => expect((React as any).kind).toBe('test'));
      """,
    ]
    try await TestFolder(files).expectPassing(1, on: "turbo")
    let (_, output, _) = try await TestFolder(files, environment: ["NODE_ENV": "production"]).run()
    #expect(output.contains("Received: \"production\"") || output.contains("'production'"), "\(output)")
  }

  @Test("A stack that an app prints has the places of the sources", .enabled(if: hasTool))
  func printedStack() async throws {
    let folder = TestFolder([
      "app.ts": """
      interface Text { text: string }
      function inner(text: Text): void { console.error(text.text + '\\n' + new Error().stack); }
      inner({ text: 'here' });
      console.error('mail me@app.ts:1:2');
      """
    ])
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["run", "\(folder.path)/app.ts"], environment: folder.environment)
    let printed = output + ending.standardError
    #expect(
      printed.contains("here\ninner@\(folder.path)/app.ts:2:") && printed.contains("mail me@app.ts:1:2"), "\(printed)")
  }

  @Test("A package that is not there is named with the command that installs it, at its place", .enabled(if: hasTool))
  func missingPackage() async throws {
    let folder = TestFolder([
      "a.test.ts": "import { test } from 'navbridge';\n\nimport { x } from 'left-pad';\ntest('a', () => x());\n"
    ])
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("a.test.ts:3:19: "), "\(output)")
    #expect(
      output.contains("Install it beside the file: npm install left-pad\n") && !output.contains("You can mark"),
      "\(output)")
  }

  @Test("Functions that a test gives to an app fail at the places of the source", .enabled(if: hasTool))
  func functions() async throws {
    let folder = TestFolder([
      "a.test.ts": """
      import { app, test } from 'navbridge';
      interface Text { text: string }
      test('an app', async () => { await app(() => {
        // a comment, which esbuild leaves out
        throw new Error('plain');
      }); });
      test('a function', async () => {
        const screens = await app(() => {});
        await screens.run((count: number) => {
          // another one
          throw new Error('typed ' + count);
        }, 1);
      });
      """
    ])
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("0 passed, 2 failed"), "\(output)")
    #expect(output.contains("FOLDER/a.test.ts:5:13: Error: plain\n"), "\(output)")
    #expect(output.contains("> 5 |   throw new Error('plain');"), "\(output)")
    #expect(output.contains("Error: typed 1\n      at FOLDER/a.test.ts:11:15\n"), "\(output)")
    #expect(!output.contains("<function") && !output.contains("/app-"), "\(output)")
  }

  @Test("An import of the test that a function in the app uses has the way out", .enabled(if: hasTool))
  func unseenImport() async throws {
    let folder = TestFolder([
      "lib.ts": "export const title = 'a';",
      "a.test.ts": """
      import { app, expect, test } from 'navbridge';
      test('an app', async () => { await app(() => console.log(require('./lib').title)); });
      test('a function', async () => { await (await app(() => {})).run(() => expect(1).toBe(1)); });
      """,
    ])
    let (_, output, _) = try await folder.run()
    let shown = output.split(separator: "\n").filter {
      $0.contains("The name is one of the test's bundle: a function in")
    }
    #expect(shown.count >= 2 && !output.contains("Begin the file with"), "\(output)")
  }
}
