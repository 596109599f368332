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

export interface SiteOptions {
  /** Directory of the build, from the working directory: `client/` and `server/index.js`. Not read in development. */
  buildDirectory: string;
  /** Returns the public configuration: the response of GET /api/config. */
  publicConfig: () => PublicConfig | Promise<PublicConfig>;
  /**
   * Calls the booking API in-process. `path` is one of the contracts' paths; `body` contains the call's own fields, and
   * the callee adds an envelope. Resolves with the response body, also for errors.
   */
  callApi: (path: string, body: unknown) => Promise<unknown>;
  /** Increases with every change of the data that pages show; see page-cache.ts. */
  dataVersion: () => Promise<number>;
  now?: () => Date;
  /** Serves the sources through Vite instead of the build, without cache or content security policy. */
  development?: boolean;
}

/**
 * Creates the site as a Fastify plugin. It serves the built client files, and every other path from a page cache. Pages
 * with a cache policy are cached while they're valid. Others, and URLs with a parameter that the page reads, are cached
 * for a moment. A page is the same for every visitor: nothing of the requester reaches it. API routes of the same
 * server are more specific and win.
 */
export function createSite(options: SiteOptions): FastifyPluginAsync {
  return async (app) => {
    const { development = false, now = () => new Date(), dataVersion } = options;
    const directory = resolve(options.buildDirectory);
    const build = await openBuild(app, directory, development);
    const pageCache = createPageCache({ dataVersion, now, maxPages: 600 });
    // A separate cache, so that many different URLs can't evict the main pages.
    const shortLivedCache = createPageCache({ dataVersion, now, maxPages: 100 });
    const optimizeFirstPaint = createFirstPaintOptimizer(join(directory, 'client'));

    // Avoids a child logger per request, which would be a third of the time for a cached page.
    app.setChildLoggerFactory((logger) => logger);
    if (!development) await serveStaticFiles(app, join(directory, 'client'));

    // The request body is ignored; the API's parsers don't apply here.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.get('/*', (request, reply) => {
      const { url } = request;
      const cached =
        pageCache.ready(url, rendering(request, url)) ?? shortLivedCache.ready(url, rendering(request, url));
      return cached
        ? sendCachedResponse(request, reply, cached, now().getTime())
        : renderAndSend(request, reply);
    });

    // Pages are read-only: visitors' actions go to the API.
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

    async function renderAndSend(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      reply.headers(securityHeaders);
      const moved = findRedirect(request.url);
      if (moved) return reply.redirect(moved.location, moved.status);
      return sendCachedResponse(request, reply, await render(request), now().getTime());
    }

    /** Doesn't cache in development. Data requests aren't cached either: a page uses them to read its own changes. */
    async function render(request: FastifyRequest): Promise<CachedResponse> {
      const { url } = request;
      const { pathname, query, cacheFor } = await getCachePolicy(url);
      if (development || pathname.endsWith('.data')) return rendering(request, url)(null);
      // Parameters that the page doesn't read aren't part of the cache key. Otherwise anyone could force renderings.
      const page = pathname + query;
      return cacheFor
        ? pageCache.get(page, cacheFor, rendering(request, page))
        : shortLivedCache.get(page, shortLived, rendering(request, page));
    }

    const rendering = (request: FastifyRequest, path: string) => (before: CachedResponse | null) =>
      renderResponse(createAnonymousRequest(request, path), path, request.log, before);

    async function renderResponse(
      pageRequest: Request,
      path: string,
      log: FastifyRequest['log'],
      before: CachedResponse | null = null,
    ) {
      const [page, { pathname, atOnce }] = await Promise.all([
        pageFor(pageRequest, log),
        getCachePolicy(path),
      ]);
      return reuseOrBuildResponse(before, page, await getResponseOptions(pathname, atOnce));
    }

    async function getCachePolicy(path: string): Promise<CachePolicy & { pathname: string }> {
      const { pathname, searchParams } = new URL(path, 'http://studio');
      return { pathname, ...(await build()).getCachePolicy(pathname, searchParams) };
    }

    /** Sends pages as rendered in development. */
    async function getResponseOptions(path: string, atOnce: boolean): Promise<CachedResponseOptions> {
      const shape = development ? undefined : (html: string) => optimizeFirstPaint(html, atOnce);
      return { path, shape, secured: !development, analyticsOrigin: await getAnalyticsOrigin() };
    }

    async function getAnalyticsOrigin(): Promise<string | null> {
      const { analytics } = await options.publicConfig();
      return analytics && new URL(analytics.scriptUrl).origin;
    }

    async function pageFor(pageRequest: Request, log: FastifyRequest['log']): Promise<RenderedPage> {
      const [opened, config] = await Promise.all([build(), options.publicConfig()]);
      const service = trackApiAvailability(options.callApi);
      const page = await renderPage(pageRequest, opened, (context) =>
        context.set(opened.siteContext, {
          config,
          callApi: service.callApi,
          now,
          // The API logs its own outage; an error per visitor would repeat it.
          reportError: (error) =>
            log[service.wasUnavailable() ? 'debug' : 'error']({ err: error }, 'a page could not be rendered'),
        }),
      );
      return service.wasUnavailable() ? toUncacheablePage(page) : page;
    }
  };
}

/** Rerendered in the background after half a second, so never served older than one second. */
const shortLived: CacheFor = { seconds: 0.5 };
