import React, { useEffect } from 'react';
import {
  AccessibilityInfo, Appearance, AppState, Button, Dimensions, Linking, Text, Vibration, View, useColorScheme,
  useWindowDimensions,
} from 'react-native';
import { useLog } from './Log';

/** The parts of the system that an app asks, and that change. */
export function System() {
  const [note, log] = useLog();
  const scheme = useColorScheme();
  const { width, height } = useWindowDimensions();
  useEffect(() => {
    const listeners = [
      AccessibilityInfo.addEventListener('reduceMotionChanged', (isOn) => note(`motion:${isOn}`)),
      AccessibilityInfo.addEventListener('screenReaderChanged', (isOn) => note(`reader:${isOn}`)),
      AppState.addEventListener('change', (state) => note(state)),
      Appearance.addChangeListener(({ colorScheme }) => note(`scheme:${colorScheme}`)),
      Dimensions.addEventListener('change', ({ window }) => note(`window:${window.width > window.height}`)),
      Linking.addEventListener('url', ({ url }) => note(url)),
    ];
    Linking.getInitialURL().then((url) => note(`first:${url}`));
    AccessibilityInfo.isReduceMotionEnabled().then((isOn) => note(`isMotion:${isOn}`));
    return () => listeners.forEach((each) => each.remove());
  }, []);
  return (
    <View style={{ flex: 1, paddingTop: 110 }}>
      {log}
      <Text testID="scheme">{scheme}</Text>
      <Text testID="window">{width > height ? 'wide' : 'tall'}</Text>
      <Button
        testID="open"
        title="Open"
        onPress={() => Linking.openURL('https://example.com/opened').then(() => note('opened'))}
      />
      <Button testID="can" title="Can" onPress={() => Linking.canOpenURL('tel:1').then((can) => note(`can:${can}`))} />
      <Button testID="settings" title="Settings" onPress={() => Linking.openSettings().then(() => note('settings'))} />
      <Button testID="vibrate" title="Vibrate" onPress={() => Vibration.vibrate()} />
      <Button testID="announce" title="Announce" onPress={() => AccessibilityInfo.announceForAccessibility('Hello')} />
    </View>
  );
}
