import { errorResponse } from '@studio/contracts/error-response';

/** What somebody was answered, or not at all. */
export interface ObservedResponse {
  what: string;
  /** 0 when no answer came in time. */
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

/** Ends a request that hangs. No test depends on it: a busy machine may take its time. */
const hangsAfterMs = 100_000;

/** Sends a request and reports the response, or status 0 when none came before `withinMs`. */
export async function sendRequest(
  what: string,
  url: string,
  init: RequestInit,
  withinMs = hangsAfterMs,
): Promise<ObservedResponse> {
  const began = performance.now();
  const patience = AbortSignal.timeout(withinMs);
  const told = (status: number, headers: Headers, text: string): ObservedResponse => ({
    what,
    status,
    headers,
    text,
    ms: performance.now() - began,
  });
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: patience });
    return told(response.status, response.headers, await response.text());
  } catch (error) {
    return told(0, new Headers(), patience.aborted ? 'no answer in time' : String(error));
  }
}

const isForNow = ({ status, headers }: ObservedResponse): boolean =>
  status === 503 && Number(headers.get('retry-after')) > 0;

/** What is wrong with an answer of the API while the database is away; null: it is as it should be. */
export function findApiFault(answer: ObservedResponse): string | null {
  const { what, status, headers, text } = answer;
  const says = `${what}: ${status} ${text.slice(0, 200)}`;
  if (status === 0) return says;
  if (status === 200) return null;
  if (!headers.get('content-type')?.startsWith('application/json')) return `no JSON, ${says}`;
  if (status >= 500 && !isForNow(answer)) return says;
  return errorResponse.safeParse(JSON.parse(text)).success ? null : `no refusal, ${says}`;
}

/** The same of a page: it is as always, or it says that it is not, in the site's own clothes. */
export function findPageFault(answer: ObservedResponse): string | null {
  const { what, status, headers, text } = answer;
  const says = `${what}: ${status} ${text.slice(0, 200)}`;
  if (status === 0 || (status >= 500 && !isForNow(answer))) return says;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isPage && !/<link[^>]+stylesheet|<style/.test(text) ? `bare, ${says}` : null;
}
