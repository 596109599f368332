import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { StaticShellParts } from '@studio/islands/static-shell';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { getInitialStyles } from './lib/first-paint/initial-styles.ts';
import { inlineCode } from './lib/first-paint/inline-code.server.ts';
import { InlineCodeContext } from './lib/first-paint/inline-code.ts';
import { ScriptNonce } from './lib/first-paint/inline-script.tsx';
import { siteContext } from './lib/site/site-context.server.ts';
import { staticShellParts } from './static-shell-parts.server.tsx';
import stylesUrl from './styles/app.css?url';

/**
 * Key of the router context in which the page server passes the site's data. Exported from the bundle,
 * because the bundle has its own copy of the module, and keys match by identity.
 */
export { siteContext };

/**
 * Style sheet of the pages. `initial` is the initial content of the style element, which the page server replaces
 * with the rules that a page uses.
 */
export const pageStyles = { href: stylesUrl, initial: getInitialStyles(stylesUrl) };

/**
 * Response header that contains the nonce of the page's inline scripts. The page server removes the header.
 */
export const scriptNonceHeader = 'x-script-mark';

/** Time in milliseconds after which the server aborts a render. */
const renderTimeoutMs = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { reportError } = context.get(siteContext);
  const nonce = randomBytes(16).toString('hex');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(scriptNonceHeader, nonce);
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const page = (
      <ScriptNonce value={nonce}>
        <StaticShellParts value={staticShellParts}>
          <InlineCodeContext value={inlineCode}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </InlineCodeContext>
        </StaticShellParts>
      </ScriptNonce>
    );
    const rendering = renderToPipeableStream(page, {
      nonce,
      // Without this, React would move large Suspense content by script, but pages must work without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        const body = new PassThrough();
        rendering.pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }));
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError(error) {
        responseStatus = 500;
        if (!request.signal.aborted) reportError(error);
      },
    });
    const timeout = setTimeout(() => rendering.abort(), renderTimeoutMs);
  });
}

/** Reports errors of loaders and rendering, except those of aborted requests and of responses below 500. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientError && !request.signal.aborted) context.get(siteContext).reportError(error);
};
