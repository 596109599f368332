import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import compress from '@fastify/compress';
import type { PublicConfig } from '@studio/contracts/public-config';
import type { FastifyPluginAsync } from 'fastify';
import { openBuild } from './build.ts';
import { sendPage } from './page.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { serveFiles } from './static-files.ts';

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
  /** The studio's clock. */
  now?: () => Date;
  /** Serves the sources through Vite instead of the build, and sends no content security policy. */
  development?: boolean;
}

/**
 * The site as a Fastify plugin: the built client files, and every other path rendered. API routes of the same
 * server go first, since they are more specific.
 */
export function createSite(options: SiteOptions): FastifyPluginAsync {
  return async (app) => {
    const { development = false, now = () => new Date() } = options;
    const directory = resolve(options.buildDirectory);
    const build = await openBuild(app, directory, development);

    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(securityHeaders);
    });
    if (!development) {
      await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
      await serveFiles(app, join(directory, 'client'));
    }

    // Pages get the body as it came; none of the API's parsers reads it here.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.all('/*', async (request, reply) => {
      const nonce = development ? null : randomBytes(16).toString('base64');
      if (nonce) reply.header('content-security-policy', contentSecurityPolicy(nonce));
      const [{ handle, siteContext }, config] = await Promise.all([build(), options.publicConfig()]);
      return sendPage(request, reply, handle, (context) =>
        context.set(siteContext, {
          nonce,
          config,
          callApi: options.callApi,
          now,
          reportError: (error) => request.log.error({ err: error }, 'a page could not be rendered'),
        }),
      );
    });
  };
}
