// `require('navbridge/native-router')`: actions of the native router, and a mirror of its state (navbridge's page docs/native-router.md).

declare namespace NavbridgeRouter {
  interface Route {
    name: string;
    params?: Record<string, any>;
    [member: string]: any;
  }

  interface RouterScreen {
    key: string;
    name: string;
    coordinator: string;
    params?: Record<string, any>;
    [member: string]: any;
  }

  interface State {
    seq: number;
    tabs: { name: string; chain: RouterScreen[]; [member: string]: any }[];
    selected: number;
    modals: { chain: RouterScreen[]; [member: string]: any }[];
    drawer: string;
    [member: string]: any;
  }

  interface Change {
    seq: number;
    reason: string;
    origin: string;
    removedKeys: string[];
    state: State;
  }

  interface Subscription {
    remove(): void;
  }

  /** The number of the change with which an action has settled. */
  interface Settled {
    seq: number;
    [member: string]: any;
  }
}

declare module 'navbridge/native-router' {
  import Router = NavbridgeRouter;

  export function registerComponent(name: string, provider: () => any, concreteProvider?: () => any): () => any;
  /** Performs any action: `{type, …}`. Resolves after it has settled. */
  export function perform(action: { type: string; [member: string]: any }): Promise<Router.Settled>;
  export function goBack(): Promise<Router.Settled>;
  export function setParams(params: Record<string, any>): Promise<Router.Settled>;
  export function navigate(route: string | Router.Route, options?: { stack?: any; action?: any }): Promise<Router.Settled>;
  export function reset(): Promise<Router.Settled>;
  export function resetHome(): Promise<Router.Settled>;
  export function openDrawer(side?: 'left' | 'right'): Promise<Router.Settled>;
  export function closeDrawer(): Promise<Router.Settled>;
  export function toggleDrawer(side?: 'left' | 'right'): Promise<Router.Settled>;
  export function push(route: string | Router.Route, params?: Record<string, any>): Promise<Router.Settled>;
  export function pop(popParams?: Record<string, any>): Promise<Router.Settled>;
  export function replace(route: string | Router.Route, params?: Record<string, any>): Promise<Router.Settled>;
  export function popToTop(): Promise<Router.Settled>;
  /** Opens a link of the app. Rejects with the code 'notOurs', 'noTemplate' or 'badURL'. */
  export function openURL(url: string): Promise<any>;
  /** Requests the state from the native side, and applies it to the mirror. */
  export function getState(): Promise<Router.State>;
  /** The mirror's state; undefined before the first one has arrived. */
  export const state: Readonly<Router.State> | undefined;
  /** The screen in front, in the mirror. */
  export const current: Readonly<Router.RouterScreen> | undefined;
  export function subscribe(subscriber: (change: Router.Change) => void): Router.Subscription;
  /** Calls a function for each event of a script screen. */
  export function onScreen(
    listener: (event: { op: string; key: string; name: string; params?: Record<string, any> }) => void,
  ): Router.Subscription;
  /** Calls a function for each answer to a request. */
  export function onResult(listener: (result: { id: string; ok: boolean; error?: any; seq?: number }) => void): Router.Subscription;
}
