import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { readConfig } from '@studio/server/platform/config/config';
import type { Services } from '@studio/server/platform/services';
import type { z } from 'zod';

export interface RegisteredRoute {
  /** Path below the API's base, such as '/classes/class/hold'. */
  path: string;
  request: z.ZodType;
}

/** Returns every POST route that the API registers, by path. Registers the routes but never runs them. */
export async function listRegisteredRoutes(): Promise<RegisteredRoute[]> {
  const config = readConfig({});
  const app = createFastifyServer(config, 'silent');
  const calls: RegisteredRoute[] = [];
  app.addHook('onRoute', ({ url, method, schema }) => {
    if (method === 'POST' && schema?.body)
      calls.push({ path: url.replace(/^\/api/, ''), request: schema.body as z.ZodType });
  });
  buildApp(app, { config } as Services);
  await app.ready();
  await app.close();
  return calls.sort((one, other) => (one.path < other.path ? -1 : 1));
}
