// A library whose screens have some faults, which the tasks are about.
const { createElement: h, useState } = require('react');
const { Alert, FlatList, Linking, Pressable, ScrollView, Switch, Text, TextInput, View } = require('react-native');
const { Navigation } = require('react-native-navigation');

const button = (testID, title, onPress, more = {}) => h(
  Pressable, { testID, accessibilityRole: 'button', onPress, style: { padding: 12 }, ...more }, h(Text, null, title));
const screen = (name, passProps = {}, options = {}) => ({
  component: { name, passProps, options: { topBar: { title: { text: name } }, ...options } },
});

/** The screens that have appeared since the last order was opened. */
let seen = [];

const TITLES = ['Atlas', 'Botany', 'Cooking', 'Drawing', 'Empires', 'Fables', 'Gardens', 'History'];
const books = Array.from({ length: 48 }, (_, i) => `${TITLES[i % TITLES.length]} ${Math.floor(i / TITLES.length) + 1}`);

function Books({ componentId }) {
  const open = (book) => Navigation.push(componentId, book === 'Fables 1' ? screen('Legend') : screen('Book', { book }));
  return h(FlatList, {
    testID: 'books', data: books, keyExtractor: (book) => book,
    renderItem: ({ item }) => button(`book-${item}`, item, () => open(item)),
  });
}

function Book({ book, componentId }) {
  const [count, setCount] = useState(0);
  return h(ScrollView, null,
    h(Text, { testID: 'title' }, book),
    h(Text, { testID: 'count' }, `Borrowed ${count} times`),
    button('borrow', 'Borrow', () => setCount(count + 1)),
    button('save', 'Save', () => {
      const { shelf } = globalThis;
      shelf.books.push(book);
    }),
    button('export', 'Export', async () => {
      await Navigation.push('archive', screen('Book', { book }));
      Alert.alert('Exported');
    }),
    button('sync', 'Sync', async () => {
      const answer = await globalThis.fetch('https://library.example/sync');
      Alert.alert(answer.ok ? 'Synced' : 'Not synced');
    }),
    button('help', 'Help', () => Navigation.showModal({ stack: { children: [screen('Help')] } })),
    button('later', 'Remind me later', () => setTimeout(() => Navigation.push(componentId, screen('Reminder')), 60000)));
}

function Help({ componentId }) {
  return h(View, null, h(Text, null, 'Ask at the desk.'), button('close', 'Close', () => Navigation.dismissModal(componentId)));
}

function Reminder() {
  return h(Text, { testID: 'reminder' }, 'Bring it back.');
}

function Account({ componentId }) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const [mail, setMail] = useState(false);
  const [trail, setTrail] = useState('nothing');
  const join = () => {
    if (name.trim().length < 3) return setFault('The name is too short.');
    setFault('');
    Alert.alert('Welcome', `Hello ${name}`, [{ text: 'Later', style: 'cancel' }, { text: 'Start' }]);
    return undefined;
  };
  const openOrder = async () => {
    seen = [];
    await Promise.all(['Orders', 'Order'].map((one) => Navigation.push(componentId, screen(one))));
    setTrail(seen.join(', '));
  };
  return h(ScrollView, { keyboardShouldPersistTaps: 'handled' },
    h(TextInput, { testID: 'name', placeholder: 'Your name', value: name, onChangeText: setName }),
    h(Text, { testID: 'fault' }, fault),
    h(Switch, { testID: 'mail', value: mail, onValueChange: setMail }),
    button('join', 'Join', join),
    button('order', 'Last order', openOrder),
    h(Text, { testID: 'trail' }, trail));
}

const Empty = (name) => () => h(Text, null, `This is ${name}.`);

Object.entries({ Account, Book, Books, Help, Order: Empty('the order'), Orders: Empty('the list'), Reminder })
  .forEach(([name, Component]) => Navigation.registerComponent(name, () => Component));

Navigation.events().registerComponentDidAppearListener(({ componentName }) => {
  if (componentName === 'Orders' || componentName === 'Order') seen.push(componentName);
});
Linking.addEventListener('url', ({ url }) => {
  const [, book] = /book\/(.*)$/.exec(url) ?? [];
  if (book) Navigation.push('books', screen('Book', { book: decodeURIComponent(book) }));
});

const tab = (id, name, title, color) => ({
  stack: {
    id, children: [{ component: { id: `${id}-root`, name, options: { topBar: { title: { text: title } } } } }],
    options: { bottomTab: { text: title, testID: `tab-${id}` }, topBar: { title: { color } } },
  },
});

Navigation.events().registerAppLaunchedListener(() => {
  Navigation.setDefaultOptions({ topBar: { backButton: { title: 'Back' } } });
  Navigation.setRoot({
    root: {
      bottomTabs: {
        id: 'tabs', children: [tab('books', 'Books', 'Books', '#884400'), tab('account', 'Account', 'Account', 'black')],
      },
    },
  });
});
