import { createHmac, randomBytes } from 'node:crypto';
import { apiBase, type paths } from '@studio/contracts/paths';

/** HTTP status and response body, including errors. */
export interface ApiResult {
  status: number;
  body: Record<string, unknown> & { ok: boolean; code?: string; message?: string };
}

/** Browser as the booking service sees it: its own identity and signed calls. */
export interface Caller {
  clientId: string;
  sessionId: string;
  /** Calls one of the contracts' paths. Throws only when there is no response. */
  call(path: (typeof paths)[keyof typeof paths], fields?: Record<string, unknown>): Promise<ApiResult>;
}

const salts = new Map<string, Promise<string>>();

/**
 * Creates a caller of the studio at `url`. Pass `identity` to be the same browser at another process, an access token
 * to be a member, and `address` to call from another network address where the studio trusts its proxy.
 */
export function createCaller(
  url: string,
  identity: Partial<Pick<Caller, 'clientId' | 'sessionId'>> = {},
  accessToken?: string,
  address?: string,
): Caller {
  const clientId = identity.clientId ?? randomBytes(16).toString('hex');
  const sessionId = identity.sessionId ?? randomBytes(8).toString('hex');
  return {
    clientId,
    sessionId,
    call: async (path, fields = {}) => {
      const signed = createEnvelope(await getPublicSalt(url), { clientId, sessionId });
      const response = await fetch(`${url}${apiBase}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
          ...(address && { 'x-forwarded-for': address }),
        },
        body: JSON.stringify({ ...fields, ...signed }),
      });
      return { status: response.status, body: (await response.json()) as ApiResult['body'] };
    },
  };
}

/**
 * Returns the envelope of a call: the caller's ids, the time of a clock that may be some seconds off, and the token
 * over both.
 */
export function createEnvelope(
  salt: string,
  { clientId, sessionId }: Pick<Caller, 'clientId' | 'sessionId'>,
  clockOffsetSeconds = 0,
): Record<string, unknown> {
  const time = Math.floor(Date.now() / 1000) + clockOffsetSeconds;
  const token = createHmac('sha256', salt).update(`${clientId}:${sessionId}:${time}`).digest('hex');
  return { clientId, sessionId, time, token };
}

/** Returns the public salt, requested once per studio, as a page does. */
export function getPublicSalt(url: string): Promise<string> {
  const cached = salts.get(url) ?? fetchSalt(url);
  salts.set(url, cached);
  return cached;
}

async function fetchSalt(url: string): Promise<string> {
  const response = await fetch(`${url}${apiBase}/config`);
  return ((await response.json()) as { tokenSalt: string }).tokenSalt;
}
