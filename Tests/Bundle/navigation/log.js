// Every line of the log names the screen first, then what has happened to it.

/** Listeners of a native stack that print each of its events. */
export const stackListeners = ({ route }) => {
  const print = (text) => console.log(`${route.name} ${text}`);
  return {
    transitionStart: (event) => print(`transitionStart ${event.data.closing ? 'closing' : 'opening'}`),
    transitionEnd: (event) => print(`transitionEnd ${event.data.closing ? 'closing' : 'opening'}`),
    gestureCancel: () => print('gestureCancel'),
    sheetDetentChange: (event) => print(`sheetDetentChange ${event.data.index} ${event.data.stable ? 'stable' : 'moving'}`),
    focus: () => print('focus'),
    blur: () => print('blur'),
    beforeRemove: (event) => print(`beforeRemove ${event.data.action.type}`),
  };
};

/** Listeners of tabs. */
export const tabListeners = ({ route }) => {
  const print = (text) => console.log(`${route.name} ${text}`);
  return {
    tabPress: () => print('tabPress'),
    tabLongPress: () => print('tabLongPress'),
    focus: () => print('focus'),
    blur: () => print('blur'),
    transitionStart: () => print('transitionStart'),
    transitionEnd: () => print('transitionEnd'),
  };
};

/** The names of the screens from the root to the focused one, with all routes of its stack. */
export const describeState = (state) => {
  const route = state.routes[state.index ?? state.routes.length - 1];
  const names = state.type === 'stack' ? state.routes.map((each) => each.name).join(' > ') : route.name;
  return route.state ? `${names} / ${describeState(route.state)}` : names;
};

export const logState = (state) => console.log(`state ${describeState(state)}`);
