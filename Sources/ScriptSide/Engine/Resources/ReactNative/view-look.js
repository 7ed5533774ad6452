'use strict';
// The look of views, for pictures: colours, borders, texts in their lines, images. Nothing of it is read unless somebody
// draws the screen.

const { fileOf } = require('./assets');
const inputText = require('./input-text');
const { isSwitch } = require('./controls');
const { addGlyphs } = require('./icon-glyphs');
const { isImage } = require('./images');
const { absolute } = require('./resolution');
const { clips, isText, isTextPart } = require('./views');

const { isInput, isMultiline } = inputText;

/** Returns `#RRGGBB` or `#RRGGBBAA` for a number 0xAARRGGBB. */
function hex(number) {
  const [rgb, alpha] = [number & 0xffffff, (number >>> 24) & 0xff];
  const digits = (part, count) => part.toString(16).toUpperCase().padStart(count, '0');
  return `#${digits(rgb, 6)}${alpha === 255 ? '' : digits(alpha, 2)}`;
}

/** Returns a colour as React Native has processed it: a number, the name of a system colour, or one for each appearance. */
function colorOf(value) {
  if (typeof value === 'number') return hex(value);
  if (Array.isArray(value?.semantic)) return String(value.semantic[0]);
  if (value?.dynamic) return { light: colorOf(value.dynamic.light), dark: colorOf(value.dynamic.dark) };
  return undefined;
}

/** Returns one value if all four are equal, the four otherwise, and undefined if there are none. */
function oneOrFour(values) {
  if (values.every((value) => value === values[0])) return values[0];
  return values.map((value) => value ?? null);
}

const SIDES = [['Top'], ['Right', 'End'], ['Bottom'], ['Left', 'Start']];
const CORNERS = [['TopLeft', 'TopStart'], ['TopRight', 'TopEnd'], ['BottomRight', 'BottomEnd'], ['BottomLeft', 'BottomStart']];

/** Returns the property of a side or a corner, or else that of all of them. */
const propertyOf = (look, names, before, after) => {
  for (const name of names) if (look[before + name + after] != null) return look[before + name + after];
  return look[before + after];
};

/** A length in points, or in percent of the view's shorter side. */
function radiusOf(value, [, , width, height]) {
  if (typeof value === 'string' && value.endsWith('%')) return (parseFloat(value) / 100) * Math.min(width, height);
  return typeof value === 'number' ? value : 0;
}

function border(look) {
  const widths = SIDES.map((names) => Number(propertyOf(look, names, 'border', 'Width') ?? 0));
  if (!widths.some((width) => width > 0)) return {};
  const colors = SIDES.map((names) => colorOf(propertyOf(look, names, 'border', 'Color')));
  return { borderWidth: oneOrFour(widths), borderColor: oneOrFour(colors), borderStyle: look.borderStyle };
}

function shadow({ shadowColor, shadowOpacity, shadowRadius, shadowOffset }) {
  if (!(shadowOpacity > 0)) return undefined;
  const offset = [shadowOffset?.width ?? 0, shadowOffset?.height ?? 0];
  return { color: colorOf(shadowColor), opacity: shadowOpacity, radius: shadowRadius, offset };
}

/** The degrees by which a transform turns a view about its middle. */
function rotationOf(transform) {
  if (!Array.isArray(transform) || !transform.length) return 0;
  if (typeof transform[0] === 'number') return (Math.atan2(transform[1], transform[0]) * 180) / Math.PI;
  let degrees = 0;
  for (const step of transform) {
    const angle = step.rotate ?? step.rotateZ;
    if (angle === undefined) continue;
    const number = parseFloat(angle) || 0;
    degrees += String(angle).endsWith('rad') ? (number * 180) / Math.PI : number;
  }
  return degrees;
}

// MARK: Texts

const INHERITED = ['color', 'fontSize', 'fontWeight', 'fontStyle', 'fontFamily', 'letterSpacing', 'textDecorationLine'];

const textStyle = (style) => ({
  size: style.fontSize, weight: style.fontWeight === undefined ? undefined : String(style.fontWeight),
  color: colorOf(style.color), italic: style.fontStyle === 'italic' || undefined, family: style.fontFamily,
  spacing: style.letterSpacing, decoration: style.textDecorationLine === 'none' ? undefined : style.textDecorationLine,
});

/** Returns the styles of the parts of a text, in the order in which the layout has their runs. */
function stylesOf(view, inherited = {}) {
  const style = { ...inherited };
  for (const name of INHERITED) if (view.look[name] != null) style[name] = view.look[name];
  if (view.name === 'RCTRawText') return [textStyle(style)];
  return view.children.flatMap((child) => (isTextPart(child) ? stylesOf(child, style) : []));
}

function text(view) {
  const found = host.textLines(view.rootTag, view.tag);
  if (!found) return found;
  const styles = stylesOf(view);
  addGlyphs(found.lines, styles);
  return { ...found, styles, align: view.props.textAlign };
}

/** The text of an input, or its placeholder. A single line stands in the middle of the view. */
function inputLines(view) {
  const found = host.textLines(view.rootTag, view.tag);
  if (!found) return undefined;
  const { props } = view;
  const value = String(inputText.textOf(view) ?? '');
  const isSecret = props.secureTextEntry || props.password;
  const shown = value === '' ? String(props.placeholder ?? '') : isSecret ? '•'.repeat(value.length) : value;
  const [x, y, width, height] = found.at;
  const hasLines = isMultiline(view);
  const top = hasLines ? y : y + Math.max(0, (height - found.lineHeight) / 2);
  const color = value === '' ? colorOf(props.placeholderTextColor) ?? 'placeholderText' : colorOf(props.color);
  return {
    lines: (hasLines ? shown.split('\n') : [shown]).map((line) => [[line, 0]]), lineHeight: found.lineHeight,
    at: [x, top, width, height], styles: [{ ...textStyle(props), color }], align: props.textAlign,
  };
}

// MARK: Images

/** The most characters of all images of a tree. */
const ROOM = 24 << 20;

/** Returns the data of an image, `{data}`, that of its URL or of a file beside the app, or why there is none, `{refusal}`. */
function dataOf(uri, room) {
  if (uri === '') return {};
  const asset = fileOf(uri);
  if (asset !== undefined) return host.imageData(asset, room);
  if (uri.startsWith('data:')) return uri.length <= room ? { data: uri } : { refusal: 'its URL is too long' };
  if (/^[a-z]+:/i.test(uri) && !uri.startsWith('file://')) return { refusal: `it is not in a file: ${uri.split(':')[0]}` };
  const path = uri.replace(/^file:\/\//, '');
  const app = absolute(host.file);
  return host.imageData(path.startsWith('/') ? path : `${app.slice(0, app.lastIndexOf('/'))}/${path}`, room);
}

function image({ props }, drawing) {
  const source = props.source ?? props.src;
  const { uri = '' } = (Array.isArray(source) ? source[0] : source) ?? {};
  const name = uri.startsWith('data:') ? 'image' : (fileOf(uri) ?? String(uri)).slice(-200);
  const found = dataOf(String(uri), drawing.room);
  drawing.room -= found.data?.length ?? 0;
  return { name, ...found, resizeMode: props.resizeMode ?? props.contentFit };
}

/** Views of libraries that draw what nothing here knows. */
const isForeign = ({ name }) => /WebView|MapView|Video|Camera|DateTimePicker|DatePicker|Lottie/.test(name);

/** The functions of libraries that return the drawing of a view. */
const drawings = [];

/** Begins a drawing of a tree, whose images have some room. */
const begin = () => ({ room: ROOM });

/**
 * Returns what is drawn of a view, without what has its default; undefined if that is nothing.
 * @param drawing the drawing of its tree
 * @param isSeen false for a view of which nothing is seen: its image is left out
 */
function lookOf(view, drawing, isSeen = true) {
  const { look } = view;
  const frame = view.frame ?? [0, 0, 0, 0];
  const rotation = rotationOf(look.transform);
  const radius = oneOrFour(CORNERS.map((names) => radiusOf(propertyOf(look, names, 'border', 'Radius'), frame)));
  const found = {
    backgroundColor: colorOf(look.backgroundColor), ...border(look), borderRadius: radius === 0 ? undefined : radius,
    opacity: look.opacity === 1 ? undefined : look.opacity, zIndex: look.zIndex || undefined, clips: clips(view) || undefined,
    rotation: rotation || undefined, shadow: shadow(look),
  };
  if (isText(view)) found.text = text(view);
  else if (isInput(view)) found.text = inputLines(view);
  else if (isImage(view) && isSeen) found.image = image(view, drawing);
  else if (isForeign(view)) found.isForeign = true;
  else for (const draw of isSeen ? drawings : []) found.drawing ??= draw(view);
  if (isSwitch(view)) {
    found.onColor = colorOf(look.onTintColor);
    found.offColor = colorOf(look.tintColor);
    found.thumbColor = colorOf(look.thumbTintColor);
  } else if (/Slider|Progress/.test(view.name)) {
    found.onColor = colorOf(look.minimumTrackTintColor ?? look.progressTintColor);
    found.offColor = colorOf(look.maximumTrackTintColor ?? look.trackTintColor);
    found.progress = look.progress;
  } else if (/ActivityIndicator/.test(view.name)) {
    found.color = colorOf(look.color);
  }
  return Object.values(found).some((value) => value !== undefined) ? found : undefined;
}

module.exports = {
  begin, colorOf, lookOf,
  /** @param draw called with a view; it returns its drawing, or undefined */
  bringDrawing: (draw) => void drawings.push(draw),
};
