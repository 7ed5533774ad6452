// The file of the counts of the test runner: tests with an app each. Two of them wait, so that memory can be read.
const { app, expect, test } = require('navbridge');
for (let number = 0; number < last; number += 1) {
  test(`test ${number}`, async () => {
    const small = await app(() => { console.log('ran'); });
    expect(small.output).toHaveLength(1);
    if (number === first || number === last - 1) await new Promise((done) => setTimeout(done, 2000));
  });
}
