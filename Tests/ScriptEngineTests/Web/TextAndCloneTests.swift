#if JavaScript
import Testing

@testable import ScriptEngine

/// `TextEncoder`, `TextDecoder` and `structuredClone`.
@Suite("Texts and copies in JavaScript", .timeLimit(.minutes(5)))
struct TextAndCloneTests {
  static let rows = [
    ScriptRow(
      "texts are encoded as UTF-8, with U+FFFD for a lone surrogate",
      "console.log(new TextEncoder().encode('aé€😀\\ud800').join(), new TextEncoder().encode().length, new TextEncoder().encoding)",
      ["97,195,169,226,130,172,240,159,152,128,239,191,189 0 utf-8"]),
    ScriptRow(
      "whole characters are encoded into the room that there is",
      """
      const bytes = new Uint8Array(4); const { read, written } = new TextEncoder().encodeInto('a€é', bytes);
      console.log(read, written, bytes.join()); console.log(new TextEncoder().encodeInto('😀', new Uint8Array(3)).read);
      """, ["2 4 97,226,130,172", "0"]),
    ScriptRow(
      "bytes are decoded from buffers and views",
      """
      const bytes = new TextEncoder().encode('xaé€😀');
      console.log(new TextDecoder().decode(bytes), new TextDecoder('UTF8').decode(bytes.buffer), new TextDecoder().decode(new DataView(bytes.buffer, 1)));
      console.log(new TextDecoder().decode().length);
      """, ["xaé€😀 xaé€😀 aé€😀", "0"]),
    ScriptRow(
      "each wrong sequence becomes one U+FFFD",
      """
      const hex = (text) => [...text].map((c) => c.codePointAt(0).toString(16)).join(' ');
      for (const bytes of [[0xff, 0x41], [0xe2, 0x82], [0xf0, 0x9f, 0x41], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90]]) {
        console.log(hex(new TextDecoder().decode(Uint8Array.from(bytes))));
      }
      """, ["fffd 41", "fffd", "fffd 41", "fffd fffd", "fffd fffd fffd", "fffd fffd"]),
    ScriptRow(
      "a stream may end within a character, and begins with at most one byte order mark",
      """
      const decoder = new TextDecoder(); let text = '';
      for (const byte of [0xef, 0xbb, 0xbf, 0xe2, 0x82, 0xac, 0xef, 0xbb, 0xbf]) text += decoder.decode(Uint8Array.of(byte), { stream: true });
      text += decoder.decode(); console.log(text.length, text.codePointAt(0).toString(16), text.codePointAt(1).toString(16));
      console.log(new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.of(0xef, 0xbb, 0xbf)).length);
      """, ["2 20ac feff", "1"]),
    ScriptRow(
      "wrong bytes throw if they are fatal, and other encodings always",
      """
      const fatal = new TextDecoder('utf-8', { fatal: true });
      try { fatal.decode(Uint8Array.of(0xff)) } catch (error) { console.log(error.name, fatal.decode(Uint8Array.of(0x41))) }
      try { new TextDecoder('utf-16le') } catch (error) { console.log(error.name, error.message) }
      """, ["TypeError A", "RangeError TextDecoder reads UTF-8 only; 'utf-16le' was given."]),
    ScriptRow(
      "long texts are decoded whole",
      "const text = 'é'.repeat(100000); console.log(new TextDecoder().decode(new TextEncoder().encode(text)) === text)",
      ["true"]),
    ScriptRow(
      "copies have the classes of the originals",
      """
      const source = { map: new Map([[{ k: 1 }, 'v']]), set: new Set([1]), date: new Date(5), pattern: /a/gi, big: 3n, none: undefined,
        bytes: new Uint8Array([1, 2, 3]).subarray(1), view: new DataView(new ArrayBuffer(4), 1), list: [1, , 3], text: new String('s') };
      const copy = structuredClone(source);
      console.log([...copy.map][0][0].k, copy.map !== source.map, copy.set.has(1), copy.date.getTime(), copy.pattern + '', copy.big, 'none' in copy);
      console.log(copy.bytes.join(), copy.bytes.byteOffset, copy.view.byteLength, 1 in copy.list, copy.list.length, copy.text.valueOf(), typeof copy.text);
      """, ["1 true true 5 /a/gi 3n true", "2,3 1 3 false 3 s object"]),
    ScriptRow(
      "copies keep cycles and what is shared",
      """
      const a = { name: 'a' }; a.self = a; a.both = [a, a]; const map = new Map(); map.set('map', map);
      const copy = structuredClone(a); console.log(copy.self === copy, copy.both[1] === copy, copy !== a);
      const other = structuredClone(map); console.log(other.get('map') === other);
      const buffer = new ArrayBuffer(4); const views = structuredClone([new Uint8Array(buffer), new Int8Array(buffer)]);
      views[0][0] = 7; console.log(views[1][0], views[0].buffer === views[1].buffer);
      """, ["true true true", "true", "7 true"]),
    ScriptRow(
      "copies of errors are errors with their class, stack and cause",
      """
      const error = new RangeError('no', { cause: { z: 1 } }); error.extra = 1; const copy = structuredClone(error);
      console.log(copy instanceof RangeError, copy.message, copy.stack === error.stack, copy.cause.z, copy.extra);
      class Mine extends Error { name = 'Mine' }; console.log(structuredClone(new Mine('m')) instanceof Mine, structuredClone(new Mine('m')).message);
      """, ["true no true 1 undefined", "false m"]),
    ScriptRow(
      "objects of a class become plain ones, without what they inherit",
      "class A { x = 1; get y() { return 2 } }; const copy = structuredClone(new A()); console.log(copy.x, copy.y, copy.constructor === Object)",
      ["1 undefined true"]),
    ScriptRow(
      "functions, symbols and what stands for work are refused",
      """
      for (const value of [() => 1, function named() {}, Symbol('s'), { a: [class {}] }, Promise.resolve(), new WeakMap(), new MessageChannel().port1]) {
        try { console.log(structuredClone(value)) } catch (error) {
          console.log(error instanceof DOMException, error instanceof Error, error.name, error.code, error.message);
        }
      }
      """,
      [
        "true true DataCloneError 25 The function '' cannot be cloned.",
        "true true DataCloneError 25 The function 'named' cannot be cloned.",
        "true true DataCloneError 25 Symbol(s) cannot be cloned.",
        "true true DataCloneError 25 The function '' cannot be cloned.",
        "true true DataCloneError 25 A Promise cannot be cloned.",
        "true true DataCloneError 25 A WeakMap cannot be cloned.",
        "true true DataCloneError 25 A MessagePort cannot be cloned.",
      ]),
    ScriptRow(
      "a buffer that is transferred is empty afterwards, unless the call was refused",
      """
      const buffer = new ArrayBuffer(8); const view = new Uint8Array(buffer); view[0] = 7;
      try { structuredClone(() => 1, { transfer: [buffer] }) } catch { console.log(buffer.byteLength) }
      const copy = structuredClone({ view, buffer }, { transfer: [buffer] });
      console.log(copy.view[0], copy.view.buffer === copy.buffer, view.length, buffer.byteLength);
      try { structuredClone(1, { transfer: [{}] }) } catch (error) { console.log(error.name) }
      """, ["8", "7 true 0 0", "DataCloneError"]),
    ScriptRow(
      "a copy of nothing is refused",
      "try { structuredClone() } catch (error) { console.log(error.name) }", ["TypeError"]),
  ]

  @Test("are as on the Web", arguments: rows)
  func behaves(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }
}
#endif
