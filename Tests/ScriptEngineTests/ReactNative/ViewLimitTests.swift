#if JavaScript
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// Views that no app has: nested without end, or with tags that are no numbers of views. They must be errors of the script,
/// not the end of the process.
@Suite("Views beyond all limits", .timeLimit(.minutes(20)))
struct ViewLimitTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let message: String
    init(_ name: String, _ source: String, _ message: String) {
      (testDescription, self.source, self.message) = (name, source, message)
    }
  }

  /// Makes so many views, each in the one before, and returns the outermost.
  private static let nested = """
    const nested = (rootTag, count) => {
      let view = node(rootTag, 'RCTView', {});
      for (let made = 1; made < count; made++) view = node(rootTag, 'RCTView', {}, [view]);
      return view;
    };

    """

  static let refused =
    [
      Row(
        "3 000 views within each other",
        "screens.Home = (rootTag) => commit(rootTag, nested(rootTag, 3000));",
        "lies in more than 1000 views, which are the limit, or in itself."),
      Row(
        "a view deeper than the limit in a later commit",
        """
        screens.Home = (rootTag) => {
          const inner = nested(rootTag, 999);
          commit(rootTag, node(rootTag, 'RCTView', {}, [inner]));
          commit(rootTag, node(rootTag, 'RCTView', {}, [node(rootTag, 'RCTView', {}, [nested(rootTag, 999)])]));
        };
        """, "lies in more than 1000 views, which are the limit, or in itself."),
      Row(
        "a tag of another view",
        """
        screens.Home = (rootTag) => commit(rootTag, ui.createNode(rootTag, 'RCTView', rootTag, {}, {}));
        """, "The React tag 1 of a view (RCTView) is the tag of another view already."),
    ]
    + [
      ("1e300", "1e+300"), ("2 ** 63", "9223372036854776000"), ("-(2 ** 63)", "-9223372036854776000"),
      ("Infinity", "Infinity"), ("NaN", "NaN"), ("1.5", "1.5"), ("0", "0"), ("'x'", "x"), ("undefined", "undefined"),
    ].map { tag, text in
      Row(
        "the tag \(tag)",
        """
        screens.Home = (rootTag) =>
          commit(rootTag, node(rootTag, 'RCTView', {}, [ui.createNode(\(tag), 'RCTView', rootTag, {}, {})]));
        """, "The React tag of a view (RCTView) is \(text). A tag is a whole number from 1 to 2^53 - 1.")
    }

  @Test("Views beyond all limits are an error of the script", arguments: refused)
  func refusal(_ row: Row) async throws {
    let outcome = try await Run.script(
      TurboSurfaceTests.renderer + Self.nested + row.source + "\nsetRoot(component('Home', 'home'));")
    #expect(outcome.ending == .failed(exitCode: 1))
    #expect(outcome.lines.first?.contains(row.message) == true, "\(outcome.lines)")
  }

  @Test("Views beyond all limits at the limit are laid out, measured, described and removed")
  func limit() async throws {
    let outcome = try await Run.script(
      TurboSurfaceTests.renderer + Self.nested + """
        const { device } = require('navbridge');
        let root;
        screens.Home = (rootTag) => {
          root = rootTag;
          const view = node(rootTag, 'RCTView', { padding: 1 }, [nested(rootTag, 999)]);
          commit(rootTag, view);
          ui.measureInWindow(view, (...frame) => console.log('laid out', frame.slice(2)));
        };
        setRoot(component('Home', 'home')).then(async () => {
          console.log('shown', Boolean(await device.snapshot({ react: true })));
          commit(root);
          console.log('removed');
        });
        """)
    #expect(outcome.lines == ["laid out [440, 2]", "shown true", "removed"])
    #expect(outcome.ending == nil)
  }

  @Test(
    """
    Views beyond all limits on the bridge are errors, too, if views contain each other or a tag is no number of a \
    view
    """)
  func bridge() async throws {
    let rows = [
      (
        "enqueue('UIManager', 'setChildren', [4, [6]]); enqueue('UIManager', 'setChildren', [6, [4]]);",
        "RangeError: Maximum call stack size exceeded."
      ),
      (
        "enqueue('UIManager', 'createView', [1e300, 'RCTView', rootTag, {}]);",
        "The React tag of a view (RCTView) is 1e+300."
      ),
    ]
    for (calls, message) in rows {
      let outcome = try await Run.script(
        BridgeContractTests.queue + """
          modules.AppRegistry.runApplication = (name, { rootTag }) => {
            for (const tag of [4, 6]) enqueue('UIManager', 'createView', [tag, 'RCTView', rootTag, {}]);
            \(calls)
            enqueue('UIManager', 'setChildren', [rootTag, [4]]);
          };
          whenLaunched(() => call(rnn, 'setRoot', 'r', { root: component('Home', 'home'), modals: [], overlays: [] }));
          """, .bridge)
      #expect(outcome.ending == .failed(exitCode: 1))
      #expect(outcome.lines.first?.contains(message) == true, "\(outcome.lines)")
    }
  }
}
#endif
