import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from './process-control.ts';

/**
 * Range of ports, below the ephemeral ones. An outgoing connection could take an ephemeral port before the server has
 * started.
 */
const [lowest, highest] = [15_000, 32_000];
const tries = 50;

/** Folder with one file per claimed port, which contains the process id of the port's owner. */
const claimsFolder = path.join(tmpdir(), 'miles-street-ports');

/**
 * Returns a free port. The port belongs to the calling process until the process ends, so a restarted server finds its
 * port free whatever other tests start.
 */
export async function getFreePort(): Promise<number> {
  mkdirSync(claimsFolder, { recursive: true });
  for (let tried = 1; ; tried++) {
    const port = randomInt(lowest, highest);
    const reason = claim(port) ? await getPortError(port) : new Error(`Another test has port ${port}.`);
    if (!reason) return port;
    if (tried === tries) throw reason;
  }
}

/** Creates the file of a port. Returns false while its previous owner is alive. */
function claim(port: number): boolean {
  const file = path.join(claimsFolder, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAlive(ownerOf(file))) return false;
    rmSync(file, { force: true });
    return false;
  }
}

function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

/** Returns null when a server can listen there, or else the error. */
function getPortError(port: number): Promise<Error | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)));
  });
}
