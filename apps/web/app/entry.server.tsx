import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ScriptNonce } from './lib/inline-script.tsx';
import { siteContext } from './lib/site-context.server.ts';
import { StaticShellParts } from './lib/static-shell.tsx';
import { staticShellParts } from './static-shell-parts.server.tsx';

/** The site's server finds the context's key here: the built bundle has its own copy of the module. */
export { siteContext };

/** The header by which a rendering tells the site's server its mark; it goes no further. */
export const scriptNonceHeader = 'x-script-mark';

/** Milliseconds after which a rendering is given up. */
const renderTimeoutMs = 10_000;

/** Renders a document once everything in it is there. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { reportError } = context.get(siteContext);
  const mark = randomBytes(16).toString('hex');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(scriptNonceHeader, mark);
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const page = (
      <ScriptNonce value={mark}>
        <StaticShellParts value={staticShellParts}>
          <ServerRouter context={routerContext} url={request.url} nonce={mark} />
        </StaticShellParts>
      </ScriptNonce>
    );
    const rendering = renderToPipeableStream(page, {
      nonce: mark,
      // Nothing is left out of its place to be moved there by a script: pages are whole without any.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        const body = new PassThrough();
        rendering.pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }));
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError(error) {
        answerStatus = 500;
        if (!request.signal.aborted) reportError(error);
      },
    });
    const timeout = setTimeout(() => rendering.abort(), renderTimeoutMs);
  });
}

/** Errors of loaders and of rendering, except those of visitors who have gone or who asked for what there is not. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const theirs = isRouteErrorResponse(error) && error.status < 500;
  if (!theirs && !request.signal.aborted) context.get(siteContext).reportError(error);
};
