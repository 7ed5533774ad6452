/// A React of a few lines, and a renderer with the interface of `react-test-renderer`: `create(element)` returns a root
/// with `update`, `unmount` and `toJSON`. Its roots commit in an immediate, all updates of a turn at once, and run effects
/// afterwards, those of children first.
enum TinyReact {
  static let file = "tiny-react.js"

  static let source = """
    'use strict';
    let current;
    const same = (one, other) => one && other && one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

    function hook(make) {
      const at = current.next++;
      if (!(at in current.slots)) current.slots[at] = make(current);
      return current.slots[at];
    }

    const React = {
      createElement: (type, props, ...children) => ({ type, props: { ...props, ...(children.length && { children: children.length > 1 ? children : children[0] }) } }),
      Component: class {
        constructor(props) { this.props = props }
        setState(change) { this.state = { ...this.state, ...change }; this.updater() }
      },
      useState(first) {
        const slot = hook(({ root }) => ({ value: first, set: (value) => { slot.value = value; root.schedule() } }));
        return [slot.value, slot.set];
      },
      useEffect(effect, inputs) {
        const slot = hook(() => ({}));
        if (!inputs || !same(slot.inputs, inputs)) current.root.effects.push(() => { slot.clean?.(); slot.clean = effect() });
        slot.inputs = inputs;
      },
    };

    function unmount(node) {
      if (!node) return;
      node.instance?.componentWillUnmount?.();
      node.slots.forEach((slot) => slot.clean?.());
      node.children.forEach(unmount);
    }

    function renderClass(node, type, props) {
      const isNew = !node.instance;
      node.instance ??= Object.assign(new type(props), { updater: () => node.root.schedule() });
      const { instance } = node;
      const previous = instance.props;
      instance.props = props;
      const reports = () => (isNew ? instance.componentDidMount?.() : instance.componentDidUpdate?.(previous));
      try {
        node.children = renderAll(node.root, node.children, instance.render());
        node.root.layouts.push(reports);
      } catch (error) {
        if (!type.getDerivedStateFromError) throw error;
        instance.state = { ...instance.state, ...type.getDerivedStateFromError(error) };
        node.root.layouts = [() => instance.componentDidCatch(error)];
        node.root.effects = [];
        node.children = renderAll(node.root, [], instance.render());
      }
    }

    function render(root, old, element) {
      const { type, props } = typeof element === 'object' ? element : { type: '#text', props: { text: String(element) } };
      const node = old?.type === type ? old : { type, root, slots: [], children: [] };
      if (old !== node) unmount(old);
      node.props = props;
      if (typeof type === 'string') node.children = renderAll(root, node.children, props.children);
      else if (type.prototype instanceof React.Component) renderClass(node, type, props);
      else {
        const { effects } = root;
        Object.assign(node, { next: 0 });
        Object.assign(root, { effects: [] });
        current = node;
        const shown = type(props);
        const own = root.effects;
        root.effects = effects;
        node.children = renderAll(root, node.children, shown);
        root.effects.push(...own);
      }
      return node;
    }

    function renderAll(root, old, elements) {
      const list = [elements].flat().filter((one) => one !== null && one !== undefined && typeof one !== 'boolean');
      const nodes = list.map((element, index) => render(root, old[index], element));
      old.slice(nodes.length).forEach(unmount);
      return nodes;
    }

    const shown = ({ type, props, children }) =>
      type === '#text' ? [props.text] : typeof type === 'string' ? [`<${type}>${children.flatMap(shown).join('')}</${type}>`] : children.flatMap(shown);

    const Renderer = {
      /** The milliseconds between a commit and its effects. */
      delay: 0,
      commits: 0,
      create(element, options) {
        Renderer.options = options;
        const root = { nodes: [], layouts: [], effects: [], schedule() {
          if (root.isScheduled) return;
          root.isScheduled = true;
          setImmediate(commit);
        } };
        function commit() {
          root.isScheduled = false;
          Object.assign(root, { layouts: [], effects: [] });
          root.nodes = renderAll(root, root.nodes, root.element);
          Renderer.commits++;
          root.layouts.forEach((report) => report());
          const { effects } = root;
          const run = () => effects.forEach((effect) => effect());
          if (Renderer.delay) setTimeout(run, Renderer.delay); else setImmediate(run);
        }
        const show = (next) => { root.element = next; root.schedule() };
        show(element);
        return { update: show, unmount: () => show(null), toJSON: () => root.nodes.flatMap(shown).join('') };
      },
    };

    module.exports = { React, Renderer };
    """
}
