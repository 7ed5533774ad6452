#if JavaScript
import NativeSide
import NavbridgeVocabulary
import Testing

@testable import NavbridgeKernel
@testable import ScriptEngine
@testable import NativeSide

/// `require('navbridge/native-router')`.
@Suite("The native router in JavaScript", .timeLimit(.minutes(20)))
struct NativeRouterTests {
  private static let beginning = """
    const router = require('navbridge/native-router');
    const shape = ({ tabs, modals, drawer }) =>
      tabs.concat(modals).map(({ chain }) => chain.map(({ name }) => name).join()).join('|') + (drawer === 'none' ? '' : ` ${drawer}`);
    for (const name of ['Home', 'A', 'B', 'C', 'D', 'E']) router.registerComponent(name, () => () => null);
    const note = (promise) => promise.then(({ seq }) => seq, ({ code, message }) => `${code}: ${message}`);

    """

  @Test(
    "The native router in JavaScript has one function for each action, whose promise follows the change of the mirror",
    arguments: Architecture.allCases
  )
  func actions(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      Self.beginning + """
        router.subscribe(({ seq, reason, origin, removedKeys, state }) =>
          console.log(seq, reason, origin, removedKeys.length, shape(state)));
        (async () => {
          const acts = [
            () => router.getState().then(() => ({ seq: router.state.seq })),
            () => router.navigate('A'), () => router.navigate({ name: 'B', key: 'b' }, { action: { type: 'setParams', params: { x: 1 } } }),
            () => router.setParams({ y: 2 }), () => router.push('C', { animated: false }), () => router.replace('D', { replaceKey: 'b' }),
            () => router.goBack(), () => router.pop({ count: 1 }), () => router.navigate('A'), () => router.popToTop(),
            () => router.openDrawer('right'), () => router.closeDrawer(), () => router.toggleDrawer(), () => router.toggleDrawer(),
            () => router.push('E'), () => router.reset(), () => router.resetHome(), () => router.goBack(),
            () => router.perform({ type: 'jump' }), () => router.openURL('other://x'), () => router.navigate('F', { stack: 'none' }),
          ];
          for (const act of acts) console.log('=', await note(act()));
          console.log(router.current.name, router.state.seq);
        })();
        """, architecture, native: { NativeSide($0, design: .coordinatorRouter) })
    let kinds = NavigationAction.Kind.allCases.map { "\"\($0.rawValue)\"" }
    let types = "\(kinds.dropLast().joined(separator: ", ")) or \(kinds.last!)"
    #expect(
      outcome.lines == [
        "1 getState script 0 Home", "= 1", "2 navigate script 0 Home,A", "= 2", "3 navigate script 0 Home,A,B",
        "4 setParams script 0 Home,A,B", "= 4", "5 setParams script 0 Home,A,B", "= 5", "6 push script 0 Home,A,B,C",
        "= 6",
        "7 replace script 1 Home,A,D,C", "= 7", "8 goBack script 1 Home,A,D", "= 8", "9 pop script 1 Home,A", "= 9",
        "= 9",
        "10 popToTop script 1 Home", "= 10", "11 openDrawer script 0 Home right", "= 11",
        "12 closerDrawer script 0 Home", "= 12", "13 toggleDrawer script 0 Home left", "= 13",
        "14 toggleDrawer script 0 Home", "= 14", "15 push script 0 Home,E", "= 15", "16 reset script 1 Home", "= 16",
        "= 16",
        "= unhandled: There is nothing to go back to: 'Home' is the first screen of its tab.",
        "= badAction: NativeAppView.perform: the argument 'action.type' is \"jump\"; \(types) is expected.",
        "= notOurs: 'other://x' has no scheme of this app. The app has none.",
        "= unknownStack: The route 'F' names the stack 'none', but the app has no such tab. Its tabs are 'home'.",
        "Home 16",
      ])
  }

  @Test(
    "The native router in JavaScript reports screens and results, ends subscriptions, and runs registered components",
    arguments: Architecture.allCases)
  func reports(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      Self.beginning + """
        router.registerComponent('A', () => (props) => { console.log('render', props.key, props.x); });
        router.onScreen(({ op, key, name, params }) => name === 'A' && console.log(op, key, params));
        router.onResult(({ id, ok, error, seq }) => console.log(id, ok, error?.code, seq));
        const subscription = router.subscribe(({ seq }) => console.log('change', seq));
        (async () => {
          await router.push({ name: 'A', key: 'a', params: { x: 1 } });
          subscription.remove();
          await router.setParams({ x: 2 });
          await note(router.push());
        })();
        """, architecture, native: { NativeSide($0, design: .coordinatorRouter) })
    #expect(
      outcome.lines == [
        "render a 1", "mount a { x: 1 }", "change 1", "willAppear a { x: 1 }", "didAppear a { x: 1 }", "change 2",
        "perform1 true undefined 2", "render a 2", "update a { x: 2 }", "perform2 true undefined 3",
        "perform3 false badAction 3",
      ])
  }

  @Test(
    "The native router in JavaScript rejects where the design has no native router", arguments: Architecture.allCases)
  func otherDesign(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      Self.beginning + "note(router.goBack()).then(console.log); console.log(router.state, router.current);",
      architecture)
    #expect(
      outcome.lines == [
        "undefined undefined",
        "METHOD_NOT_FOUND: This native side has no module 'NativeAppView'. Run it with the design 'coordinator-router' (--design).",
      ])
  }

  @Test(
    "The native router in JavaScript requests the whole state when a change was lost, and takes no old one",
    arguments: Architecture.allCases)
  func gap(_ architecture: Architecture) async throws {
    let outcome = try await Run.script(
      Self.beginning + """
        router.subscribe(({ seq, reason }) => console.log(seq, reason));
        (async () => {
          for (const seq of [4, 5, 5, 4, 7, 8, 9]) {
            await router.perform({ seq });
            console.log('=', router.state.seq);
          }
        })();
        """, architecture, native: { NativeSide($0, design: GapDesign.self) })
    #expect(
      outcome.lines == [
        "4 change", "= 4", "5 change", "= 5", "= 5", "= 5", "= 5", "7 getState", "8 change", "= 8", "9 change", "= 9",
      ])
  }
}
#endif
