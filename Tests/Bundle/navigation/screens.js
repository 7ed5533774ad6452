import { useEffect, useState } from 'react';
import { Modal as DialogModal, ScrollView, Text, View } from 'react-native';
import { CommonActions, usePreventRemove } from '@react-navigation/native';
import { useTransitionProgress } from 'react-native-screens';
import { Button, Metrics, Page, styles } from './parts';

const TARGETS = [
  ['OPEN', 'Details', { title: 'First', depth: 1 }],
  ['MODAL', 'Modal'],
  ['FULL', 'Full'],
  ['TRANSPARENT', 'Transparent'],
  ['SHEET', 'Sheet'],
  ['GUARDED', 'Guarded'],
  ['LARGE', 'Large'],
  ['SEARCH', 'Search'],
  ['FADE', 'Fade'],
  ['NONE', 'None'],
  ['NOHEADER', 'NoHeader'],
  ['NOGESTURE', 'NoGesture'],
  ['PROGRESS', 'Progress'],
  ['DIALOG', 'Dialog'],
  ['VANISHING', 'Vanishing'],
  ['TRAITS', 'Traits'],
];

/** Pushes two routes in one commit. */
const pushTwo = ({ routes, ...state }) =>
  CommonActions.reset({ ...state, index: 2, routes: [routes[0], { name: 'Fade' }, { name: 'Details' }] });

/** Takes the route in the middle away. */
const removeMiddle = ({ routes, ...state }) => CommonActions.reset({ ...state, index: 1, routes: [routes[0], routes.at(-1)] });

export function Home({ navigation }) {
  return (
    <Page name="Home">
      <Metrics id="HOME" />
      {TARGETS.map(([id, screen, params]) => (
        <Button key={id} id={id} title={`Open ${screen}`} onPress={() => navigation.navigate(screen, params)} />
      ))}
      <Button id="REPLACE" title="Replace by Details"
        onPress={() => navigation.replace('Details', { title: 'Replaced', depth: 1 })} />
      <Button id="TWO" title="Push two" onPress={() => navigation.dispatch(pushTwo)} />
      <Button id="TO_PROFILE" title="Profile in the other tab"
        onPress={() => navigation.navigate('Settings', { screen: 'Profile', params: { user: 'ada' }, initial: false })} />
    </Page>
  );
}

export function Details({ navigation, route }) {
  const depth = route.params?.depth ?? 1;
  return (
    <Page name={`Details${depth}`}>
      <Metrics id={`DETAILS${depth}`} />
      <Button id="AGAIN" title="Push another"
        onPress={() => navigation.push('Details', { title: `Number ${depth + 1}`, depth: depth + 1 })} />
      <Button id="BACK" title="Go back" onPress={() => navigation.goBack()} />
      <Button id="TOP" title="Pop to top" onPress={() => navigation.popToTop()} />
      <Button id="REMOVE" title="Remove the middle" onPress={() => navigation.dispatch(removeMiddle)} />
      <Button id="RENAME" title="Change the title" onPress={() => navigation.setOptions({ title: 'Renamed' })} />
    </Page>
  );
}

export const detailsOptions = ({ route }) => ({
  title: route.params?.title ?? 'Details',
  headerBackTitle: 'Up',
  headerRight: () => <Button id="RIGHT" title="Right" onPress={() => console.log('Details right button')} />,
});

/** Prints whether it got the frames of the transition that has shown it. */
export function Progress({ navigation }) {
  const { progress } = useTransitionProgress();
  useEffect(() => {
    let values = [];
    const listener = progress.addListener(({ value }) => values.push(value));
    const end = navigation.addListener('transitionEnd', () => {
      const grows = values.every((value, at) => at === 0 || value >= values[at - 1]);
      console.log(`Progress ${values.length > 10 ? 'many' : 'few'} ${grows ? 'growing' : 'jumping'} to ${values.at(-1)}`);
      values = [];
    });
    return () => {
      progress.removeListener(listener);
      end();
    };
  }, [navigation, progress]);
  return (
    <Page name="Progress">
      <Button id="BACK" title="Go back" onPress={() => navigation.goBack()} />
    </Page>
  );
}

/** A screen with React Native's own modal. */
export function Dialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Page name="Dialog">
      <Button id="DIALOG_OPEN" title="Open" onPress={() => setOpen(true)} />
      <DialogModal visible={isOpen} animationType="slide" presentationStyle="pageSheet" onRequestClose={close}
        onShow={() => console.log('Dialog shown')} onDismiss={() => console.log('Dialog dismissed')}>
        <View style={{ flex: 1 }}>
          <Button id="DIALOG_CLOSE" title="Close" onPress={close} />
        </View>
      </DialogModal>
    </Page>
  );
}

/** A screen that goes by itself while a finger moves it. */
export function Vanishing({ navigation }) {
  useEffect(() => navigation.addListener('transitionStart', ({ data }) => {
    if (data.closing) setTimeout(() => navigation.popToTop(), 60);
  }), [navigation]);
  return <Page name="Vanishing" />;
}

/** Screens that differ only in their options. */
export const simple = (name) =>
  function Simple({ navigation }) {
    return (
      <Page name={name}>
        <Metrics id={name.toUpperCase()} />
        <Button id={`${name.toUpperCase()}_CLOSE`} title="Close" onPress={() => navigation.goBack()} />
      </Page>
    );
  };

export const Modal = simple('Modal');
export const Full = simple('Full');
export const Fade = simple('Fade');
export const None = simple('None');
export const NoHeader = simple('NoHeader');
export const NoGesture = simple('NoGesture');
export const Traits = simple('Traits');

export const modalOptions = ({ navigation }) => ({
  presentation: 'modal',
  title: 'Modal title',
  headerLeft: () => <Button id="MODAL_CANCEL" title="Cancel" onPress={() => navigation.goBack()} />,
});

export function Transparent({ navigation }) {
  return (
    <View style={styles.dimmed}>
      <View style={styles.card}>
        <Text>A card over the screen below</Text>
        <Button id="TRANSPARENT_CLOSE" title="Close" onPress={() => navigation.goBack()} />
      </View>
    </View>
  );
}

export function Sheet({ navigation }) {
  return (
    <Page name="Sheet">
      <Button id="SHEET_CLOSE" title="Close" onPress={() => navigation.goBack()} />
      <Button id="SHEET_SMALLER" title="Another detent" onPress={() => navigation.setOptions({ sheetAllowedDetents: [0.3] })} />
    </Page>
  );
}

export function Guarded({ navigation }) {
  const [guarded, setGuarded] = useState(true);
  usePreventRemove(guarded, ({ data }) => console.log(`Guarded prevented ${data.action.type}`));
  return (
    <Page name="Guarded">
      <Text testID="GUARD">{guarded ? 'guarded' : 'free'}</Text>
      <Button id="ALLOW" title="Allow to leave" onPress={() => setGuarded(false)} />
      <Button id="GUARDED_BACK" title="Go back" onPress={() => navigation.goBack()} />
    </Page>
  );
}

const ROWS = Array.from({ length: 60 }, (_, index) => index + 1);

function Rows({ prefix }) {
  return ROWS.map((row) => (
    <View key={row} style={styles.row} testID={`${prefix}_${row}`}>
      <Text>{`Row ${row}`}</Text>
    </View>
  ));
}

export function Large() {
  return (
    <ScrollView testID="LARGE_LIST" contentInsetAdjustmentBehavior="automatic">
      <Rows prefix="LARGE" />
    </ScrollView>
  );
}

export function Search() {
  return (
    <ScrollView testID="SEARCH_LIST" contentInsetAdjustmentBehavior="automatic" keyboardShouldPersistTaps="handled">
      <Rows prefix="SEARCH" />
    </ScrollView>
  );
}

export const searchOptions = {
  headerSearchBarOptions: {
    placeholder: 'Find a row',
    onChangeText: (event) => console.log(`Search text "${event.nativeEvent.text}"`),
    onFocus: () => console.log('Search bar focus'),
    onBlur: () => console.log('Search bar blur'),
    onCancelButtonPress: () => console.log('Search bar cancel'),
    onSearchButtonPress: (event) => console.log(`Search submit "${event.nativeEvent.text}"`),
  },
};

export function SettingsHome({ navigation }) {
  return (
    <Page name="SettingsHome">
      <Metrics id="SETTINGS" />
      <Button id="PROFILE" title="Profile" onPress={() => navigation.navigate('Profile', { user: 'grace' })} />
      <Button id="TO_FEED" title="Feed" onPress={() => navigation.navigate('Feed')} />
    </Page>
  );
}

export function Profile({ navigation, route }) {
  return (
    <Page name="Profile">
      <Text testID="USER">{route.params?.user}</Text>
      <Button id="PROFILE_BACK" title="Go back" onPress={() => navigation.goBack()} />
    </Page>
  );
}
