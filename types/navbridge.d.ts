// `require('navbridge')`: the device and its clock, and tests of apps.

/// <reference path="answers.d.ts" />
/// <reference path="driver.d.ts" />
/// <reference path="app-options.d.ts" />

declare namespace Navbridge {
  type Architecture = 'bridge' | 'turbo';
  type Awaitable<Value> = Value | Promise<Value>;

  interface Traffic {
    subscribe: NavbridgeDriver.Traffic['subscribe'];
    /** The entries that were received since `subscribe`. */
    readonly entries: NavbridgeDriver.TrafficEntry[];
  }

  type Settled<Value> = Value extends Promise<infer Result> ? Result : Value;

  /** A call or a timer with the stack at which it was made. */
  interface Awaited {
    /** True while the promise with which the app's file ended is not settled. */
    topLevel: boolean;
    calls: { name: string; stack?: string }[];
    timers: { kind: 'timer' | 'interval' | 'animation frame'; delay: number; due: number; stack?: string }[];
  }

  /** The settings of an app under test: those of `navbridge run`, and some of the test's own. */
  interface AppOptions extends RunOptions {
    /** The arguments of a function; they have a JSON form. */
    args?: any[];
    /** False returns when the script's context begins, without waiting for rest. */
    rest?: boolean;
    /** True lets the clock stand from the beginning. */
    paused?: boolean;
    /** True if neither the end of a process nor an unhandled error under `keep` fails the test. */
    mayEnd?: boolean;
  }

  interface ViewEvents {
    /** Sends an event to a view of React's, as a native view would; its name is the native one, such as `topLoadingFinish`. */
    viewEvent(target: { testID: string } | { text: string }, type: string, body?: Record<string, any>): Promise<{ done: true }>;
  }

  interface NetworkRequest {
    method: string;
    url: string;
    headers: Record<string, string>;
    body: any;
  }

  /** An answer to a request. Without `error` it is a response. */
  interface NetworkAnswer {
    /** 200 by default. */
    status?: number;
    headers?: Record<string, string>;
    /** A text, data that become JSON, or bytes. */
    body?: any;
    /** Milliseconds of the device's clock. */
    delay?: number;
    /** The request fails by it. */
    error?: string;
  }

  /** The other end of a connection. */
  interface NetworkSocket {
    readonly url: string;
    readonly protocols: string[];
    onmessage: ((event: { data: any }) => void) | null;
    onclose: ((event: { code: number; reason: string }) => void) | null;
    send(data: any): void;
    close(code?: number, reason?: string): void;
  }

  /** A URL, after a method or not, a pattern, or a function that decides. */
  type NetworkMatcher = string | RegExp | ((request: NetworkRequest) => unknown);

  interface NetworkReplies {
    /** The last reply that matches is asked first; a function that returns nothing leaves the request to the one before. */
    reply(matcher: NetworkMatcher, answer: NetworkAnswer | ((request: NetworkRequest) => Awaitable<NetworkAnswer | void>)): any;
    webSocket(matcher: NetworkMatcher, handler: (socket: NetworkSocket, request: NetworkRequest) => void): any;
    /** The requests so far; in a test a function. */
    readonly requests: any;
    /** The requests without a reply, each once; in a test a function. */
    readonly unmatched: any;
  }

  interface TestedCommand {
    id?: string;
    name: string;
    arguments: any[];
    at: number;
    epoch: number;
    /** `sent`: a command of a void method, which has no answer. */
    state: 'pending' | 'resolved' | 'rejected' | 'sent';
    settledAt?: number;
    value?: any;
    code?: string;
    message?: string;
  }

  interface TranscriptEntry {
    kind: string;
    name: any;
    at: number;
    epoch: number;
    [member: string]: any;
  }

  /** The properties of React Native's `<Modal>`. */
  interface ModalProps {
    visible?: boolean;
    animationType?: 'none' | 'slide' | 'fade';
    presentationStyle?: 'fullScreen' | 'pageSheet' | 'formSheet' | 'overFullScreen';
    transparent?: boolean;
    supportedOrientations?: ('portrait' | 'portrait-upside-down' | 'landscape' | 'landscape-left' | 'landscape-right')[];
    allowSwipeDismissal?: boolean;
    onShow?(event: { nativeEvent: any }): void;
    onDismiss?(event: { nativeEvent: any }): void;
    onRequestClose?(event: { nativeEvent: any }): void;
    onOrientationChange?(event: { nativeEvent: any }): void;
  }

  interface MountedModal {
    /** Changes properties; null takes one away. */
    update(props: ModalProps): void;
    unmount(): void;
  }

  /** A fault of the script side or its connection, as `navbridge explore --faults` has them. */
  type Fault = 'reload' | 'cut' | 'half-write' | 'half-close' | 'kill' | 'slow-reader' | 'full-queue';

  /** A running app with its device. */
  interface App extends Omit<NavbridgeDriver.Driver, 'traffic'> {
    readonly id: any;
    readonly description: any;
    readonly traffic: Traffic;
    /** Calls a function in the app's context, with arguments that have a JSON form; returns its result; `undefined` stays `undefined`. */
    run<Args extends any[], Result>(body: (...args: Args) => Awaitable<Result>, ...args: Args): Promise<Result>;
    /** Waits until both sides are at rest. While the clock is paused, time stays. */
    rest(): Promise<void>;
    reload(): Promise<void>;
    /**
     * Has a fault strike the script side or its connection. The end that follows does not fail the test. It returns when the
     * script side has ended, and for `half-write` and `half-close` when they are prepared; a `slow-reader` goes on at the
     * next rest.
     */
    strike(fault: Fault): Promise<void>;
    snapshot(componentId?: string): Promise<NavbridgeDriver.Snapshot>;
    request(method: string, params?: object): Promise<any>;
    transcript(): TranscriptEntry[];
    readonly output: { level: 'log' | 'info' | 'debug' | 'warn' | 'error'; text: string; at: number }[];
    readonly emitted: { name: string; body: any; at: number }[];
    readonly commands: TestedCommand[];
    /** Ends the app. It returns when both processes have ended. */
    end(): Promise<void>;
  }

  type ErrorLike = string | RegExp | Error | object | (new (...args: any[]) => any);

  /** Matchers for any value, with the names and meanings of Jest. `Result` is a promise behind `resolves` and `rejects`. */
  interface ValueMatchers<Result> {
    toBe(expected: any): Result;
    toEqual(expected: any): Result;
    toStrictEqual(expected: any): Result;
    toMatchObject(expected: any): Result;
    toBeTruthy(): Result;
    toBeFalsy(): Result;
    toBeNull(): Result;
    toBeUndefined(): Result;
    toBeDefined(): Result;
    toBeNaN(): Result;
    toBeInstanceOf(type: Function): Result;
    toBeGreaterThan(expected: number | bigint): Result;
    toBeGreaterThanOrEqual(expected: number | bigint): Result;
    toBeLessThan(expected: number | bigint): Result;
    toBeLessThanOrEqual(expected: number | bigint): Result;
    toBeCloseTo(expected: number, digits?: number): Result;
    toContain(item: any): Result;
    toContainEqual(item: any): Result;
    toHaveLength(length: number): Result;
    toHaveProperty(path: string | (string | number)[], value?: any): Result;
    toMatch(pattern: string | RegExp): Result;
    toThrow(expected?: ErrorLike): Result;
    toThrowError(expected?: ErrorLike): Result;
    toHaveBeenCalled(): Result;
    toHaveBeenCalledTimes(count: number): Result;
    toHaveBeenCalledWith(...args: any[]): Result;
    toHaveBeenLastCalledWith(...args: any[]): Result;
    /** @param number counted from 1 */
    toHaveBeenNthCalledWith(number: number, ...args: any[]): Result;
    toHaveReturned(): Result;
    toHaveReturnedTimes(count: number): Result;
    toHaveReturnedWith(value: any): Result;
    toHaveLastReturnedWith(value: any): Result;
    /** @param number counted from 1 */
    toHaveNthReturnedWith(number: number, value: any): Result;
  }

  /** The record of a function of `jest.fn` or `jest.spyOn`. */
  interface MockRecord<Args extends any[], Result> {
    calls: Args[];
    /** The arguments of the last call; undefined before the first one. */
    lastCall?: Args;
    results: { type: 'return' | 'throw' | 'incomplete'; value: any }[];
    instances: any[];
    contexts: any[];
    invocationCallOrder: number[];
  }

  /** A function that records its calls. The functions that change it return it. */
  interface MockFunction<Args extends any[] = any[], Result = any> {
    (...args: Args): Result;
    readonly mock: MockRecord<Args, Result>;
    getMockName(): string;
    getMockImplementation(): ((...args: Args) => Result) | undefined;
    mockName(name: string): this;
    mockImplementation(body: (...args: Args) => Result): this;
    mockImplementationOnce(body: (...args: Args) => Result): this;
    mockReturnValue(value: Result): this;
    mockReturnValueOnce(value: Result): this;
    mockResolvedValue(value: Settled<Result>): this;
    mockResolvedValueOnce(value: Settled<Result>): this;
    mockRejectedValue(error: any): this;
    mockRejectedValueOnce(error: any): this;
    mockReturnThis(): this;
    /** Forgets the calls. */
    mockClear(): this;
    /** Forgets the calls and the body. */
    mockReset(): this;
    /** Forgets the calls, and puts the method back that `spyOn` has replaced. */
    mockRestore(): this;
  }

  /** The functions of Jest that record calls. The other names that Jest has throw an error with what takes their place. */
  interface Jest {
    fn<Args extends any[] = any[], Result = any>(body?: (...args: Args) => Result): MockFunction<Args, Result>;
    spyOn<Target extends object, Name extends keyof Target>(object: Target, name: Name):
      Target[Name] extends (...args: infer Args) => infer Result ? MockFunction<Args, Result> : never;
    isMockFunction(value: any): boolean;
    /** Returns the function itself, by the type of a recording one. */
    mocked<Args extends any[], Result>(value: (...args: Args) => Result): MockFunction<Args, Result>;
    clearAllMocks(): void;
    resetAllMocks(): void;
    restoreAllMocks(): void;
    /** The timers and the date of the test file, and the clocks of its apps, move by the functions below alone. */
    useFakeTimers(options?: { now?: number | Date; doNotFake?: string[]; timerLimit?: number }): Jest;
    useRealTimers(): Jest;
    /** Runs the timers of the file at once. The requests of the test that follow wait until the apps' clocks have come there. */
    advanceTimersByTime(ms: number): Promise<void>;
    advanceTimersByTimeAsync(ms: number): Promise<void>;
    advanceTimersToNextTimer(steps?: number): Promise<void>;
    advanceTimersToNextTimerAsync(steps?: number): Promise<void>;
    advanceTimersToNextFrame(): Promise<void>;
    advanceTimersToNextFrameAsync(): Promise<void>;
    runAllTimers(): Promise<void>;
    runAllTimersAsync(): Promise<void>;
    runOnlyPendingTimers(): Promise<void>;
    runOnlyPendingTimersAsync(): Promise<void>;
    runAllTicks(): void;
    runAllImmediates(): Promise<void>;
    /** The date of the test file, and of apps that start later. */
    setSystemTime(now?: number | Date): void;
    getRealSystemTime(): number;
    now(): number;
    /** The number of the file's timers that wait. */
    getTimerCount(): number;
    clearAllTimers(): void;
  }

  /** A screen by its id, or by an id and a part of its node. */
  type Screen = string | object | null;
  /** An event's name with or without `RNN.`, with a part of its body. */
  type EventPattern = string | (string | object)[] | { name: string; body?: any };

  /** Matchers that look at a device, an app, a promise or a command when the app is at rest. */
  interface NavigationMatchers {
    /** The screens of the stack in front, or of the named stack, lowest first. */
    toHaveStack(screens: Screen[], stackId?: string): Promise<void>;
    toHaveModals(screens: Screen[]): Promise<void>;
    toHaveOverlays(screens: Screen[]): Promise<void>;
    /** The selected tab in front, by its index or a screen in it. */
    toHaveTab(tab: number | Screen): Promise<void>;
    /** A component id, `{testID}`, `{text}` or `{label}`. */
    toBeVisible(): Promise<void>;
    /** An element: its own text, the value of an input, or the texts within it. */
    toHaveText(text: unknown): Promise<void>;
    /** An input or a control. */
    toHaveValue(value: unknown): Promise<void>;
    toBeFocused(): Promise<void>;
    /** The events in this order; others may come between. */
    toHaveEmitted(events: EventPattern | EventPattern[]): Promise<void>;
    /** A promise, a function that is run in the app, or a command's id. */
    toSettle(): Promise<void>;
    toReject(expected?: ErrorLike): Promise<void>;
    /** A device: no more objects live than at its launch. A function: no more than before it. */
    toLeakNothing(): Promise<void>;
  }

  /** Matchers that keep a value. Properties are members that matchers stand for, as in `{ id: expect.any(String) }`. */
  interface SnapshotMatchers {
    /** @param hint a part of the snapshot's name */
    toMatchSnapshot(hint?: string): Promise<void> & void;
    toMatchSnapshot(properties: object, hint?: string): Promise<void> & void;
    /** Without a snapshot it writes the value's text into the file, as an argument of this call. */
    toMatchInlineSnapshot(snapshot?: string): Promise<void> & void;
    toMatchInlineSnapshot(properties: object, snapshot?: string): Promise<void> & void;
    /** The device, or an app: keeps the picture of its screen as SVG. @param name a part of the picture's name */
    toMatchScreenshot(name?: string): Promise<void>;
    /** Keeps the message of the error that a function throws. @param hint a part of the snapshot's name */
    toThrowErrorMatchingSnapshot(hint?: string): Promise<void> & void;
    toThrowErrorMatchingInlineSnapshot(snapshot?: string): Promise<void> & void;
  }

  type NegatableMatchers<Result> = ValueMatchers<Result> & NavigationMatchers;
  type PromiseMatchers = NegatableMatchers<Promise<void>> & SnapshotMatchers & { readonly not: NegatableMatchers<Promise<void>> };

  interface Expectation extends NegatableMatchers<void>, SnapshotMatchers {
    readonly not: NegatableMatchers<void>;
    readonly resolves: PromiseMatchers;
    readonly rejects: PromiseMatchers;
  }

  interface NegatableAsymmetric {
    objectContaining(part: object): any;
    arrayContaining(part: any[]): any;
    stringContaining(part: string): any;
    stringMatching(pattern: string | RegExp): any;
    closeTo(number: number, digits?: number): any;
  }

  interface Expect extends NegatableAsymmetric {
    (received: any): Expectation;
    anything(): any;
    any(type: Function): any;
    readonly not: NegatableAsymmetric;
    /** The number of matchers that were called. */
    assertionCount: number;
    /** The test fails unless it checks this number of expectations. */
    assertions(count: number): void;
    /** The test fails unless it checks an expectation. */
    hasAssertions(): void;
    /** Adds matchers: functions that return `{pass, message()}`, as those of Jest do. */
    extend(matchers: Record<string, (received: any, ...expected: any[]) => Awaitable<{ pass: boolean; message(): string }>>): void;
  }

  type TestBody = (...row: any[]) => unknown;
  /** The rows are an array, or a template whose first line has names. `%s` and `$member` in a test's name stand for the values. */
  type Each = (rows: readonly any[], ...values: any[]) => (name: string, body: TestBody, timeoutMs?: number) => void;
  type EachGroup = (rows: readonly any[], ...values: any[]) => (name: string, body: (...row: any[]) => void) => void;

  type EachSkipped = (rows: readonly any[], ...values: any[]) =>
    { (name: string, reason: string, body?: TestBody): void; (name: string, body?: TestBody): void };

  interface Test {
    (name: string, body: () => unknown, timeoutMs?: number): void;
    only: { (name: string, body: () => unknown, timeoutMs?: number): void; each: Each };
    skip: { (name: string, reason: string, body?: TestBody): void; (name: string, body?: TestBody): void; each: EachSkipped };
    todo: { (name: string, reason: string, body?: TestBody): void; (name: string, body?: TestBody): void };
    each: Each;
  }

  interface Describe {
    (name: string, body: () => void): void;
    only: { (name: string, body: () => void): void; each: EachGroup };
    skip: { (name: string, reason: string, body?: () => void): void; (name: string, body?: () => void): void; each: EachSkipped };
    each: EachGroup;
  }

  /** The system around the app: a user's side of it, and what the app does with it. */
  interface System {
    /** The app's doings, such as `{ kind: 'share', … }`: it shares, copies, vibrates, announces, notifies, or sets its badge. */
    effects(): Promise<{ kind: string; [detail: string]: any }[]>;
    clipboard(): Promise<string>;
    setClipboard(text: string): Promise<void>;
    setAccessibility(settings: {
      boldText?: boolean;
      grayscale?: boolean;
      invertColors?: boolean;
      reduceMotion?: boolean;
      reduceTransparency?: boolean;
      screenReader?: boolean;
      darkerColors?: boolean;
      prefersCrossFadeTransitions?: boolean;
    }): Promise<void>;
    /** @param name as react-native-permissions has it, without `ios.permission.`; or `notifications` */
    setPermission(name: string, status: 'granted' | 'limited' | 'denied' | 'blocked' | 'unavailable'): Promise<void>;
    setNetwork(network: { isConnected?: boolean; type?: string; isInternetReachable?: boolean }): Promise<void>;
    /** Delivers a notification from a server. */
    notify(notification: { title?: string; body?: string; [data: string]: any }): Promise<void>;
  }

  type Hook = (body: () => unknown, timeoutMs?: number) => void;
}

declare module 'navbridge' {
  export const device: NavbridgeDriver.Device & Navbridge.ViewEvents;
  export const clock: NavbridgeDriver.Clock;
  export const stats: NavbridgeDriver.Driver['stats'];
  export const script: NavbridgeDriver.Script;
  export const nativeNav: NavbridgeDriver.NativeNav;
  export const waitForIdle: NavbridgeDriver.Driver['waitForIdle'];
  /** In an app it has `entries`, too. In a test `entries` belongs to the app. */
  export const traffic: Navbridge.Traffic;
  /** The replies to requests of React Native's `fetch`, `XMLHttpRequest` and `WebSocket`. */
  export const network: Navbridge.NetworkReplies;
  /** In an app its functions return values, not promises. */
  export const system: Navbridge.System;
  /** In an app and in files of `--modules`: sends an event to the listeners of the bundle. */
  export function sendDeviceEvent(name: string, body?: any): void;
  /**
   * In an app without React Native: puts React Native's `<Modal>` into the content of a running component. It is visible unless
   * `visible` is false.
   */
  export function mountModal(componentId: string, props?: Navbridge.ModalProps): Navbridge.MountedModal;
  /** In an app: the calls and timers for which the script waits. */
  export function awaited(): Navbridge.Awaited;

  // The rest is for test files, which `navbridge test` runs.

  /** The route of the running file. */
  export const architecture: Navbridge.Architecture;
  /** Starts an app and waits until it is at rest. The file is a path from the test file, or a function. */
  export function app<Args extends any[]>(
    file: string | ((...args: Args) => unknown), options?: Navbridge.AppOptions,
  ): Promise<Navbridge.App>;
  export const test: Navbridge.Test;
  export const it: Navbridge.Test;
  export const describe: Navbridge.Describe;
  export const expect: Navbridge.Expect;
  export const jest: Navbridge.Jest;
  export const beforeAll: Navbridge.Hook;
  export const afterAll: Navbridge.Hook;
  export const beforeEach: Navbridge.Hook;
  export const afterEach: Navbridge.Hook;
}
