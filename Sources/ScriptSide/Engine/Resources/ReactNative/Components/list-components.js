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

const shown = (part) => (typeof part === 'function' ? element(part) : part ?? null);

const keyOf = (item, index) => String(item?.key ?? item?.id ?? index);

/** The rows of a list, each with as many items as there are columns. */
function rowsOf(data, columns) {
  const rows = [];
  for (let at = 0; at < data.length; at += columns) rows.push({ first: at, items: data.slice(at, at + columns) });
  return rows;
}

/** The share of the list's own length, before its end, at which it has been reached. */
const THRESHOLD = 2;

/** A list that renders all of its items at once. */
const FlatList = component('FlatList', (props, ref) => {
  const {
    data, renderItem, keyExtractor = keyOf, numColumns = 1, columnWrapperStyle, ItemSeparatorComponent, ListHeaderComponent,
    ListFooterComponent, ListEmptyComponent, onEndReached, onEndReachedThreshold = THRESHOLD, onScroll, horizontal, ...others
  } = props;
  const scroll = React.useRef(null);
  const items = Array.from(data ?? []);
  const reached = React.useRef(-1);
  React.useImperativeHandle(ref, () => ({
    scrollToOffset: ({ offset, animated }) => scroll.current.scrollTo({ [horizontal ? 'x' : 'y']: offset, animated }),
    scrollToEnd: (options) => scroll.current.scrollToEnd(options),
    getNativeScrollRef: () => scroll.current,
  }), [horizontal]);
  const onMoved = (event) => {
    onScroll?.(event);
    const { contentOffset, contentSize, layoutMeasurement } = event.nativeEvent;
    const [offset, size, length] = horizontal
      ? [contentOffset.x, contentSize.width, layoutMeasurement.width]
      : [contentOffset.y, contentSize.height, layoutMeasurement.height];
    const distanceFromEnd = size - offset - length;
    if (distanceFromEnd > onEndReachedThreshold * length || reached.current === items.length) return;
    reached.current = items.length;
    onEndReached?.({ distanceFromEnd });
  };
  const rows = rowsOf(items, numColumns).map(({ first, items: each }) => {
    const cells = each.map((item, at) => element(React.Fragment, { key: keyExtractor(item, first + at) },
      renderItem({ item, index: first + at, separators: {} })));
    const isLast = first + numColumns >= items.length;
    return element(React.Fragment, { key: keyExtractor(each[0], first) },
      numColumns > 1 ? element(View, { style: [{ flexDirection: 'row' }, columnWrapperStyle] }, cells) : cells,
      ItemSeparatorComponent && !isLast ? element(ItemSeparatorComponent, { leadingItem: each[0] }) : null);
  });
  return element(ScrollView, { ...others, horizontal, ref: scroll, onScroll: onScroll || onEndReached ? onMoved : undefined },
    shown(ListHeaderComponent), rows.length ? rows : shown(ListEmptyComponent), shown(ListFooterComponent));
});

module.exports = { FlatList, ScrollView };
