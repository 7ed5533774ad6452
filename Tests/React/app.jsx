// An app of plain React, which `scripts/check react` bundles with Debian's React 18 and esbuild.

import React, { memo, useEffect, useLayoutEffect, useState } from 'react';
import TestRenderer from 'react-test-renderer';
import { Navigation } from 'react-native-navigation';
import { createReactScreens } from 'navbridge/react';

/** A host component, which the renderer keeps as it is. */
const Text = 'Text';

const screens = createReactScreens(React, TestRenderer);
globalThis.shown = (id) => JSON.stringify(screens.rootOf(id)?.toJSON() ?? null);
globalThis.log = [];
globalThis.build = process.env.NODE_ENV;

/** A function component with state, effects and options of its own. */
function Counter({ componentId, start = 0 }) {
  const [count, setCount] = useState(start);
  const [doubled, setDoubled] = useState(0);
  globalThis.setCount = setCount;
  log.push(`render ${count} ${doubled}`);
  useLayoutEffect(() => setDoubled(count * 2), [count]);
  useEffect(() => {
    log.push(`effect ${count}`);
    Navigation.mergeOptions(componentId, { topBar: { title: { text: `Count ${count}` } } });
    return () => log.push(`clean ${count}`);
  }, [count]);
  return <Text>{count} {doubled}</Text>;
}
Counter.options = ({ start }) => ({ topBar: { title: { text: `From ${start}` } } });

/** A class with state, which listens to the events of its screen. */
class Clock extends React.Component {
  state = { ticks: 0 };

  constructor(props) {
    super(props);
    Navigation.events().bindComponent(this);
  }

  componentDidMount() {
    this.timer = setInterval(() => this.setState(({ ticks }) => ({ ticks: ticks + 1 })), 100);
  }

  componentDidAppear() {
    log.push('appeared');
  }

  componentWillUnmount() {
    clearInterval(this.timer);
    log.push('unmounted');
  }

  render() {
    return <Text>{this.state.ticks}</Text>;
  }
}

/** A component that loads its code later, and one that throws. */
const Lazy = React.lazy(() => new Promise((done) => setTimeout(() => done({ default: () => <Text>loaded</Text> }), 500)));
const Suspended = memo(() => <React.Suspense fallback={<Text>loading</Text>}><Lazy /></React.Suspense>);
function Broken() {
  throw new Error('broken on purpose');
}

Navigation.registerComponent('Counter', () => Counter);
Navigation.registerComponent('Clock', () => Clock);
Navigation.registerComponent('Suspended', () => Suspended);
Navigation.registerComponent('Broken', () => Broken);
Navigation.events().registerAppLaunchedListener(() => {
  const counter = { component: { name: 'Counter', id: 'counter', passProps: { start: 3 } } };
  Navigation.setRoot({ root: { stack: { id: 'stack', children: [counter] } } });
});
