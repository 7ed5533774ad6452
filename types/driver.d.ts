// The drivers' methods, and the messages of both sides. Made by scripts/generate from their declarations; do not edit.

declare namespace NavbridgeDriver {
  interface Device {
    /**
     * Shows the tree: windows, view controllers, views.
     * @param componentId the component whose node is wanted; without it the whole tree
     * @param react true adds React's tree to the nodes of visible surfaces, as `react`, if the script has `touches` (protocol §5)
     * @param look true adds what a picture needs (protocol §9): the device, what moves, and the look of React's views
     * @param components adds the names of React's components to React's views, as `components`; that of this tag has their properties, state and hooks, too, as `componentDetails`
     */
    snapshot(params?: { componentId?: string; react?: boolean; look?: boolean; components?: number }): Promise<Snapshot>;
    snapshot(componentId?: string, react?: boolean, look?: boolean, components?: number): Promise<Snapshot>;
    /**
     * Draws the screen as it is at this moment, with React's content, if the script has `touches` (protocol §5).
     */
    screenshot(params?: {}): Promise<string>;
    /**
     * Shows each option that counts for a component of react-native-navigation, with its value in `resolvedOptions`, its layer and its readers; or each property of a screen of react-native-screens and of its header. `layer` is `own`, `merge` (merged into the component), `parent` or `child` (of the container, the current child or the screen below `from`), or `default`. -32004 for an unknown id.
     * @param componentId the component
     */
    explainOptions(params: { componentId: string }): Promise<ExplainedOptions>;
    explainOptions(componentId: string): Promise<ExplainedOptions>;
    /**
     * Answers when nothing is queued, animating or awaited natively. -32003 after the timeout, with what is busy.
     * @param timeoutMs the timeout, in real time
     */
    waitForIdle(params?: { timeoutMs?: number }): Promise<{}>;
    waitForIdle(timeoutMs?: number): Promise<{}>;
    /**
     * Taps a target that iOS would let a finger reach. -32004 `not found`, -32005 `not hittable` with what covers it. A `testID` or `text` that no native view has is looked for in React's content, if the script has `touches` (protocol §5).
     * @param testID a button, tab or native view with this test id, or an element of React's
     * @param text the frontmost target that shows this text: a button, tab, back button or native view, or an element of React's
     * @param buttonId a button of a bar
     * @param componentId with `buttonId`: the screen or stack with the bar; otherwise: a component that reacts to a press
     * @param tabIndex a tab of the frontmost bar, from 0
     * @param back the back button of the frontmost bar
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    tap(params?: { testID?: string; text?: string; buttonId?: string; componentId?: string; tabIndex?: number; back?: boolean; now?: boolean }): Promise<Done>;
    tap(testID?: string, text?: string, buttonId?: string, componentId?: string, tabIndex?: number, back?: boolean, now?: boolean): Promise<Done>;
    /**
     * Presses the target long that a tap would find. `done`: it reacts to a long press. React's content is pressed for 600 ms of the device's clock, and decides for itself.
     * @param testID a button, tab or native view with this test id, or an element of React's
     * @param text the frontmost target that shows this text: a button, tab, back button or native view, or an element of React's
     * @param buttonId a button of a bar
     * @param componentId with `buttonId`: the screen or stack with the bar; otherwise: a component that reacts to a press
     * @param tabIndex a tab of the frontmost bar, from 0
     * @param back the back button of the frontmost bar
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    longPress(params?: { testID?: string; text?: string; buttonId?: string; componentId?: string; tabIndex?: number; back?: boolean; now?: boolean }): Promise<Done>;
    longPress(testID?: string, text?: string, buttonId?: string, componentId?: string, tabIndex?: number, back?: boolean, now?: boolean): Promise<Done>;
    /**
     * Types into a text input of React's, if the script has `touches` (protocol §5). `done`: the input can be edited. -32004 and -32005 as with `device/tap`.
     * @param testID the text input
     * @param text the text of the input afterwards; a line end presses the return key
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    type(params: { testID: string; text: string; now?: boolean }): Promise<Done>;
    type(testID: string, text: string, now?: boolean): Promise<Done>;
    /**
     * Swipes from the left edge: the interactive pop, finished or cancelled.
     * @param complete false: the finger lets go before half of the way
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    swipeBack(params?: { complete?: boolean; now?: boolean }): Promise<Done>;
    swipeBack(complete?: boolean, now?: boolean): Promise<Done>;
    /**
     * Swipes the topmost sheet down, and lets it go or cancels.
     * @param complete false: the finger lets go before half of the way
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    dismissModal(params?: { complete?: boolean; now?: boolean }): Promise<Done>;
    dismissModal(complete?: boolean, now?: boolean): Promise<Done>;
    /**
     * Drags the topmost sheet to one of its detents and lets go. `done`: the sheet rests there. It is false without such a detent or such a sheet.
     * @param detent the place of the detent among those of the sheet, from 0
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    dragSheet(params: { detent: number; now?: boolean }): Promise<Done>;
    dragSheet(detent: number, now?: boolean): Promise<Done>;
    /**
     * Taps an element of React's or a button of a bar several times, 50 ms after each other, such as twice for a double tap. Where the first tap hits is asked once; the others come before what the script does about it. `done`: the last tap was taken. -32004 and -32005 as with `device/tap`.
     * @param testID the element with this test id
     * @param text without `testID`: the element that shows this text
     * @param times the number of taps
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    multiTap(params: { testID?: string; text?: string; times: number; now?: boolean }): Promise<Done>;
    multiTap(testID: string | undefined, text: string | undefined, times: number, now?: boolean): Promise<Done>;
    /**
     * Drags the content of a scroll view to an offset and lets go. Content that is dragged beyond the end springs back. `done`: the view scrolls. A `testID` that no native scroll view has is looked for in React's content, if the script has `scrolls` (protocol §5). -32004 and -32005 as with `device/tap`.
     * @param testID the scroll view
     * @param x the horizontal offset; without it the offset stays
     * @param y the vertical offset; without it the offset stays
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    scroll(params: { testID: string; x?: number; y?: number; now?: boolean }): Promise<Done>;
    scroll(testID: string, x?: number, y?: number, now?: boolean): Promise<Done>;
    /**
     * Scrolls React's content until an element shows that a finger reaches, as a user does who looks for it: first to the end, then back to the beginning. `done`: it shows. -32004 if it does not come.
     * @param testID the element with this test id
     * @param text without `testID`: the element that shows this text
     * @param within the test id of the scroll view; without it the frontmost one that scrolls
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    scrollTo(params?: { testID?: string; text?: string; within?: string; now?: boolean }): Promise<Done>;
    scrollTo(testID?: string, text?: string, within?: string, now?: boolean): Promise<Done>;
    /**
     * Moves a finger over an element of React's from its centre, and lifts it. Scroll views under the finger scroll, and go on with its speed. `done`: the content has responded or scrolled. -32004 and -32005 as with `device/tap`.
     * @param testID the element with this test id
     * @param text without `testID`: the element that shows this text
     * @param direction the way of the finger
     * @param distance the length of the way; without it half of the element
     * @param speed `fast` lifts the finger as it moves, after 100 ms; `slow` moves for 1 s and rests before
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    swipe(params: { testID?: string; text?: string; direction: 'up' | 'down' | 'left' | 'right'; distance?: number; speed?: 'fast' | 'slow'; now?: boolean }): Promise<Done>;
    swipe(testID: string | undefined, text: string | undefined, direction: 'up' | 'down' | 'left' | 'right', distance?: number, speed?: 'fast' | 'slow', now?: boolean): Promise<Done>;
    /**
     * Puts a finger on an element of React's, moves it in 0.5 s, rests, and lifts it. `done` as with `device/swipe`.
     * @param testID the element with this test id
     * @param text without `testID`: the element that shows this text
     * @param x how far to the right
     * @param y how far down
     * @param hold how long the finger rests before it moves
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    drag(params?: { testID?: string; text?: string; x?: number; y?: number; hold?: number; now?: boolean }): Promise<Done>;
    drag(testID?: string, text?: string, x?: number, y?: number, hold?: number, now?: boolean): Promise<Done>;
    /**
     * Moves two fingers on an element of React's to `scale` times their distance; `done` as with `device/swipe`. With `percent` instead, layered navigation brings two fingers together on the screen in front, as `device/pan`: the progress is 1 − the scale.
     * @param testID the element with this test id
     * @param text without `testID`: the element that shows this text
     * @param scale the distance at the end over the first one
     * @param percent the distance over the first one, on a screen of layers
     * @param lift with `percent`: as with `device/pan`
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    pinch(params?: { testID?: string; text?: string; scale?: number; percent?: number; lift?: boolean; now?: boolean }): Promise<Done>;
    pinch(testID?: string, text?: string, scale?: number, percent?: number, lift?: boolean, now?: boolean): Promise<Done>;
    /**
     * Puts a finger on the screen, or two, moves along a way and lifts. The finger touches whatever lies at its first place, React's content, a native target, or a key of the keyboard, which it presses. `done`: something has responded, scrolled or taken the finger. With `holds` the finger stays down at the end of the way, where the answer comes; `done`: it touches something. -32005 while a finger is held.
     * @param path the way of the finger: `[x, y, ms]` for each place, in the window, with the time since the one before
     * @param second the way of a second finger: `[x, y]` for each place of `path`
     * @param holds true: the finger is held until `device/liftFinger`
     * @param bounces false: content that scrolls stays at its end, and is not pulled beyond it
     * @param taps with a way of one place: the number of taps, as with `device/multiTap`
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    gesture(params: { path: any[]; second?: any[]; holds?: boolean; bounces?: boolean; taps?: number; now?: boolean }): Promise<Done>;
    gesture(path: any[], second?: any[], holds?: boolean, bounces?: boolean, taps?: number, now?: boolean): Promise<Done>;
    /**
     * Moves the finger on that `device/gesture` holds. It does not wait for the effects of the previous act. The answer comes at the end of the way; `done`: the finger touches something. -32004 if no finger is held.
     * @param path the way of the finger: `[x, y, ms]` for each place, in the window, with the time since the one before
     * @param second the way of a second finger: `[x, y]` for each place of `path`
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    moveFinger(params: { path: any[]; second?: any[]; now?: boolean }): Promise<Done>;
    moveFinger(path: any[], second?: any[], now?: boolean): Promise<Done>;
    /**
     * Moves the held finger on, if there is a `path`, and lifts it with the speed that it has, or takes the touch back. It does not wait for the effects of the previous act. `done` as with `device/gesture`. -32004 if no finger is held.
     * @param path the way of the finger: `[x, y, ms]` for each place, in the window, with the time since the one before
     * @param second the way of a second finger: `[x, y]` for each place of `path`
     * @param cancel true takes the touch back, as iOS does for a system alert
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    liftFinger(params?: { path?: any[]; second?: any[]; cancel?: boolean; now?: boolean }): Promise<Done>;
    liftFinger(path?: any[], second?: any[], cancel?: boolean, now?: boolean): Promise<Done>;
    /**
     * Finds the element that a finger at a place of the screen would touch, React's or a native one.
     * @param x from the left edge of the window
     * @param y from its top edge
     */
    elementAt(params: { x: number; y: number }): Promise<FoundElement>;
    elementAt(x: number, y: number): Promise<FoundElement>;
    /**
     * Presses keys of the keyboard, for whatever has the focus: a text input of React's, the search bar or a field of an alert. `\n` is the return key, `\b` deletes the last character. `done`: it can be edited. -32004 if nothing has the focus.
     * @param text the characters
     * @param replaces true: the text that is there is selected first
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    keys(params: { text: string; replaces?: boolean; now?: boolean }): Promise<Done>;
    keys(text: string, replaces?: boolean, now?: boolean): Promise<Done>;
    /**
     * Drags a drawer in from its edge.
     * @param side the drawer's side
     * @param complete false: the finger lets go before half of the way
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    openSideMenu(params: { side: 'left' | 'right'; complete?: boolean; now?: boolean }): Promise<Done>;
    openSideMenu(side: 'left' | 'right', complete?: boolean, now?: boolean): Promise<Done>;
    /**
     * Drags an open drawer back to its edge.
     * @param side the drawer's side
     * @param complete false: the finger lets go before half of the way
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    closeSideMenu(params: { side: 'left' | 'right'; complete?: boolean; now?: boolean }): Promise<Done>;
    closeSideMenu(side: 'left' | 'right', complete?: boolean, now?: boolean): Promise<Done>;
    /**
     * Types into the search bar in front, or taps its 'Cancel'. -32004 if there is none.
     * @param text the text of the search bar afterwards; without it the text stays
     * @param focused false ends the editing after the text is typed
     * @param cancel true taps 'Cancel'; the other parameters do not count then
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    search(params?: { text?: string; focused?: boolean; cancel?: boolean; now?: boolean }): Promise<Done>;
    search(text?: string, focused?: boolean, cancel?: boolean, now?: boolean): Promise<Done>;
    /**
     * Rotates the device. `done`: the screen in front allows the orientation.
     * @param orientation the orientation; `landscape` asks for `landscapeLeft`
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    rotate(params: { orientation: 'portrait' | 'landscape' | 'landscapeLeft' | 'landscapeRight' | 'portraitUpsideDown'; now?: boolean }): Promise<Done>;
    rotate(orientation: 'portrait' | 'landscape' | 'landscapeLeft' | 'landscapeRight' | 'portraitUpsideDown', now?: boolean): Promise<Done>;
    /**
     * Sets the system's appearance. `done`: it changed.
     * @param style the appearance
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    setUserInterfaceStyle(params: { style: 'light' | 'dark'; now?: boolean }): Promise<Done>;
    setUserInterfaceStyle(style: 'light' | 'dark', now?: boolean): Promise<Done>;
    /**
     * Switches the animations of the whole system. Without them each animation takes no time. `done`: it changed.
     * @param enabled false removes the animations that begin from now on
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    setAnimationsEnabled(params: { enabled: boolean; now?: boolean }): Promise<Done>;
    setAnimationsEnabled(enabled: boolean, now?: boolean): Promise<Done>;
    /**
     * Opens a link of the app, as the system does.
     * @param url the link
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    openURL(params: { url: string; now?: boolean }): Promise<Done>;
    openURL(url: string, now?: boolean): Promise<Done>;
    /**
     * Takes the app to the background: emits React Native's `appStateDidChange` `{"app_state"}`. `done`: it was in front.
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    background(params?: { now?: boolean }): Promise<Done>;
    background(now?: boolean): Promise<Done>;
    /**
     * Brings the app back to the front: emits `appStateDidChange`. `done`: it was in the background.
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    foreground(params?: { now?: boolean }): Promise<Done>;
    foreground(now?: boolean): Promise<Done>;
    /**
     * Shows or hides the keyboard. `done`: it changed.
     * @param visible true shows the keyboard
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    keyboard(params: { visible: boolean; now?: boolean }): Promise<Done>;
    keyboard(visible: boolean, now?: boolean): Promise<Done>;
    /**
     * Reloads the script (protocol §7). Answers once E+1 has begun.
     */
    reload(params?: {}): Promise<{}>;
    /**
     * Presses hard on a screen for which a push with a preview waits: 3D touch. `preferredContentSize` has the size of `preview.width` and `preview.height`. -32004 if no preview waits, or there is no such action.
     * @param componentId the screen that is pressed upon
     * @param commit true opens the previewed screen
     * @param action the preview's action that the finger selects; `commit` does not count then
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    peek(params: { componentId: string; commit?: boolean; action?: string; now?: boolean }): Promise<Peek>;
    peek(componentId: string, commit?: boolean, action?: string, now?: boolean): Promise<Peek>;
    /**
     * Drags the screen in front to the right. The first movement begins its dismissal. `done`: the screen's animator has the gesture.
     * @param percent the distance over the width of the screen
     * @param lift true lifts the finger then: the dismissal is completed or cancelled
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    pan(params: { percent: number; lift?: boolean; now?: boolean }): Promise<Done>;
    pan(percent: number, lift?: boolean, now?: boolean): Promise<Done>;
    /**
     * Touches a point. Accessories whose content is elsewhere are dismissed. `done`: one was.
     * @param x from the left edge
     * @param y from the top edge
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    touch(params: { x: number; y: number; now?: boolean }): Promise<Done>;
    touch(x: number, y: number, now?: boolean): Promise<Done>;
  }

  interface Script {
    /**
     * Runs a function of JavaScript in the script's context. Answers with its result, or rejects as it does: a promise is awaited. -32601 for a script that runs no functions, -32001 if the context ends first.
     * @param source the function's text
     * @param arguments its arguments; without them there are none
     */
    run(params: { source: string; arguments?: any[] }): Promise<any>;
    run(source: string, arguments?: any[]): Promise<any>;
    /**
     * Has a fault strike the connection of the running script, for a test: `cut`, `half-write`, `half-close` or `full-queue` (`navbridge explore --faults`). Answers when it has struck, or waits for the next write. -32602 for a fault of a process, -32004 if no script runs.
     * @param fault the fault
     */
    strike(params: { fault: 'reload' | 'cut' | 'half-write' | 'half-close' | 'kill' | 'slow-reader' | 'full-queue' }): Promise<{}>;
    strike(fault: 'reload' | 'cut' | 'half-write' | 'half-close' | 'kill' | 'slow-reader' | 'full-queue'): Promise<{}>;
  }

  interface Clock {
    /**
     * Pauses the clock. Only `clock/advance`, `clock/step` and `clock/settle` move it then.
     */
    pause(params?: {}): Promise<ClockState>;
    /**
     * Lets time jump again when nothing is left to do.
     */
    resume(params?: {}): Promise<ClockState>;
    /**
     * Reads the clock.
     */
    now(params?: {}): Promise<ClockState>;
    /**
     * Moves time to the next thing due. Answers when time has got there and both sides are idle.
     */
    step(params?: {}): Promise<ClockState>;
    /**
     * Moves time, through all that is due on the way. Answers when time has got there and both sides are idle.
     * @param ms the time span
     */
    advance(params: { ms: number }): Promise<ClockState>;
    advance(ms: number): Promise<ClockState>;
    /**
     * Pauses the clock and moves time for as long as something is awaited: an animation, a gesture, or a timer that the script has set once, for at most `longest`. Longer timers and intervals are not awaited, but come if their time does. Answers when nothing is awaited. -32003 when something still is after `limit`.
     * @param longest the longest timer of the script that is awaited
     * @param limit the limit, on the device's clock
     * @param rest the time for which nothing must be awaited before the answer
     */
    settle(params?: { longest?: number; limit?: number; rest?: number }): Promise<ClockState>;
    settle(longest?: number, limit?: number, rest?: number): Promise<ClockState>;
  }

  interface Traffic {
    /**
     * Sends this driver notifications `traffic/entry` from now on.
     * @param kinds the kinds of entries; without it call, callback, result, error, event, surface and reload
     */
    subscribe(params?: { kinds?: ('call' | 'callback' | 'result' | 'error' | 'event' | 'surface' | 'reload' | 'hop' | 'handler' | 'presenter' | 'appearance' | 'transition' | 'variant' | 'manager' | 'factory' | 'layout' | 'animation' | 'perform' | 'mapping' | 'plan' | 'coordinator' | 'deeplink' | 'operation' | 'reaction' | 'lock' | 'setup' | 'read' | 'methodQueue' | 'act' | 'timer' | 'write' | 'picture')[] }): Promise<{}>;
    subscribe(kinds?: ('call' | 'callback' | 'result' | 'error' | 'event' | 'surface' | 'reload' | 'hop' | 'handler' | 'presenter' | 'appearance' | 'transition' | 'variant' | 'manager' | 'factory' | 'layout' | 'animation' | 'perform' | 'mapping' | 'plan' | 'coordinator' | 'deeplink' | 'operation' | 'reaction' | 'lock' | 'setup' | 'read' | 'methodQueue' | 'act' | 'timer' | 'write' | 'picture')[]): Promise<{}>;
  }

  interface Stats {
    /**
     * Counters, depths of queues, live objects by class, diagnostics.
     */
    get(params?: {}): Promise<Statistics>;
    /**
     * The waits between the script's thread, the main queue, method queues, locks and set-ups of modules, and those that were reported: circles, waits that never end, and those over `--wait-budget`.
     */
    waits(params?: {}): Promise<Waits>;
  }

  interface NativeNav {
    /**
     * Performs an action as native code does. Answers when it has settled. `error` has a `code` and a `message`.
     * @param action the action (native-router.md, 'An action as JSON')
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    perform(params: { action: any; now?: boolean }): Promise<Performed>;
    perform(action: any, now?: boolean): Promise<Performed>;
    /**
     * Maps a screen's name to a coordinator, without navigating. `rule` is the number of the rule that decided. -32004 for a name whose mapping contradicts itself.
     * @param name the screen's name
     */
    mapping(params: { name: string }): Promise<Mapping>;
    mapping(name: string): Promise<Mapping>;
    /**
     * Switches a feature flag, which counts from the next navigation on. `done`: it had another value.
     * @param name the flag
     * @param enabled its new value
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    setFlag(params: { name: string; enabled: boolean; now?: boolean }): Promise<Done>;
    setFlag(name: string, enabled: boolean, now?: boolean): Promise<Done>;
    /**
     * Sets the answer of the route config service for a screen, which overrides the registration of its name.
     * @param name the screen's name
     * @param modal true presents the screen, false pushes it; without it the registration counts
     * @param now performs the act at once, without waiting for the effects of the previous act
     */
    setModalScreen(params: { name: string; modal?: boolean; now?: boolean }): Promise<{}>;
    setModalScreen(name: string, modal?: boolean, now?: boolean): Promise<{}>;
  }

  interface Driver {
    readonly device: Device;
    readonly script: Script;
    readonly clock: Clock;
    readonly traffic: Traffic;
    readonly nativeNav: NativeNav;
    readonly stats: Stats & Stats['get'];
    readonly waitForIdle: Device['waitForIdle'];
  }
}

/** The messages of both sides that have no answer, other than calls and events. */
declare namespace NavbridgeMessages {
  /** Script → native. */
  interface FromScript {
    /** The content of a surface has appeared. waitForRender waits for it. */
    'surface/didMount': { rootTag: number };
    /** React has measured the content of a surface (protocol §11). */
    'surface/contentSize': { rootTag: number; size: [number, number] };
    /** The views of a surface that a transition may animate separately (protocol §11). */
    'surface/elements': { rootTag: number; elements?: any[] };
    /** Answers `surface/touch`, `surface/type`, `surface/keys`, `surface/scroll` and `surface/scrollTo`, behind the calls that the script has made before. */
    'surface/touched': { id?: number; rootTag: number; found?: boolean; x?: number; y?: number; size?: [number, number]; coveredBy?: string; taken?: boolean; names?: string[]; element?: any };
    /** Answers `surface/describe`. */
    'surface/described': { rootTag: number; tree?: any };
    /** A commit has made, changed or taken away native components of a surface (protocol §5, 'components'). */
    'surface/mount': { rootTag: number; mutations: any[] };
    /** Calls a command of a native component. */
    'surface/command': { rootTag: number; tag: number; command: string; args?: any[] };
    /** Events of a component that are sent for each frame are wanted, or not any more. */
    'surface/listens': { rootTag: number; tag: number; event: string; listens: boolean };
    /** The first scroll view in a component has passed the distance that the component's state has as `scrolls`. */
    'surface/scrolled': { rootTag: number; tag: number; offset: number; inset: number; adjusts: boolean };
    /** A finger on a scroll view has pulled at the sheet around it, and lifted. Sent while the state has `room`. */
    'surface/pulled': { rootTag: number; tag: number; distance: number };
    /** Presents a `<Modal>`. The event `modalHostShown` answers. */
    'modalHost/present': { hostTag: number; rootTag?: number; props?: any };
    /** Dismisses a `<Modal>`. The event `modalHostDismissed` answers. */
    'modalHost/dismiss': { hostTag: number };
    /** Shows a component in the window, in place of the one before. Only the design `react-native` takes it. */
    'rootView/show': { moduleName: string };
    /** Shows an `Alert` in a window of its own above all others. The event `alertAnswered` answers a press of a button. */
    'alert/present': { alertId: number; props?: any };
    /** Takes an `Alert` down without an answer. */
    'alert/dismiss': { alertId: number };
    /** A text input has taken the focus, or has given it up, or its text asks for another case of the next letter. */
    'keyboard/visible': { visible: boolean; rootTag?: number; hostTag?: number; capitalizes?: boolean };
    /** The script has handled the messages so far, and has nothing left to do. */
    'clock/idle': { received: number; nextTimer: number | null; awaits?: boolean; reached?: number };
    /** The bundle of a script with `announcesLoad` has loaded. */
    'script/didLoad': {};
    /** A function that a driver has sent has ended, behind the calls that it has made. */
    'script/ran': { id: number; value?: any; error?: { code?: number; message?: string; data?: any } };
  }

  /** Native → script. */
  interface FromNative {
    /** Sizes and places that native components have given their views. The script lays out again. */
    'surface/state': { rootTag: number; states: any[] };
    /** A native component sends an event. */
    'surface/event': { rootTag: number; tag: number; event: string; body: any };
    /** The first scroll view in a component, or in the surface, scrolls to its top. */
    'surface/scrollToTop': { rootTag: number; tag: number; statusBar?: boolean };
    /** A surface has started, or its frame or safe area has changed. */
    'surface/layout': { rootTag: number; frame: [number, number, number, number]; safeArea: [number, number, number, number] };
    /** A finger touches the content, moves on it or leaves it. */
    'surface/touch': { id: number; rootTag: number; hostTag?: number; phase: 'start' | 'move' | 'end' | 'cancel' | 'find'; x: number; y: number; second?: [number, number]; testID?: string; text?: string; bounces?: boolean };
    /** A driver types into a text input. */
    'surface/type': { id: number; rootTag: number; hostTag?: number; testID: string; text: string };
    /** A driver presses keys for the text input that has the focus. */
    'surface/keys': { id: number; rootTag: number; hostTag?: number; text: string; replaces: boolean };
    /** A driver drags the content of a scroll view to an offset, and lets go. */
    'surface/scroll': { id: number; rootTag: number; hostTag?: number; testID: string; x?: number; y?: number };
    /** A driver scrolls until an element shows. */
    'surface/scrollTo': { id: number; rootTag: number; hostTag?: number; testID?: string; text?: string; within?: string };
    /** A driver wants React's tree of a surface. */
    'surface/describe': { rootTag: number; hostTag?: number; look?: boolean; components?: number };
    /** Asks for `clock/idle`. */
    'clock/want': { sent: number; longest?: number };
    /** The clock has moved. */
    'clock/now': { ms: number };
    /** A driver has sent a function of JavaScript. */
    'script/run': { id: number; source: string; arguments: any[] };
    /** The context has ended. The next one begins with `initialize` (protocol §7). */
    'host/reload': { epoch: number; reason: string };
    /** A call without a promise, a call of a flush or a message was refused. */
    '$/error': { code: number; message: string; callID?: number; index?: number; data?: any };
    /** The connection is closed. */
    '$/fatal': { code: number; message: string };
    /** An entry of the transcript of a script with `notes` (protocol §11). */
    '$/note': { method?: string; params?: any; code?: string; message?: string; kind: 'act' | 'diagnostic' };
  }
}
