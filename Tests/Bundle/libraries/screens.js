import AsyncStorage from '@react-native-async-storage/async-storage';
import Clipboard from '@react-native-clipboard/clipboard';
import DateTimePicker from '@react-native-community/datetimepicker';
import NetInfo, { useNetInfo } from '@react-native-community/netinfo';
import React, { useEffect, useState } from 'react';
import { Button, Text, View } from 'react-native';
import DeviceInfo from 'react-native-device-info';
import { Gesture, GestureDetector, RectButton, TapGestureHandler, State } from 'react-native-gesture-handler';
import { PERMISSIONS, check, request } from 'react-native-permissions';
import Reanimated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { SafeAreaProvider, SafeAreaView, useSafeAreaInsets } from 'react-native-safe-area-context';
import { WebView } from 'react-native-webview';
import { requireNativeModule } from 'expo-modules-core';
import { useLog } from '../screens/Log';

const page = { flex: 1, paddingTop: 110 };

function Storage() {
  const [note, log] = useLog();
  const save = () =>
    AsyncStorage.setItem('name', 'Ada')
      .then(() => AsyncStorage.mergeItem('data', '{"a":1}'))
      .then(() => note('saved'));
  const load = () =>
    Promise.all([AsyncStorage.getItem('name'), AsyncStorage.getAllKeys()])
      .then(([name, keys]) => note(`${name}:${keys.sort()}`));
  return (
    <View style={page}>
      {log}
      <Button testID="save" title="Save" onPress={save} />
      <Button testID="load" title="Load" onPress={load} />
    </View>
  );
}

function Gestures() {
  const [note, log] = useLog();
  const pan = Gesture.Pan().runOnJS(true)
    .onStart(() => note('start'))
    .onEnd(({ translationX }) => note(`end:${Math.round(translationX)}`));
  const double = Gesture.Tap().runOnJS(true).numberOfTaps(2).onEnd(() => note('double'));
  const single = Gesture.Tap().runOnJS(true).onEnd(() => note('single'));
  const long = Gesture.LongPress().runOnJS(true).onStart(() => note('long'));
  const pinch = Gesture.Pinch().runOnJS(true).onEnd(({ scale }) => note(`scale:${Math.round(scale * 10) / 10}`));
  const box = { width: 300, height: 90, margin: 2, backgroundColor: 'teal' };
  return (
    <View style={page}>
      {log}
      <GestureDetector gesture={pan}><View testID="pan" style={box} /></GestureDetector>
      <GestureDetector gesture={Gesture.Exclusive(double, single)}><View testID="taps" style={box} /></GestureDetector>
      <GestureDetector gesture={long}><View testID="long" style={box} /></GestureDetector>
      <GestureDetector gesture={pinch}><View testID="pinch" style={box} /></GestureDetector>
      <RectButton testID="button" style={box} onPress={() => note('button')}><Text>Button</Text></RectButton>
      <TapGestureHandler onHandlerStateChange={({ nativeEvent }) => nativeEvent.state === State.ACTIVE && note('old')}>
        <View testID="old" style={box} />
      </TapGestureHandler>
    </View>
  );
}

function Insets() {
  const { top, bottom } = useSafeAreaInsets();
  return <Text testID="insets">{`${top > 0},${bottom > 0}`}</Text>;
}
const SafeArea = () => (
  <SafeAreaProvider>
    <SafeAreaView style={{ flex: 1 }}>
      <View style={{ height: 60 }} />
      <Insets />
    </SafeAreaView>
  </SafeAreaProvider>
);

function Network() {
  const { isConnected, type } = useNetInfo();
  const [note, log] = useLog();
  return (
    <View style={page}>
      {log}
      <Text testID="network">{`${type}:${isConnected}`}</Text>
      <Button testID="fetch" title="Fetch" onPress={() => NetInfo.fetch().then((state) => note(state.type))} />
    </View>
  );
}

function Device() {
  const [name, setName] = useState('');
  useEffect(() => void DeviceInfo.getDeviceName().then(setName), []);
  return (
    <View style={page}>
      <Text testID="device">
        {`${DeviceInfo.getSystemName()} ${name} ${DeviceInfo.isTablet()} ${DeviceInfo.getVersion()}`}
      </Text>
    </View>
  );
}

function Permissions() {
  const [note, log] = useLog();
  const ask = async () => {
    note(await check(PERMISSIONS.IOS.CAMERA));
    note(await request(PERMISSIONS.IOS.CAMERA));
    note(await request(PERMISSIONS.IOS.MICROPHONE));
  };
  return <View style={page}>{log}<Button testID="ask" title="Ask" onPress={ask} /></View>;
}

function Web() {
  const [note, log] = useLog();
  return (
    <View style={page}>
      {log}
      <WebView
        testID="web"
        style={{ height: 200 }}
        source={{ html: '<p>Hello</p>' }}
        onLoad={() => note('load')}
        onLoadEnd={() => note('end')}
        onMessage={({ nativeEvent }) => note(nativeEvent.data)}
      />
    </View>
  );
}

function Copy() {
  const [note, log] = useLog();
  return (
    <View style={page}>
      {log}
      <Button testID="copy" title="Copy" onPress={() => Clipboard.setString('copied')} />
      <Button testID="paste" title="Paste" onPress={() => Clipboard.getString().then(note)} />
    </View>
  );
}

function Dates() {
  const [date, setDate] = useState(new Date(0));
  return (
    <View style={page}>
      <Text testID="date">{date.toISOString().slice(0, 10)}</Text>
      <DateTimePicker testID="picker" value={date} mode="date" onChange={(_event, next) => next && setDate(next)} />
    </View>
  );
}

function Animations() {
  const width = useSharedValue(50);
  const style = useAnimatedStyle(() => ({ width: width.value }));
  const [note, log] = useLog();
  const grow = () => {
    width.value = withTiming(200, { duration: 300 }, () => note('grown'));
  };
  return (
    <View style={page}>
      {log}
      <Reanimated.View testID="animated" style={[{ height: 50 }, style]} />
      <Button testID="grow" title="Grow" onPress={grow} />
    </View>
  );
}

function Expo() {
  const [note, log] = useLog();
  return (
    <View style={page}>
      {log}
      <Button testID="expo" title="Expo" onPress={() => requireNativeModule('MyModule').greet('Ada').then(note)} />
    </View>
  );
}

export const screens = { Storage, Gestures, SafeArea, Network, Device, Permissions, Web, Copy, Dates, Animations, Expo };
