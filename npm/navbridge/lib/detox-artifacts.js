'use strict';
// What tests leave, where Detox has it: ROOT/CONFIGURATION.TIME/NAME OF THE TEST/FILE.

const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');

/** The longest name of a folder, as Detox cuts it. */
const LONGEST = 255;
/** The variable that has the folder of the run, which all its processes share. */
const RUN = 'NAVBRIDGE_DETOX_RUN';

const isoTime = () => new Date().toISOString().replace('T', ' ').replace(/:/g, '-').replace(/\.\d+Z$/, 'Z');

/** The name of the folder of a run that begins now. */
const runName = ({ name }) => `${name}.${isoTime()}`;

const fileName = (text) => text.replace(/[/\\?%*:|"<>\0-\x1f]/g, '_').slice(0, LONGEST).trim() || '_';

class DetoxArtifacts {
  #configuration;
  #library;
  /** The names of the running test. */
  #test = [];
  /** The pictures of the running test: `{name, text}`; they get their place when it is known whether the test passes. */
  #pictures = [];

  /** @param library gives the modules of the test library, whose pictures are kept from now on */
  constructor(configuration, library) {
    [this.#configuration, this.#library] = [configuration, library];
    library('pictures').use((name, text) => this.keepPicture(name, text));
  }

  get #folder() {
    const { artifacts: { rootDir } } = this.#configuration;
    process.env[RUN] ??= runName(this.#configuration);
    return path.join(rootDir, process.env[RUN]);
  }

  async begin(names) {
    [this.#test, this.#pictures] = [names, []];
    if (this.#configuration.artifacts.screenshot === 'all') await this.#takeOwn('beforeEach');
  }

  /** Keeps a picture that the test asks for. Returns the path of a file with it. */
  keepPicture(name, text) {
    const place = path.join(fs.mkdtempSync(path.join(require('os').tmpdir(), 'detox-')), `${fileName(name)}`);
    const file = write(place, text);
    this.#pictures.push({ name, file });
    return file;
  }

  async end(hasFailed) {
    const { screenshot, log } = this.#configuration.artifacts;
    const isKept = (choice) => choice === 'all' || choice === 'manual' || (choice === 'failing' && hasFailed);
    if (screenshot === 'all' || (screenshot === 'failing' && hasFailed)) {
      await this.#takeOwn(hasFailed ? 'testFnFailure' : 'testDone');
    }
    const folder = path.join(this.#folder, fileName(`${hasFailed ? '✗' : '✓'} ${this.#test.join(' ')}`));
    const places = new Set();
    for (const { name, file } of this.#pictures) {
      if (!isKept(screenshot)) continue;
      fs.mkdirSync(folder, { recursive: true });
      const extension = path.extname(file);
      let place = path.join(folder, `${fileName(name)}${extension}`);
      for (let count = 2; places.has(place); count++) place = path.join(folder, `${fileName(name)}${count}${extension}`);
      places.add(place);
      fs.copyFileSync(file, place);
    }
    if (log !== 'none' && isKept(log)) this.#writeLogs(folder);
    this.#pictures = [];
  }

  #writeLogs(folder) {
    const all = this.#library('test-apps').all();
    all.forEach((app, at) => {
      const lines = app.transcript().map((entry) => JSON.stringify(entry));
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, `device${all.length > 1 ? `-${at + 1}` : ''}.log`), `${lines.join('\n')}\n`);
    });
  }

  /** Takes a picture that no test asks for. An app that has ended has none. */
  async #takeOwn(name) {
    const { state } = this.#library('detox-app');
    if (!state.app) return;
    const text = await state.app.request('device/screenshot').catch(() => null);
    if (text !== null) this.keepPicture(name, text);
  }
}

/** Writes a picture as PNG, or as SVG where the program that makes pixels is missing. Returns the path. */
function write(place, text) {
  const made = spawnSync('rsvg-convert', ['--zoom=2', '--format=png', `--output=${place}.png`], { input: text });
  if (made.status === 0) return `${place}.png`;
  fs.writeFileSync(`${place}.svg`, text);
  return `${place}.svg`;
}

module.exports = { DetoxArtifacts, RUN, runName };
