// The libraries that the host has in place of packages, for scripts that run without those packages' own types. A project
// that has installed react-native and react-native-navigation leaves this file out.

/// <reference path="options.d.ts" />

declare namespace NavbridgeReactNative {
  interface LayoutComponent {
    id?: string;
    name: string | number;
    alignment?: 'center' | 'fill';
    waitForRender?: boolean;
    options?: Options;
    passProps?: object;
  }

  interface LayoutContainer {
    id?: string;
    children?: Layout[];
    options?: Options;
  }

  interface LayoutSideMenu {
    id?: string;
    left?: Layout;
    center: Layout;
    right?: Layout;
    options?: Options;
  }

  interface LayoutSplitView {
    id?: string;
    master?: Layout;
    detail?: Layout;
    options?: Options;
  }

  /** One of these. */
  interface Layout {
    component?: LayoutComponent;
    externalComponent?: LayoutComponent;
    stack?: LayoutContainer;
    bottomTabs?: LayoutContainer;
    topTabs?: LayoutContainer;
    sideMenu?: LayoutSideMenu;
    splitView?: LayoutSplitView;
  }

  /** A layout of a component whose props are known. @typeParam P the props that are passed to the component */
  interface LayoutOf<P> extends Omit<Layout, 'component' | 'externalComponent'> {
    component?: LayoutComponentOf<P>;
    externalComponent?: LayoutComponentOf<P>;
  }

  interface LayoutComponentOf<P> extends Omit<LayoutComponent, 'passProps'> {
    passProps?: P;
  }

  interface LayoutRoot {
    root: Layout;
    modals?: Layout[];
    overlays?: Layout[];
  }

  interface Subscription {
    remove(): void;
  }

  /** The props that each component of a screen gets beside its own. */
  interface NavigationProps {
    componentId: string;
    componentName: string;
  }

  /** A function that is a component of a screen, with the screen's options as a member. */
  interface NavigationFunctionComponent<Props = object> {
    (props: Props & NavigationProps, context?: any): any;
    displayName?: string;
    defaultProps?: Partial<Props>;
    options?: Options | ((props: Props & NavigationProps) => Options);
  }

  /** The library's API. Layouts and options are those of react-native-navigation (navbridge's page docs/options.md). */
  interface Navigation {
    registerComponent(name: string | number, provider: () => any, concreteProvider?: () => any): () => any;
    registerComponentWithRedux(name: string | number, provider: () => any, ...others: any[]): () => any;
    setLazyComponentRegistrator(registrator: (name: string | number) => void): void;
    addOptionProcessor(path: string, processor: (value: any, command: string, props?: any) => any): Subscription;
    addLayoutProcessor(processor: (layout: any, command: string) => any): Subscription;
    events(): any;
    setRoot(layout: LayoutRoot | Layout): Promise<any>;
    setDefaultOptions(options: Options): any;
    mergeOptions(componentId: string, options: Options): any;
    updateProps(componentId: string, props: object, done?: () => void): void;
    showModal(layout: Layout): Promise<any>;
    showModal<P>(layout: LayoutOf<P>): Promise<any>;
    dismissModal(componentId: string, options?: Options): Promise<any>;
    dismissAllModals(options?: Options): Promise<any>;
    push(componentId: string, layout: Layout): Promise<any>;
    push<P>(componentId: string, layout: LayoutOf<P>): Promise<any>;
    pop(componentId: string, options?: Options): Promise<any>;
    popTo(componentId: string, options?: Options): Promise<any>;
    popToRoot(componentId: string, options?: Options): Promise<any>;
    setStackRoot(componentId: string, layout: Layout | Layout[]): Promise<any>;
    setStackRoot<P>(componentId: string, layout: LayoutOf<P> | LayoutOf<P>[]): Promise<any>;
    showOverlay(layout: Layout): Promise<any>;
    showOverlay<P>(layout: LayoutOf<P>): Promise<any>;
    dismissOverlay(componentId: string): Promise<any>;
    dismissAllOverlays(): Promise<any>;
    getLaunchArgs(): Promise<any>;
    constants(): Promise<any>;
    constantsSync(): any;
    setLinking(config: any): void;
    handleDeepLink(url: string): void;
    setLinkingReady(isReady: boolean): void;
    TouchablePreview: any;
  }
}

declare const Navigation: NavbridgeReactNative.Navigation;

declare module 'react-native-navigation' {
  export const Navigation: NavbridgeReactNative.Navigation;
  export const CommandName: Record<string, string>;
  export const Constants: any;
  export const EventsRegistry: any;
  export const Modal: any;
  export type Layout<P = object> = NavbridgeReactNative.LayoutOf<P>;
  export type LayoutRoot = NavbridgeReactNative.LayoutRoot;
  export type NavigationComponentProps = Pick<NavbridgeReactNative.NavigationProps, 'componentId'>;
  export type NavigationProps = NavbridgeReactNative.NavigationProps;
  export type NavigationFunctionComponent<Props = object> = NavbridgeReactNative.NavigationFunctionComponent<Props>;
  export type Options = NavbridgeReactNative.Options;
  export class NavigationComponent {
    constructor(props: any);
    props: any;
  }
  export const OptionsModalPresentationStyle: Record<string, string>;
  export const OptionsModalTransitionStyle: Record<string, string>;
}

declare module 'react-native' {
  interface AlertButton {
    text?: string;
    style?: 'default' | 'cancel' | 'destructive';
    isPreferred?: boolean;
    onPress?: (value?: any) => void;
  }
  export const Alert: {
    alert(title: string, message?: string, buttons?: AlertButton[]): void;
    prompt(
      title: string, message?: string, callbackOrButtons?: ((text: string) => void) | AlertButton[],
      type?: 'default' | 'plain-text' | 'secure-text' | 'login-password', defaultValue?: string): void;
  };
  export const AppRegistry: any;
  export const DeviceEventEmitter: any;
  export const DevSettings: { reload(): void };
  export const DynamicColorIOS: (colors: any) => any;

  /** The components that render by the React that is built in (docs/javascript.md, "React and views"). */
  type Style = Record<string, any> | readonly Style[] | false | null | undefined;
  interface Layout { x: number; y: number; width: number; height: number }
  interface NativeEvent<Body = any> { nativeEvent: Body }
  interface CommonProps {
    key?: any; ref?: any; children?: any; style?: Style; id?: string; testID?: string; nativeID?: string; accessible?: boolean;
    accessibilityLabel?: string; accessibilityHint?: string; accessibilityRole?: string; accessibilityState?: object; role?: string;
    pointerEvents?: 'auto' | 'none' | 'box-none' | 'box-only'; onLayout?: (event: NativeEvent<{ layout: Layout }>) => void;
    [name: `aria-${string}`]: any;
  }
  interface PressProps {
    onPress?: (event: NativeEvent) => void; onLongPress?: (event: NativeEvent) => void; onPressIn?: (event: NativeEvent) => void;
    onPressOut?: (event: NativeEvent) => void; disabled?: boolean; delayLongPress?: number; hitSlop?: number | object;
  }
  interface PressableProps extends Omit<CommonProps, 'style'>, PressProps {
    style?: Style | ((state: { pressed: boolean }) => Style); children?: any | ((state: { pressed: boolean }) => any);
  }
  interface ScrollProps extends CommonProps {
    horizontal?: boolean; contentContainerStyle?: Style; scrollEnabled?: boolean; bounces?: boolean; pagingEnabled?: boolean;
    contentInsetAdjustmentBehavior?: 'automatic' | 'never' | 'always' | 'scrollableAxes'; contentInset?: object; contentOffset?: object;
    keyboardDismissMode?: 'none' | 'on-drag' | 'interactive'; keyboardShouldPersistTaps?: 'always' | 'handled' | 'never';
    snapToInterval?: number; decelerationRate?: number | 'fast' | 'normal'; scrollEventThrottle?: number;
    onScroll?: (event: NativeEvent) => void; onScrollBeginDrag?: (event: NativeEvent) => void; onScrollEndDrag?: (event: NativeEvent) => void;
    onMomentumScrollBegin?: (event: NativeEvent) => void; onMomentumScrollEnd?: (event: NativeEvent) => void;
    onContentSizeChange?: (width: number, height: number) => void;
  }
  interface ListProps<Item> extends ScrollProps {
    data: ArrayLike<Item> | null | undefined; renderItem: (info: { item: Item; index: number }) => any;
    keyExtractor?: (item: Item, index: number) => string; numColumns?: number; columnWrapperStyle?: Style; ItemSeparatorComponent?: any;
    ListHeaderComponent?: any; ListFooterComponent?: any; ListEmptyComponent?: any;
    onEndReached?: (info: { distanceFromEnd: number }) => void; onEndReachedThreshold?: number;
  }
  interface InputProps extends CommonProps {
    value?: string; defaultValue?: string; placeholder?: string; placeholderTextColor?: string; editable?: boolean; multiline?: boolean;
    numberOfLines?: number; maxLength?: number; secureTextEntry?: boolean; keyboardType?: string; returnKeyType?: string;
    autoFocus?: boolean; autoCapitalize?: string; autoCorrect?: boolean; blurOnSubmit?: boolean; submitBehavior?: string;
    onChangeText?: (text: string) => void; onChange?: (event: NativeEvent) => void; onFocus?: (event: NativeEvent) => void;
    onBlur?: (event: NativeEvent) => void; onSubmitEditing?: (event: NativeEvent<{ text: string }>) => void;
    onEndEditing?: (event: NativeEvent) => void; onKeyPress?: (event: NativeEvent<{ key: string }>) => void;
    onSelectionChange?: (event: NativeEvent) => void;
  }
  type Component<Props> = (props: Props) => any;

  export const View: Component<CommonProps>;
  export const SafeAreaView: Component<CommonProps>;
  export const Text: Component<CommonProps & PressProps & { numberOfLines?: number; ellipsizeMode?: string }>;
  export const Image: Component<CommonProps & {
    source?: any; resizeMode?: string; width?: number; height?: number; alt?: string; onLoad?: (event: NativeEvent) => void;
    onLoadStart?: (event: NativeEvent) => void; onLoadEnd?: (event: NativeEvent) => void; onError?: (event: NativeEvent) => void;
  }> & { resolveAssetSource(source: any): any };
  export const ActivityIndicator: Component<CommonProps & { animating?: boolean; color?: string; size?: 'small' | 'large' | number }>;
  export const Button: Component<Omit<CommonProps, 'style'> & PressProps & { title: string; color?: string }>;
  export const Pressable: Component<PressableProps>;
  export const TouchableOpacity: Component<CommonProps & PressProps & { activeOpacity?: number }>;
  export const TouchableHighlight: Component<CommonProps & PressProps & { underlayColor?: string }>;
  export const TouchableWithoutFeedback: Component<CommonProps & PressProps>;
  export const Switch: Component<CommonProps & {
    value?: boolean; disabled?: boolean; onValueChange?: (value: boolean) => void; onChange?: (event: NativeEvent) => void;
    trackColor?: { true?: string; false?: string }; thumbColor?: string;
  }>;
  export const TextInput: Component<InputProps>;
  export const ScrollView: Component<ScrollProps>;
  export const FlatList: <Item>(props: ListProps<Item>) => any;
  export const StyleSheet: {
    create<Styles extends Record<string, object>>(styles: Styles): Styles; flatten(style: Style): Record<string, any> | undefined;
    compose(one: Style, other: Style): Style; absoluteFill: object; absoluteFillObject: object; hairlineWidth: number;
  };
  interface Size { width: number; height: number; scale: number; fontScale: number }
  export const Dimensions: {
    get(name: 'window' | 'screen'): Size;
    addEventListener(event: 'change', listener: (size: { window: Size; screen: Size }) => void): { remove(): void };
  };
  export function useWindowDimensions(): Size;

  export const Linking: any;
  export const NativeEventEmitter: any;
  export const NativeModules: Record<string, any>;
  export const Platform: any;
  export const PlatformColor: (...names: string[]) => any;
  export const TurboModuleRegistry: { get(name: string): any; getEnforcing(name: string): any };
  export const processColor: (color: any) => any;
}

/** An image beside the file: the number of the asset, for `Image` and for options. */
declare module '*.png' {
  const asset: number;
  export default asset;
}
declare module '*.jpg' {
  const asset: number;
  export default asset;
}
