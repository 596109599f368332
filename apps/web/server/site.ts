import { join, resolve } from 'node:path';
import type { PublicConfig } from '@studio/contracts/public-config';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { toUncacheablePage, trackApiAvailability } from './api-unavailable.ts';
import {
  type CachedResponse,
  type CachedResponseOptions,
  reuseOrBuildResponse,
  sendCachedResponse,
} from './cached-response.ts';
import { createFirstPaintOptimizer } from './first-paint/optimize-first-paint.ts';
import { openBuild } from './open-build.ts';
import { createPageCache } from './page-cache.ts';
import { findRedirect } from './redirects.ts';
import { createAnonymousRequest, type RenderedPage, renderPage } from './render-page.ts';
import type { CacheFor, CachePolicy } from './route-cache-policy.ts';
import { securityHeaders } from './security-headers.ts';
import { serveStaticFiles } from './serve-static-files.ts';

/** What the site needs from whoever starts it. */
export interface SiteOptions {
  /** Where the build lies, from the working directory: `client/` and `server/index.js` in it. Not read in development. */
  buildDirectory: string;
  /** What pages may know: the answer of GET /api/config. */
  publicConfig: () => PublicConfig | Promise<PublicConfig>;
  /**
   * Calls the booking API inside the process: `path` is one of the contracts' paths, `body` the call's own fields,
   * to which the caller adds an envelope. Resolves with the answer's body, also when it is a refusal.
   */
  callApi: (path: string, body: unknown) => Promise<unknown>;
  /** Grows with every change of what pages show; see page-cache.ts. */
  dataVersion: () => Promise<number>;
  /** The studio's clock. */
  now?: () => Date;
  /** Serves the sources through Vite instead of the build; nothing is kept and no content security policy sent. */
  development?: boolean;
}

/**
 * The site as a Fastify plugin: the built client files, and every other path from memory: pages that everybody sees as
 * long as they are true, what depends on the parts of the query that it reads, or is seldom asked for, as long as a moment. What is read
 * is the same for everybody who asks for its address: nothing of who asks reaches a page. API routes of the same server go first, since they are more specific.
 */
export function createSite(options: SiteOptions): FastifyPluginAsync {
  return async (app) => {
    const { development = false, now = () => new Date(), dataVersion } = options;
    const directory = resolve(options.buildDirectory);
    const build = await openBuild(app, directory, development);
    const memory = createPageCache({ dataVersion, now, roomFor: 600 });
    // Apart, so that no crowd of addresses takes the place of the pages that everybody sees.
    const passing = createPageCache({ dataVersion, now, roomFor: 100 });
    const shownFirst = createFirstPaintOptimizer(join(directory, 'client'));

    // Pages from memory are sent so fast that a logger of its own for each would be a third of the work.
    app.setChildLoggerFactory((logger) => logger);
    if (!development) await serveStaticFiles(app, join(directory, 'client'));

    // Pages get the body as it came; none of the API's parsers reads it here.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.get('/*', (request, reply) => {
      const { url } = request;
      const kept = memory.ready(url, rendering(request, url)) ?? passing.ready(url, rendering(request, url));
      return kept ? sendCachedResponse(request, reply, kept, now().getTime()) : answerAnew(request, reply);
    });

    // No page changes anything: what visitors do goes to the API.
    app.route({
      method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
      url: '/*',
      handler: (_request, reply) =>
        reply
          .code(405)
          .headers({ ...securityHeaders, allow: 'GET, HEAD' })
          .type('text/plain; charset=utf-8')
          .send('This address takes GET and HEAD requests only.\n'),
    });

    async function answerAnew(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      reply.headers(securityHeaders);
      const moved = findRedirect(request.url);
      if (moved) return reply.redirect(moved.location, moved.status);
      return sendCachedResponse(request, reply, await answerTo(request), now().getTime());
    }

    /** In development every page is rendered when it is asked for; so are data, with which a page looks what it has changed. */
    async function answerTo(request: FastifyRequest): Promise<CachedResponse> {
      const { url } = request;
      const { pathname, query, keptFor } = await keeping(url);
      if (development || pathname.endsWith('.data')) return rendering(request, url)(null);
      // What the page does not read is no part of its address: else anybody could have it rendered as often as they like.
      const page = pathname + query;
      return keptFor
        ? memory.get(page, keptFor, rendering(request, page))
        : passing.get(page, aMoment, rendering(request, page));
    }

    const rendering = (request: FastifyRequest, path: string) => (before: CachedResponse | null) =>
      rendered(createAnonymousRequest(request, path), path, request.log, before);

    async function rendered(
      asked: Request,
      path: string,
      log: FastifyRequest['log'],
      before: CachedResponse | null = null,
    ) {
      const [page, { pathname, atOnce }] = await Promise.all([pageFor(asked, log), keeping(path)]);
      return reuseOrBuildResponse(before, page, await shapeOf(pathname, atOnce));
    }

    async function keeping(path: string): Promise<CachePolicy & { pathname: string }> {
      const { pathname, searchParams } = new URL(path, 'http://studio');
      return { pathname, ...(await build()).keeping(pathname, searchParams) };
    }

    /** In development pages go out as they were rendered. */
    async function shapeOf(path: string, atOnce: boolean): Promise<CachedResponseOptions> {
      const shape = development ? undefined : (html: string) => shownFirst(html, atOnce);
      return { path, shape, secured: !development, counting: await countingOrigin() };
    }

    async function countingOrigin(): Promise<string | null> {
      const { analytics } = await options.publicConfig();
      return analytics && new URL(analytics.scriptUrl).origin;
    }

    async function pageFor(asked: Request, log: FastifyRequest['log']): Promise<RenderedPage> {
      const [opened, config] = await Promise.all([build(), options.publicConfig()]);
      const service = trackApiAvailability(options.callApi);
      const page = await renderPage(asked, opened, (context) =>
        context.set(opened.siteContext, {
          config,
          callApi: service.callApi,
          now,
          // That the service is away is in its own log: here it would be told for every visitor.
          reportError: (error) =>
            log[service.wasAway() ? 'debug' : 'error']({ err: error }, 'a page could not be rendered'),
        }),
      );
      return service.wasAway() ? toUncacheablePage(page) : page;
    }
  };
}

/** Renewed after half of a second, and so never sent when it is older than one. */
const aMoment: CacheFor = { seconds: 0.5 };
