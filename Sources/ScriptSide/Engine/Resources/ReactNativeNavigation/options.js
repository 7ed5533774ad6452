'use strict';
// Processes options before they are sent: processors, colours, components, buttons and animations.

const { colorOption } = require('./colors');
const { store } = require('./store');
const { uniqueId } = require('./unique-id');

/** The processors, by dotted path. */
const processors = new Map();

function addOptionProcessor(path, process) {
  if (!processors.has(path)) processors.set(path, []);
  const list = processors.get(path);
  list.push(process);
  // The original library, too, removes all processors from this one on.
  return { remove: () => void list.splice(list.indexOf(process)) };
}

const isImage = (key) => key === 'icon' || key === 'image' || key.endsWith('Icon') || key.endsWith('Image');
const isColor = (key) => (key === 'color' || key.endsWith('Color')) && key !== 'bkgColor';

/** Processes `options` in place. */
function processOptions(options, command, props, path = []) {
  for (const key of Object.keys(options)) {
    if (key === 'passProps') continue;
    const original = options[key];
    const here = [...path, key];
    for (const process of processors.get(here.join('.')) ?? []) options[key] = process(original, command, props);
    if (isColor(key)) options[key] = colorOption(original);
    if (!options[key]) continue;
    replace(options, key, path, options);
    const value = options[key];
    if (value !== null && typeof value === 'object' && !isColor(key)) processOptions(value, command, props, here);
  }
  return options;
}

/** Converts the value of a key that has a special form. */
function replace(parent, key, path) {
  const value = parent[key];
  if (key === 'component' && typeof value === 'object') parent[key] = chromeComponent(value);
  else if (isImage(key) && typeof value !== 'string') parent[key] = require('./assets').resolveAssetSource(value);
  else if (key.endsWith('Buttons') && Array.isArray(value)) value.forEach(keepButtonProps);
  else if (key === 'searchBar') parent[key] = searchBar(parent, value);
  else if (key === 'interpolation' && typeof value === 'string') parent[key] = { type: value };
  else if (path.at(-1) === 'animations' && ANIMATIONS[key]) parent[key] = ANIMATIONS[key](value);
}

function chromeComponent({ passProps, ...component }) {
  const componentId = component.id || uniqueId('CustomComponent');
  if (passProps) store.setPendingProps(componentId, passProps);
  store.componentOf(String(component.name));
  return { ...component, componentId };
}

function keepButtonProps(button) {
  if (!button.passProps || !button.id) return;
  store.setPendingProps(button.id, button.passProps);
  delete button.passProps;
}

const searchBar = (parent, value) => ({
  visible: value === true,
  hideOnScroll: parent.searchBarHiddenWhenScrolling ?? false,
  hideTopBarOnFocus: parent.hideNavBarOnFocusSearchBar ?? false,
  obscuresBackgroundDuringPresentation: false,
  backgroundColor: parent.searchBarBackgroundColor,
  tintColor: parent.searchBarTintColor,
  placeholder: parent.searchBarPlaceholder ?? '',
  ...(typeof value === 'object' ? value : {}),
});

/** Wraps the named parts of an animation that have neither `enter` nor `exit`. */
const wrapping = (direction, parts) => (animation) => {
  const wrapped = { ...animation };
  for (const part of parts) {
    const value = wrapped[part];
    if (value && !('enter' in value) && !('exit' in value)) wrapped[part] = { [direction]: value };
  }
  return wrapped;
};

const wholly = (direction) => (animation) => {
  if (direction in animation) return animation;
  const { sharedElementTransitions, elementTransitions, ...rest } = animation;
  return { [direction]: rest, sharedElementTransitions, elementTransitions };
};

function stackRoot(animation) {
  if (['content', 'topBar', 'bottomTabs'].some((part) => part in animation)) return animation;
  const { enabled, waitForRender, ...enter } = animation;
  return { content: { enter }, enabled, waitForRender };
}

const ANIMATIONS = {
  push: wrapping('enter', ['content', 'topBar', 'statusBar', 'bottomTabs']),
  pop: wrapping('exit', ['content', 'topBar', 'bottomTabs']),
  setStackRoot: stackRoot,
  showModal: wholly('enter'),
  dismissModal: wholly('exit'),
};

module.exports = { addOptionProcessor, processOptions };
