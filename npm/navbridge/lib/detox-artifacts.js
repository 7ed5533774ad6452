'use strict';
// What tests leave, where Detox has it: ROOT/CONFIGURATION.TIME/NAME OF THE TEST/FILE, or where the path builder of the
// configuration puts it.

const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const { pathBuilder } = require('./detox-config');

/** The longest name of a folder, as Detox cuts it. */
const LONGEST = 255;
/** The variable that has the folder of the run, which all its processes share. */
const RUN = 'NAVBRIDGE_DETOX_RUN';

const isoTime = () => new Date().toISOString().replace('T', ' ').replace(/:/g, '-').replace(/\.\d+Z$/, 'Z');

/** The name of the folder of a run that begins now. */
const runName = ({ name }) => `${name}.${isoTime()}`;

const fileName = (text) => text.replace(/[/\\?%*:|"<>\0-\x1f]/g, '_').slice(0, LONGEST).trim() || '_';

const isKept = (choice, hasFailed) => choice === 'all' || choice === 'manual' || (choice === 'failing' && hasFailed);

class DetoxArtifacts {
  #configuration;
  #library;
  #session;
  #builder;
  /** The running test: the names of the groups around it and its own. */
  #names = [];
  /** The pictures of the running test: `{name, text}`; they get their place when it is known whether the test passes. */
  #pictures = [];
  /** The places that artifacts of the running test have. */
  #places = new Set();

  /**
   * @param library gives the modules of the test library, whose pictures are kept from now on
   * @param session `{connection, settings}` of the file
   */
  constructor(configuration, library, session) {
    [this.#configuration, this.#library, this.#session] = [configuration, library, session];
    this.#builder = pathBuilder(configuration);
    library('pictures').use((name, text) => this.keepPicture(name, text));
  }

  get #folder() {
    const { artifacts: { isWhole, rootDir } } = this.#configuration;
    if (isWhole) return rootDir;
    process.env[RUN] ??= runName(this.#configuration);
    return path.join(rootDir, process.env[RUN]);
  }

  /** @param names the names of the groups around the test, and its own */
  async begin(names) {
    [this.#names, this.#pictures, this.#places] = [names, [], new Set()];
    const { screenshot, video } = this.#configuration.artifacts;
    if (video !== 'none') {
      await this.#session.connection.request('film/begin', {});
      // The requests of a film have the lines of the test.
      this.#session.settings.filmed = [0];
    }
    if (screenshot === 'all') await this.#takeOwn('beforeEach');
  }

  /** Keeps a picture that the test asks for. Returns the path of a file with it. */
  keepPicture(name, text) {
    const place = path.join(fs.mkdtempSync(path.join(require('os').tmpdir(), 'detox-')), `${fileName(name)}`);
    const file = write(place, text);
    this.#pictures.push({ name, file });
    return file;
  }

  /** @param failure `{message, place}` of a test that has failed; undefined for one that has passed */
  async end(failure) {
    const hasFailed = failure !== undefined;
    const { screenshot, log, video } = this.#configuration.artifacts;
    if (screenshot === 'all' || (screenshot === 'failing' && hasFailed)) {
      await this.#takeOwn(hasFailed ? 'testFnFailure' : 'testDone');
    }
    for (const { name, file } of this.#pictures) {
      if (isKept(screenshot, hasFailed)) fs.copyFileSync(file, this.#place(name, path.extname(file), hasFailed));
    }
    if (log !== 'none' && isKept(log, hasFailed)) this.#writeLogs(hasFailed);
    if (video !== 'none') await this.#endFilm(isKept(video, hasFailed), failure);
    this.#pictures = [];
  }

  /** Returns the path of an artifact, in a folder that is there. One of a name that another has gets a number. */
  #place(name, extension, hasFailed) {
    for (let count = 1; ; count++) {
      const file = `${fileName(name)}${count > 1 ? count : ''}${extension}`;
      const place = path.resolve(this.#builder ? this.#built(file, hasFailed) : this.#usual(file, hasFailed));
      if (this.#places.has(place) && count < 1000) continue;
      this.#places.add(place);
      fs.mkdirSync(path.dirname(place), { recursive: true });
      return place;
    }
  }

  #usual(file, hasFailed) {
    return path.join(this.#folder, fileName(`${hasFailed ? '✗' : '✓'} ${this.#names.join(' ')}`), file);
  }

  #built(file, hasFailed) {
    const title = this.#names.at(-1);
    const summary = { title, fullName: this.#names.join(' '), status: hasFailed ? 'failed' : 'passed' };
    return this.#builder.buildPathForTestArtifact(file, summary);
  }

  #writeLogs(hasFailed) {
    const all = this.#library('test-apps').all();
    all.forEach((app, at) => {
      const lines = app.transcript().map((entry) => JSON.stringify(entry));
      fs.writeFileSync(this.#place(`device${all.length > 1 ? `-${at + 1}` : ''}`, '.log', hasFailed), `${lines.join('\n')}\n`);
    });
  }

  /** Writes the film of the test, where Detox has a video. */
  async #endFilm(isWritten, failure) {
    this.#session.settings.filmed = [];
    const page = isWritten ? this.#place('test', '.html', failure !== undefined) : null;
    const { file } = this.#session.settings;
    const test = { file, path: this.#names, outcome: failure ? 'failed' : 'passed', ...failure };
    await this.#session.connection.request('film/end', { path: page, test });
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
