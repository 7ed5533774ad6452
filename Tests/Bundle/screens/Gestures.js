import React, { useRef } from 'react';
import { PanResponder, Pressable, ScrollView, Text, View } from 'react-native';
import { useLog } from './Log';

/** Views that follow a finger by PanResponder, alone and in a scroll view, and two fingers. */
export function Gestures() {
  const [note, log] = useLog();
  const latest = useRef(note);
  latest.current = note;
  const box = useRef(PanResponder.create({
    onStartShouldSetPanResponder: () => true,
    onPanResponderGrant: () => latest.current('grant'),
    onPanResponderRelease: (_event, { dx, dy, vx }) =>
      latest.current(`release:${Math.round(dx)},${Math.round(dy)},${vx > 0.5 ? 'fast' : 'rest'}`),
    onPanResponderTerminate: () => latest.current('terminate'),
  })).current;
  const inList = useRef(PanResponder.create({
    onMoveShouldSetPanResponder: (_event, { dx, dy }) => Math.abs(dx) > Math.abs(dy) + 5,
    onPanResponderRelease: (_event, { dx }) => latest.current(`swiped:${Math.sign(dx)}`),
  })).current;
  const pinch = useRef({ start: 0 });
  const distance = ([one, other]) => Math.hypot(one.pageX - other.pageX, one.pageY - other.pageY);
  const fingers = useRef(PanResponder.create({
    onStartShouldSetPanResponder: () => true,
    onPanResponderMove: ({ nativeEvent: { touches } }) => {
      if (touches.length === 2) pinch.current.last = distance(touches);
      if (touches.length === 2 && !pinch.current.start) pinch.current.start = distance(touches);
    },
    onPanResponderRelease: () => latest.current(`scale:${Math.round((pinch.current.last / pinch.current.start) * 10) / 10}`),
  })).current;
  return (
    <View style={{ flex: 1, paddingTop: 110 }}>
      {log}
      <View testID="box" style={{ width: 100, height: 100, backgroundColor: 'teal' }} {...box.panHandlers} />
      <View testID="fingers" style={{ width: 300, height: 200, backgroundColor: 'navy' }} {...fingers.panHandlers} />
      <ScrollView testID="scroller" style={{ height: 200 }}>
        <View testID="swipeRow" style={{ height: 60 }} {...inList.panHandlers}><Text>Swipe me</Text></View>
        <Pressable
          testID="pressRow"
          style={{ height: 60 }}
          onPress={() => note('press')}
          onPressOut={() => note('out')}
          onLongPress={() => note('long')}
        >
          <Text>Press me</Text>
        </Pressable>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((each) => <View key={each} style={{ height: 60 }} />)}
      </ScrollView>
    </View>
  );
}
