'use strict';
// The commands: the layouts and options of an app's calls are prepared here and sent.

const { AppRegistry } = require('./app-registry');
const { reportCommand } = require('./command-listeners');
const { inspect } = require('./inspect');
const { addStaticOptions, checkLayout, clone, parse } = require('./layouts');
const { get } = require('./native-modules');
const { processOptions } = require('./options');
const { store } = require('./store');
const { uniqueId } = require('./unique-id');
const { RNNCommands } = require('./vocabulary');

const isTurbo = host.architecture === 'turbo';

const layoutProcessors = [];

function addLayoutProcessor(process) {
  layoutProcessors.push(process);
  // The original library, too, removes all processors from this one on.
  return { remove: () => void layoutProcessors.splice(layoutProcessors.indexOf(process)) };
}

/**
 * Calls a declared method of the native module. Rejects for a method that the native side does not offer.
 *
 * @param args the arguments by their declared names
 */
function send(name, args = {}) {
  const declared = RNNCommands.methods[name];
  // The module is looked up here, because a script may run with a design that has no such module.
  const method = declared && get(RNNCommands.name)?.[declared.name];
  if (method) return method(...declared.parameters.map((parameter) => args[parameter]));
  const error = new Error(`This native side offers no command '${name}' on the ${host.architecture} route.`);
  return Promise.reject(Object.assign(error, { code: 'METHOD_NOT_FOUND' }));
}

/** Returns options in the form for the native side; missing options are sent as empty ones. */
const processed = (options, command, props) => (options ? processOptions(options, command, props) : {});

/** The calls that take layouts, as their signatures. */
const SIGNATURES = {
  setRoot: 'setRoot({ root })', push: 'push(componentId, layout)', setStackRoot: 'setStackRoot(componentId, layout)',
  showModal: 'showModal(layout)', showOverlay: 'showOverlay(layout)',
};

/** Returns the parts of the argument of `setRoot`. */
function partsOfRoot(argument) {
  if (argument === null || typeof argument !== 'object' || !argument.root) {
    throw new TypeError(`Navigation.${SIGNATURES.setRoot} needs a 'root' that is a layout, and got ${inspect(argument, 1)}.`);
  }
  return argument;
}

/** Steps 1 to 4 for a layout: it is copied, options and processors are applied, and a node is made of it. */
function nodeOf(layout, command) {
  checkLayout(layout, SIGNATURES[command]);
  let prepared = clone(layout);
  addStaticOptions(prepared);
  for (const process of layoutProcessors) prepared = process(prepared, command);
  return parse(prepared);
}

/** The original library's sentence, with the way out. */
const NAMELESS = 'Missing component data.name: give the name by which it was registered, { component: { name } }.';

/** The last step: the props are stored here, and the options are processed for the native side. */
function crawl(node, command) {
  if (node.type === 'Component') {
    if (!node.data.name) throw new Error(NAMELESS);
    AppRegistry.noteUse(node.data.name);
    store.setPendingProps(node.id, node.data.passProps ?? {});
    node.data.passProps = undefined;
  }
  if (node.data.options) node.data.options = processOptions(node.data.options, command, store.propsOf(node.id));
  for (const child of node.children) crawl(child, command);
}

/** Sends a command with one layout. */
function sendLayout(command, layout, target) {
  const node = nodeOf(layout, command);
  const commandId = uniqueId(command);
  reportCommand(command, { commandId, ...target, layout: node });
  crawl(node, command);
  return send(command, { commandId, ...target, layout: node });
}

/** Sends a command that names a component and may merge options into it. */
function sendMerging(command, target, mergeOptions) {
  const commandId = uniqueId(command);
  if (mergeOptions) processOptions(mergeOptions, command);
  const sent = send(command, { commandId, ...target, options: mergeOptions ?? null });
  reportCommand(command, { commandId, ...target, mergeOptions });
  return sent;
}

/** Sends a command whose arguments are only ids. */
function sendPlain(command, target = {}) {
  const commandId = uniqueId(command);
  const sent = send(command, { commandId, ...target });
  reportCommand(command, { commandId, ...target });
  return sent;
}

const commands = {
  setRoot(argument) {
    const { root, modals = [], overlays = [] } = partsOfRoot(argument);
    const layout = {
      root: nodeOf(root, 'setRoot'),
      modals: modals.map((modal) => nodeOf(modal, 'setRoot')),
      overlays: overlays.map((overlay) => nodeOf(overlay, 'setRoot')),
    };
    const commandId = uniqueId('setRoot');
    reportCommand('setRoot', { commandId, layout });
    for (const node of [layout.root, ...layout.modals, ...layout.overlays]) crawl(node, 'setRoot');
    return send('setRoot', { commandId, layout });
  },
  setDefaultOptions(options) {
    void send('setDefaultOptions', { options: processed(clone(options), 'setDefaultOptions') });
    reportCommand('setDefaultOptions', { options });
  },
  mergeOptions(componentId, options) {
    const running = store.instanceOf(componentId);
    if (running && !running.isMounted) {
      console.warn(`Navigation.mergeOptions was called on '${componentId}' before its component has mounted.`);
    }
    const sent = processed(clone(options), 'mergeOptions', store.propsOf(componentId));
    void send('mergeOptions', { componentId, options: sent });
    reportCommand('mergeOptions', { componentId, options });
  },
  updateProps(componentId, props, done) {
    store.updateProps(componentId, props, done);
    reportCommand('updateProps', { componentId, props });
  },
  push: (componentId, layout) => sendLayout('push', layout, { componentId }),
  showModal: (layout) => sendLayout('showModal', layout),
  showOverlay: (layout) => sendLayout('showOverlay', layout),
  setStackRoot(componentId, layouts) {
    const nodes = [layouts].flat().map((layout) => nodeOf(layout, 'setStackRoot'));
    const commandId = uniqueId('setStackRoot');
    reportCommand('setStackRoot', { commandId, componentId, layout: nodes });
    for (const node of nodes) crawl(node, 'setStackRoot');
    return send('setStackRoot', { commandId, componentId, children: nodes });
  },
  pop: (componentId, options) => sendMerging('pop', { componentId }, options),
  popTo: (componentId, options) => sendMerging('popTo', { componentId }, options),
  popToRoot: (componentId, options) => sendMerging('popToRoot', { componentId }, options),
  dismissModal: (componentId, options) => sendMerging('dismissModal', { componentId }, options),
  dismissAllModals: (options) => sendMerging('dismissAllModals', {}, options),
  dismissOverlay: (componentId) => sendPlain('dismissOverlay', { componentId }),
  dismissAllOverlays: () => sendPlain('dismissAllOverlays'),
  getLaunchArgs: () => sendPlain('getLaunchArgs'),
  constants: () => (isTurbo ? Promise.resolve(send('getConstants')) : send('getNavigationConstants')),
  constantsSync: () => send(isTurbo ? 'getConstants' : 'getNavigationConstantsSync'),
};

module.exports = { commands, addLayoutProcessor };
