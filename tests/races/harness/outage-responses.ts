import { errorResponse } from '@studio/contracts/error-response';

/** Observed response, or its absence. */
export interface ObservedResponse {
  what: string;
  /** 0 when no response came in time. */
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

/** Timeout of a hanging request. No test depends on it: a busy machine may be slow. */
const hangsAfterMs = 100_000;

/** Sends a request and returns the response, or status 0 when none came before `withinMs`. */
export async function sendRequest(
  what: string,
  url: string,
  init: RequestInit,
  withinMs = hangsAfterMs,
): Promise<ObservedResponse> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(withinMs);
  const observe = (status: number, headers: Headers, text: string): ObservedResponse => ({
    what,
    status,
    headers,
    text,
    ms: performance.now() - started,
  });
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: timeout });
    return observe(response.status, response.headers, await response.text());
  } catch (error) {
    return observe(0, new Headers(), timeout.aborted ? 'no answer in time' : String(error));
  }
}

const isTemporary = ({ status, headers }: ObservedResponse): boolean =>
  status === 503 && Number(headers.get('retry-after')) > 0;

/** Returns what is wrong with an API response during a database outage, or null. */
export function findApiFault(response: ObservedResponse): string | null {
  const { what, status, headers, text } = response;
  const summary = `${what}: ${status} ${text.slice(0, 200)}`;
  if (status === 0) return summary;
  if (status === 200) return null;
  if (!headers.get('content-type')?.startsWith('application/json')) return `no JSON, ${summary}`;
  if (status >= 500 && !isTemporary(response)) return summary;
  return errorResponse.safeParse(JSON.parse(text)).success ? null : `no refusal, ${summary}`;
}

/** Returns what is wrong with a page during an outage, or null when it's complete or reports the outage, with styles. */
export function findPageFault(response: ObservedResponse): string | null {
  const { what, status, headers, text } = response;
  const summary = `${what}: ${status} ${text.slice(0, 200)}`;
  if (status === 0 || (status >= 500 && !isTemporary(response))) return summary;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isPage && !/<link[^>]+stylesheet|<style/.test(text) ? `bare, ${summary}` : null;
}
