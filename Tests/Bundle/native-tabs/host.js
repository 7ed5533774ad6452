// Native tabs by the component of react-native-screens from 4.25 on, as a navigator uses it: each change of either side counts.

import React, { useState } from 'react';
import { AppRegistry } from 'react-native';
import { NavigationContainer } from '@react-navigation/native';
import { Tabs } from 'react-native-screens';
import { Feed, SettingsPage } from './screens';

const symbol = (name) => ({ type: 'sfSymbol', name });

function App() {
  const [request, setRequest] = useState({ selectedScreenKey: 'Feed', baseProvenance: 0 });
  const [provenance, setProvenance] = useState(0);
  const select = (key) => setRequest({ selectedScreenKey: key, baseProvenance: provenance });
  const selected = ({ nativeEvent }) => {
    const { selectedScreenKey, isRepeated, actionOrigin } = nativeEvent;
    console.log(`${selectedScreenKey} ${isRepeated ? 'repeated' : 'selected'} by ${actionOrigin}`);
    setProvenance(nativeEvent.provenance);
    setRequest({ selectedScreenKey, baseProvenance: nativeEvent.provenance });
  };
  const rejected = ({ nativeEvent }) => console.log(`${nativeEvent.rejectedScreenKey} ${nativeEvent.rejectionReason}`);
  return (
    <Tabs.Host navStateRequest={request} onTabSelected={selected} onTabSelectionRejected={rejected}>
      <Tabs.Screen screenKey="Feed" title="Feed" ios={{ icon: symbol('house') }}>
        <NavigationContainer><Feed /></NavigationContainer>
      </Tabs.Screen>
      <Tabs.Screen screenKey="Settings" title="Settings" badgeValue="3" ios={{ icon: symbol('gear') }}>
        <SettingsPage select={select} />
      </Tabs.Screen>
    </Tabs.Host>
  );
}

AppRegistry.registerComponent('Main', () => App);
