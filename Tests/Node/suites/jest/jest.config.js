// What the project of a user has: Jest's own defaults.
module.exports = {};
