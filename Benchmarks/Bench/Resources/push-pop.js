// Awaits pushes and pops for `navbridge bench`, and prints a line after each hundred.
const { Navigation } = require('react-native-navigation');

const Screen = () => null;
Navigation.registerComponent('app.Root', () => Screen);
Navigation.registerComponent('app.Screen', () => Screen);

const screen = (name, id) => ({ component: { name, id } });

Navigation.events().registerAppLaunchedListener(async () => {
  await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('app.Root', 'root')] } } });
  console.log('rooted');
  if (typeof pushesAndPops === 'undefined') return;
  for (;;) {
    for (let i = 0; i < 100; i += 1) {
      await Navigation.push('root', screen('app.Screen', 'screen'));
      await Navigation.pop('screen');
    }
    console.log('hundred');
  }
});
