import { NavigationContainer } from '@react-navigation/native';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { logState, stackListeners, tabListeners } from './log';
import * as screens from './screens';

const Tabs = createBottomTabNavigator();
const FeedStack = createNativeStackNavigator();
const SettingsStack = createNativeStackNavigator();

const linking = {
  prefixes: ['app://'],
  config: {
    screens: {
      Feed: {
        path: 'feed',
        initialRouteName: 'Home',
        screens: {
          Home: '',
          Details: { path: 'details/:title', parse: { depth: Number } },
          Modal: 'modal',
          Sheet: 'sheet',
          Guarded: 'guarded',
          Large: 'large',
          Search: 'search',
        },
      },
      Settings: {
        path: 'settings',
        initialRouteName: 'SettingsHome',
        screens: { SettingsHome: '', Profile: 'profile/:user' },
      },
    },
  },
};

function Feed() {
  return (
    <FeedStack.Navigator screenListeners={stackListeners}>
      <FeedStack.Screen name="Home" component={screens.Home} options={{ title: 'Home' }} />
      <FeedStack.Screen name="Details" component={screens.Details} options={screens.detailsOptions} />
      <FeedStack.Screen name="Modal" component={screens.Modal} options={screens.modalOptions} />
      <FeedStack.Screen name="Full" component={screens.Full} options={{ presentation: 'fullScreenModal' }} />
      <FeedStack.Screen name="Transparent" component={screens.Transparent}
        options={{ presentation: 'transparentModal', headerShown: false }} />
      <FeedStack.Screen name="Sheet" component={screens.Sheet}
        options={{
          presentation: 'formSheet',
          headerShown: false,
          sheetAllowedDetents: [0.5, 1],
          sheetInitialDetentIndex: 0,
          sheetGrabberVisible: true,
          sheetCornerRadius: 20,
        }} />
      <FeedStack.Screen name="Guarded" component={screens.Guarded} />
      <FeedStack.Screen name="Large" component={screens.Large} options={{ headerLargeTitle: true }} />
      <FeedStack.Screen name="Search" component={screens.Search} options={screens.searchOptions} />
      <FeedStack.Screen name="Fade" component={screens.Fade} options={{ animation: 'fade' }} />
      <FeedStack.Screen name="None" component={screens.None} options={{ animation: 'none' }} />
      <FeedStack.Screen name="NoHeader" component={screens.NoHeader} options={{ headerShown: false }} />
      <FeedStack.Screen name="NoGesture" component={screens.NoGesture} options={{ gestureEnabled: false }} />
      <FeedStack.Screen name="Progress" component={screens.Progress} />
      <FeedStack.Screen name="Dialog" component={screens.Dialog} />
      <FeedStack.Screen name="Traits" component={screens.Traits}
        options={{ statusBarStyle: 'light', autoHideHomeIndicator: true, orientation: 'landscape_right' }} />
      <FeedStack.Screen name="Vanishing" component={screens.Vanishing} options={{ fullScreenGestureEnabled: true }} />
    </FeedStack.Navigator>
  );
}

function Settings() {
  return (
    <SettingsStack.Navigator screenListeners={stackListeners}>
      <SettingsStack.Screen name="SettingsHome" component={screens.SettingsHome} options={{ title: 'Settings' }} />
      <SettingsStack.Screen name="Profile" component={screens.Profile} />
    </SettingsStack.Navigator>
  );
}

export function TabApp() {
  return (
    <NavigationContainer linking={linking} onReady={() => console.log('ready')} onStateChange={logState}>
      <Tabs.Navigator screenListeners={tabListeners} screenOptions={{ headerShown: false }}>
        <Tabs.Screen name="Feed" component={Feed} options={{ tabBarButtonTestID: 'TAB_FEED' }} />
        <Tabs.Screen name="Settings" component={Settings} options={{ tabBarButtonTestID: 'TAB_SETTINGS', tabBarBadge: 3 }} />
      </Tabs.Navigator>
    </NavigationContainer>
  );
}
