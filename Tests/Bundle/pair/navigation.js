// The two screens by React Navigation's native stack. `Benchmarks/beside` compares them with those of wix.js.

import React, { useEffect } from 'react';
import { AppRegistry } from 'react-native';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { Details, Home, repeat } from './page';

const Stack = createNativeStackNavigator();

/** The screens whose appearance is awaited, with what to call then. */
const awaited = new Map();
const appearance = (name) => new Promise((resolve) => {
  awaited.set(name, resolve);
});
const listeners = ({ route }) => ({ transitionEnd: ({ data }) => data.closing || awaited.get(route.name)?.() });

function HomeScreen({ navigation }) {
  useEffect(() => {
    repeat(async () => {
      navigation.push('Details');
      await appearance('Details');
      navigation.pop();
      await appearance('Home');
    });
  }, [navigation]);
  return <Home open={() => navigation.push('Details')} />;
}

function DetailsScreen({ navigation }) {
  return <Details close={() => navigation.pop()} />;
}

function App() {
  return (
    <NavigationContainer>
      <Stack.Navigator screenListeners={listeners}>
        <Stack.Screen name="Home" component={HomeScreen} />
        <Stack.Screen name="Details" component={DetailsScreen} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}

AppRegistry.registerComponent('Main', () => App);
