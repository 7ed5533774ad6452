// Two plain screens that both apps of this folder show, so that what they cost differs by the library that navigates alone.

import React from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';

function Button({ id, title, onPress }) {
  return (
    <Pressable testID={id} style={styles.button} onPress={onPress}>
      <Text style={styles.title}>{title}</Text>
    </Pressable>
  );
}

export function Home({ open }) {
  return (
    <View style={styles.page}>
      <Text style={styles.text}>Home</Text>
      <Button id="OPEN" title="Open" onPress={open} />
    </View>
  );
}

export function Details({ close }) {
  return (
    <View style={styles.page}>
      <Text style={styles.text}>Details</Text>
      <Button id="BACK" title="Back" onPress={close} />
    </View>
  );
}

/** Pushes and pops as often as `Benchmarks/beside` wants, and prints a line when the first of them are over and at the end. */
export async function repeat(pushAndPop) {
  const { warm, count } = globalThis.pairs ?? {};
  if (!count) return;
  for (let pair = 0; pair < warm; pair++) await pushAndPop();
  console.log('warm');
  for (let pair = 0; pair < count; pair++) await pushAndPop();
  console.log('done');
}

const styles = StyleSheet.create({
  page: { flex: 1, paddingTop: 120, paddingHorizontal: 16, gap: 4 },
  text: { fontSize: 17, fontWeight: '600' },
  button: { minHeight: 44, justifyContent: 'center' },
  title: { color: '#0a5cc2', fontSize: 15 },
});
