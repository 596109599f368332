import type { Envelope } from '@studio/contracts/envelope';
import { requestTimeoutMs } from '@studio/contracts/request-limits';
import type { Api, CallOptions } from './api.ts';
import { type ApiError, toApiError } from './api-error.ts';
import { correctServerClock } from './server-clock.ts';

/** Dependencies of an API client. `sign` returns a fresh envelope for every attempt. */
export interface ApiClientParts {
  /** Path or URL of the API, without a trailing slash. */
  base: string;
  branchId: string;
  sign: () => Promise<Envelope>;
  /** Returns the member's access token; null for visitors. */
  getAccessToken?: () => Promise<string | null>;
  /** Renews an access token that the API rejected, or ends the session. */
  renew?: () => Promise<void>;
  /** Asks the member to log in again, and names the call that waits. Resolves with false when they decline. */
  reauthenticate?: (path: string, fields: object) => Promise<boolean>;
  fetch: typeof fetch;
}

/**
 * Creates an API client over HTTP. On status 403, corrects a wrong clock or renews the token, and retries
 * once. The retry is safe, because the API did nothing before that error. If a call needs a recent login, the
 * member logs in again and the client resends the same request.
 */
export function createApiClient(parts: ApiClientParts): Api {
  return {
    async call<ResponseBody>(path: string, fields: object, options: CallOptions = {}): Promise<ResponseBody> {
      try {
        return await sendWithRepair<ResponseBody>(parts, path, fields, options);
      } catch (error) {
        const { code } = error as ApiError;
        if (code !== 'login_required_again' || !(await parts.reauthenticate?.(path, fields))) throw error;
        return sendWithRepair<ResponseBody>(parts, path, fields, options);
      }
    },
  };
}

async function sendWithRepair<ResponseBody>(...args: Parameters<typeof send>): Promise<ResponseBody> {
  const [parts] = args;
  try {
    return await send<ResponseBody>(...args);
  } catch (error) {
    if (!(await repair(parts, error as ApiError))) throw error;
    return send<ResponseBody>(...args);
  }
}

async function send<ResponseBody>(
  parts: ApiClientParts,
  path: string,
  fields: object,
  options: CallOptions,
): Promise<ResponseBody> {
  const { unexpected = 'Unexpected server response', readFailure = toApiError } = options;
  const { signal, onText } = options;
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  let status = 0;
  let body: unknown;
  try {
    const [envelope, token] = await Promise.all([parts.sign(), parts.getAccessToken?.()]);
    const response = await parts.fetch(`${parts.base}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(onText && { accept: 'text/event-stream' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ branchId: parts.branchId, ...fields, ...envelope }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    status = response.status;
    body = onText
      ? await (await import('./read-chat-stream.ts')).readChatStream(response, onText)
      : await response.json();
  } catch {
    if (signal?.aborted) throw signal.reason;
  }
  if (status >= 200 && status < 300 && isOk(body)) return body as ResponseBody;
  throw readFailure(status, body, unexpected);
}

function isOk(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'ok' in body && body.ok === true;
}

/** Corrects the cause of status 403. Returns false if the browser can't correct it. */
async function repair({ renew }: ApiClientParts, { status, payload }: ApiError): Promise<boolean> {
  const details = payload as { serverTime?: unknown; tokenRejected?: unknown } | null | undefined;
  if (status !== 403) return false;
  if (typeof details?.serverTime === 'number') correctServerClock(details.serverTime);
  else if (details?.tokenRejected === true && renew) await renew();
  else return false;
  return true;
}
