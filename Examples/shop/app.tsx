// A small shop: a list with a search field, a good with a counter, a cart as a modal, and settings. shop.test.js tests it.
import { Navigation } from 'react-native-navigation';
import { size } from './cart';
import { Cart, Detail, Settings, Shop } from './screens';

Object.entries({ Cart, Detail, Settings, Shop }).forEach(([name, screen]) => Navigation.registerComponent(name, () => screen));

const stack = (id: string, name: string, title: string, topBar = {}) => ({
  stack: {
    id,
    children: [{ component: { name, id: `${id}-root`, options: { topBar: { title: { text: title }, largeTitle: { visible: true }, ...topBar } } } }],
    options: { bottomTab: { text: title, testID: `tab-${id}` } },
  },
});

Navigation.events().registerAppLaunchedListener(() => {
  const search = { searchBar: { visible: true, placeholder: 'Search' } };
  void Navigation.setRoot({
    root: { bottomTabs: { id: 'tabs', children: [stack('shop', 'Shop', 'Shop', search), stack('settings', 'Settings', 'Settings')] } },
  });
});

// The tab has the number of goods in the cart.
Navigation.events().registerModalDismissedListener(() => {
  Navigation.mergeOptions('shop', { bottomTab: { badge: size() ? String(size()) : '' } });
});
