import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, type paths } from '@studio/contracts/paths';
import { requestTimeoutMs } from '@studio/contracts/request-limits';
import { createEnvelope } from '../../races/harness/api-client.ts';
import { type ClientLog, incrementCount } from './acknowledged-log.ts';
import { type ClassifiedResponse, classifyResponse, type ResponseBody } from './classify-response.ts';

/** Final outcome of a call. `unsure`: an attempt may have taken effect without a response. */
export type CallOutcome = { unsure: boolean } & (
  | { as: 'done'; body: ResponseBody }
  | { as: 'refused'; code: string; body: ResponseBody }
  | { as: 'nothing heard' }
);

/** Simulated browser that retries calls without a response, as the pages do. */
export interface RetryingCaller {
  call(path: (typeof paths)[keyof typeof paths], fields?: Record<string, unknown>): Promise<CallOutcome>;
}

export interface CallerTarget {
  url: string;
  salt: string;
  log: ClientLog;
}

const maxAttempts = 6;

export function createRetryingCaller({ url, salt, log }: CallerTarget, accessToken?: string): RetryingCaller {
  const identity = { clientId: randomBytes(16).toString('hex'), sessionId: randomBytes(8).toString('hex') };
  let clockOffsetSeconds = 0;
  const once = async (path: string, fields: Record<string, unknown>): Promise<ClassifiedResponse> => {
    try {
      const response = await fetch(`${url}${apiBase}${path}`, {
        method: 'POST',
        signal: AbortSignal.timeout(requestTimeoutMs),
        headers: {
          'content-type': 'application/json',
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        },
        body: JSON.stringify({ ...fields, ...createEnvelope(salt, identity, clockOffsetSeconds) }),
      });
      return classifyResponse({
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        retryAfter: response.headers.get('retry-after'),
        text: await response.text(),
      });
    } catch {
      return { as: 'trouble', kind: 'cut off', retryAfterSeconds: 1 };
    }
  };
  return {
    call: async (path, fields = {}) => {
      let unsure = false;
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        const classified = await once(path, fields);
        if (classified.as === 'done') return { ...classified, unsure };
        incrementCount(log.errors, nameOf(classified));
        if (classified.as === 'fault') log.faults.push(`${path}: ${classified.reason}`);
        const serverTime = readServerTime(classified);
        if (classified.as === 'refused' && serverTime === null) return { ...classified, unsure };
        if (serverTime !== null) {
          clockOffsetSeconds = serverTime - Math.floor(Date.now() / 1000);
          continue;
        }
        unsure = true;
        await sleep((classified.as === 'trouble' ? Math.min(3, classified.retryAfterSeconds) : 1) * 700);
      }
      return { as: 'nothing heard', unsure };
    },
  };
}

/**
 * Returns the time of a server whose clock differs from the browser's. The browser adopts it, because it can't know
 * which clock is right.
 */
function readServerTime(classified: ClassifiedResponse): number | null {
  if (classified.as !== 'refused' || classified.code !== 'forbidden') return null;
  return classified.body.serverTime ?? null;
}

function nameOf(classified: Exclude<ClassifiedResponse, { as: 'done' }>): string {
  if (classified.as === 'refused') return classified.code;
  return classified.as === 'trouble' ? classified.kind : 'fault';
}
