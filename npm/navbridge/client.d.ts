// The client of 'navbridge serve' for tests in Node.

/// <reference path="types/navbridge.d.ts" />
/// <reference path="types/native-modules.d.ts" />

type Library = typeof import('navbridge');

/** Starts an app. It ends with the test that starts it, or with the file. */
export declare const app: Library['app'];
export declare const architecture: Library['architecture'];
export declare const clock: Library['clock'];
export declare const device: Library['device'];
export declare const network: Library['network'];
/**
 * Runs a flow of Maestro. Paths are from the test file.
 * @param options.app the bundle or the plain app that the flow launches; without it the flow acts on the app that runs
 * @param options.env values for the expressions of the flow
 */
export declare function runFlow(file: string, options?: { app?: string; env?: Record<string, string> }): Promise<void>;
export declare const stats: Library['stats'];
export declare const system: Library['system'];
export declare const traffic: Library['traffic'];
export declare const waitForIdle: Library['waitForIdle'];
/** Ends all apps, and the program that has started them. Tests under Jest and under `node --test` need no call of it. */
export declare function close(): Promise<void>;

declare global {
  namespace jest {
    /** The matchers for devices, which the client adds to Jest's `expect`. */
    interface Matchers<R, T = {}> extends Navbridge.NavigationMatchers {}
  }
}
