import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';

/** Path of the OpenAPI description of the API, which `npm run build` generates. */
export const descriptionFile = 'apps/server/build/openapi.json';

/**
 * Serves Swagger UI at `/api/docs` and the OpenAPI description at `/api/openapi.json`. Both load with the first request,
 * because hardly any process ever serves them.
 */
export const serveDocs =
  (file = descriptionFile): FastifyPluginAsync =>
  async (app) => {
    let opened: Promise<FastifyInstance> | undefined;
    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/*'])
      app.get(url, async (request, reply) => {
        opened ??= openDocs(file);
        const docs = await opened;
        reply.hijack();
        docs.routing(request.raw, reply.raw);
      });
    app.addHook('onClose', async () => (await opened)?.close());
  };

async function openDocs(file: string): Promise<FastifyInstance> {
  const docs = Fastify();
  await docs.register(swagger, { mode: 'static', specification: { path: file, baseDir: '.' } });
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: { 'default-src': ["'self'"], 'img-src': ["'self'", 'data:'], 'frame-ancestors': ["'none'"] },
    theme: { title: 'API · Booking service' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      filter: true,
      showExtensions: true,
      supportedSubmitMethods: [],
    },
  });
  docs.get('/api/openapi.json', { schema: { hide: true } }, () => docs.swagger());
  docs.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex');
  });
  await docs.ready();
  return docs;
}
