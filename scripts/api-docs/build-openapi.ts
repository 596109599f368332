import swagger from '@fastify/swagger';
import { errorResponse } from '@studio/contracts/error-response';
import { apiBase } from '@studio/contracts/paths';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import type { AccessPolicy } from '@studio/server/platform/access-policy';
import { readConfig } from '@studio/server/platform/config';
import type { Services } from '@studio/server/platform/services';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readContractComments } from './contract-comments.ts';

/** Returns the OpenAPI description of the API, generated from the contracts that validate the routes. */
export async function buildOpenApi(): Promise<string> {
  const config = readConfig({});
  const app = createFastifyServer(config, 'silent');
  const words = readContractComments();
  await app.register(swagger, {
    openapi: { info: { title: 'Miles Street booking service', version: '1' }, servers: [{ url: '/' }] },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const path = url.slice(apiBase.length);
      const description = words.get(`POST ${path}`);
      const said = { tags: [path.split('/')[1] ?? ''], ...(description ? { description } : {}) };
      const { policy, needsRecentLogin } = route.route.config ?? {};
      const recent = needsRecentLogin ? { 'x-needs-recent-login': true } : {};
      return { schema: { ...schema, ...said, 'x-policy': policyWords(policy), ...recent }, url };
    },
  });
  // The routes are only described, never called, so the services need nothing but the configuration.
  buildApp(app, { config } as Services);
  await app.ready();
  const { paths, ...rest } = app.swagger();
  const called = Object.entries(paths ?? {}).flatMap(([path, { post }]: [string, { post?: Operation }]) =>
    post && !path.includes('*') ? [[path, { post: withRefusal(post) }] as const] : [],
  );
  await app.close();
  const components = { schemas: { Refusal: z.toJSONSchema(errorResponse, { target: 'openapi-3.0' }) } };
  return `${JSON.stringify({ ...rest, components, paths: Object.fromEntries(called) }, null, 2)}\n`;
}

interface Operation {
  responses?: Record<string, unknown>;
}

function withRefusal(operation: Operation): Operation {
  const schema = { $ref: '#/components/schemas/Refusal' };
  const refused = { description: 'Refused', content: { 'application/json': { schema } } };
  return { ...operation, responses: { ...operation.responses, default: refused } };
}

function policyWords(policy: AccessPolicy | undefined): string {
  if (!policy) return 'nobody';
  return typeof policy === 'string' ? policy : policy.groups.join(', ');
}
