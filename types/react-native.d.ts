// The libraries that the host has in place of packages, for scripts that run without those packages' own types. A project
// that has installed react-native and react-native-navigation leaves this file out.

declare namespace NavbridgeReactNative {
  interface Subscription {
    remove(): void;
  }

  /** The library's API. Layouts and options are those of react-native-navigation. */
  interface Navigation {
    registerComponent(name: string | number, provider: () => any, concreteProvider?: () => any): () => any;
    registerComponentWithRedux(name: string | number, provider: () => any, ...others: any[]): () => any;
    setLazyComponentRegistrator(registrator: (name: string | number) => void): void;
    addOptionProcessor(path: string, processor: (value: any, command: string, props?: any) => any): Subscription;
    addLayoutProcessor(processor: (layout: any, command: string) => any): Subscription;
    events(): any;
    setRoot(layout: any): Promise<any>;
    setDefaultOptions(options: any): any;
    mergeOptions(componentId: string, options: any): any;
    updateProps(componentId: string, props: object, done?: () => void): void;
    showModal<Layout = any>(layout: Layout): Promise<any>;
    dismissModal(componentId: string, options?: any): Promise<any>;
    dismissAllModals(options?: any): Promise<any>;
    push<Layout = any>(componentId: string, layout: Layout): Promise<any>;
    pop(componentId: string, options?: any): Promise<any>;
    popTo(componentId: string, options?: any): Promise<any>;
    popToRoot(componentId: string, options?: any): Promise<any>;
    setStackRoot(componentId: string, layout: any): Promise<any>;
    showOverlay<Layout = any>(layout: Layout): Promise<any>;
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
  export class NavigationComponent {
    constructor(props: any);
    props: any;
  }
  export const OptionsModalPresentationStyle: Record<string, string>;
  export const OptionsModalTransitionStyle: Record<string, string>;
}

declare module 'react-native' {
  export const AppRegistry: any;
  export const DeviceEventEmitter: any;
  export const DevSettings: { reload(): void };
  export const DynamicColorIOS: (colors: any) => any;
  export const Image: { resolveAssetSource(source: any): any };
  export const Linking: any;
  export const NativeEventEmitter: any;
  export const NativeModules: Record<string, any>;
  export const Platform: any;
  export const PlatformColor: (...names: string[]) => any;
  export const TurboModuleRegistry: { get(name: string): any; getEnforcing(name: string): any };
  export const processColor: (color: any) => any;
}
