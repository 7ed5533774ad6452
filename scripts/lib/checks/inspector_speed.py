"""The times of the page of `navbridge inspect` that a person waits for."""
from browser import expect

#: A run of 10 s with 200 commands, each the act of a person.
RUN = """(async () => {
  const ask = (name, members) => inspector.actions.request(name, members);
  await ask('restart');
  await ask('pause');
  const still = "{ animations: { push: { enabled: false }, pop: { enabled: false } } }";
  for (let pair = 0; pair < 100; pair += 1) {
    await ask('evaluate', { source: `Navigation.push('stack', { component: { id: 'top', name: 'Modal', options: ${still} } }); 0` });
    await ask('advance', { ms: 50 });
    await ask('evaluate', { source: `Navigation.pop('top', ${still}); 0` });
    await ask('advance', { ms: 50 });
  }
  return inspector.store.commands.all.length;
})()"""

#: Milliseconds from a wish to the picture of the moment, for moments from the end to the beginning. A person's pointer is
#: on the slider before.
JUMPS = """(async () => {
  const times = [];
  await inspector.actions.request('prepare');
  for (const at of [9995, 7525, 5025, 2525, 25]) {
    const before = performance.now();
    await inspector.actions.request('goTo', { at });
    times.push(performance.now() - before);
    if (inspector.store.state.note) throw new Error(inspector.store.state.note);
  }
  await inspector.actions.request('present');
  return times;
})()"""

#: Milliseconds from a tap to the changed picture on the page.
CHANGES = """(async () => {
  const { store, actions } = inspector;
  const times = [];
  for (let count = 0; count < 100; count += 1) {
    const before = performance.now();
    const old = store.screen;
    const style = count % 2 ? 'light' : 'dark';
    await actions.request('act', { method: 'device/setUserInterfaceStyle', params: { style } });
    while (store.screen === old) await new Promise((next) => setTimeout(next, 0));
    times.push(performance.now() - before);
  }
  return times.sort((one, other) => one - other);
})()"""


def check_speed(page):
    commands = page.value(RUN)
    jumps = page.value(JUMPS)
    print(f"  back in a run of 10 s with {commands} commands: {', '.join(f'{each:.0f}' for each in jumps)} ms"
          " to 9 995, 7 525, 5 025, 2 525 and 25 ms")
    expect("A run of 200 commands repeats itself at each moment", commands > 200 and len(jumps) == 5)
    changes = page.value(CHANGES)
    print(f"  a change of the device is on the page after {changes[50]:.1f} ms (p50), {changes[98]:.1f} ms (p99)")
    page.value("inspector.actions.request('restart').then(() => inspector.actions.request('play')).then(() => 0)")
