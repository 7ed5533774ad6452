// The options of `navbridge run` that app() takes, too. Made by scripts/generate from their declarations; do not edit.

declare namespace Navbridge {
  interface RunOptions {
    /** The route between the sides. By default that of the running file. */
    architecture?: 'bridge' | 'turbo';
    /** Milliseconds of processor time that one turn of the script may take; 0 for no limit. By default 10000. */
    scriptTimeout?: number;
    /** The files whose exports are native modules by name, for libraries with native code. */
    modules?: string | string[];
    /** The files that give replies to the app's requests. */
    network?: string | string[];
    /** Continue after an error of the script, as an app in development does. 'navbridge run' then also stays when both sides are at rest. */
    keep?: boolean;
    /** The device's time: virtual stands while something is left to do, and then jumps to the next moment that is due; real passes as on a phone. By default virtual. */
    clock?: 'virtual' | 'real';
    /** Milliseconds since 1970 at which a virtual clock starts. By default 0. */
    epochTime?: number;
    /** The link that opens the app: the app starts with it, as Linking.getInitialURL shows. */
    url?: string;
    /** Milliseconds that a command waits for a component to render before it is rejected with NEVER_SETTLES: on the device's clock where the script shares it, as one in JavaScript does, else in real time. By default 10000. */
    renderTimeout?: number;
    /** Real milliseconds for which a virtual clock waits for the script to mount a surface that no command waits for. Then the time goes on, and waits for no such surface until the script mounts one again. A script that shares the clock, as one in JavaScript does, is not limited by it. By default 2000. */
    mountTimeout?: number;
    /** Leave commands pending that never settle on iOS, instead of rejecting them with NEVER_SETTLES. */
    faithfulHangs?: boolean;
    /** End by SIGABRT where iOS throws an exception, instead of rejecting the command by its name. */
    faithfulCrashes?: boolean;
    /** Refuse commands with options that are unknown or of a wrong type, which iOS ignores. */
    strict?: boolean;
    /** The navigation design that modules and screens belong to. By default react-native with --main-component, and react-native-navigation without it; navbridge takes react-native for a bundle without react-native-navigation, too. */
    design?: 'react-native-navigation' | 'coordinator-router' | 'layered-navigation' | 'react-native';
    /** The component that an app without a navigation library shows. By default the only one that it registers. */
    mainComponent?: string;
    /** The tabs, screens, flags and links of an app of the design coordinator-router, as JSON. */
    routes?: string;
    /** A native screen that layouts may name; FILE describes its content. May be repeated. */
    externalComponent?: string | string[];
    /** Native modules of the app that the native side runs, or files with them; docs/native-modules.md explains them. */
    nativeModules?: string | NativeModules | (string | NativeModules)[];
    /** Milliseconds of the device's clock beyond which a wait between the script's thread, the main queue, method queues and locks is reported (LONG_WAIT). Circles, and waits that never end, are always reported. By default 10000. */
    waitBudget?: number;
    /** Let the main queue run the script's code while it waits for the script, as React Native's flag enableMainQueueCoordinatorOnIOS does. */
    mainQueueCoordinator?: boolean;
    /** Let the app run on in the background, as on a simulator. A phone suspends it there after 5 s, and its timers come when it is in front again. */
    runsInBackground?: boolean;
    /** The version of react-native-screens of the app, such as 4.16, which counts where versions differ and the app's components do not show it. By default the newest one. */
    screensVersion?: string;
    /** The model of phone or iPad that is emulated. By default iPhone 16 Pro Max. */
    device?: string;
    /** A variant of UIKit that is taken at every occasion; 'navbridge explain variants' describes them. May be repeated. */
    uikitVariant?: 'lost-completion' | 'equal-timers' | 'did-appear-alone' | ('lost-completion' | 'equal-timers' | 'did-appear-alone')[];
    /** The order in which a reload destroys the context's native modules, its emitter and its surfaces; 'any': a search of schedules decides. By default modules-emitter-surfaces. */
    teardownOrder?: 'modules-emitter-surfaces' | 'modules-surfaces-emitter' | 'emitter-modules-surfaces' | 'emitter-surfaces-modules' | 'surfaces-modules-emitter' | 'surfaces-emitter-modules' | 'any';
    /** Remove the system's animations: each takes no time. */
    noAnimations?: boolean;
    /** The launch screen that is shown until the first setRoot. Without a name there is none. */
    launchStoryboard?: string;
    /** An argument with which the app is launched, as Settings and getLaunchArgs show it. May be repeated. */
    launchArgument?: string | string[];
    /** The language and the region of the device, such as de_DE. By default en_US. */
    locale?: string;
    /** The longest message that the native side reads, in bytes. By default 67108864. */
    maxMessageBytes?: number;
    /** The bytes that may wait for a peer that does not read. Beyond them the peer is disconnected. By default 67108864. */
    maxQueuedBytes?: number;
    /** The bytes that may be kept for all peers together: incomplete messages, requests that wait, unsent answers. Beyond them the peer with the most is disconnected. By default 268435456. */
    maxTotalBytes?: number;
    /** The library that parses messages. simdjson is faster; a build without it has only jansson. By default simdjson. */
    jsonParser?: 'simdjson' | 'jansson';
  }
}
