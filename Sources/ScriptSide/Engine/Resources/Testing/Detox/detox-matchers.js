'use strict';
// `by`: the matchers of Detox on iOS (e2e-languages §3). A matcher is a test of an element and its words for messages.

const { isRegExp, items } = require('./kinds');
const { DetoxRuntimeError, expectKind, failure } = require('./detox-errors');

/** The classes of iOS that a view of React's stands for, by React Native's name without RCT, and those that they inherit from. */
const CLASSES = {
  View: ['RCTView', 'RCTViewComponentView'],
  Text: ['RCTText', 'RCTTextView', 'RCTParagraphComponentView', 'UILabel'],
  Paragraph: ['RCTText', 'RCTTextView', 'RCTParagraphComponentView', 'UILabel'],
  Image: ['RCTImageView', 'RCTImageComponentView', 'UIImageView'],
  ImageView: ['RCTImageView', 'RCTImageComponentView', 'UIImageView'],
  ScrollView: ['RCTScrollView', 'RCTScrollViewComponentView', 'RCTCustomScrollView', 'RCTEnhancedScrollView', 'UIScrollView'],
  Switch: ['RCTSwitch', 'RCTSwitchComponentView', 'UISwitch', 'UIControl'],
  ActivityIndicatorView: ['RCTActivityIndicatorView', 'RCTActivityIndicatorViewComponentView', 'UIActivityIndicatorView'],
  SinglelineTextInputView: ['RCTSinglelineTextInputView', 'RCTTextInputComponentView', 'RCTUITextField', 'UITextField',
    'UIControl'],
  MultilineTextInputView: ['RCTMultilineTextInputView', 'RCTTextInputComponentView', 'RCTUITextView', 'UITextView'],
  TextInput: ['RCTSinglelineTextInputView', 'RCTTextInputComponentView', 'RCTUITextField', 'UITextField', 'UIControl'],
  Slider: ['RNCSlider', 'RNCSliderComponentView', 'UISlider', 'UIControl'],
  RNCSlider: ['RNCSlider', 'RNCSliderComponentView', 'UISlider', 'UIControl'],
  RNCPicker: ['RNCPicker', 'RNCPickerComponentView', 'UIPickerView'],
};

/** The classes of iOS that native elements inherit from. */
const SUPERCLASSES = {
  UIButton: ['UIControl'], UITabBarButton: ['UIControl'], UISearchBar: [], UISwitch: ['UIControl'],
  _UIButtonBarButton: ['UIButton', 'UIControl'], UINavigationBar: [], UITabBar: [], _UINavigationBarLargeTitleView: [],
  UISearchBarTextField: ['UISearchTextField', 'UITextField', 'UIControl'], UISearchBarTextFieldLabel: ['UILabel'],
  UIMoreListCell: ['UITableViewCell'], DCFScrollView: ['UIScrollView'], UITableView: ['UIScrollView'],
  UICollectionView: ['UIScrollView'], UIAlertControllerView: ['_UIAlertControllerView'],
  RCTAlertField: ['_UIAlertControllerTextField', 'UITextField', 'UIControl'],
  RCTAlertButton: ['_UIAlertControllerActionView', 'UIButton', 'UIControl'],
};

/** True for a view that has its text in a view within it. */
const isAround = ({ react, type }) => !react && type === 'UISearchBar';

/** The classes that a semantic name of a type stands for. */
const SEMANTIC = {
  image: ['UIImageView'], 'input-field': ['UITextField', 'UITextView'], text: ['UILabel'], button: ['UIButton'],
  scrollview: ['UIScrollView'], list: ['UIScrollView', 'UITableView', 'UICollectionView'], switch: ['UISwitch'],
  slider: ['UISlider'], picker: ['UIPickerView', 'UIDatePicker'], 'activity-indicator': ['UIActivityIndicatorView'],
  progress: ['UIProgressView'],
};

/** The accessibility traits that a role of React Native's gives. */
const TRAITS_OF_ROLE = {
  button: 'button', link: 'link', image: 'image', imagebutton: 'image', search: 'searchField', keyboardkey: 'keyboardKey',
  text: 'staticText', adjustable: 'adjustable', summary: 'summaryElement', tabbar: 'tabBar', togglebutton: 'button',
  menuitem: 'button',
};

const TRAITS = [
  'none', 'button', 'link', 'searchField', 'image', 'selected', 'playsSound', 'keyboardKey', 'staticText', 'summaryElement',
  'notEnabled', 'updatesFrequently', 'startsMediaSession', 'adjustable', 'allowsDirectInteraction', 'causesPageTurn', 'tabBar',
];

/** The names of the class of an element and of those that it inherits from, the most special first. */
function classesOf({ react, type }) {
  if (!react) return [type, ...(SUPERCLASSES[type] ?? []), 'UIView'];
  const own = CLASSES[type.replace(/^RCT/, '')] ?? [type, `${type}ComponentView`];
  return [...own, 'UIView'];
}

/** True for an element of one of some classes. */
const isKind = (element, ...names) => classesOf(element).some((name) => names.includes(name));

const isText = (element) =>
  typeof element.text === 'string' && !isAround(element) &&
  classesOf(element).some((name) => ['UILabel', 'UITextField', 'UITextView'].includes(name) || element.react === undefined);

function traitsOf({ react, role, type, enabled, selected, text }) {
  const isSelected = react ? react.selected === true : selected === true;
  const own = TRAITS_OF_ROLE[role] ?? (react && text !== undefined && !/Input/.test(type) ? 'staticText' : undefined);
  const traits = [own, isSelected && 'selected', !enabled && 'notEnabled'].filter(Boolean);
  return traits.length ? traits : ['none'];
}

/** Compares the whole of a text with another one or with a pattern. Only the flags i, s and m of a pattern count. */
function isSame(text, wanted) {
  if (typeof text !== 'string') return false;
  if (!isRegExp(wanted)) return text === wanted;
  const flags = [...wanted.flags].filter((flag) => 'ism'.includes(flag)).join('');
  return new RegExp(`^(?:${wanted.source})$`, flags).test(text);
}

const words = (value) => (isRegExp(value) ? `${value}` : `“${value}”`);

class Matcher {
  /** @param test returns true for an element that matches @param description the words of messages */
  constructor(test, description) {
    Object.assign(this, { test, description });
  }

  and(other) {
    expectMatcher(other);
    return new Matcher((element) => this.test(element) && other.test(element), `${this.description} && ${other.description}`);
  }

  withAncestor(other) {
    expectMatcher(other);
    const test = (element) => this.test(element) && [...element.around()].some(other.test);
    return new Matcher(test, `${this.description} && ANCESTOR(${other.description})`);
  }

  withDescendant(other) {
    expectMatcher(other);
    const test = (element) => this.test(element) && [...element.inside()].some(other.test);
    return new Matcher(test, `${this.description} && DESCENDANT(${other.description})`);
  }
}

function expectMatcher(value) {
  if (value instanceof Matcher) return;
  throw new DetoxRuntimeError(
    `${String(value)} is not a Detox matcher. Matchers are by.id, by.text, by.label, by.type, by.traits and by.value.`);
}

const isTextOrPattern = (value) => typeof value === 'string' || isRegExp(value);
const expectText = (name, value) => expectKind(name, value, isTextOrPattern, 'a string or regex');

const byId = (id) => (expectText('id', id), new Matcher((element) => isSame(element.id, id), `id == ${words(id)}`));

const byText = (text) => (
  expectText('text', text), new Matcher((element) => isText(element) && isSame(element.text, text), `text == ${words(text)}`));

function byLabel(label) {
  expectText('label', label);
  // The text is found, and not what wraps it and has its label.
  const test = (element) => isSame(element.label, label) && !isAround(element) &&
    !(element.react && element.text === undefined &&
      [...element.inside()].some((inner) => isText(inner) && isSame(inner.label, label)));
  return new Matcher(test, `label == ${words(label)}`);
}

const KNOWN = new Set([...Object.values(CLASSES), ...Object.values(SUPERCLASSES)].flat().concat(Object.keys(SUPERCLASSES),
  'UIView'));

function byType(type) {
  expectKind('type', type, (value) => typeof value === 'string', 'a string');
  const classes = SEMANTIC[type] ?? [type];
  const test = (element) => classesOf(element).some((name) => classes.includes(name));
  const isKnown = (elements) => classes.some((name) => KNOWN.has(name)) || SEMANTIC[type] !== undefined ||
    /^(?:UI|RCT|RN|_UI)/.test(type) || elements.some(test);
  const matcher = new Matcher(test, `class ⊇ ${words(type)}`);
  matcher.check = (elements) => {
    if (!isKnown(elements)) throw failure(`Unknown class “${type}”`);
  };
  return matcher;
}

function byTraits(traits) {
  expectKind('traits', traits, Array.isArray, 'an array');
  const wanted = items(traits);
  for (const trait of wanted) {
    if (TRAITS.includes(trait)) continue;
    throw new DetoxRuntimeError(`Unknown trait “${String(trait)}”. It may be one of ${TRAITS.join(', ')}.`);
  }
  const test = (element) => wanted.every((trait) => traitsOf(element).includes(trait));
  return new Matcher(test, `traits ⊇ “[${wanted.join(', ')}]”`);
}

function byValue(value) {
  expectKind('value', value, (one) => typeof one === 'string', 'a string');
  return new Matcher((element) => valueOf(element) === value && !isAround(element), `value == ${words(value)}`);
}

/** The accessibility value: of a switch 1 or 0, as iOS has it. */
function valueOf({ react, value }) {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return react || typeof value === 'string' ? String(value) : undefined;
}

const by = {
  id: byId, text: byText, label: byLabel, accessibilityLabel: byLabel, type: byType, traits: byTraits, value: byValue,
};

module.exports = { Matcher, by, classesOf, expectMatcher, isKind, isSame, isText, isTextOrPattern, traitsOf, valueOf, words };
