import React, { useRef, useState } from 'react';
import { Button, FlatList, RefreshControl, ScrollView, SectionList, Text, TouchableOpacity, View } from 'react-native';
import { useLog } from './Log';

const numbers = (count) => Array.from({ length: count }, (_, index) => index);

/** A list that refreshes and grows, a pager, sections with sticky headers, and commands of JavaScript. */
export function Lists() {
  const [note, log] = useLog();
  const [rows, setRows] = useState(30);
  const [isRefreshing, setRefreshing] = useState(false);
  const list = useRef(null);
  const refresh = () => {
    note('refresh');
    setRefreshing(true);
    setTimeout(() => setRefreshing(false), 500);
  };
  return (
    <View style={{ flex: 1, paddingTop: 110 }}>
      {log}
      <Button testID="toIndex" title="To row 20" onPress={() => list.current.scrollToIndex({ index: 20, animated: true })} />
      <Button testID="toEnd" title="To the end" onPress={() => list.current.scrollToEnd()} />
      <FlatList
        testID="list"
        ref={list}
        style={{ height: 300, flexGrow: 0 }}
        data={numbers(rows)}
        keyExtractor={String}
        getItemLayout={(_, index) => ({ length: 50, offset: 50 * index, index })}
        onScrollBeginDrag={() => note('drag')}
        onScrollEndDrag={() => note('lift')}
        onMomentumScrollBegin={() => note('momentum')}
        onMomentumScrollEnd={() => note('rest')}
        onEndReached={() => rows < 60 && setRows(rows + 10)}
        refreshControl={<RefreshControl refreshing={isRefreshing} onRefresh={refresh} />}
        renderItem={({ item }) => (
          <TouchableOpacity testID={`item-${item}`} style={{ height: 50 }} onPress={() => note(`pressed${item}`)}>
            <Text>Item {item}</Text>
          </TouchableOpacity>
        )}
      />
      <ScrollView
        testID="pager"
        horizontal
        pagingEnabled
        style={{ height: 60, flexGrow: 0 }}
        onMomentumScrollEnd={({ nativeEvent: { contentOffset, layoutMeasurement } }) =>
          note(`page${Math.round(contentOffset.x / layoutMeasurement.width)}`)}
      >
        {numbers(4).map((page) => <View key={page} testID={`page-${page}`} style={{ width: 440, height: 60 }} />)}
      </ScrollView>
      <SectionList
        testID="sections"
        stickySectionHeadersEnabled
        style={{ height: 200, flexGrow: 0 }}
        sections={['A', 'B', 'C'].map((title) => ({ title, data: numbers(10).map((each) => `${title}${each}`) }))}
        keyExtractor={(item) => item}
        renderSectionHeader={({ section: { title } }) => (
          <Text testID={`header-${title}`} style={{ height: 30 }}>{title}</Text>
        )}
        renderItem={({ item }) => <Text testID={`cell-${item}`} style={{ height: 40 }}>{item}</Text>}
      />
    </View>
  );
}
