// The globals of apps besides the language's own; test files have the console, the timers and `performance` of them. For
// projects whose `lib` has neither "dom" nor the types of Node or React Native, which declare the same names.

declare namespace Navbridge {
  /** The device as `initialize` describes it. */
  interface DeviceInfo {
    /** The name of the model, such as `iPhone 16 Pro Max`. */
    model: string;
    systemVersion: string;
    [member: string]: any;
  }

  /** The global `navbridge`. */
  interface Environment {
    readonly architecture: Architecture;
    /** The number of the script's context, from 1. */
    readonly epoch: number;
    readonly device: DeviceInfo;
  }

  interface Console {
    log(...values: any[]): void;
    info(...values: any[]): void;
    debug(...values: any[]): void;
    warn(...values: any[]): void;
    error(...values: any[]): void;
    trace(...values: any[]): void;
    dir(value: any): void;
    table(value: any): void;
    assert(condition?: any, ...values: any[]): void;
    count(label?: string): void;
    countReset(label?: string): void;
    group(...values: any[]): void;
    groupCollapsed(...values: any[]): void;
    groupEnd(): void;
    time(label?: string): void;
    timeLog(label?: string): void;
    timeEnd(label?: string): void;
  }
}

declare const navbridge: Navbridge.Environment;
declare const __DEV__: boolean;
declare const global: typeof globalThis;
declare const console: Navbridge.Console;
declare const performance: { now(): number; readonly timeOrigin: number };
/** Only `NODE_ENV` of the environment is passed on. */
declare const process: { env: { NODE_ENV: string; [name: string]: string | undefined } };

/** The exports of a file or a package. Files in JavaScript get their types; in TypeScript, `import` has them. */
declare function require(name: string): any;
declare function setTimeout(callback: (...args: any[]) => void, delay?: number, ...args: any[]): number;
declare function setInterval(callback: (...args: any[]) => void, delay?: number, ...args: any[]): number;
declare function setImmediate(callback: (...args: any[]) => void, ...args: any[]): object;
declare function clearTimeout(timer?: number): void;
declare function clearInterval(timer?: number): void;
declare function clearImmediate(immediate?: object): void;
declare function requestAnimationFrame(callback: (time: number) => void): number;
declare function cancelAnimationFrame(frame?: number): void;
declare function queueMicrotask(callback: () => void): void;
declare function atob(text: string): string;
declare function btoa(text: string): string;
declare function structuredClone<Value>(value: Value, options?: { transfer?: any[] }): Value;

interface URLSearchParams extends Iterable<[string, string]> {
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  forEach(call: (value: string, name: string, params: URLSearchParams) => void, self?: any): void;
  entries(): IterableIterator<[string, string]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
  toString(): string;
}
declare const URLSearchParams: {
  new (init?: string | URLSearchParams | Iterable<Iterable<string>> | Record<string, any>): URLSearchParams;
};

interface URL {
  href: string;
  readonly origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  readonly searchParams: URLSearchParams;
  hash: string;
  toString(): string;
  toJSON(): string;
}
declare const URL: {
  new (text: string | URL, base?: string | URL): URL;
  canParse(text: string | URL, base?: string | URL): boolean;
  parse(text: string | URL, base?: string | URL): URL | null;
};

interface TextEncoder {
  readonly encoding: 'utf-8';
  encode(input?: string): Uint8Array;
  encodeInto(input: string, bytes: Uint8Array): { read: number; written: number };
}
declare const TextEncoder: { new (): TextEncoder };

interface TextDecoder {
  readonly encoding: 'utf-8';
  readonly fatal: boolean;
  readonly ignoreBOM: boolean;
  decode(input?: ArrayBuffer | ArrayBufferView, options?: { stream?: boolean }): string;
}
declare const TextDecoder: { new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder };

interface DOMException extends Error {
  readonly code: number;
}
declare const DOMException: { new (message?: string, name?: string): DOMException };

interface MessageEvent<Data = any> {
  readonly type: string;
  readonly data: Data;
  readonly ports: readonly MessagePort[];
  readonly target: any;
}
declare const MessageEvent: { new (type: string, init?: { data?: any; ports?: MessagePort[] }): MessageEvent };

interface MessagePort {
  onmessage: ((event: MessageEvent) => any) | null;
  postMessage(data: any, options?: any[] | { transfer?: any[] }): void;
  addEventListener(type: 'message', listener: ((event: MessageEvent) => any) | { handleEvent(event: MessageEvent): any }): void;
  removeEventListener(type: 'message', listener: ((event: MessageEvent) => any) | { handleEvent(event: MessageEvent): any }): void;
  start(): void;
  close(): void;
}
declare const MessagePort: { prototype: MessagePort };
declare const MessageChannel: { new (): { readonly port1: MessagePort; readonly port2: MessagePort } };
