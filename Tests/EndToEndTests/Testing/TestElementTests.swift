import Testing

/// The matchers for elements, with an app that commits React's views by itself.
@Suite("An element of React's content", .timeLimit(.minutes(20)))
struct TestElementTests {
  private static let app = """
    const { app, device, expect, test } = require('navbridge');
    const form = () => {
      const ui = nativeFabricUIManager;
      const props = { first: {}, input: { text: '' } };
      let tag = 2;
      const node = (name, props, children = []) => {
        const made = ui.createNode((tag += 2), name, 1, props, { props });
        for (const child of children) ui.appendChild(made, child);
        return made;
      };
      const text = (words) => node('Paragraph', {}, [node('RCTRawText', { text: words })]);
      const views = {
        list: node('RCTScrollView', { height: 50, testID: 'list' }, [node('RCTScrollContentView', {}, [
          node('RCTView', { testID: 'row 1', height: 40 }, [text('One'), text('Eins')]),
          node('RCTView', { testID: 'row 2', height: 40, accessibilityLabel: 'the second row' }, [text('Two')]),
          node('RCTView', { testID: 'row 3', height: 40 }, [text('Three')]),
        ])]),
        input: node('RCTSinglelineTextInputView', { testID: 'input', height: 20, text: '' }),
        toggle: node('Switch', { testID: 'switch', value: false }),
      };
      const root = node('RCTView', { flex: 1 });
      const commit = () => {
        const set = ui.createChildSet(1);
        ui.appendChildToSet(set, ui.cloneNodeWithNewChildren(root, Object.values(views)));
        ui.completeRoot(1, set);
      };
      ui.registerEventHandler((handle, type, { value, contentOffset, url }) => {
        if (type === 'topLoadingFinish') console.log(handle.props.testID, url);
        if (contentOffset) console.log(type.slice(3), contentOffset.y);
        if (type !== 'topChange' || handle.props.testID !== 'switch') return;
        views.toggle = ui.cloneNodeWithNewProps(views.toggle, { value });
        commit();
      });
      RN$registerCallableModule('AppRegistry', () => ({ runApplication: commit }));
      __turboModuleProxy('RNNTurboModule').setRoot('setRoot1', { root: {
        id: 'home', type: 'Component', data: { name: 'Home', options: {}, passProps: {} }, children: [],
      }, modals: [], overlays: [] });
    };

    """

  @Test(
    """
    An element of React's content that has its test id by a name that React Native does not know is the reason in \
    the error of a lookup
    """)
  func misspelt() async throws {
    let folder = TestFolder([
      "a.test.js": Self.app + """
        test('misspelt', async () => {
          const shown = await app(form);
          await shown.run(() => {
            const fiber = { memoizedProps: null, child: { memoizedProps: { title: 'x' }, sibling: { memoizedProps: { testId: 'save' } } } };
            __REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot(1, { containerInfo: 1, current: fiber });
          });
          const words = "An element of React's has it as 'testId', which React Native does not know: write 'testID'.";
          await expect(device.tap({ testID: 'save' })).rejects.toThrow(words);
          await expect(expect({ testID: 'save' }).toBeVisible()).rejects.toThrow(words);
          await expect(expect({ testID: 'sav' }).toBeVisible()).rejects.toThrow(/'switch'\\.$/m);
        });
        """
    ])
    try await folder.expectPassing(1, on: "turbo")
  }

  @Test(
    """
    An element of React's content is judged by what shows of it, its text, its value and its focus, and names what \
    it is when it is not as expected
    """)
  func matchers() async throws {
    let folder = TestFolder([
      "a.test.js": Self.app + """
        test('as it is', async () => {
          await app(form);
          for (const target of [{ testID: 'row 1' }, { testID: 'row 2' }, { label: 'the second row' }, { text: 'One' }]) {
            await expect(target).toBeVisible();
          }
          await expect({ testID: 'row 3' }).not.toBeVisible();
          await expect({ testID: 'row 1' }).toHaveText('One Eins');
          await expect({ testID: 'input' }).toHaveValue('');
          await expect({ testID: 'input' }).not.toBeFocused();
          await device.type({ testID: 'input', text: 'Ada' });
          await expect({ testID: 'input' }).toHaveText('Ada');
          await expect({ testID: 'input' }).toBeFocused();
          await expect({ testID: 'switch' }).toHaveValue(false);
          expect(await device.tap({ testID: 'switch' })).toEqual({ done: true });
          await expect({ testID: 'switch' }).toHaveValue(true);
          expect(await device.tap({ testID: 'row 1' })).toEqual({ done: false });
        });
        test('scrolled', async () => {
          const shown = await app(form);
          await expect(device.tap({ testID: 'row 3' })).rejects.toThrow("beyond the view 'list', which cuts the element off");
          expect(await device.scroll({ testID: 'list', y: 65 })).toEqual({ done: true });
          await expect({ testID: 'row 3' }).toBeVisible();
          await expect({ testID: 'row 1' }).not.toBeVisible();
          expect(await device.tap({ text: 'Three' })).toEqual({ done: false });
          expect(await device.scroll({ testID: 'list', y: 900 })).toEqual({ done: true });
          expect(await device.scroll({ testID: 'list', x: 20, y: 90 })).toEqual({ done: false });
          expect(shown.output.map(({ text }) => text)).toEqual([
            'ScrollBeginDrag 0', 'Scroll 32.5', 'Scroll 65', 'ScrollEndDrag 65',
            'ScrollBeginDrag 65', 'Scroll 67.5', 'Scroll 70', 'ScrollEndDrag 70',
          ]);
          await expect(device.scroll({ testID: 'input', y: 1 })).rejects.toThrow("no scroll view with the testID 'input'");
        });
        test('events of views', async () => {
          const shown = await app(form);
          expect(await device.viewEvent({ testID: 'row 2' }, 'topLoadingFinish', { url: 'a:b' })).toEqual({ done: true });
          await shown.rest();
          expect(shown.output.map(({ text }) => text)).toEqual(['row 2 a:b']);
          await expect(device.viewEvent({ text: 'Four' }, 'topLoad')).rejects.toThrow("view of React's with the text 'Four'");
          await expect(device.viewEvent({ testID: 'row 2' }, 'onLoad')).rejects.toThrow("begins with 'top'");
        });
        test('text', async () => { await app(form); await expect({ testID: 'row 2' }).toHaveText('Zwei') });
        test('focus', async () => { await app(form); await expect({ testID: 'input' }).toBeFocused() });
        test('nothing', async () => { await app(form); await expect({ testID: 'row 4' }).toHaveValue(1) });
        test('no target', async () => { await app(form); await expect('home').toHaveText('') });
        """
    ])
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("3 passed, 4 failed in ") && output.contains("  ok   as it is\n"), "\(output)")
    for words in [
      "Expected: \"Zwei\"\n      Received: \"Two\"", "{ testID: \"input\" } is not focused.",
      "There is no { testID: \"row 4\" }. There are 'row 1', 'row 2', 'row 3', ",
      "toHaveText needs a target: { testID }, { text } or { label }.",
    ] {
      #expect(output.contains(words), "\(words) is missing in:\n\(output)")
    }
  }
}
