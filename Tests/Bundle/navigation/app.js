// The app of `scripts/check bundle` for React Navigation: native stacks in tabs, modals, a screen that asks before it goes, a
// search and a large title. docs/contributing.md has the command that bundles it.

import { AppRegistry } from 'react-native';
import { TabApp } from './tab-app';

AppRegistry.registerComponent('Main', () => TabApp);
