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
  echo '   Copyright (c) Facebook, Inc. and its affiliates.'
  # Its licence has the words of this package's own.
  sed -n '/^Permission/,$p' LICENSE | sed '1i\\' | sed 's/^/   /; s/ *$//'
  printf '*/\n'
  cat "$folder/react.js"
} >"$file"
ls -l "$file"
