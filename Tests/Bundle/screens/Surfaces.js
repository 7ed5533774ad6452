import React, { useState } from 'react';
import { Button, Modal, Text, TouchableOpacity, View } from 'react-native';
import { Navigation } from 'react-native-navigation';
import { useLog } from './Log';

function Title({ text = 'A title' }) {
  return <TouchableOpacity testID="titleButton" onPress={() => Navigation.updateProps('Surfaces.note', { title: 'pressed' })}><Text testID="titleText">{text}</Text></TouchableOpacity>;
}
Navigation.registerComponent('Title', () => Title);

/** A `<Modal>`, and components in the bar. */
export function Surfaces({ componentId }) {
  const [note, log] = useLog();
  const [isOpen, setOpen] = useState(false);
  return (
    <View style={{ flex: 1, paddingTop: 110 }}>
      {log}
      <Button testID="openModal" title="Open" onPress={() => setOpen(true)} />
      <Button testID="setTitle" title="Title" onPress={() => Navigation.mergeOptions(componentId, { topBar: { title: { component: { id: 'title', name: 'Title', passProps: { text: 'Mine' } } } } })} />
      <Modal visible={isOpen} animationType="slide" onShow={() => note('show')} onDismiss={() => note('dismiss')} onRequestClose={() => note('request')}>
        <View style={{ flex: 1, paddingTop: 100 }}>
          <Text testID="inModal">In the modal</Text>
          <Button testID="closeModal" title="Close" onPress={() => setOpen(false)} />
        </View>
      </Modal>
    </View>
  );
}
