// The names of react-native-navigation's Mock (docs/node.md).

/** Options of the device: those with which an app is started. */
export interface MockOptions {
  /** The route; `turbo` without it. */
  architecture?: 'bridge' | 'turbo';
  /** The model of the device. */
  device?: string;
  [name: string]: unknown;
}

/** Replaces the native ends of `Navigation` by those of a device, in which nothing has happened yet. */
export function mockNativeComponents(options?: MockOptions): void;

/** Renders what the device has on the screen. The entry point registers the components and the listeners of the app. */
export function ApplicationMock(props: { entryPoint: () => void }): any;

/** The `testID` of the screen that is visible. */
export const VISIBLE_SCREEN_TEST_ID: 'VISIBLE_SCREEN_TEST_ID';

/** The `testID` of the view around the overlays. */
export const VISIBLE_OVERLAY_TEST_ID: 'VISIBLE_OVERLAY_TEST_ID';

export const Mock: {
  ApplicationMock: typeof ApplicationMock;
  VISIBLE_OVERLAY_TEST_ID: typeof VISIBLE_OVERLAY_TEST_ID;
  VISIBLE_SCREEN_TEST_ID: typeof VISIBLE_SCREEN_TEST_ID;
  mockNativeComponents: typeof mockNativeComponents;
};

export default Mock;
