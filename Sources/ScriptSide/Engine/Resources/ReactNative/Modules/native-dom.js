'use strict';
// `NativeDOMCxx`: the tree as React Native's nodes of a document see it (react-native-host §2).

const { roots } = require('./react-roots');
const { textOf } = require('./views');

const fabric = () => require('./fabric');
const viewOf = (node) => fabric().viewOf(node);
/** Returns the object by which React finds the component of a view, or of a root. */
const handleOf = (view) => view?.handle ?? null;

const nativeDOM = {
  name: 'NativeDOMCxx',
  methods: {
    linkRootNode(rootTag, handle) {
      const root = roots.get(rootTag);
      if (root) root.view.handle = handle;
      return null;
    },
    getParentNode: (node) => handleOf(viewOf(node)?.parent),
    getChildNodes: (node) => (viewOf(node)?.children ?? []).map(handleOf),
    getElementById: () => undefined,
    isConnected: (node) => viewOf(node) !== undefined,
    compareDocumentPosition: () => 0,
    getTextContent: (node) => (viewOf(node) ? textOf(viewOf(node)) : ''),
    getTagName: (node) => `RN:${viewOf(node)?.name ?? ''}`,
    getBoundingClientRect: (node) => fabric().fabricUIManager.getBoundingClientRect(node),
    getOffset(node) {
      const view = viewOf(node);
      const [x, y] = view?.frame ?? [0, 0];
      return [handleOf(view?.parent), y, x];
    },
    getScrollPosition: (node) => viewOf(node)?.offset ?? [0, 0],
    getScrollSize: (node) => (viewOf(node)?.children[0]?.frame ?? [0, 0, 0, 0]).slice(2),
    getInnerSize: (node) => (viewOf(node)?.frame ?? [0, 0, 0, 0]).slice(2),
    getBorderWidth: () => [0, 0, 0, 0],
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
    setNativeProps: (node, update) => fabric().fabricUIManager.setNativeProps(node, update),
    measure: (node, done) => fabric().fabricUIManager.measure(node, done),
    measureInWindow: (node, done) => fabric().fabricUIManager.measureInWindow(node, done),
    measureLayout: (node, relative, fail, done) => fabric().fabricUIManager.measureLayout(node, relative, fail, done),
  },
};

module.exports = { nativeDOM };
