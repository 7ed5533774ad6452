// The screens in the native tabs of both apps of this folder.

import React from 'react';
import { ScrollView, Text } from 'react-native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { Button, Page, styles } from '../navigation/parts';
import { stackListeners } from '../navigation/log';

const Stack = createNativeStackNavigator();
const ROWS = Array.from({ length: 40 }, (_, index) => index + 1);

function Home({ navigation }) {
  return (
    <ScrollView testID="LIST" contentInsetAdjustmentBehavior="automatic">
      <Button id="OPEN" title="Open" onPress={() => navigation.push('Details')} />
      {ROWS.map((row) => <Text key={row} testID={`ROW_${row}`} style={styles.row}>{`Row ${row}`}</Text>)}
    </ScrollView>
  );
}

function Details({ navigation }) {
  return (
    <Page name="Details">
      <Button id="BACK" title="Back" onPress={() => navigation.goBack()} />
    </Page>
  );
}

/** A stack of a list and a screen above it. */
export function Feed() {
  return (
    <Stack.Navigator screenListeners={stackListeners}>
      <Stack.Screen name="Home" component={Home} />
      <Stack.Screen name="Details" component={Details} />
    </Stack.Navigator>
  );
}

/** A tab without a stack. @param select selects a tab by its name */
export function SettingsPage({ select }) {
  return (
    <Page name="Settings">
      <Button id="TO_FEED" title="Feed" onPress={() => select('Feed')} />
    </Page>
  );
}
