import type { Envelope } from '@studio/contracts/envelope';
import { requestTimeoutMs } from '@studio/contracts/paths';
import type { Api, CallOptions } from './api.ts';
import { type ApiError, toApiError as readClassesFailure } from './api-error.ts';
import { correctServerClock } from './server-clock.ts';

/** What a client is made of; `sign` gives a fresh envelope at every try. */
export interface ApiClientParts {
  /** Path or address of the API, without a slash at the end. */
  base: string;
  branchId: string;
  sign: () => Promise<Envelope>;
  /** The access token of who is signed in; null for visitors. */
  bearer?: () => Promise<string | null>;
  /** Renews a token that the service does not take any more, or ends the session that it belonged to. */
  renew?: () => Promise<void>;
  /** Asks the member to log in again; false: they would rather not. */
  logInAgain?: () => Promise<boolean>;
  fetch: typeof fetch;
}

/**
 * The API over HTTP. A clock that is wrong is corrected from the refusal, a token that counts no more is renewed or
 * given up, and the call is sent once more: nothing was done before such a refusal. A call that needs a recent login asks for
 * one and is sent again after it, with what was typed.
 */
export function createApiClient(parts: ApiClientParts): Api {
  return {
    async call<Answer>(path: string, fields: object, options: CallOptions = {}): Promise<Answer> {
      try {
        return await sendMended<Answer>(parts, path, fields, options);
      } catch (error) {
        const { code } = error as ApiError;
        if (code !== 'login_required_again' || !(await parts.logInAgain?.())) throw error;
        return sendMended<Answer>(parts, path, fields, options);
      }
    },
  };
}

async function sendMended<Answer>(...wish: Parameters<typeof send>): Promise<Answer> {
  const [parts] = wish;
  try {
    return await send<Answer>(...wish);
  } catch (error) {
    if (!(await mended(parts, error as ApiError))) throw error;
    return send<Answer>(...wish);
  }
}

async function send<Answer>(
  parts: ApiClientParts,
  path: string,
  fields: object,
  options: CallOptions,
): Promise<Answer> {
  const { unexpected = 'Unexpected server response', readFailure = readClassesFailure } = options;
  const { signal, onText } = options;
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  let status = 0;
  let body: unknown;
  try {
    const [envelope, token] = await Promise.all([parts.sign(), parts.bearer?.()]);
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
  if (status >= 200 && status < 300 && isOk(body)) return body as Answer;
  throw readFailure(status, body, unexpected);
}

function isOk(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'ok' in body && body.ok === true;
}

/** Puts right what the service refused the call for; false when that cannot be done here. */
async function mended({ renew }: ApiClientParts, { status, payload }: ApiError): Promise<boolean> {
  const facts = payload as { serverTime?: unknown; tokenRefused?: unknown } | null | undefined;
  if (status !== 403) return false;
  if (typeof facts?.serverTime === 'number') correctServerClock(facts.serverTime);
  else if (facts?.tokenRefused === true && renew) await renew();
  else return false;
  return true;
}
