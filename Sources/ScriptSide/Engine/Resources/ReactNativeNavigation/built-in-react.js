'use strict';
// The React that is built in, for an app that has none of its own. From its first use on it renders the screens, in views.

const { AppRegistry } = require('./app-registry');
const { React, jsx, jsxDev } = require('./react-18');
const { createReactScreens } = require('./react-screens').react;
const roots = require('./react-roots');
const { viewRenderer } = require('./view-tree');

createReactScreens(React, viewRenderer);

/** A root that is no screen of react-native-navigation's. */
function startRoot(component, { rootTag, initialProps }) {
  function Root(props) {
    React.useEffect(() => host.didMount(rootTag), []);
    return React.createElement(component, props);
  }
  const root = viewRenderer.create(React.createElement(Root, { ...initialProps, rootTag }), { rootTag });
  return {
    setProps: (props) => root.update(React.createElement(Root, { ...props, rootTag })),
    unmount() {
      root.unmount();
      roots.end(rootTag);
    },
  };
}

/** React Native's own: the component of a root. */
AppRegistry.registerComponent = (name, provider) =>
  AppRegistry.registerRunnable(name, (parameters) => startRoot(provider(), parameters));

module.exports = { React, jsx, jsxDev };
