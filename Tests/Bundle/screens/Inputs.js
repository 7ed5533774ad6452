import React, { useRef, useState } from 'react';
import { Alert, Button, InputAccessoryView, Keyboard, ScrollView, Text, TextInput, View } from 'react-native';
import { useLog } from './Log';

/** Inputs of all kinds, the keyboard's events, and an alert that asks for a text. */
export function Inputs() {
  const [note, log] = useLog();
  const [upper, setUpper] = useState('');
  const second = useRef(null);
  React.useEffect(() => {
    const shown = Keyboard.addListener('keyboardDidShow', ({ endCoordinates }) => note(`keyboard:${endCoordinates.height > 0}`));
    const hidden = Keyboard.addListener('keyboardDidHide', () => note('hidden'));
    return () => [shown, hidden].forEach((each) => each.remove());
  }, []);
  return (
    <View style={{ flex: 1, paddingTop: 110 }}>
      {log}
      <TextInput
        testID="first"
        style={{ height: 40 }}
        returnKeyType="next"
        blurOnSubmit={false}
        submitBehavior="submit"
        onSubmitEditing={() => second.current.focus()}
        onFocus={() => note('focus')}
      />
      <TextInput
        testID="second"
        ref={second}
        style={{ height: 40 }}
        maxLength={5}
        onEndEditing={({ nativeEvent }) => note(`ended:${nativeEvent.text}`)}
      />
      <TextInput testID="upper" style={{ height: 40 }} value={upper} onChangeText={(text) => setUpper(text.toUpperCase())} />
      <TextInput
        testID="secret"
        style={{ height: 40 }}
        secureTextEntry
        onSelectionChange={({ nativeEvent }) => note(`at${nativeEvent.selection.start}`)}
      />
      <TextInput testID="lines" multiline style={{ height: 80 }} onContentSizeChange={() => {}} />
      <Button testID="prompt" title="Ask" onPress={() => Alert.prompt('Name?', undefined, (text) => note(`named:${text}`))} />
      <ScrollView testID="form" automaticallyAdjustKeyboardInsets style={{ flex: 1 }}>
        <View style={{ height: 500 }} />
        <TextInput testID="last" style={{ height: 40 }} inputAccessoryViewID="accessory" />
      </ScrollView>
      <InputAccessoryView nativeID="accessory">
        <Button testID="accessoryDone" title="Done" onPress={() => note('accessory')} />
      </InputAccessoryView>
    </View>
  );
}
