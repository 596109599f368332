import { join, resolve } from 'node:path';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { PublicConfig } from '@studio/contracts/public-config';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { toServiceUnavailablePage, trackApiAvailability } from './api-unavailable.ts';
import {
  type CachedResponse,
  type CachedResponseOptions,
  reuseOrBuildResponse,
  sendCachedResponse,
} from './cached-response.ts';
import { createServerBuildLoader } from './create-server-build-loader.ts';
import { createStyleInliner } from './create-style-inliner.ts';
import { createPageCache } from './page-cache.ts';
import { findPurchaseRedirect, findRedirect, type LinkedGoods } from './redirects.ts';
import { createAnonymousRequest, type RenderedPage, renderPage } from './render-page.ts';
import type { CacheFor, CachePolicy } from './route-cache-policy.ts';
import { securityHeaders } from './security-headers.ts';
import { serveStaticFiles } from './serve-static-files.ts';

export interface SiteOptions {
  /**
   * Directory of the build, relative to the working directory: `client/` and `server/index.js`. Not used in
   * development.
   */
  buildDirectory: string;
  /** Returns the public configuration: the response of GET /api/config. */
  publicConfig: () => PublicConfig | Promise<PublicConfig>;
  /**
   * Calls the booking API in-process. `path` is one of the contracts' paths; `body` contains the call's own
   * fields, to which the callee adds an envelope. Resolves with the response body, also for errors.
   */
  callApi: (path: string, body: unknown) => Promise<unknown>;
  /** Returns a number that increases with every change of the data that pages show; see page-cache.ts. */
  dataVersion: () => Promise<number>;
  /** Returns whether the key of a preview is valid. */
  isPreviewKey: (key: string) => boolean;
  now?: () => Date;
  /**
   * Whether to serve the sources through Vite instead of the build. In that case there is no page cache and no
   * content security policy.
   */
  development?: boolean;
}

/**
 * Creates the site as a Fastify plugin. It serves the built client files; all other paths are pages. Pages
 * with a cache policy are cached while they're valid. Other pages, and URLs with a query parameter that the
 * page reads, are cached for half a second. A page is the same for every visitor, because rendering gets no
 * data about who requests it. API routes of the server are more specific, so they take precedence.
 */
export function createSitePlugin(options: SiteOptions): FastifyPluginAsync {
  return async (app) => {
    const { development = false, now = () => new Date(), dataVersion } = options;
    const directory = resolve(options.buildDirectory);
    const build = await createServerBuildLoader(app, directory, development);
    const pageCache = createPageCache({ dataVersion, now, maxPages: 600 });
    // A separate cache for pages without a policy, so that requests for many URLs can't evict the main pages.
    const shortLivedCache = createPageCache({ dataVersion, now, maxPages: 100 });
    let inlineStyles: ((html: string) => string) | undefined;

    // Avoids a child logger per request, which would take a third of the time of a response from the cache.
    app.setChildLoggerFactory((logger) => logger);
    if (!development) await serveStaticFiles(app, join(directory, 'client'), { ...options, handlePage });

    // The site ignores request bodies, so the API's body parsers are removed.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.get('/*', handlePage);

    // Pages are read-only, because visitors' actions are calls of the API.
    app.route({
      method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
      url: '/*',
      handler: (_request, reply) =>
        reply
          .code(405)
          .headers({ ...securityHeaders, allow: 'GET, HEAD' })
          .type('text/plain; charset=utf-8')
          .send('This URL accepts GET and HEAD requests only.\n'),
    });

    function handlePage(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
      const { url } = request;
      if (getPreviewKey(url) !== null) return renderAndSend(request, reply);
      const cached =
        pageCache.ready(url, rendering(request, url)) ?? shortLivedCache.ready(url, rendering(request, url));
      return cached
        ? sendCachedResponse(request, reply, cached, now().getTime())
        : renderAndSend(request, reply);
    }

    async function renderAndSend(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      reply.headers(securityHeaders);
      const moved = (await findPurchaseRedirect(request.url, loadGoods)) ?? findRedirect(request.url);
      if (moved) return reply.redirect(moved.location, moved.status);
      return sendCachedResponse(request, reply, await render(request), now().getTime());
    }

    /** Returns the goods on sale; null if the API doesn't respond. */
    async function loadGoods(): Promise<LinkedGoods | null> {
      const catalogue = (await options.callApi(paths.catalogue, {})) as GetCatalogueResponse | { ok: false };
      return catalogue.ok ? catalogue : null;
    }

    /**
     * Returns the response to a request. Nothing is cached in development. The router's data requests aren't
     * cached either, because pages use them to read the visitor's own changes.
     */
    async function render(request: FastifyRequest): Promise<CachedResponse> {
      const { url } = request;
      if (getPreviewKey(url) !== null)
        return renderResponse(createAnonymousRequest(request, url), url, request.log);
      const { pathname, query, cacheFor } = await getCachePolicy(url);
      if (development || pathname.endsWith('.data')) return rendering(request, url)(null);
      // The cache key omits parameters that the page doesn't read, because each random one would cause a rendering.
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
      const previewKey = getPreviewKey(path);
      const [page, { pathname }] = await Promise.all([
        pageFor(pageRequest, log, previewKey),
        getCachePolicy(path),
      ]);
      const options = { ...(await getResponseOptions(pathname)), isPreview: previewKey !== null };
      return reuseOrBuildResponse(before, page, options);
    }

    async function getCachePolicy(path: string): Promise<CachePolicy & { pathname: string }> {
      const { pathname, searchParams } = new URL(path, 'http://studio');
      return { pathname, ...(await build()).getCachePolicy(pathname, searchParams) };
    }

    /** Returns the options of a page's response. In development, pages are sent as rendered. */
    async function getResponseOptions(path: string): Promise<CachedResponseOptions> {
      const secured = !development;
      const analyticsOrigin = await getAnalyticsOrigin();
      if (development) return { path, secured, analyticsOrigin };
      inlineStyles ??= createStyleInliner(join(directory, 'client'), (await build()).pageStyles);
      return { path, shape: inlineStyles, secured, analyticsOrigin };
    }

    async function getAnalyticsOrigin(): Promise<string | null> {
      const { analytics } = await options.publicConfig();
      return analytics && new URL(analytics.scriptUrl).origin;
    }

    /**
     * Returns the valid key of a preview in the URL. Otherwise null, so that the page is the published one, from the
     * cache.
     */
    function getPreviewKey(path: string): string | null {
      if (!path.includes(`${previewParameter}=`)) return null;
      const { pathname, searchParams } = new URL(path, 'http://studio');
      const key = searchParams.get(previewParameter);
      return key !== null && !pathname.endsWith('.data') && options.isPreviewKey(key) ? key : null;
    }

    async function pageFor(
      pageRequest: Request,
      log: FastifyRequest['log'],
      preview: string | null,
    ): Promise<RenderedPage> {
      const [opened, config] = await Promise.all([build(), options.publicConfig()]);
      const service = trackApiAvailability((path, body) =>
        options.callApi(path, preview && path === paths.siteCopy ? { ...(body as object), preview } : body),
      );
      const page = await renderPage(pageRequest, opened, (context) =>
        context.set(opened.siteContext, {
          config,
          isPreview: preview !== null,
          callApi: service.callApi,
          now,
          // The API already logs that it is unavailable. Errors here would repeat that for every visitor.
          reportError: (error) =>
            log[service.wasUnavailable() ? 'debug' : 'error']({ err: error }, 'could not render a page'),
        }),
      );
      return service.wasUnavailable() ? toServiceUnavailablePage(page) : page;
    }
  };
}

/** Query parameter with the key of a preview, which shows a text before it is published (handbook: website 2). */
const previewParameter = 'preview';

/**
 * Cache time of pages without a policy. They are rendered again in the background after half a second, so no page
 * older than one second is served.
 */
const shortLived: CacheFor = { seconds: 0.5 };
