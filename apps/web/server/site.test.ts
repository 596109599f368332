import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSitePlugin } from './site.ts';

let app: FastifyInstance;
let buildDirectory: string;

beforeAll(async () => {
  buildDirectory = await mkdtemp(join(tmpdir(), 'site-'));
  for (const folder of ['client/assets', 'server'])
    await mkdir(join(buildDirectory, folder), { recursive: true });
  await writeFile(join(buildDirectory, 'client/assets/app-1.js'), 'start()');
  await writeFile(join(buildDirectory, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  // Writes a build without pages, because these tests never request one.
  await writeFile(
    join(buildDirectory, 'server/index.js'),
    'export const routes = {}, entry = { module: {} };',
  );
  app = Fastify();
  const failIfCalled = () => Promise.reject(new Error('No page is rendered here.'));
  const options = {
    buildDirectory,
    publicConfig: failIfCalled,
    callApi: async () => ({ ok: true, products: [{ id: 'barre-ten', formerIds: [] }], giftCards: [] }),
    dataVersion: async () => 1,
    isPreviewKey: () => false,
  };
  await app.register(createSitePlugin(options as unknown as Parameters<typeof createSitePlugin>[0]), {
    prefix: '/',
  });
});
afterAll(async () => {
  await app.close();
  await rm(buildDirectory, { recursive: true });
});

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
const paths = [
  '/',
  '/pricing',
  '/no/such/page',
  '/favicon.svg',
  '/assets/app-1.js',
  '/assets/',
  '/idp',
  '/pricing.data',
];

describe('site URL', () => {
  it.each(methods)('answers %s with 405 and the allowed methods, whatever the body', async (method) => {
    for (const url of paths) {
      const payload = method === 'TRACE' ? {} : { payload: '\0{' };
      const { statusCode, headers } = await app.inject({ method: method as 'POST', url, ...payload });
      expect([url, statusCode, headers.allow]).toEqual([url, 405, 'GET, HEAD']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('redirects a link to a product that the studio sells to its checkout', async () => {
    const { statusCode, headers } = await app.inject('/buy/barre-ten/?promo=MAY');
    expect([statusCode, headers.location]).toEqual([302, '/checkout?product=barre-ten&promo=MAY']);
    expect((await app.inject('/buy/class-pack-10')).headers.location).toBe('/pricing');
  });

  it('serves GET and HEAD for a file', async () => {
    expect((await app.inject('/assets/app-1.js')).body).toBe('start()');
    const head = await app.inject({ method: 'HEAD', url: '/favicon.svg' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});
