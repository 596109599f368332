import type { FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import { extractNoncedScripts } from './inline-script-policy.ts';
import type { ServerRenderer } from './open-build.ts';

/** What React Router answers, complete. */
export interface RenderedPage {
  status: number;
  headers: [string, string][];
  body: Buffer;
  /** Hashes of the inline scripts that the application has placed in it; see inline-script-policy.ts. */
  scripts: readonly string[];
}

/** Whether it is a page, and no data for one and no file. */
export function isDocument({ headers }: RenderedPage): boolean {
  return headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
}

/** Renders an answer whole, so that it can be compressed and kept. */
export async function renderPage(
  request: Request,
  { handle, scriptNonceHeader }: Pick<ServerRenderer, 'handle' | 'scriptNonceHeader'>,
  fill: (context: RouterContextProvider) => void,
): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  fill(context);
  const response = await handle(request, context);
  const body = Buffer.from(await response.arrayBuffer());
  const { status } = response;
  const headers = [...response.headers].filter(([name]) => name !== scriptNonceHeader);
  const mark = response.headers.get(scriptNonceHeader);
  if (!mark) return { status, headers, body, scripts: [] };
  const { html, scripts } = extractNoncedScripts(body.toString(), mark);
  return { status, headers, body: Buffer.from(html), scripts };
}

/**
 * A request for a page, which everybody gets alike: its address, and nothing of who asks. What HEAD answers is what GET
 * would; the body is left out on the way.
 */
export function createAnonymousRequest(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  path: string,
): Request {
  return new Request(address(request, path));
}

/** Breaks of lines, of which no route's path may have one: not even that of what is not found matches them. */
const lineBreaks = /%0[ad]|%e2%80%a[89]/gi;

/** The whole address; a host header that is no host, or a path with lines, does not break the page. */
function address({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, path: string): string {
  const inOneLine = path.replace(/^[^?]*/, (pathname) => pathname.replaceAll(lineBreaks, '%20'));
  const whole = `${protocol}://${host}${inOneLine}`;
  return URL.canParse(whole) ? whole : `http://localhost${inOneLine}`;
}
