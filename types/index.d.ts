// The TypeScript declarations of navbridge's JavaScript. navbridge's page docs/javascript.md has the way to use them.

/// <reference path="globals.d.ts" />
/// <reference path="native-modules.d.ts" />
/// <reference path="navbridge.d.ts" />
/// <reference path="native-router.d.ts" />
/// <reference path="layers.d.ts" />
/// <reference path="react.d.ts" />
