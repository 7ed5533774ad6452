import React, { useRef, useState } from 'react';
import { Text } from 'react-native';

/** Returns a function that notes an event, and an element `log` that shows the last events. */
export function useLog() {
  const events = useRef([]);
  const [, show] = useState(0);
  const note = (event) => {
    events.current = [...events.current, event].slice(-40);
    show((count) => count + 1);
  };
  return [note, <Text key="log" testID="log">{events.current.join(' ')}</Text>];
}
