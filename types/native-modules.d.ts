// The native modules of an app that the native side runs. navbridge's page docs/native-modules.md explains them.

declare namespace Navbridge {
  /** Modules by name. */
  type NativeModules = Record<string, NativeModule>;

  interface NativeModule {
    /** `own` (the default), `main`, `script`, or the name of a queue that several modules share. */
    methodQueue?: 'own' | 'main' | 'script' | (string & {});
    /** True for a module that is set up on the main queue. */
    requiresMainQueueSetup?: boolean;
    setUp?: NativeSteps;
    constants?: Record<string, any>;
    /** The events that the module may send; it then has `addListener` and `removeListeners`. */
    supportedEvents?: string[];
    /** The steps for the first listener. */
    startObserving?: NativeSteps;
    /** The steps when listeners are removed and none is left, and at the end of the script's context if there are listeners. */
    stopObserving?: NativeSteps;
    /** The steps for the end of the script's context, on the module's queue. */
    invalidate?: NativeSteps;
    /** True for a module of which the app has one instance, which serves one script's context after the other. */
    outlivesBridge?: boolean;
    /** True if such a module keeps the number of its listeners at the end of a context, as with React Native up to 0.83. */
    keepsListenerCount?: boolean;
    /** Methods by name; a list is the steps of a promise method. */
    methods?: Record<string, NativeMethod | NativeStep[]>;
  }

  interface NativeMethod {
    /** `promise` by default. The last two arguments of `callbacks` are functions, for the result and for the error. */
    kind?: 'promise' | 'callbacks' | 'sync' | 'void' | (string & {});
    /** The names of the arguments without callbacks; `$arguments.NAME` stands for one in values and texts. */
    parameters?: string[];
    do?: NativeSteps;
  }

  type NativeSteps = NativeStep | NativeStep[];

  /** A step of a method. Times are milliseconds of the device's clock. */
  type NativeStep =
    | { takes: number }
    | { hangs: boolean }
    | { sync: string; do: NativeSteps }
    | { async: string; do: NativeSteps }
    | { after: number; do: NativeSteps }
    | { every: number; times?: number; do: NativeSteps }
    | { stopTimers: boolean }
    | { lock: string; do: NativeSteps }
    | { module: string }
    | { call: string; arguments?: any[] }
    | { emit: string; body?: any }
    | { resolve: any }
    | { reject: { code: string; message?: string } }
    | { throw: { name: string; reason?: string } };
}
