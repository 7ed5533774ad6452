import React, { useEffect, useState } from 'react';
import { Button, DeviceEventEmitter, Modal, Text, TouchableOpacity, View } from 'react-native';
import { Navigation } from 'react-native-navigation';
import { useLog } from './Log';

const press = (name) => DeviceEventEmitter.emit('pressed', name);

function Title({ text = 'A title' }) {
  return (
    <TouchableOpacity testID="titleButton" onPress={() => press('title')}>
      <Text testID="titleText">{text}</Text>
    </TouchableOpacity>
  );
}

function BarButton() {
  return (
    <TouchableOpacity testID="inBarButton" style={{ width: 40, height: 40 }} onPress={() => press('button')}>
      <Text>B</Text>
    </TouchableOpacity>
  );
}
Navigation.registerComponent('BarButton', () => BarButton);
Navigation.registerComponent('Title', () => Title);

const barButton = { id: 'right', testID: 'barButton', component: { name: 'BarButton', passProps: { note: 1 } } };

/** A `<Modal>`, and components in the bar. */
export function Surfaces({ componentId }) {
  const [note, log] = useLog();
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState('');
  const mergeTopBar = (topBar) => Navigation.mergeOptions(componentId, { topBar });
  useEffect(() => {
    const subscription = DeviceEventEmitter.addListener('pressed', (name) => setPresses((before) => before + name));
    return () => subscription.remove();
  }, []);
  return (
    <View style={{ flex: 1, paddingTop: 110 }}>
      {log}
      <Button testID="openModal" title="Open" onPress={() => setOpen(true)} />
      <Button
        testID="setTitle"
        title="Title"
        onPress={() => mergeTopBar({ title: { component: { id: 'title', name: 'Title', passProps: { text: 'Mine' } } } })}
      />
      <Button
        testID="setButton"
        title="Button"
        onPress={() => mergeTopBar({ rightButtons: [barButton] })}
      />
      <Text testID="pressed">{presses}</Text>
      <Modal
        visible={isOpen}
        animationType="slide"
        onShow={() => note('show')}
        onDismiss={() => note('dismiss')}
        onRequestClose={() => note('request')}
      >
        <View style={{ flex: 1, paddingTop: 100 }}>
          <Text testID="inModal">In the modal</Text>
          <Button testID="closeModal" title="Close" onPress={() => setOpen(false)} />
        </View>
      </Modal>
    </View>
  );
}
