// `require('navbridge/react')`: screens that an app's own React renders, without React Native.

declare module 'navbridge/react' {
  /** A root of a renderer, such as one of react-test-renderer. */
  interface RendererRoot {
    update(element: any): void;
    unmount(): void;
  }

  interface Renderer<Root extends RendererRoot> {
    create(element: any, options?: any): Root;
  }

  /**
   * From now on React renders the screens' components.
   *
   * @param React React 16.8 or later
   */
  export function createReactScreens<Root extends RendererRoot>(
    React: { createElement: Function; useEffect: Function; Component: Function }, renderer: Renderer<Root>,
  ): {
    /** Returns the renderer's root of a running screen. */
    rootOf(componentId: string): Root | undefined;
  };
}
