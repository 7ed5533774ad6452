import { useEffect, useState } from 'react';
import { Alert, Button, FlatList, Pressable, SafeAreaView, ScrollView, StyleSheet, Switch, Text, TextInput, View } from 'react-native';
import { Navigation } from 'react-native-navigation';
import { add, empty, lines, total, useCart } from './cart';
import { type Good, goods, money } from './goods';

interface Screen { componentId: string }

function Swatch({ color, large = false }: { color: string; large?: boolean }) {
  return <View style={[styles.swatch, { backgroundColor: color }, large && styles.largeSwatch]} />;
}

/** A row of the list, which leads to the good. */
function Row({ good, onPress }: { good: Good; onPress: () => void }) {
  return (
    <Pressable testID={good.id} onPress={onPress} style={({ pressed }) => [styles.row, pressed && styles.pressed]}>
      <Swatch color={good.color} />
      <Text style={styles.name}>{good.name}</Text>
      <Text style={styles.price}>{money(good.price)}</Text>
    </Pressable>
  );
}

/** All goods, or those whose name has what is typed into the bar's search field. */
export function Shop({ componentId }: Screen) {
  const [sought, setSought] = useState('');
  useEffect(() => {
    const subscription = Navigation.events().registerSearchBarUpdatedListener(({ text }) => setSought(text));
    return () => subscription.remove();
  }, []);
  const found = goods.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase()));
  const open = (good: Good) => Navigation.push(componentId, {
    component: { name: 'Detail', passProps: { good }, options: { topBar: { title: { text: good.name } }, bottomTabs: { visible: false } } },
  });
  return (
    <FlatList testID="goods" style={styles.page} contentInsetAdjustmentBehavior="automatic" data={found}
      renderItem={({ item }) => <Row good={item} onPress={() => open(item)} />}
      ItemSeparatorComponent={() => <View style={styles.line} />}
      ListEmptyComponent={<Text style={styles.hint}>Nothing is called that.</Text>} />
  );
}

export function Detail({ good }: Screen & { good: Good }) {
  const [count, setCount] = useState(1);
  return (
    <ScrollView style={styles.page} contentInsetAdjustmentBehavior="automatic" contentContainerStyle={styles.padded}>
      <Swatch color={good.color} large />
      <Text style={styles.title}>{good.name}</Text>
      <Text style={styles.about}>{good.about}</Text>
      <View style={styles.counter}>
        <Button testID="less" title="−" disabled={count === 1} onPress={() => setCount(count - 1)} />
        <Text testID="count" style={styles.title}>{count}</Text>
        <Button testID="more" title="+" onPress={() => setCount(count + 1)} />
      </View>
      <Pressable testID="add" style={styles.buy} onPress={() => {
        add(good, count);
        void Navigation.showModal({ stack: { children: [{ component: { name: 'Cart', options: cartOptions } }] } });
      }}>
        <Text style={styles.buyText}>Add for {money(good.price * count)}</Text>
      </Pressable>
    </ScrollView>
  );
}

const cartOptions = { topBar: { title: { text: 'Cart' }, rightButtons: [{ id: 'done', testID: 'done', text: 'Done' }] } };

export function Cart({ componentId }: Screen) {
  useCart();
  useEffect(() => {
    const subscription = Navigation.events().registerNavigationButtonPressedListener(({ buttonId }) => {
      if (buttonId === 'done') void Navigation.dismissModal(componentId);
    });
    return () => subscription.remove();
  }, [componentId]);
  const order = () => Alert.alert('Order', `Pay ${money(total())}?`, [
    { text: 'Cancel', style: 'cancel' }, { text: 'Pay', onPress: empty },
  ]);
  return (
    <View style={[styles.page, styles.padded]}>
      {lines().map(([good, count]) => (
        <View key={good.id} style={styles.row}>
          <Swatch color={good.color} />
          <Text style={styles.name}>{count} × {good.name}</Text>
          <Button testID={`remove-${good.id}`} title="Remove" color="#FF3B30" onPress={() => add(good, -count)} />
        </View>
      ))}
      {lines().length === 0 ? <Text testID="empty" style={styles.hint}>The cart is empty.</Text> : (
        <>
          <Text testID="total" style={styles.title}>{money(total())}</Text>
          <Pressable testID="order" style={styles.buy} onPress={order}><Text style={styles.buyText}>Order</Text></Pressable>
        </>
      )}
    </View>
  );
}

export function Settings() {
  const [name, setName] = useState('');
  const [wantsMail, setWantsMail] = useState(true);
  // A large title lies over the content, which keeps out of what it covers.
  return (
    <SafeAreaView style={styles.page}>
      <View style={styles.padded}>
        <TextInput testID="name" style={styles.input} placeholder="Your name" value={name} onChangeText={setName} />
        <View style={styles.row}>
          <Text style={styles.name}>Letters by mail</Text>
          <Switch testID="mail" style={styles.switch} value={wantsMail} onValueChange={setWantsMail} />
        </View>
        <Text testID="greeting" style={styles.hint}>{wantsMail ? `We write to ${name || 'you'}.` : 'We write to nobody.'}</Text>
      </View>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: '#F2F2F7' },
  padded: { padding: 16 },
  row: { flexDirection: 'row', alignItems: 'center', backgroundColor: 'white', paddingHorizontal: 16, minHeight: 56 },
  switch: { alignSelf: 'center' },
  pressed: { backgroundColor: '#E5E5EA' },
  line: { height: StyleSheet.hairlineWidth, backgroundColor: '#C6C6C8', marginLeft: 64 },
  swatch: { width: 32, height: 32, borderRadius: 8, marginRight: 16 },
  largeSwatch: { width: '100%', height: 180, borderRadius: 16, marginBottom: 16 },
  name: { flex: 1, fontSize: 17 },
  price: { fontSize: 17, color: '#8E8E93' },
  title: { fontSize: 28, fontWeight: 'bold', marginVertical: 8 },
  about: { fontSize: 17, lineHeight: 24, color: '#3C3C43' },
  counter: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  buy: { backgroundColor: '#007AFF', borderRadius: 12, padding: 14, marginTop: 16 },
  buyText: { color: 'white', fontSize: 17, fontWeight: '600', textAlign: 'center' },
  hint: { fontSize: 15, color: '#8E8E93', textAlign: 'center', margin: 16 },
  input: { backgroundColor: 'white', borderRadius: 10, padding: 14, fontSize: 17, marginBottom: 16 },
});
