'use strict';
// `View`, `Text`, `Image` and their like.

const { resolveAssetSource } = require('./assets');
const { attributesOfStyle, component, handlersOf, passed, useHandle } = require('./host-elements');
const { React } = require('./react-18');

const { createElement: element } = React;

/** True in the content of a `<Text>`, where another one is a part of it. */
const InText = React.createContext(false);

/** Makes a component for a view that shows its children. */
const container = (name, type, own = {}) => component(name, (props, ref) => {
  const { on, sends } = handlersOf(props, ['onLayout']);
  const attributes = { ...own, ...passed(props), ...sends, ...attributesOfStyle(props.style) };
  return element(InText.Provider, { value: false },
    element(type, { attributes, on, press: props.press, handle: useHandle(ref) }, props.children));
});

const View = container('View', 'RCTView');
const SafeAreaView = container('SafeAreaView', 'RCTSafeAreaView');

const Text = component('Text', (props, ref) => {
  const { onPress, onLongPress, onPressIn, onPressOut, disabled, numberOfLines, ellipsizeMode, style, children } = props;
  const isPart = React.useContext(InText);
  const handle = useHandle(ref);
  const { on, sends } = handlersOf(props, ['onLayout', 'onTextLayout']);
  const limits = numberOfLines > 0 ? { numberOfLines, ellipsizeMode: ellipsizeMode ?? 'tail' } : {};
  const base = isPart ? limits : { accessible: true, ...limits };
  const attributes = { ...base, ...passed(props), ...sends, ...attributesOfStyle(style) };
  const own = onPress || onLongPress ? { onPress, onLongPress, onPressIn, onPressOut, disabled } : undefined;
  return element(InText.Provider, { value: true },
    element(isPart ? 'RCTVirtualText' : 'RCTText', { attributes, on, press: own ?? props.press, handle }, children));
});

const IMAGE_EVENTS = ['onLayout', 'onLoadStart', 'onLoad', 'onLoadEnd', 'onError'];

const Image = component('Image', (props, ref) => {
  const source = resolveAssetSource(props.source) ?? props.source ?? {};
  const sources = Array.isArray(source) ? source : [source];
  const { on, sends } = handlersOf(props, IMAGE_EVENTS);
  const { width, height } = sources.length === 1 ? sources[0] : {};
  const own = Object.fromEntries(Object.entries({ width: props.width ?? width, height: props.height ?? height })
    .filter(([, value]) => value !== undefined));
  const attributes = {
    overflow: 'hidden', resizeMode: props.resizeMode ?? 'cover', source: sources, ...own,
    ...(props.alt === undefined ? {} : { accessible: true, accessibilityLabel: props.alt }),
    ...passed(props), ...sends, ...attributesOfStyle(props.style),
  };
  return element('RCTImageView', { attributes, on, press: props.press, handle: useHandle(ref) });
});
Image.resolveAssetSource = resolveAssetSource;

const ActivityIndicator = component('ActivityIndicator', (props, ref) => {
  const side = props.size === 'large' ? 36 : typeof props.size === 'number' ? props.size : 20;
  const attributes = {
    accessibilityRole: 'progressbar', animating: props.animating ?? true, width: side, height: side, ...passed(props),
    ...attributesOfStyle([props.style, { color: props.color ?? '#999999' }]),
  };
  return element('RCTActivityIndicatorView', { attributes, handle: useHandle(ref) });
});

module.exports = { ActivityIndicator, Image, SafeAreaView, Text, View };
