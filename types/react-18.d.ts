// The React that is built in, as far as an app without `@types/react` needs it. It is not part of index.d.ts: with those, leave it
// out.

declare module 'react' {
  type Set<Value> = (value: Value | ((before: Value) => Value)) => void;
  export function createElement(type: any, props?: any, ...children: any[]): any;
  export function useState<Value>(initial: Value | (() => Value)): [Value, Set<Value>];
  export function useReducer<State, Action>(
    reducer: (state: State, action: Action) => State, initial: State): [State, (action: Action) => void];
  export function useEffect(effect: () => void | (() => void), dependencies?: readonly any[]): void;
  export function useLayoutEffect(effect: () => void | (() => void), dependencies?: readonly any[]): void;
  export function useMemo<Value>(make: () => Value, dependencies: readonly any[]): Value;
  export function useCallback<Callback extends Function>(callback: Callback, dependencies: readonly any[]): Callback;
  export function useRef<Value>(initial: Value): { current: Value };
  export function useContext<Value>(context: { value?: Value }): Value;
  export function useId(): string;
  export function useImperativeHandle(ref: any, make: () => any, dependencies?: readonly any[]): void;
  export function useTransition(): [boolean, (start: () => void) => void];
  export function useDeferredValue<Value>(value: Value): Value;
  export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value;
  export function createContext<Value>(initial: Value): { value?: Value; Provider: any; Consumer: any };
  export function memo<Component>(component: Component, isSame?: (before: any, after: any) => boolean): Component;
  export function forwardRef(render: (props: any, ref: any) => any): any;
  export function lazy(load: () => Promise<{ default: any }>): any;
  export function startTransition(start: () => void): void;
  export class Component<Props = any, State = any> {
    constructor(props: Props);
    props: Props;
    state: State;
    setState(state: Partial<State> | ((before: State, props: Props) => Partial<State>), done?: () => void): void;
    forceUpdate(): void;
    render(): any;
  }
  export class PureComponent<Props = any, State = any> extends Component<Props, State> {}
  export const Fragment: any;
  export const StrictMode: any;
  export const Suspense: any;
  export const Children: any;
}

declare module 'react/jsx-runtime' {
  export const jsx: any;
  export const jsxs: any;
  export const Fragment: any;
}

declare namespace JSX {
  interface IntrinsicElements { [name: string]: never }
}
