// Measures messages between Node and a child, over Node's own channel, for `navbridge bench --peers`. Prints the
// nanoseconds of each round trip.
const { spawn } = require('child_process');

const [request, answer, warmUp, count] = process.argv.slice(-4).map(Number);
const served = `process.on('message', () => process.send('x'.repeat(${answer - 3})));
  process.on('disconnect', () => process.exit(0));`;
const child = spawn(process.execPath, ['-e', served], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
// A message is a text in quotation marks that ends with a line break.
const message = 'x'.repeat(request - 3);
const times = [];
let left = warmUp + count;
let began = 0n;

const ask = () => {
  began = process.hrtime.bigint();
  child.send(message);
};

child.on('message', () => {
  const took = process.hrtime.bigint() - began;
  left -= 1;
  if (left < count) times.push(took);
  if (left > 0) return ask();
  console.log(times.join('\n'));
  child.disconnect();
});
ask();
