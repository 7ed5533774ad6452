#if JavaScript
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// The replies that a script's requests get, through the modules that React Native's own JavaScript calls.
@Suite("The network of a device", .timeLimit(.minutes(20)))
struct NetworkTests {
  /// Prints the events of requests, and sends them as `XMLHttpRequest` does. React Native adds no listener to the module.
  private static let requests = """
    RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit: (name, body) => {
      console.log(name.replace(/^did|Network/g, ''), JSON.stringify(body.slice(1)));
    } }));
    const { network } = require('navbridge');
    const send = (query) => __turboModuleProxy('Networking').sendRequest(
      { method: 'GET', url: 'https://a.example/x', responseType: 'text', ...query }, () => {});

    """

  private static let noReply =
    "this device has no network, and there is no reply for it. network.reply(…) in a test, or in a file of --network, gives "
    + "one."

  static let rows = [
    ScriptRow(
      "fails each request without a reply by a sentence that names it, and lists the request once",
      """
      send({});
      send({ method: 'post', url: 'https://a.example/y' });
      send({});
      setTimeout(() => console.log(network.unmatched.join()), 1);
      """,
      [
        "! GET https://a.example/x: \(noReply)", "! POST https://a.example/y: \(noReply)",
        #"CompleteResponse ["GET https://a.example/x: \#(noReply)",false]"#,
        #"CompleteResponse ["POST https://a.example/y: \#(noReply)",false]"#,
        #"CompleteResponse ["GET https://a.example/x: \#(noReply)",false]"#,
        "GET https://a.example/x,POST https://a.example/y",
      ]),
    ScriptRow(
      "replies by status, headers and body after a delay of the device's clock",
      """
      network.reply('https://a.example/x', { status: 201, headers: { ETag: '7' }, body: { to: 'ö' }, delay: 250 });
      send({ incrementalUpdates: true });
      setTimeout(() => console.log('before'), 249);
      setTimeout(() => console.log(JSON.stringify(network.requests)), 251);
      """,
      [
        "before", #"ReceiveResponse [201,{"Content-Type":"application/json","ETag":"7"},"https://a.example/x"]"#,
        "ReceiveDataProgress [11,11]", #"ReceiveData ["{\"to\":\"ö\"}"]"#, "CompleteResponse [null,false]",
        #"[{"method":"GET","url":"https://a.example/x","headers":{},"body":null,"status":201,"error":null}]"#,
      ]),
    ScriptRow(
      "asks the last reply first, and the one before it if a function returns nothing",
      """
      network.reply(/example/, { body: 'pattern' });
      network.reply('GET https://a.example/x', async ({ url }) => (url.endsWith('?q=1') ? { body: 'query' } : undefined));
      network.reply((request) => request.method === 'PUT', ({ body, headers }) => ({ body: `${headers.A} ${body}` }));
      for (const query of [{ url: 'https://a.example/x?q=1' }, {}, { method: 'PUT', data: { string: 'all' }, headers: { A: '1' } }]) {
        send(query);
      }
      """,
      [
        #"ReceiveResponse [200,{"Content-Type":"text/plain; charset=utf-8"},"https://a.example/x?q=1"]"#,
        #"ReceiveData ["query"]"#, "CompleteResponse [null,false]",
        #"ReceiveResponse [200,{"Content-Type":"text/plain; charset=utf-8"},"https://a.example/x"]"#,
        #"ReceiveData ["pattern"]"#, "CompleteResponse [null,false]",
        #"ReceiveResponse [200,{"Content-Type":"text/plain; charset=utf-8"},"https://a.example/x"]"#,
        #"ReceiveData ["1 all"]"#, "CompleteResponse [null,false]",
      ]),
    ScriptRow(
      "fails a request by the error of its reply, at its time limit, and not at all once it is aborted",
      """
      network.reply(/x$/, { error: 'The connection was reset.', delay: 5 });
      network.reply(/y$/, { delay: 60 });
      send({});
      send({ url: 'https://a.example/y', timeout: 50 });
      __turboModuleProxy('Networking').sendRequest({ method: 'GET', url: 'https://a.example/y' }, (id) =>
        __turboModuleProxy('Networking').abortRequest(id));
      """,
      [
        #"CompleteResponse ["The connection was reset.",false]"#, #"CompleteResponse ["The request timed out.",true]"#,
      ]),
    ScriptRow(
      "replies to fetch by blobs, which are read as texts and as URLs",
      """
      network.reply(/x$/, { body: new Uint8Array([104, 195, 182]), headers: { 'content-type': 'text/x' } });
      RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ async emit(name, [, blob]) {
        if (name !== 'didReceiveNetworkData') return;
        const [reader, blobs] = ['FileReaderModule', 'BlobModule'].map(__turboModuleProxy);
        console.log(blob.size, await reader.readAsText(blob, 'UTF-8'), await reader.readAsDataURL({ ...blob, type: 'a/b' }));
        blobs.createFromParts([{ type: 'string', data: 'é+' }, { type: 'blob', data: { ...blob, offset: 1, size: 2 } }], 'mine');
        blobs.release(blob.blobId);
        console.log(await reader.readAsText({ blobId: 'mine', offset: 0, size: 5 }, 'UTF-8'));
        reader.readAsText(blob).catch((error) => console.log(error.message));
      } }));
      send({ responseType: 'blob' });
      """,
      [
        "3 hö data:a/b;base64,aMO2", "é+ö",
        "There is no blob 'blob-1'. It was released, or it is of another script context.",
      ]),
    ScriptRow(
      "refuses replies that cannot be given, by name",
      """
      for (const call of [
        () => network.reply(7, {}), () => network.reply('a', 'b'), () => network.reply('a', { statu: 1 }),
        () => network.webSocket(/a/, {}),
      ]) try { call(); } catch (error) { console.log(error.name, error.message); }
      """,
      [
        "TypeError network.reply needs a URL, a pattern or a function as its first argument.",
        "TypeError network.reply needs an answer: an object with status, headers, body, delay, error, or a function that "
          + "returns one.",
        "TypeError An answer of network.reply has no 'statu'. It may have status, headers, body, delay, error.",
        "TypeError network.webSocket needs a function that gets the socket.",
      ]),
    ScriptRow(
      "connects sockets to functions, and fails those without one",
      """
      RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit: (name, body) => console.log(name, JSON.stringify(body)) }));
      const sockets = __turboModuleProxy('WebSocketModule');
      network.webSocket('wss://a.example', (socket) => {
        socket.onmessage = ({ data }) => socket.send(typeof data === 'string' ? `${data}!` : data);
        socket.onclose = ({ code }) => console.log('closed', code);
      });
      sockets.connect('wss://a.example', ['chat'], {}, 1);
      sockets.connect('wss://b.example', null, {}, 2);
      sockets.send('hello', 1);
      sockets.sendBinary('AAH/', 1);
      __turboModuleProxy('BlobModule').addWebSocketHandler(1);
      sockets.sendBinary('AAH/', 1);
      sockets.close(4000, 'enough', 1);
      sockets.send('late', 1);
      """,
      [
        "! WebSocket wss://b.example: \(noReply.replacing("network.reply", with: "network.webSocket"))", "closed 4000",
        #"websocketOpen {"id":1,"protocol":"chat"}"#,
        #"websocketFailed {"id":2,"message":"WebSocket wss://b.example: \#(noReply.replacing("network.reply", with: "network.webSocket"))"}"#,
        #"websocketMessage {"id":1,"type":"text","data":"hello!"}"#,
        #"websocketMessage {"id":1,"type":"binary","data":"AAH/"}"#,
        #"websocketMessage {"id":1,"type":"blob","data":{"blobId":"blob-1","offset":0,"size":3,"type":""}}"#,
        #"websocketClosed {"id":1,"code":4000,"reason":"enough","clean":true}"#,
      ]),
    ScriptRow(
      "has atob and btoa",
      """
      console.log(btoa('hé~'), atob(' aO l+ '), btoa(''), atob('YQ'));
      for (const call of [() => atob('a'), () => atob('*aaa'), () => btoa('€')]) {
        try { call(); } catch (error) { console.log(error.name, error.code); }
      }
      """,
      ["aOl+ hé~  a"] + Array(repeating: "InvalidCharacterError 5", count: 3)),
    ScriptRow(
      "sends events into the script, as native modules do",
      """
      RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit: (name, body) => console.log(name, body.level) }));
      require('navbridge').sendDeviceEvent('batteryChanged', { level: 3 });
      console.log('sent');
      """, ["sent", "batteryChanged 3"]),
  ]

  @Test("The network of a device behaves as React Native expects it", arguments: rows)
  func behaves(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(Self.requests + row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test("The network of a device is given by files, which run before the app")
  func files() async throws {
    let outcome = try await Run.script(
      "\(Self.requests)send({});",
      files: ["network.js": "require('navbridge').network.reply(/x$/, { status: 204 }); console.log('given');"],
      change: { settings in settings.networkFiles = [settings.file.replacing("app.js", with: "network.js")] })
    #expect(
      outcome.lines == ["given", #"ReceiveResponse [204,{},"https://a.example/x"]"#, "CompleteResponse [null,false]"])
  }

  @Test("The network of a device explains the errors of React Native's fetch, whose own words do not name the request")
  func fetchErrors() async throws {
    let outcome = try await Run.script(
      """
      // As React Native sets it up: made when it is first read.
      let made;
      Object.defineProperty(globalThis, 'fetch', { configurable: true, enumerable: true, get: () => (made ??= (url) =>
        new Promise((resolve, reject) => {
          RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit: () => reject(new TypeError('Network request failed')) }));
          __turboModuleProxy('Networking').sendRequest({ method: 'GET', url }, () => {});
        })) });
      setTimeout(async () => {
        const { fetch } = globalThis;
        await fetch('https://a.example/x').catch((error) => console.log(error.name, error.message));
        console.log(fetch === globalThis.fetch, fetch.name);
        globalThis.fetch = made;
        console.log(globalThis.fetch === made);
      });
      """)
    #expect(
      outcome.lines == [
        "! GET https://a.example/x: \(Self.noReply)",
        "TypeError Network request failed: GET https://a.example/x: \(Self.noReply)", "true fetch", "true",
      ])
  }
}
#endif
