import { useEffect } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useHeaderHeight } from '@react-navigation/elements';

export function Button({ id, title, onPress }) {
  return (
    <Pressable testID={id} accessibilityRole="button" onPress={onPress} style={styles.button}>
      <Text style={styles.buttonText}>{title ?? id}</Text>
    </Pressable>
  );
}

/** The height of the header and the insets, as the screen reads them. */
export function Metrics({ id }) {
  const insets = useSafeAreaInsets();
  const header = useHeaderHeight();
  return (
    <Text testID={`${id}_METRICS`}>
      {`header ${header}, insets ${insets.top} ${insets.right} ${insets.bottom} ${insets.left}`}
    </Text>
  );
}

export function Page({ name, children, style }) {
  useEffect(() => {
    console.log(`${name} mounted`);
    return () => console.log(`${name} unmounted`);
  }, [name]);
  return (
    <View testID={`${name}_PAGE`} style={[styles.page, style]}>
      <Text style={styles.name}>{name}</Text>
      {children}
    </View>
  );
}

export const styles = StyleSheet.create({
  page: { flex: 1, padding: 16, gap: 4 },
  name: { fontSize: 17, fontWeight: '600' },
  button: { minHeight: 32, justifyContent: 'center' },
  buttonText: { color: '#0a5cc2', fontSize: 15 },
  row: { height: 44, justifyContent: 'center', paddingHorizontal: 16 },
  dimmed: { flex: 1, justifyContent: 'center', padding: 32, backgroundColor: 'rgba(0, 0, 0, 0.4)' },
  card: { padding: 16, backgroundColor: 'white' },
});
