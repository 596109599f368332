import swagger from '@fastify/swagger';
import { apiBase } from '@studio/contracts/paths';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { readConfig } from '@studio/server/platform/config/config';
import type { AccessPolicy } from '@studio/server/platform/http/access-policy';
import type { Services } from '@studio/server/platform/services';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { readContractComments } from './contract-comments.ts';
import { registerContractSchemas } from './contract-schemas.ts';

/**
 * Returns the OpenAPI 3.0 description of the API as JSON, generated from the contracts that validate the routes.
 * Schemas that a contract exports become components.
 */
export async function buildOpenApi(): Promise<string> {
  const config = readConfig({});
  const app = createFastifyServer(config, 'silent');
  const comments = readContractComments();
  const schemaRegistry = await registerContractSchemas();
  const transform = createJsonSchemaTransform({ schemaRegistry });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Booking service', version: '1', description: introduction },
      servers: [{ url: '/' }],
    },
    transform: (route) => {
      const { schema, url } = transform(route);
      const path = url.slice(apiBase.length);
      const { policy, needsRecentLogin } = route.route.config ?? {};
      const operation = {
        ...schema,
        hide: route.route.method !== 'POST' || path.includes('*'),
        tags: [path.split('/')[1] ?? ''],
        description: comments.get(`POST ${path}`) ?? '',
        'x-policy': formatPolicy(policy),
        'x-needs-recent-login': needsRecentLogin || undefined,
      };
      return { schema: operation, url };
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  // The routes are only described, never called, so the services need nothing but the configuration.
  buildApp(app, { config } as Services);
  await app.ready();
  const description = app.swagger() as OpenApi;
  await app.close();
  for (const { post } of Object.values(description.paths)) if (post) post.responses.default = errorResponse;
  return JSON.stringify(withoutUnusedSchemas(description));
}

const introduction = [
  'Every call is a POST with a JSON body. Every body includes `clientId`, `sessionId`, `time` (unix seconds) and `token`:',
  'the hexadecimal HMAC-SHA256 of `clientId:sessionId:time`, keyed with the salt in [/api/config](/api/config).',
  'Members and the team send their access token as `Authorization: Bearer`.',
].join(' ');

interface OpenApi {
  paths: Record<string, { post?: { responses: Record<string, unknown> } }>;
  components: { schemas: Record<string, unknown> };
}

const errorResponse = {
  description: 'Error',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
};

function formatPolicy(policy: AccessPolicy | undefined): string | undefined {
  return typeof policy === 'object' ? policy.groups.join(', ') : policy;
}

/**
 * Removes schemas that no call refers to, because every contract schema is registered twice, as input and as output.
 */
function withoutUnusedSchemas(description: OpenApi): OpenApi {
  const { schemas } = description.components;
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!used.has(name)) {
        used.add(name);
        follow(schemas[name]);
      }
  };
  follow(description.paths);
  const shared = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...description, components: { schemas: Object.fromEntries(shared) } };
}
