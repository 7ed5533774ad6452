// Timers that are due at the very instants at which transitions end: two runs of it are equal, byte for byte.
//
//   .build/release/navbridge run Examples/ties.js --transcript --epoch-time 0

const { Navigation } = require('react-native-navigation');

const screen = (id) => ({ component: { name: 'Screen', id } });
const beginning = performance.now();
const at = (...words) => console.log(...words, performance.now() - beginning);
const later = (ms, ...words) => setTimeout(() => at(...words), ms);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

Navigation.registerComponent('Screen', () => () => null);
Navigation.events().registerComponentDidAppearListener(({ componentId }) => at('appeared', componentId));

Navigation.events().registerAppLaunchedListener(async () => {
  await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('a')] } } });

  // A push takes 350 ms.
  later(350, 'as the push ends');
  await Navigation.push('a', screen('b'));
  at('pushed');

  // A timer at that instant that gives commands, and asks for another timer.
  setTimeout(() => {
    Navigation.mergeOptions('c', { topBar: { title: { text: 'C' } } });
    later(0, 'soon after');
    Navigation.pop('c').then(() => at('popped'), (error) => at(error.message));
  }, 350);
  await Navigation.push('b', screen('c'));
  at('pushed');

  // Timers all along a modal's way in, which takes 500 ms, and out.
  for (let ms = 0; ms <= 1000; ms += 50) later(ms, 'timer');
  await Navigation.showModal(screen('modal'));
  await Promise.all([sleep(500), Navigation.dismissModal('modal')]);
  later(0, 'the end');
});
