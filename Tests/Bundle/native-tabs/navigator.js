// Native tabs by React Navigation's `createNativeBottomTabNavigator`, which needs react-native-screens 4.14 to 4.24.

import React from 'react';
import { AppRegistry } from 'react-native';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeBottomTabNavigator } from '@react-navigation/bottom-tabs/unstable';
import { logState, tabListeners } from '../navigation/log';
import { Feed, SettingsPage } from './screens';

const Tabs = createNativeBottomTabNavigator();
const symbol = (name) => ({ type: 'sfSymbol', name });

function Settings({ navigation }) {
  return <SettingsPage select={(name) => navigation.navigate(name)} />;
}

function App() {
  return (
    <NavigationContainer onReady={() => console.log('ready')} onStateChange={logState}>
      <Tabs.Navigator screenListeners={tabListeners}>
        <Tabs.Screen name="Feed" component={Feed} options={{ tabBarIcon: symbol('house') }} />
        <Tabs.Screen name="Settings" component={Settings} options={{ tabBarIcon: symbol('gear'), tabBarBadge: 3 }} />
      </Tabs.Navigator>
    </NavigationContainer>
  );
}

AppRegistry.registerComponent('Main', () => App);
