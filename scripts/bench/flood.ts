/**
 * Asks one address over and over, on so many connections from one address of this machine, until it is told to stop
 * (SIGTERM); then prints how often each status came. Arguments: the whole address, how many, and from where.
 */
import { Agent, type AgentOptions, request } from 'node:http';

const [address = '', connections = '1', from = '127.0.0.1'] = process.argv.slice(2);
const options: AgentOptions & { localAddress: string } = {
  keepAlive: true,
  maxSockets: Number(connections),
  localAddress: from,
};
const agent = new Agent(options);
const statuses: Record<string, number> = {};
let isOver = false;

const count = (what: string) => (statuses[what] = (statuses[what] ?? 0) + 1);

const ask = () =>
  new Promise<void>((resolve) => {
    const call = request(address, { agent }, (response) => {
      response.resume().once('end', () => {
        count(String(response.statusCode));
        resolve();
      });
    });
    call.once('error', () => {
      count('lost');
      resolve();
    });
    call.end();
  });

process.once('SIGTERM', () => {
  isOver = true;
  console.log(JSON.stringify(statuses));
  process.exit(0);
});
console.log('started');
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (!isOver) await ask();
  }),
);
