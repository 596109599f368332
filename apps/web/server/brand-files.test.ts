import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStaticFiles } from './serve-static-files.ts';

const logo = { hash: 'a'.repeat(32), width: 600, height: 150 };
const none = { light: null, dark: null, icon: null };
let directory: string;
let app: FastifyInstance;
let catalogue: { studio: { name: string }; logos: object } | null;
let version = 1;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'brand-'));
  await mkdir(join(directory, 'icons'));
  for (const file of [
    ...['favicon.svg', 'favicon.ico', 'icons/apple-touch-icon.png'],
    ...['og.jpg', 'og-plain.jpg'],
  ])
    await writeFile(join(directory, file), file);
  app = Fastify();
  await serveStaticFiles(app, directory, {
    handlePage: () => null,
    callApi: async () => catalogue,
    dataVersion: async () => version,
  });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

async function get(url: string, shown: typeof catalogue) {
  catalogue = shown;
  version += 1;
  const { statusCode, headers, body } = await app.inject(url);
  return { statusCode, type: headers['content-type'], location: headers.location, body };
}

describe('a fixed URL of the brand', () => {
  it('is the built-in file for Miles Street, and until the catalogue has loaded', async () => {
    expect(await get('/favicon.svg', null)).toMatchObject({ statusCode: 200, body: 'favicon.svg' });
    const response = await get('/og.jpg', { studio: { name: 'Miles Street' }, logos: none });
    expect(response).toMatchObject({ statusCode: 200, body: 'og.jpg' });
  });

  it('redirects to the uploaded logo', async () => {
    const shown = { studio: { name: 'Miles Street' }, logos: { ...none, light: logo } };
    expect(await get('/favicon.ico', shown)).toMatchObject({
      statusCode: 302,
      location: `/media/${logo.hash}/icon-32.png`,
    });
    expect((await get('/og.jpg', shown)).location).toBe(`/media/${logo.hash}/share.jpg`);
  });

  it('never shows the built-in mark to a studio of another name', async () => {
    const shown = { studio: { name: 'élan Barre' }, logos: none };
    for (const [path, file] of [
      ['/favicon.svg', 'icon-192.png'],
      ['/favicon.ico', 'icon-32.png'],
      ['/icons/apple-touch-icon.png', 'icon-180.png'],
    ])
      expect(await get(path ?? '', shown)).toMatchObject({
        statusCode: 302,
        location: `/media/initial-1-c9/${file}`,
      });
    expect((await get('/og.jpg', shown)).body).toBe('og-plain.jpg');
    // The last known name stays in use while the catalogue can’t be loaded.
    expect((await get('/favicon.ico', null)).location).toBe('/media/initial-1-c9/icon-32.png');
  });
});
