// The lint rules and the layout of all JavaScript of this repository, for the ESLint of Debian 12. `scripts/check style`
// checks them, and `scripts/check style --fix` writes the layout.

/** The globals of JavaScript that ESLint's newest environment does not know yet. */
const language = { globalThis: 'readonly', module: 'writable', require: 'readonly' };

const readonly = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

/** The globals of apps and of test files. */
const host = readonly(
  'Navigation', 'URL', 'clearTimeout', 'console', 'navbridge', 'performance', 'setInterval', 'setTimeout',
);

const mistakes = {
  'array-callback-return': 'error',
  'dot-notation': 'error',
  // A comparison with null means null or undefined.
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-caller': 'error',
  'no-constant-condition': ['error', { checkLoops: false }],
  // Texts are compared with the characters that cannot stand in them.
  'no-control-regex': 'off',
  // This ESLint takes all methods with private names for methods of one name.
  'no-dupe-class-members': 'off',
  'no-else-return': 'error',
  'no-empty': ['error', { allowEmptyCatch: true }],
  'no-eval': ['error', { allowIndirect: true }],
  'no-extend-native': 'error',
  'no-extra-bind': 'error',
  'no-fallthrough': 'error',
  'no-implied-eval': 'error',
  'no-lone-blocks': 'error',
  'no-lonely-if': 'error',
  'no-loop-func': 'error',
  'no-new-func': 'error',
  'no-new-wrappers': 'error',
  'no-param-reassign': 'error',
  // The modules have names such as `valueOf` of their own.
  'no-redeclare': ['error', { builtinGlobals: false }],
  'no-return-assign': 'error',
  'no-self-compare': 'error',
  'no-shadow': 'error',
  'no-template-curly-in-string': 'error',
  'no-throw-literal': 'error',
  'no-undef-init': 'error',
  'no-unmodified-loop-condition': 'error',
  'no-unneeded-ternary': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  // A function may be used above its place, because it is called later.
  'no-use-before-define': ['error', { functions: false, variables: false, classes: false }],
  'no-useless-computed-key': 'error',
  'no-useless-concat': 'error',
  'no-useless-constructor': 'error',
  'no-useless-rename': 'error',
  'no-useless-return': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'one-var': ['error', 'never'],
  'prefer-arrow-callback': 'error',
  'prefer-const': ['error', { destructuring: 'all' }],
  'prefer-destructuring': ['error', { VariableDeclarator: { array: false, object: true } }],
  'prefer-object-spread': 'error',
  'prefer-promise-reject-errors': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'prefer-template': 'error',
  radix: 'error',
  yoda: 'error',
};

const layout = {
  'array-bracket-spacing': 'error',
  'arrow-parens': 'error',
  'arrow-spacing': 'error',
  'block-spacing': 'error',
  'brace-style': ['error', '1tbs', { allowSingleLine: true }],
  'comma-dangle': ['error', 'always-multiline'],
  'comma-spacing': 'error',
  'comma-style': 'error',
  'computed-property-spacing': 'error',
  curly: ['error', 'multi-line', 'consistent'],
  'dot-location': ['error', 'property'],
  'eol-last': 'error',
  'func-call-spacing': 'error',
  'generator-star-spacing': ['error', { named: 'after', anonymous: 'after', method: 'before' }],
  indent: ['error', 2, { SwitchCase: 1 }],
  'jsx-quotes': 'error',
  'key-spacing': 'error',
  'keyword-spacing': 'error',
  'linebreak-style': 'error',
  'lines-between-class-members': ['error', 'always', { exceptAfterSingleLine: true }],
  'max-len': ['error', 130],
  'max-lines': ['error', 300],
  'new-parens': 'error',
  'no-multi-spaces': 'error',
  'no-multiple-empty-lines': ['error', { max: 1, maxBOF: 0, maxEOF: 0 }],
  'no-tabs': 'error',
  'no-trailing-spaces': 'error',
  'no-whitespace-before-property': 'error',
  'nonblock-statement-body-position': 'error',
  'object-curly-newline': ['error', { consistent: true }],
  'object-curly-spacing': ['error', 'always'],
  'operator-linebreak': ['error', 'after', { overrides: { '?': 'before', ':': 'before' } }],
  'padded-blocks': ['error', 'never'],
  'quote-props': ['error', 'as-needed'],
  quotes: ['error', 'single', { avoidEscape: true }],
  'rest-spread-spacing': 'error',
  semi: 'error',
  'semi-spacing': 'error',
  'semi-style': 'error',
  'space-before-blocks': 'error',
  'space-before-function-paren': ['error', { anonymous: 'always', named: 'never', asyncArrow: 'always' }],
  'space-in-parens': 'error',
  'space-infix-ops': 'error',
  'space-unary-ops': 'error',
  'spaced-comment': ['error', 'always', { block: { markers: ['*'], balanced: true } }],
  'switch-colon-spacing': 'error',
  'template-curly-spacing': 'error',
  'yield-star-spacing': 'error',
};

/** The rules that do not fit test files, whose functions run in an app with values of the test and globals of the app. */
const offInTests = { 'no-loop-func': 'off', 'no-shadow': 'off' };

module.exports = {
  root: true,
  extends: 'eslint:recommended',
  env: { es2020: true },
  // Debian's ESLint 6.4 itself knows ES2020; its parser reads private members and class fields, too.
  parserOptions: { ecmaVersion: 2022, sourceType: 'script' },
  reportUnusedDisableDirectives: true,
  globals: language,
  rules: { ...mistakes, ...layout },
  overrides: [
    {
      // A module sees the host's functions. The globals of a script may be replaced, so it has none of them.
      files: 'Sources/ScriptSide/Engine/Resources/**/*.js',
      globals: { host: 'readonly' },
    },
    {
      // The library for react-native-navigation runs within the app, and has the app's globals.
      files: 'Sources/ScriptSide/Engine/Resources/ReactNativeNavigation/*.js',
      globals: readonly('clearTimeout', 'console', 'setTimeout'),
    },
    {
      // The loader is an expression.
      files: 'Sources/ScriptSide/Engine/Resources/Host/loader.js',
      rules: { semi: 'off' },
    },
    // The scripts of pages run in a browser.
    { files: 'Sources/Pages/Resources/*.js', env: { browser: true } },
    // The page of `navbridge inspect` consists of modules, as the browser loads them.
    { files: 'Sources/Inspector/Resources/*.js', env: { browser: true }, parserOptions: { sourceType: 'module' } },
    {
      files: [
        'Examples/**/*.js', 'Scenarios/*.js', 'Benchmarks/**/*.js', 'Tests/Agent/**/*.js', 'Tests/Bundle/**/*.js',
        'Tests/Components/*.js',
        'Tests/JavaScript/*.js',
        'Tests/PictureTests/*.js', 'Tests/Planted/*.js', 'Tests/React/*.js',
      ],
      globals: host,
    },
    { files: '*.test.js', rules: offInTests },
    // The globals that the apps of these tests define.
    { files: 'Scenarios/*.js', globals: readonly('find', 'listen', 'merge', 'merged', 'screen', 'stackId', 'titled') },
    { files: 'Tests/Planted/*.js', globals: readonly('layers', 'ready', 'router', 'screen', 'seen') },
    // The counts write these before the script.
    { files: 'Benchmarks/*.js', globals: readonly('first', 'listens', 'last', 'rounds') },
    { files: 'Tests/React/*.js', globals: readonly('build', 'log', 'setCount') },
    { files: ['Benchmarks/Bench/Resources/node-ipc.js', 'npm/**/*.js', 'Tests/Node/*.js'], env: { node: true } },
    { files: 'Tests/Node/suites/**/*.js', env: { node: true, jest: true }, globals: readonly('by', 'device', 'element') },
    { files: 'Tests/InspectorPage/*.js', parserOptions: { sourceType: 'module' } },
    // A module of npm loads what it needs when it needs it, and answers for Node's own globals.
    { files: 'npm/**/*.mjs', parserOptions: { sourceType: 'module' } },
    {
      // The packager of React Native reads these files: modules with JSX.
      files: 'Tests/Bundle/**/*.js',
      excludedFiles: ['*.test.js', 'Tests/Bundle/open.js', 'Tests/Bundle/libraries/modules.js'],
      parserOptions: { sourceType: 'module', ecmaFeatures: { jsx: true } },
      // Without React's plugin an element is no use of its component.
      rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^(_|[A-Z])', varsIgnorePattern: '^[A-Z]' }] },
    },
    { files: 'Tests/Bundle/libraries/modules.js', globals: readonly('exports') },
  ],
};
