/// A stack of react-native-screens as React renders it, in a few lines of JavaScript on both routes. An app requires it as
/// `./screens`.
enum RawScreens {
  static let file = #"""
    const isTurbo = typeof nativeFabricUIManager !== 'undefined';
    const raw = require('./raw');
    let nextTag = 1002;
    const takeTag = () => (nextTag += (nextTag + 1) % 10 === 1 ? 2 : 1);
    /** The views by key: their tag, and on turbo their node. */
    const made = new Map();
    let [root, top] = [null, null];

    const makers = {
      turbo: {
        make(key, name, props, children) {
          const own = { props: { testID: key } };
          const node = nativeFabricUIManager.createNode(takeTag(), name, root, { testID: key, ...props }, own);
          for (const child of children) nativeFabricUIManager.appendChild(node, made.get(child).node);
          made.set(key, { node, own, children });
        },
        update(key, props) {
          const each = made.get(key);
          each.node = nativeFabricUIManager.cloneNodeWithNewProps(each.node, props);
        },
        put(key, children) {
          const each = made.get(key);
          each.children = children;
          each.node = nativeFabricUIManager.cloneNodeWithNewChildren(each.node, children.map((child) => made.get(child).node));
        },
        command: (key, name, args) => nativeFabricUIManager.dispatchCommand(made.get(key).node, name, args),
        commit() {
          const refresh = (key) => {
            const each = made.get(key);
            each.children.forEach(refresh);
            this.put(key, each.children);
          };
          refresh(top);
          const set = nativeFabricUIManager.createChildSet(root);
          nativeFabricUIManager.appendChildToSet(set, made.get(top).node);
          nativeFabricUIManager.completeRoot(root, set);
        },
      },
      bridge: {
        make(key, name, props, children) {
          const tag = takeTag();
          raw.named(key, tag);
          raw.invoke('UIManager', 'createView', tag, name, root, { testID: key, ...props });
          if (children.length) raw.invoke('UIManager', 'setChildren', tag, children.map((child) => made.get(child).tag));
          made.set(key, { tag, name, children });
        },
        update(key, props) {
          const { tag, name } = made.get(key);
          raw.invoke('UIManager', 'updateView', tag, name, props);
        },
        put(key, children) {
          const each = made.get(key);
          const gone = each.children.flatMap((child, at) => (children.includes(child) ? [] : [at]));
          const come = children.flatMap((child, at) => (each.children.includes(child) ? [] : [[made.get(child).tag, at]]));
          raw.invoke('UIManager', 'manageChildren', each.tag, [], [], come.map(([tag]) => tag), come.map(([, at]) => at), gone);
          each.children = children;
        },
        command: (key, name, args) => raw.invoke('UIManager', 'dispatchViewManagerCommand', made.get(key).tag, name, args),
        commit() {
          if (!this.isShown) raw.invoke('UIManager', 'setChildren', root, [made.get(top).tag]);
          this.isShown = true;
        },
      },
    };
    const views = isTurbo ? makers.turbo : makers.bridge;

    /** Makes a screen with a bar and a text. `header: null` leaves the bar out; `content` makes other content. */
    function makeScreen(key, { header = {}, content, ...props } = {}) {
      views.make(`${key} text`, 'RCTView', { height: 40 }, []);
      const { children, style } = content?.() ?? { children: [`${key} text`], style: { flex: 1 } };
      views.make(`${key} content`, 'RNSScreenContentWrapper', style, children);
      const parts = [`${key} content`];
      if (header) {
        views.make(`${key} header`, 'RNSScreenStackHeaderConfig', { title: key, ...header }, []);
        parts.push(`${key} header`);
      }
      const isModal = !['push', 'containedModal', undefined].includes(props.stackPresentation);
      views.make(key, isModal ? 'RNSModalScreen' : 'RNSScreen',
        { screenId: key, activityState: 2, position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, ...props }, parts);
    }

    /** Gives a stack these screens, in one commit. Those that are new are made with the properties given. */
    function set(keys, properties = {}, stack = 'stack') {
      for (const key of keys) if (!made.has(key)) makeScreen(key, properties[key]);
      const before = made.get(stack).children;
      views.put(stack, keys);
      views.commit();
      for (const key of before) if (!keys.includes(key)) made.delete(key);
    }

    const everyFrame = /TransitionProgress|HeaderHeightChange|FinishTransitioning|Layout/;

    /** Begins with a view that is made when a surface starts. Each event is printed: the view's key, the event, and a payload that is not empty. */
    function beginWith(key, make, ignored = everyFrame) {
      raw.register(['main'], () => {}, (testID, type, { target, count, ...body }) => {
        if (ignored.test(type) || /^Touch/.test(type)) return;
        console.log([testID, type, ...(Object.keys(body ?? {}).length ? [JSON.stringify(body)] : [])].join(' '));
        onEvent?.(testID, type, body);
      }, (rootTag) => {
        root = rootTag;
        top = key;
        make();
        views.commit();
      });
    }

    /** Makes a stack of screens. */
    function makeStack(key, keys, properties = {}) {
      for (const each of keys) makeScreen(each, properties[each]);
      views.make(key, 'RNSScreenStack', { flex: 1 }, keys);
    }

    /** Begins with a stack of some screens. */
    function begin(keys, properties = {}, ignored = everyFrame) {
      beginWith('stack', () => makeStack('stack', keys, properties), ignored);
    }

    let onEvent;
    Object.assign(globalThis, { set, views, update: (key, props) => { views.update(key, props); views.commit(); } });
    module.exports = { begin, beginWith, made, makeScreen, makeStack, set, update: globalThis.update, views, whenEvent: (action) => { onEvent = action; } };
    """#

  /// A folder with an app of screens, and a file that tests it.
  static func folder(app: String, tests: String) -> TestFolder {
    RawReact.folder(
      app: """
        const { begin, beginWith, made, makeScreen, makeStack, set, update, views, whenEvent } = require('./screens');
        \(app)
        """,
      tests: "const options = { design: 'react-native' };\n\(tests)", ["screens.js": file])
  }
}
