#!/usr/bin/env bash
# Writes the React that is built in, Sources/ScriptSide/Engine/Resources/ReactNative/Components/react-18.js, from Debian's packages:
# React, its JSX runtimes and its test renderer, in their development builds, as one file. To be run when Debian has a newer React 18.
#
#   apt-get install esbuild node-react node-react-test-renderer && scripts/lib/built_in_react.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
file=$PWD/Sources/ScriptSide/Engine/Resources/ReactNative/Components/react-18.js
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/entry.js" <<'END'
exports.React = require('react');
exports.jsx = require('react/jsx-runtime');
exports.jsxDev = require('react/jsx-dev-runtime');
exports.TestRenderer = require('react-test-renderer');
END
NODE_PATH=/usr/share/nodejs esbuild "$folder/entry.js" --bundle --format=cjs --platform=neutral --main-fields=main --minify --target=es2022 \
  '--define:process.env.NODE_ENV="development"' --legal-comments=none --log-level=error --outfile="$folder/react.js"
version=$(sed -n 's/.*"version": *"\([^"]*\)".*/\1/p' /usr/share/nodejs/react/package.json | head -n 1)
{
  printf '/* eslint-disable */\n/* React %s, react-test-renderer and scheduler, made by scripts/lib/built_in_react.sh of Debian'"'"'s packages.\n\n' "$version"
  sed 's/^/   /; s/ *$//' <<'END'
Copyright (c) Facebook, Inc. and its affiliates.

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH
THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
END
  printf '*/\n'
  cat "$folder/react.js"
} >"$file"
ls -l "$file"
