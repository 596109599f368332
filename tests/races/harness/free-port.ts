import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what systems give to outgoing connections: a port that they choose themselves may be such a connection's by the
 * time a server has started.
 */
const [lowest, highest] = [15_000, 32_000];
const tries = 50;

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  for (let tried = 1; ; tried++) {
    const port = randomInt(lowest, highest);
    const taken = await whyTaken(port);
    if (!taken) return port;
    if (tried === tries) throw taken;
  }
}

/** Null when somebody could listen there. */
function whyTaken(port: number): Promise<Error | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)));
  });
}
