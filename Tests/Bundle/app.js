// The app of `scripts/check bundle`: a screen for each part of React Native that a finger touches and an eye sees. Bundle it with
// the React Native and the react-native-navigation of your choice; docs/contributing.md has the command.

import React from 'react';
import { Button, Text, View } from 'react-native';
import { Navigation } from 'react-native-navigation';
import { screens } from './screens';

function Menu({ componentId }) {
  return (
    <View style={{ flex: 1, paddingTop: 100 }}>
      {Object.keys(screens).map((name) => (
        <Button
          key={name}
          testID={`open-${name}`}
          title={name}
          onPress={() => Navigation.push(componentId, { component: { id: name, name } })}
        />
      ))}
    </View>
  );
}

Navigation.registerComponent('Menu', () => Menu);
for (const [name, screen] of Object.entries(screens)) Navigation.registerComponent(name, () => screen);

Navigation.events().registerAppLaunchedListener(() => {
  Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: { id: 'menu', name: 'Menu' } }] } } });
});
