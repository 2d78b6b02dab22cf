/**
 * Requests one URL over and over, on several connections from one local address, until SIGTERM. Then prints the count
 * of each status. Arguments: the URL, the number of connections, and the local address.
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
