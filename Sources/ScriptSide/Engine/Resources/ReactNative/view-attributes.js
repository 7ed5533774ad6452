'use strict';
// The properties and events of native views. React sends a property to a view only if it is listed here; one list serves
// all views, because a property that a view does not have is never set (react-native-host §3).

const { declared } = require('./component-names');

const words = (text) => text.trim().split(/\s+/);

/** The properties by the type that decides how React converts and compares them. */
const PROPERTIES = {
  // Colours are converted to numbers.
  UIColor: words(`
    backgroundColor borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor borderStartColor
    borderEndColor borderBlockColor borderBlockEndColor borderBlockStartColor shadowColor tintColor color onTintColor
    thumbTintColor thumbColor trackColorForFalse trackColorForTrue selectionColor cursorColor placeholderTextColor
    textDecorationColor textShadowColor overlayColor titleColor progressTintColor trackTintColor minimumTrackTintColor
    maximumTrackTintColor barTintColor selectedItemTintColor unselectedTintColor underlineColorAndroid backdropColor
    outlineColor`),
  UIImage: words('thumbImage trackImage minimumTrackImage maximumTrackImage progressImage defaultSource loadingIndicatorSource'),
  RCTImageSource: words('source src icon selectedIcon'),
  CATransform3D: words('transform matrix'),
  CGPoint: words('contentOffset'),
  CGSize: words('shadowOffset textShadowOffset contentSize'),
  UIEdgeInsets: words('hitSlop contentInset scrollIndicatorInsets capInsets mapPadding'),
  BOOL: words(`
    accessible accessibilityElementsHidden accessibilityIgnoresInvertColors accessibilityViewIsModal
    accessibilityShowsLargeContentViewer removeClippedSubviews collapsable collapsableChildren shouldRasterizeIOS
    needsOffscreenAlphaCompositing renderToHardwareTextureAndroid focusable isTVSelectable hasTVPreferredFocus
    experimental_layoutConformance
    allowFontScaling adjustsFontSizeToFit selectable disabled isHighlighted isPressable dynamicTypeRamp noWrap
    animating hidesWhenStopped enabled on value selected hidden visible transparent animated hardwareAccelerated
    statusBarTranslucent navigationBarTranslucent refreshing
    alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustContentInsets automaticallyAdjustKeyboardInsets
    automaticallyAdjustsScrollIndicatorInsets bounces bouncesZoom canCancelContentTouches centerContent
    directionalLockEnabled disableIntervalMomentum horizontal isInvertedVirtualizedList invertStickyHeaders
    keyboardShouldPersistTaps pagingEnabled pinchGestureEnabled scrollEnabled scrollToOverflowEnabled scrollsToTop
    showsHorizontalScrollIndicator showsVerticalScrollIndicator snapToEnd snapToStart snapToAlignment
    autoFocus autoCorrect blurOnSubmit caretHidden clearTextOnFocus contextMenuHidden editable enablesReturnKeyAutomatically
    multiline password rejectResponderTermination scrollEnabled secureTextEntry selectTextOnFocus showSoftInputOnFocus
    smartInsertDelete spellCheck submitBehavior
    showsUserLocation zoomEnabled allowsInlineMediaPlayback bounce translucent
    onLayout onAccessibilityAction onAccessibilityTap onMagicTap onAccessibilityEscape onStartShouldSetResponder
    onMoveShouldSetResponder onClick onClickCapture onPointerEnter onPointerLeave onPointerMove onPointerDown onPointerUp
    onPointerOver onPointerOut onPointerCancel onGotPointerCapture onLostPointerCapture onFocus onBlur onTextLayout
    onInlineViewLayout onScroll onScrollBeginDrag onScrollEndDrag onMomentumScrollBegin onMomentumScrollEnd onScrollToTop
    onScrollAnimationEnd onContentSizeChange onSelectionChange onChange onChangeText onSubmitEditing onEndEditing
    onKeyPress onKeyPressSync onChangeSync onTextInput onSelectionChangeShouldSetResponder onClear onLoadStart onLoad
    onLoadEnd onError onProgress onPartialLoad onShow onDismiss onRequestClose onOrientationChange onRefresh onValueChange
    onSlidingComplete onTouchStart onTouchMove onTouchEnd onTouchCancel onPress onLongPress onMessage onLoadingStart
    onLoadingFinish onLoadingError onShouldStartLoadWithRequest onGestureHandlerEvent onGestureHandlerStateChange
    onGestureHandlerTouchEvent onGestureHandlerAnimatedEvent
    inverted tapToSeek onRNCSliderSlidingStart onRNCSliderSlidingComplete onRNCSliderValueChange
    onRNCSliderAccessibilityAction
    onFastImageLoadStart onFastImageLoad onFastImageLoadEnd onFastImageError onFastImageProgress onDisplay
    onAppear onDisappear onWillAppear onWillDisappear onSelect onInsetsChange`),
  NSNumber: words(`
    opacity zIndex elevation borderWidth borderTopWidth borderRightWidth borderBottomWidth borderLeftWidth borderStartWidth
    borderEndWidth borderRadius borderTopLeftRadius borderTopRightRadius borderTopStartRadius borderTopEndRadius
    borderBottomLeftRadius borderBottomRightRadius borderBottomStartRadius borderBottomEndRadius borderEndEndRadius
    borderEndStartRadius borderStartEndRadius borderStartStartRadius shadowOpacity shadowRadius outlineWidth outlineOffset
    top right bottom left start end inset insetBlock insetBlockEnd insetBlockStart insetInline insetInlineEnd
    insetInlineStart width height minWidth minHeight maxWidth maxHeight margin marginTop marginRight marginBottom
    marginLeft marginStart marginEnd marginVertical marginHorizontal marginBlock marginBlockEnd marginBlockStart
    marginInline marginInlineEnd marginInlineStart padding paddingTop paddingRight paddingBottom paddingLeft paddingStart
    paddingEnd paddingVertical paddingHorizontal paddingBlock paddingBlockEnd paddingBlockStart paddingInline
    paddingInlineEnd paddingInlineStart flex flexGrow flexShrink flexBasis gap rowGap columnGap aspectRatio
    numberOfLines fontSize lineHeight letterSpacing maxFontSizeMultiplier minimumFontScale textShadowRadius
    blurRadius fadeDuration resizeMultiplier decelerationRate scrollEventThrottle maximumZoomScale minimumZoomScale
    snapToInterval snapToOffsets stickyHeaderIndices zoomScale endDraggingSensitivityMultiplier maxLength
    mostRecentEventCount cursorPosition step minimumValue maximumValue lowerLimit upperLimit thumbSize
    selectedIndex progress progressViewOffset
    accessibilityHint interval tag nativeBackgroundAndroid importantForAccessibility`),
  NSString: words(`
    testID nativeID accessibilityLabel accessibilityLabelledBy accessibilityLanguage accessibilityLiveRegion
    accessibilityLargeContentTitle accessibilityRole accessibilityRespondsToUserInteraction accessibilityOrder
    role accessibilityState accessibilityValue accessibilityActions backfaceVisibility display overflow pointerEvents cursor
    boxSizing mixBlendMode
    isolation outlineStyle position direction flexDirection flexWrap alignItems alignSelf alignContent justifyContent
    borderStyle borderCurve text ellipsizeMode lineBreakMode lineBreakStrategyIOS fontFamily fontStyle fontWeight
    fontVariant includeFontPadding textAlign textAlignVertical verticalAlign textBreakStrategy textDecorationLine
    textDecorationStyle textTransform userSelect writingDirection dataDetectorType dataDetectorTypes resizeMode
    resizeMethod internal_analyticTag indicatorStyle keyboardDismissMode contentInsetAdjustmentBehavior
    maintainVisibleContentPosition autoCapitalize autoComplete clearButtonMode inputAccessoryViewID
    inputAccessoryViewButtonLabel inputAccessoryViewID inputMode keyboardAppearance keyboardType passwordRules placeholder
    returnKeyType enterKeyHint selection textContentType defaultValue title size style mode animationType
    presentationStyle supportedOrientations identifier experimental_backgroundImage filter boxShadow transformOrigin
    edges localizations name url html newSource items themeVariant handlerTags moduleId
    virtualChildren accessibilityUnits accessibilityIncrements`),
};

const byName = (properties) =>
  Object.fromEntries(Object.entries(properties).flatMap(([type, names]) => names.map((name) => [name, type])));

const NativeProps = byName(PROPERTIES);

/** The events that go from a view to the views around it, by the views' own names. */
const BUBBLING = words(`
  Press Change Focus Blur SubmitEditing EndEditing KeyPress TouchStart TouchMove TouchCancel TouchEnd Click PointerCancel
  PointerDown PointerMove PointerUp PointerEnter PointerLeave PointerOver PointerOut GotPointerCapture LostPointerCapture
  Select ValueChange RNCSliderValueChange`);

/** The events of one view alone. */
const DIRECT = words(`
  Layout AccessibilityAction AccessibilityTap AccessibilityEscape MagicTap Scroll ScrollBeginDrag ScrollEndDrag
  MomentumScrollBegin MomentumScrollEnd ScrollToTop ScrollAnimationEnd ContentSizeChange SelectionChange TextInput TextLayout
  InlineViewLayout LoadStart Load LoadEnd Error Progress PartialLoad Show Dismiss RequestClose OrientationChange Refresh
  SlidingComplete RNCSliderSlidingStart RNCSliderSlidingComplete RNCSliderAccessibilityAction
  FastImageLoadStart FastImageLoad FastImageLoadEnd FastImageError FastImageProgress Display
  ChangeSync KeyPressSync Clear Message LoadingStart LoadingFinish LoadingError ShouldStartLoadWithRequest
  GestureHandlerEvent GestureHandlerStateChange GestureHandlerTouchEvent GestureHandlerAnimatedEvent
  Appear Disappear WillAppear WillDisappear InsetsChange`);

/** What the views of libraries have beside these. */
const brought = { bubbling: [], direct: [], properties: {} };

/** The events of the native side's components. */
const componentEvents = () => Object.values(declared()).flatMap(({ events }) => events);

/** The properties of the native side's components, with their types. */
const componentProperties = () => Object.assign({}, ...Object.values(declared()).map(({ properties }) => properties));

/** Returns the events by the names that views send. */
const eventTypes = () => ({
  bubblingEventTypes: Object.fromEntries(
    [...BUBBLING, ...brought.bubbling].map((name) => {
      const phasedRegistrationNames = { bubbled: `on${name}`, captured: `on${name}Capture` };
      return [`top${name}`, { phasedRegistrationNames }];
    }),
  ),
  directEventTypes: Object.fromEntries(
    [...DIRECT, ...brought.direct, ...componentEvents()].map((name) => [`top${name}`, { registrationName: `on${name}` }])),
});

/**
 * Returns the configuration of a view. React Native adds to it, so each view has an object of its own.
 *
 * @param commands the names of the commands to views, whose ids are their places in the list
 */
const viewConfig = (commands) => ({
  NativeProps: { ...componentProperties(), ...brought.properties, ...NativeProps },
  ...eventTypes(),
  Commands: Object.fromEntries(commands.map((name, id) => [name, id])),
  Constants: {},
});

/**
 * Adds properties and events of a library's views. React on the bridge knows no others; a library of the new architecture brings
 * its own list.
 * @param properties names by the types of `PROPERTIES` @param direct the events of one view alone, without `top`
 */
function bringAttributes({ properties = {}, direct = [], bubbling = [] }) {
  Object.assign(brought.properties, byName(properties));
  brought.direct.push(...direct);
  brought.bubbling.push(...bubbling);
}

module.exports = { bringAttributes, eventTypes, viewConfig, words };
