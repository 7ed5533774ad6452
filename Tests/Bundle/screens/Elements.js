import React from 'react';
import { FlatList, Text, View, requireNativeComponent } from 'react-native';

const NativeView = requireNativeComponent('NavbridgeNativeView');

/** Views that are whole, cut off, covered, transparent, disabled, or outside of the window. */
export function Elements() {
  return (
    <View style={{ flex: 1, paddingTop: 120 }}>
      <Text testID="whole" accessibilityLabel="A label" accessibilityRole="header">Whole</Text>
      <NativeView testID="native" style={{ height: 10 }} />
      <View testID="disabled" accessibilityState={{ disabled: true }} style={{ height: 20 }} />
      <View testID="transparent" style={{ height: 20, opacity: 0 }} />
      <View testID="outside" style={{ position: 'absolute', left: -500, top: 300, width: 100, height: 100 }} />
      <View style={{ height: 100 }}>
        <View testID="covered" style={{ width: 100, height: 100 }} />
        <View testID="halfCovered" style={{ position: 'absolute', left: 100, width: 100, height: 100 }} />
        <View testID="underGlass" style={{ position: 'absolute', left: 200, width: 100, height: 100 }} />
        <View testID="cover" style={{ position: 'absolute', left: 0, width: 150, height: 100, backgroundColor: 'white' }} />
        <View
          testID="glass"
          pointerEvents="none"
          style={{ position: 'absolute', left: 200, width: 100, height: 100, backgroundColor: 'rgba(0,0,0,0.2)' }}
        />
      </View>
      <FlatList
        testID="rows"
        style={{ height: 250, flexGrow: 0 }}
        data={Array.from({ length: 50 }, (_, index) => index)}
        keyExtractor={String}
        renderItem={({ item }) => <Text testID={`row-${item}`} style={{ height: 40 }}>Row {item}</Text>}
      />
    </View>
  );
}
