// `require('navbridge/layers')`: the layered navigation (navbridge's page docs/layered-navigation.md).

declare namespace NavbridgeLayers {
  /** A value of texts, finite numbers, flags, null, arrays without gaps, and plain objects without `toJSON`. */
  type Payload = any;

  interface Animator {
    style: 'zoomIn' | 'zoomOut' | 'slideLeft' | 'slideRight' | 'slideTop' | 'slideBottom' | 'fade';
    intensity?: number;
    /** The duration in seconds. */
    duration?: number;
    dismissGestures?: ('pan' | 'pinch')[];
    completesAt?: number;
  }

  type Reason =
    | 'notSetUp' | 'undefinedLayer' | 'undefinedController' | 'unknownText' | 'notShown' | 'parentNotShown' | 'refused'
    | 'cancelled' | 'watchdog' | 'ended';

  interface Outcome {
    ok: boolean;
    /** The current context of the layer after the operation; −1 for an operation that is not about one stack. */
    contextId: number;
    /** The context that the operation has made. */
    opened?: number;
    reason?: Reason;
    message?: string;
  }

  interface TransactionOutcome extends Outcome {
    operations: Outcome[];
  }

  interface Animated {
    animator?: Animator;
  }

  interface Popping extends Animated {
    payload?: Payload;
  }

  interface Opening extends Popping {
    resourceId?: string;
    /** Gets each payload that the screen reports back. */
    onCallback?: (payload: Payload) => void;
    /** Called once, when the screen has gone. */
    onPopped?: (payload: Payload) => void;
    /** Gets the moments of the set-up. */
    onHook?: (hook: string) => void;
  }

  interface Hiding extends Animated {
    explicit?: boolean;
  }

  /** The calls of one layer. */
  interface Receiver {
    readonly layer: string;
    push(controller: string, options?: Opening): Promise<Outcome>;
    /** Pops to a controller. If it is not in the stack, the stack above the root is replaced by a new one. */
    popTo(controller: string, options?: Opening & { contextId?: number }): Promise<Outcome>;
    popCurrent(options?: Popping): Promise<Outcome>;
    popToRoot(options?: Popping): Promise<Outcome>;
    /** Makes the stack that of the texts, and shows the last of them. */
    apply(texts: Iterable<string>, options?: Animated): Promise<Outcome>;
  }

  interface StackReceiver extends Receiver {
    /** Clears the stack and pushes. */
    goTo(controller: string, options?: Opening): Promise<Outcome>;
    show(options?: Animated): Promise<Outcome>;
    hide(options?: Hiding): Promise<Outcome>;
    /** Shows this layer, with an accessory above it. */
    overlay(accesory: string, options?: Opening & { atLayer?: number }): Promise<TransactionOutcome>;
  }

  interface AccesoryReceiver extends Receiver {
    /** A function as options gets each payload that the screen reports back. */
    push(accesory: string, options?: Opening | ((payload: Payload) => void)): Promise<Outcome>;
    /** Pops the stack to its root, with which the accessory disappears. */
    dismiss(options?: Popping): Promise<Outcome>;
    hide(options?: Hiding): Promise<Outcome>;
  }

  interface Controller {
    name: string;
    component?: string;
    title?: string;
  }

  interface Bars {
    navBar?: any;
    tabBar?: any;
    navBarAnimated?: boolean;
  }

  interface Accesory extends Controller {
    parents?: string[];
    /** x, y, width and height of the content in points. */
    frame?: [number, number, number, number];
  }

  interface Definitions {
    nav?: string | (Controller & Bars);
    tabs?: (string | (Controller & Bars & { index?: number }))[];
    controllers?: (string | Controller)[];
    accesories?: (string | Accesory)[];
    modals?: (string | Accesory)[];
    modal?: Bars;
  }

  interface State {
    isSetUp: boolean;
    definitions: any;
    state: { layerActive: string; accesories: string; [key: string]: string };
    /** The texts of each stack, by layer. */
    stacks: Record<string, string[]>;
    contexts: any;
  }

  /** The props of a screen. */
  interface Context {
    contextId: number;
    layer: string;
    controller: string;
    resourceId?: string;
    payload?: Payload;
    [prop: string]: any;
  }

  interface Layers {
    registerComponent(name: string, provider: () => any, concreteProvider?: () => any): () => any;
    /** Calls the methods of a component that is a class with its events, such as `setupContent`. */
    bindComponent(component: { props: any }): { remove(): void };
    define(definitions: Definitions): Promise<{ nav?: string; tabs: string[]; controllers: string[]; accesories: string[] }>;
    /** Shows the main navigation. With an animator it resolves when the root has appeared. */
    setup(options?: Animated): Promise<Outcome>;
    readonly nav: StackReceiver;
    /** A tab by its index or its name; without one the tab that is selected when a call has its turn. */
    tab(tab?: number | string): StackReceiver;
    readonly tabs: StackReceiver;
    accesory(index: number): AccesoryReceiver;
    readonly modal: AccesoryReceiver;
    /** Queues what the function calls as one operation. The function must not be async. */
    transaction(define: (layers: Layers) => void): Promise<TransactionOutcome>;
    observe(key: string, observer: (change: { key: string; old: string; new: string }) => void): Promise<{ remove(): void }>;
    getState(): Promise<State>;
    /** Reports a payload of a screen to its opener. */
    callback(screen: number | { contextId: number }, payload?: Payload): Promise<any>;
    /** Dismisses the accessory of a screen, and then reports the payload to its opener. */
    dismissAccesory(screen: number | { contextId: number }, payload?: Payload): Promise<any>;
  }
}

declare module 'navbridge/layers' {
  const layers: NavbridgeLayers.Layers;
  export = layers;
}
