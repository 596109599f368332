import swagger from '@fastify/swagger';
import { buildApp, newServer } from '@studio/server/app';
import { readConfig } from '@studio/server/platform/config';
import type { Services } from '@studio/server/platform/services';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The API in OpenAPI's words, made from the contracts that the routes parse with. */
export async function apiDescription(): Promise<string> {
  const config = readConfig({});
  const app = newServer(config, 'silent');
  await app.register(swagger, {
    openapi: { info: { title: 'Miles Street booking service', version: '1' }, servers: [{ url: '/' }] },
    transform: jsonSchemaTransform,
  });
  // The routes are described, never run: nothing but the configuration is looked at.
  buildApp(app, { config } as Services);
  await app.ready();
  const { paths, ...rest } = app.swagger();
  const called = Object.entries(paths ?? {}).flatMap(([path, { post }]: [string, { post?: object }]) =>
    post && !path.includes('*') ? [[path, { post }] as const] : [],
  );
  await app.close();
  return `${JSON.stringify({ ...rest, paths: Object.fromEntries(called) }, null, 2)}\n`;
}
