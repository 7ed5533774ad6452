// The results of the drivers' methods that have a name.

declare namespace NavbridgeDriver {
  /** `done` is false when the act found its place and changed nothing, such as a swipe back on the lowest screen of a stack. */
  interface Done {
    done: boolean;
  }

  interface ClockState {
    /** The time of the clock in milliseconds. */
    ms: number;
    paused: boolean;
    /** The time of the next due work in milliseconds; null when no work is due. */
    nextDue: number | null;
  }

  /** A wait of native code, or of the script for it. */
  interface Wait {
    /** The method that waits: `Camera.open`. */
    task: string;
    /** The method and the step where the wait began. */
    at: string;
    /** The queues and locks that the task has. */
    has: string[];
    waitsFor: string;
    /** The method that has what is waited for. */
    heldBy: string | null;
    /** The time of the beginning in milliseconds. */
    since: number;
  }

  interface Waits {
    waits: Wait[];
    /** A circle, waits that never end, and one over `--wait-budget`. */
    reports: { kind: 'DEADLOCK' | 'HANG' | 'LONG_WAIT'; at: number; message: string; waits: Wait[] }[];
  }

  interface Peek extends Done {
    /** The width and the height in points that the preview's options ask for. */
    preferredContentSize: [number, number] | null;
  }

  interface FoundElement {
    /** A view of React's has tags and a type, a native one a class and a frame in the window. */
    element: {
      rootTag?: number;
      tag?: number;
      type?: string;
      class?: string;
      testID?: string | null;
      text?: string | null;
      /** The name of a key of the keyboard; empty between the keys. */
      key?: string;
      frame?: [number, number, number, number];
    } | null;
  }

  interface Performed {
    seq: number;
    error?: { code: string; message: string };
  }

  interface Mapping {
    /** The number of the rule that decided. */
    rule: number;
    coordinator: string;
  }

  interface ExplainedOptions {
    componentId: string;
    options: {
      path: string;
      type: string;
      value: any;
      layer: 'own' | 'merge' | 'parent' | 'child' | 'default';
      from?: string;
      readBy: { presenter: string; phases: string[] }[];
    }[];
  }

  /** x, y, width and height in points. */
  type Frame = [number, number, number, number];
  /** top, left, bottom and right in points. */
  type Insets = [number, number, number, number];

  /** A view controller. More members may be added (protocol §9). */
  interface SnapshotNode {
    class: string;
    componentId: string | null;
    name?: string | null;
    type: string;
    appearance: 'willAppear' | 'didAppear' | 'willDisappear' | 'didDisappear' | 'none';
    visible: boolean;
    frame: Frame;
    safeArea: Insets;
    rootTag?: number;
    options?: any;
    resolvedOptions?: any;
    topBar?: any;
    tabBar?: any;
    sideMenu?: any;
    views?: any[];
    children?: SnapshotNode[];
    presentationStyle?: string;
    [member: string]: any;
  }

  interface SnapshotWindow {
    kind: 'main' | 'overlay';
    level: number;
    key: boolean;
    accessibilityHidden: boolean;
    direction: 'ltr' | 'rtl';
    statusBar: { visible: boolean; style: 'light' | 'dark' | 'default' };
    root: SnapshotNode | null;
    presented: SnapshotNode[];
    [member: string]: any;
  }

  /** The tree, or the node of one component. */
  interface Snapshot extends Partial<SnapshotNode> {
    epoch?: number;
    orientation?: 'portrait' | 'portraitUpsideDown' | 'landscapeLeft' | 'landscapeRight';
    windows?: SnapshotWindow[];
  }

  interface Statistics {
    epoch: number;
    /** The number of live objects, by class. */
    liveObjects: Record<string, number>;
    pending: { commands: number; surfaces: number; timers: number; transitions: number; [kind: string]: number };
    queues: Record<string, { depth: number; ran: number }>;
    connections: any;
    dropped: { oldEpoch: number; noListener: number };
    settled: { resolved: number; rejected: number; invalidated: number; neverSettles: number };
    diagnostics: { kind: string; message: string; at: number }[];
    [member: string]: any;
  }

  /** A message between the sides, or a step within the native side. */
  interface TrafficEntry {
    seq: number;
    at: number;
    epoch: number;
    route: 'bridge' | 'turbo' | null;
    direction: 'toNative' | 'toScript' | null;
    kind: string;
    module: string;
    method: string;
    id: string | null;
    bytes: number;
    cause: number | null;
    queue: string;
    realTime: number;
    payload?: any;
  }
}
