// A native screen that scrolls, in a stack in tabs. Its content is kept clear of both bars without a line of code.
//
//   navbridge snapshot Examples/layout-guides/app.js --external-component List=Examples/layout-guides/list.json

const { Navigation } = require('react-native-navigation');

const list = { externalComponent: { name: 'List', id: 'list' } };

Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({
  root: { bottomTabs: { children: [
    { stack: { children: [list], options: { bottomTab: { text: 'Cities', icon: 'list.png' } } } },
  ] } },
}));
