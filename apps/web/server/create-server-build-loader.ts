import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { siteContext } from '../app/lib/site/site-context.server.ts';
import { type CachePolicy, createCachePolicyFinder } from './route-cache-policy.ts';

/** Style sheet of the pages. `initial` is the text of the document's style element, which loads the sheet. */
export interface PageStyles {
  href: string;
  initial: string;
}

/**
 * Parts of the built application: request handler, cache policies, the key of the site context, the style sheet, and
 * the name of the nonce header. All parts come from the build, because production has no sources.
 */
export interface ServerRenderer {
  handle: RequestHandler;
  scriptNonceHeader: string;
  getCachePolicy: (pathname: string, query: URLSearchParams) => CachePolicy;
  siteContext: typeof siteContext;
  pageStyles: PageStyles;
}

/**
 * Returns a function that returns the built application, which is loaded once. In development, every call of the
 * function loads the current sources.
 */
export async function createServerBuildLoader(
  app: FastifyInstance,
  directory: string,
  development: boolean,
): Promise<() => Promise<ServerRenderer>> {
  if (development) return startDevelopmentBuild(app, directory);
  const url = pathToFileURL(join(directory, 'server', 'index.js')).href;
  const opened = open((await import(url)) as ServerBuild, 'production');
  return async () => opened;
}

/** Starts Vite in the background. The first request waits until it has started. */
function startDevelopmentBuild(app: FastifyInstance, directory: string): () => Promise<ServerRenderer> {
  const starting = import('vite').then(({ createServer }) =>
    createServer({
      root: join(directory, '..'),
      server: { middlewareMode: true, hmr: { server: app.server } },
      appType: 'custom',
    }),
  );
  app.addHook('onClose', async () => (await starting).close());
  // Vite answers requests for its own files.
  app.addHook('onRequest', (request, reply, next) => {
    starting.then((vite) => vite.middlewares(request.raw, reply.raw, () => next()), next);
  });
  return async () => {
    const vite = await starting;
    return open(
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      'development',
    );
  };
}

function open(build: ServerBuild, mode: string): ServerRenderer {
  const entry = build.entry.module as ServerBuild['entry']['module'] &
    Pick<ServerRenderer, 'siteContext' | 'scriptNonceHeader' | 'pageStyles'>;
  return {
    handle: createRequestHandler(build, mode),
    getCachePolicy: createCachePolicyFinder(build),
    siteContext: entry.siteContext,
    scriptNonceHeader: entry.scriptNonceHeader,
    pageStyles: entry.pageStyles,
  };
}
