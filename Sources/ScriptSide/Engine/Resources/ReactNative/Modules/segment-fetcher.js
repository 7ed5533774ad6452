'use strict';
// `SegmentFetcher`. A bundle is one file here.

const refuse = (done) => done({ code: 'NO_SEGMENTS', message: 'This host runs bundles of one file; it loads no segments.' });

module.exports = {
  name: 'SegmentFetcher',
  methods: { fetchSegment: (_id, _options, done) => refuse(done), getSegment: (_id, _options, done) => refuse(done) },
};
