// The two screens by react-native-navigation. `Benchmarks/beside` compares them with those of navigation.js.

import React from 'react';
import { Navigation } from 'react-native-navigation';
import { Details, Home, repeat } from './page';

const titled = (text) => ({ topBar: { title: { text } } });

function HomeScreen({ componentId }) {
  return <Home open={() => open(componentId)} />;
}
HomeScreen.options = titled('Home');

function DetailsScreen({ componentId }) {
  return <Details close={() => Navigation.pop(componentId)} />;
}
DetailsScreen.options = titled('Details');

Navigation.registerComponent('Home', () => HomeScreen);
Navigation.registerComponent('Details', () => DetailsScreen);

const open = (id) => Navigation.push(id, { component: { name: 'Details' } });

Navigation.events().registerAppLaunchedListener(async () => {
  await Navigation.setRoot({ root: { stack: { children: [{ component: { name: 'Home', id: 'home' } }] } } });
  await repeat(async () => Navigation.pop(await open('home')));
});
