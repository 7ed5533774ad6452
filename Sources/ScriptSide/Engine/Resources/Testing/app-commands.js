'use strict';
// The commands of an app, as its transcript has them.

/**
 * @param transcript the entries
 * @returns `{id, name, arguments, at, state, value or code and message, settledAt}` of each command. The state of a void
 *   method, which native never answers, is `sent`
 */
function commandsIn(transcript) {
  const commands = [];
  for (const entry of transcript) {
    if (entry.kind === 'command') {
      const { id, name, at, epoch } = entry;
      commands.push({ id, name, arguments: entry.arguments, at, epoch, state: entry.void ? 'sent' : 'pending' });
    } else if (entry.kind === 'resolved' || entry.kind === 'rejected') {
      const { kind, at, value, code, message } = entry;
      const same = (one) => one.state === 'pending' && one.name === entry.name && one.id === entry.id &&
        one.epoch === entry.epoch;
      const command = commands.find(same);
      const result = kind === 'resolved' ? { value } : { code, message };
      if (command) Object.assign(command, { state: kind, settledAt: at, ...result });
    }
  }
  return commands;
}

module.exports = { commandsIn };
