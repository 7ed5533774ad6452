// A package of matchers, as setupFilesAfterEnv has them.
const { expect: jestExpect } = require('@jest/globals');

jestExpect.extend({
  toBeAPort: (value) => ({ pass: value > 1024 && value < 65_536, message: () => `${value} is no port` }),
});
