import type { FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import type { ServerRenderer } from './create-server-build-loader.ts';
import { extractNoncedScripts } from './inline-script-policy.ts';

export interface RenderedPage {
  status: number;
  headers: [string, string][];
  body: Buffer;
  /** Hashes of the application's inline scripts; see inline-script-policy.ts. */
  scripts: readonly string[];
}

/** Returns whether the response is an HTML page, and not data or a file. */
export function isDocument({ headers }: RenderedPage): boolean {
  return headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
}

/** Renders the complete response, so that it can be compressed and cached. */
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
  const nonce = response.headers.get(scriptNonceHeader);
  if (!nonce) return { status, headers, body, scripts: [] };
  const { html, scripts } = extractNoncedScripts(body.toString(), nonce);
  return { status, headers, body: Buffer.from(html), scripts };
}

/**
 * Creates a GET request that contains only the URL, because pages are the same for every visitor. HEAD requests also
 * use the response to GET; its body is dropped later.
 */
export function createAnonymousRequest(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  path: string,
): Request {
  return new Request(toAbsoluteUrl(request, path));
}

/** Matches encoded line breaks. A path that contains one matches no route, not even the not-found route. */
const lineBreaks = /%0[ad]|%e2%80%a[89]/gi;

/** Returns the absolute URL. An invalid host header or line breaks in the path must not break rendering. */
function toAbsoluteUrl({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, path: string): string {
  const inOneLine = path.replace(/^[^?]*/, (pathname) => pathname.replaceAll(lineBreaks, '%20'));
  const whole = `${protocol}://${host}${inOneLine}`;
  return URL.canParse(whole) ? whole : `http://localhost${inOneLine}`;
}
