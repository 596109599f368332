import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, paths } from '@studio/contracts/paths';
import { createEnvelope } from '../../races/harness/api-client.ts';
import { type ClientLog, incrementCount } from './acknowledged-log.ts';
import { classifyResponse } from './classify-response.ts';

const everyMs = 150;
const identity = { clientId: 'f'.repeat(32), sessionId: 'f'.repeat(16) };

/**
 * Calls the servers past the balancer, which skips servers that aren't ready. This shows how a server without its
 * database responds. Returns a function that stops the calls.
 */
export function callServersDirectly(
  ports: readonly number[],
  salt: string,
  classId: string,
  log: ClientLog,
): () => Promise<void> {
  let open = true;
  const loops = ports.map(async (port) => {
    for (let round = 0; open; round++) {
      const [path, fields] = round % 2 === 0 ? [paths.facets, {}] : [paths.holdGet, { holdId: classId }];
      await callServer(
        `http://127.0.0.1:${port}${apiBase}${path}`,
        { ...fields, ...createEnvelope(salt, identity) },
        log,
      );
      await sleep(everyMs);
    }
  });
  return async () => {
    open = false;
    await Promise.all(loops);
  };
}

async function callServer(url: string, body: object, log: ClientLog): Promise<void> {
  const rawResponse = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    async (response) => ({
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    }),
    // The server was killed, or isn't listening yet.
    () => null,
  );
  if (!rawResponse) return incrementCount(log.errors, 'knocked: no line');
  const classified = classifyResponse(rawResponse);
  if (classified.as === 'fault')
    log.faults.push(`at the server, ${new URL(url).pathname}: ${classified.reason}`);
  if (classified.as === 'trouble') incrementCount(log.errors, `knocked: ${classified.kind}`);
}
