import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { instrumentRequests } from './instrument-requests.ts';

const registry = new Registry();
let app = Fastify();
let url = '';
let answer = Promise.withResolvers<void>();

beforeEach(async () => {
  registry.clear();
  app = Fastify();
  answer = Promise.withResolvers();
  instrumentRequests(app, registry);
  app.get('/slow/:id', async () => {
    await answer.promise;
    return 'here';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/slow/7`;
});
afterEach(() => app.close());

const readValues = async (name: string) => {
  const metric = await registry.getSingleMetric(name)?.get();
  return metric?.values.map(({ labels, value }) => ({ ...labels, value }));
};
const countActive = async () => (await readValues('studio_http_requests_under_way'))?.[0]?.value;

it('counts active requests, and responses by declared route', async () => {
  const pending = [fetch(url), fetch(url)];
  await vi.waitFor(async () => expect(await countActive()).toBe(2));
  answer.resolve();
  await Promise.all(pending);
  await app.inject('/slow/8');
  await vi.waitFor(async () => expect(await countActive()).toBe(0));
  expect(await readValues('studio_http_requests_total')).toEqual([
    { method: 'GET', route: '/slow/:id', status: 200, value: 3 },
  ]);
});

it('stops counting a request when the client disconnects before the response', async () => {
  const controller = new AbortController();
  const pending = fetch(url, { signal: controller.signal }).catch(() => 'left');
  const [, response] = await once(app.server, 'request');
  const closed = new Promise((done) => response.on('close', done));
  await vi.waitFor(async () => expect(await countActive()).toBe(1));
  controller.abort();
  expect(await pending).toBe('left');
  await closed;
  await vi.waitFor(async () => expect(await countActive()).toBe(0));
  answer.resolve();
  await app.inject('/slow/8');
  expect(await countActive()).toBe(0);
});
