import React, { useState } from 'react';
import {
  ActionSheetIOS, ActivityIndicator, Button, Image, LayoutAnimation, Share, StatusBar, Switch, Text, View,
} from 'react-native';
import { useLog } from './Log';

const sheet = { title: 'Choose', options: ['Copy', 'Delete', 'Cancel'], cancelButtonIndex: 2, destructiveButtonIndex: 1 };

/** Controls that iOS draws, sheets that it presents, and images. */
export function Controls() {
  const [note, log] = useLog();
  const [isOn, setOn] = useState(false);
  const [isTall, setTall] = useState(false);
  return (
    <View style={{ flex: 1, paddingTop: 110 }}>
      {log}
      <StatusBar barStyle="light-content" />
      <Switch testID="switch" value={isOn} onValueChange={(value) => (setOn(value), note(`on:${value}`))} />
      <ActivityIndicator testID="spinner" />
      <Button
        testID="sheet"
        title="Sheet"
        onPress={() => ActionSheetIOS.showActionSheetWithOptions(sheet, (index) => note(`chose:${index}`))}
      />
      <Button
        testID="share"
        title="Share"
        onPress={() => Share.share({ message: 'A text', url: 'https://example.com' }).then(({ action }) => note(action))}
      />
      <Image
        testID="image"
        source={require('../image.png')}
        style={{ width: 20, height: 20 }}
        onLoadStart={() => note('start')}
        onLoad={({ nativeEvent }) => note(`load:${nativeEvent.source.width}`)}
        onLoadEnd={() => note('end')}
      />
      <Image
        testID="missing"
        source={{ uri: 'https://example.com/none.png' }}
        style={{ width: 20, height: 20 }}
        onError={() => note('error')}
      />
      <Button
        testID="animate"
        title="Animate"
        onPress={() => {
          LayoutAnimation.configureNext(LayoutAnimation.Presets.linear, () => note('animated'));
          setTall(!isTall);
        }}
      />
      <View testID="tall" style={{ height: isTall ? 100 : 20 }} />
    </View>
  );
}
