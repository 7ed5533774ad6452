// The app of `scripts/check bundle` with libraries that have native code: each of its screens uses one of them as its page shows.

import 'react-native-gesture-handler';
import React from 'react';
import { Button, ScrollView } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { Navigation } from 'react-native-navigation';
import { screens } from './screens';

function Menu({ componentId }) {
  return (
    <ScrollView contentContainerStyle={{ paddingTop: 100 }}>
      {Object.keys(screens).map((name) => (
        <Button
          key={name}
          testID={`open-${name}`}
          title={name}
          onPress={() => Navigation.push(componentId, { component: { id: name, name } })}
        />
      ))}
    </ScrollView>
  );
}

const inRoot = (Screen) => (props) => (
  <GestureHandlerRootView style={{ flex: 1 }}><Screen {...props} /></GestureHandlerRootView>
);

Navigation.registerComponent('Menu', () => Menu);
for (const [name, screen] of Object.entries(screens)) Navigation.registerComponent(name, () => inRoot(screen));

Navigation.events().registerAppLaunchedListener(() => {
  Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: { id: 'menu', name: 'Menu' } }] } } });
});
