module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts', '<rootDir>/e2e/**/*.e2e.js'],
  testTimeout: 120_000,
  maxWorkers: 1,
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: '<rootDir>/e2e/environment.js',
  transform: { '\\.ts$': ['ts-jest', { diagnostics: false, tsconfig: { esModuleInterop: true, target: 'es2020' } }] },
  moduleNameMapper: { '^@helpers/(.*)$': '<rootDir>/e2e/helpers/$1' },
  setupFilesAfterEnv: ['words-of-the-shop'],
  verbose: true,
};
