const { DetoxCircusEnvironment } = require('detox/runners/jest');

/** An environment as suites have it, with something of its own. */
module.exports = class ShopEnvironment extends DetoxCircusEnvironment {
  constructor(config, context) {
    super(config, context);
    this.initTimeout = 300_000;
  }

  async setup() {
    await super.setup();
    this.global.nameOfShop = 'Corner';
  }
};
