'use strict';
// The commands of Maestro that a headless device has not, each with the reason and the way out.

const { refusal } = require('./flow-errors');

/** The fields of a command of which a value alone sets the first. */
const word = (name, ...fields) => ({ word: name, fields: [name, ...fields] });

const refuse = (why) => async (flow, values, { name }) => { throw refusal(name, why); };
const MODEL = 'it needs a model outside this machine';

const refused = {
  assertScreenshot: { ...word('path', 'thresholdPercentage', 'cropOn'),
    run: refuse('its pictures are drawings, which equal no photograph; toMatchScreenshot compares drawings') },
  setLocation: { fields: ['latitude', 'longitude'],
    run: refuse('it has no place in the world; give the app a module for it by --modules') },
  travel: { fields: ['points', 'speed'], run: refuse('it has no place in the world; give the app a module for it by --modules') },
  addMedia: { ...word('files'), takesList: true,
    run: refuse('it has no photographs; give the app a module for them by --modules') },
  assertWithAI: { ...word('assertion'), run: refuse(MODEL) },
  assertNoDefectsWithAI: { fields: [], run: refuse(MODEL) },
  extractTextWithAI: { ...word('query', 'outputVariable'), run: refuse(MODEL) },
};

module.exports = { refused, word };
