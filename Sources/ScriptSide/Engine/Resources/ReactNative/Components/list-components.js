'use strict';
// `ScrollView` and `FlatList`.

const { View } = require('./basic-components');
const { ViewHandle, attributesOfStyle, component, handlersOf, passed, useHandle } = require('./host-elements');
const { React } = require('./react-18');

const { createElement: element } = React;

class ScrollHandle extends ViewHandle {
  scrollTo(target = {}, y = 0) {
    const { x = 0, y: top = 0, animated = true } = typeof target === 'number' ? { x: target, y } : target;
    this.command('scrollTo', x, top, animated);
  }

  scrollToEnd({ animated = true } = {}) {
    this.command('scrollToEnd', animated);
  }
}

const SCROLL_EVENTS = [
  'onLayout', 'onScroll', 'onScrollBeginDrag', 'onScrollEndDrag', 'onMomentumScrollBegin', 'onMomentumScrollEnd', 'onScrollToTop',
];
const SCROLL_ATTRIBUTES = [
  'scrollEnabled', 'bounces', 'alwaysBounceVertical', 'alwaysBounceHorizontal', 'pagingEnabled', 'snapToInterval',
  'decelerationRate', 'contentInset', 'contentOffset',
  'contentInsetAdjustmentBehavior', 'keyboardDismissMode', 'keyboardShouldPersistTaps',
  'scrollEventThrottle', 'showsVerticalScrollIndicator', 'showsHorizontalScrollIndicator', 'minimumZoomScale', 'maximumZoomScale',
];

const ScrollView = component('ScrollView', (props, ref) => {
  const { horizontal = false, style, contentContainerStyle, onContentSizeChange, children } = props;
  const { on, sends } = handlersOf(props, SCROLL_EVENTS);
  const base = {
    flexGrow: 1, flexShrink: 1, flexDirection: horizontal ? 'row' : 'column', overflow: 'scroll',
    alwaysBounceVertical: !horizontal, alwaysBounceHorizontal: horizontal,
  };
  const attributes = { ...base, horizontal, ...passed(props, SCROLL_ATTRIBUTES), ...sends, ...attributesOfStyle(style) };
  const topLayout = ({ layout: { width, height } }) => onContentSizeChange?.(width, height);
  const content = {
    attributes: {
      flexDirection: horizontal ? 'row' : 'column', onLayout: onContentSizeChange !== undefined,
      ...attributesOfStyle(contentContainerStyle),
    },
    on: { topLayout },
  };
  return element('RCTScrollView', { attributes, on, handle: useHandle(ref, ScrollHandle) },
    element('RCTScrollContentView', content, children));
});

/** A part of a list, which is given as an element or as a component. */
const shown = (part) => {
  if (part === undefined || part === null) return null;
  return React.isValidElement(part) ? part : element(part);
};

const keyOf = (item, index) => String(item?.key ?? item?.id ?? index);

/** The rows of a list, each with as many items as there are columns. */
function rowsOf(data, columns) {
  const rows = [];
  for (let at = 0; at < data.length; at += columns) rows.push({ first: at, items: data.slice(at, at + columns) });
  return rows;
}

/** The share of the list's own length, before its end, at which it has been reached. */
const THRESHOLD = 2;

/** Calls a list's `onEndReached` when its end is near, once for each number of items: after a scroll, and when it is laid out. */
function useEnd({ count, horizontal, onEndReached, threshold }) {
  const seen = React.useRef({ offset: 0, size: undefined, length: undefined, reached: -1 }).current;
  return (now) => {
    Object.assign(seen, now);
    const { offset, size, length, reached } = seen;
    if (!onEndReached || !size || !length || reached === count) return;
    const at = horizontal ? 0 : 1;
    const distanceFromEnd = size[at] - offset - length[at];
    if (distanceFromEnd > threshold * length[at]) return;
    seen.reached = count;
    onEndReached({ distanceFromEnd });
  };
}

/** A list that renders all of its items at once. */
const FlatList = component('FlatList', (props, ref) => {
  const {
    data, renderItem, keyExtractor, numColumns, columnWrapperStyle, getItemLayout, horizontal, ItemSeparatorComponent,
    ListHeaderComponent, ListFooterComponent, ListEmptyComponent, onEndReached, onEndReachedThreshold, onScroll, onLayout,
    onContentSizeChange, ...others
  } = props;
  const scroll = React.useRef(null);
  const items = Array.from(data ?? []);
  const columns = numColumns ?? 1;
  const keyFor = keyExtractor ?? keyOf;
  const look = useEnd({ count: items.length, horizontal, onEndReached, threshold: onEndReachedThreshold ?? THRESHOLD });
  const scrollTo = (offset, animated) => scroll.current.scrollTo({ [horizontal ? 'x' : 'y']: offset, animated });
  /** The place of a row, among the views of the content: the header, and rows with what stands between them. */
  const offsetOf = (index) => {
    if (getItemLayout) return getItemLayout(data, index).offset;
    const row = Math.floor(index / columns) * (ItemSeparatorComponent ? 2 : 1);
    const view = scroll.current.view?.children[0]?.children[row + (ListHeaderComponent ? 1 : 0)];
    return view?.frame?.[horizontal ? 0 : 1] ?? 0;
  };
  React.useImperativeHandle(ref, () => ({
    scrollToOffset: ({ offset, animated }) => scrollTo(offset, animated),
    scrollToIndex: ({ index, viewOffset = 0, animated }) => scrollTo(offsetOf(index) - viewOffset, animated),
    scrollToItem: ({ item, animated }) => scrollTo(offsetOf(items.indexOf(item)), animated),
    scrollToEnd: (options) => scroll.current.scrollToEnd(options),
    getNativeScrollRef: () => scroll.current,
  }));
  const handlers = {
    onScroll: onScroll || onEndReached ? (event) => {
      onScroll?.(event);
      const { contentOffset: { x, y }, contentSize, layoutMeasurement } = event.nativeEvent;
      const [size, length] = [contentSize, layoutMeasurement].map(({ width, height }) => [width, height]);
      look({ offset: horizontal ? x : y, size, length });
    } : undefined,
    onLayout: onLayout || onEndReached ? (event) => {
      onLayout?.(event);
      const { width, height } = event.nativeEvent.layout;
      look({ length: [width, height] });
    } : undefined,
    onContentSizeChange: onContentSizeChange || onEndReached ? (width, height) => {
      onContentSizeChange?.(width, height);
      look({ size: [width, height] });
    } : undefined,
  };
  const rows = rowsOf(items, columns).map(({ first, items: each }) => {
    const cells = each.map((item, at) => element(React.Fragment, { key: keyFor(item, first + at) },
      renderItem({ item, index: first + at, separators: {} })));
    const isLast = first + columns >= items.length;
    return element(React.Fragment, { key: keyFor(each[0], first) },
      columns > 1 ? element(View, { style: [{ flexDirection: 'row' }, columnWrapperStyle] }, cells) : cells,
      ItemSeparatorComponent && !isLast ? element(ItemSeparatorComponent, { leadingItem: each[0] }) : null);
  });
  return element(ScrollView, { ...others, ...handlers, horizontal, ref: scroll },
    shown(ListHeaderComponent), rows.length ? rows : shown(ListEmptyComponent), shown(ListFooterComponent));
});

module.exports = { FlatList, ScrollView };
