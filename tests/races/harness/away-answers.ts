import { refusal } from '@studio/contracts/refusal';

/** What somebody was answered, or not at all. */
export interface Answered {
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
export async function ask(
  what: string,
  url: string,
  init: RequestInit,
  withinMs = hangsAfterMs,
): Promise<Answered> {
  const began = performance.now();
  const patience = AbortSignal.timeout(withinMs);
  const told = (status: number, headers: Headers, text: string): Answered => ({
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

const isForNow = ({ status, headers }: Answered): boolean =>
  status === 503 && Number(headers.get('retry-after')) > 0;

/** What is wrong with an answer of the API while the database is away; null: it is as it should be. */
export function wrongOfApi(answer: Answered): string | null {
  const { what, status, headers, text } = answer;
  const says = `${what}: ${status} ${text.slice(0, 200)}`;
  if (status === 0) return says;
  if (status === 200) return null;
  if (!headers.get('content-type')?.startsWith('application/json')) return `no JSON, ${says}`;
  if (status >= 500 && !isForNow(answer)) return says;
  return refusal.safeParse(JSON.parse(text)).success ? null : `no refusal, ${says}`;
}

/** The same of a page: it is as always, or it says that it is not, in the site's own clothes. */
export function wrongOfPage(answer: Answered): string | null {
  const { what, status, headers, text } = answer;
  const says = `${what}: ${status} ${text.slice(0, 200)}`;
  if (status === 0 || (status >= 500 && !isForNow(answer))) return says;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isPage && !/<link[^>]+stylesheet|<style/.test(text) ? `bare, ${says}` : null;
}
