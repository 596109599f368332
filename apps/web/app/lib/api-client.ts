import type { Envelope } from '@studio/contracts/envelope';
import { requestTimeoutMs } from '@studio/contracts/paths';
import type { Api, CallOptions } from './api.ts';
import { type ApiError, readFailure } from './api-error.ts';
import { correctServerClock } from './server-clock.ts';

/** What a client is made of; `sign` gives a fresh envelope at every try. */
export interface ApiClientParts {
  /** Path or address of the API, without a slash at the end. */
  base: string;
  branchId: string;
  sign: () => Promise<Envelope>;
  /** The access token of who is signed in; null for visitors. */
  bearer?: () => Promise<string | null>;
  fetch: typeof fetch;
}

/** The API over HTTP. A clock that is wrong is corrected from the refusal, and the call is sent once more. */
export function createApiClient(parts: ApiClientParts): Api {
  return {
    async call<Answer>(path: string, fields: object, options: CallOptions = {}): Promise<Answer> {
      try {
        return await send<Answer>(parts, path, fields, options);
      } catch (error) {
        const serverTime = serverTimeOf(error as ApiError);
        if (serverTime === undefined) throw error;
        correctServerClock(serverTime);
        return send<Answer>(parts, path, fields, options);
      }
    },
  };
}

async function send<Answer>(
  parts: ApiClientParts,
  path: string,
  fields: object,
  { unexpected = 'Unexpected server response', signal }: CallOptions,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  let status = 0;
  let body: unknown;
  try {
    const [envelope, token] = await Promise.all([parts.sign(), parts.bearer?.()]);
    const response = await parts.fetch(`${parts.base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ branchId: parts.branchId, ...fields, ...envelope }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    status = response.status;
    body = await response.json();
  } catch {
    if (signal?.aborted) throw signal.reason;
  }
  if (status >= 200 && status < 300 && isOk(body)) return body as Answer;
  throw readFailure(status, body, unexpected);
}

function isOk(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'ok' in body && body.ok === true;
}

/** Unix seconds of the server, when it refused the call for the time in it. */
function serverTimeOf(error: ApiError): number | undefined {
  const payload = error.payload as { serverTime?: unknown } | null | undefined;
  return error.status === 403 && typeof payload?.serverTime === 'number' ? payload.serverTime : undefined;
}
