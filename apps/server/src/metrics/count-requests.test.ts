import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countRequests } from './count-requests.ts';

const registry = new Registry();
let app = Fastify();
let url = '';
let answer = Promise.withResolvers<void>();

beforeEach(async () => {
  registry.clear();
  app = Fastify();
  answer = Promise.withResolvers();
  countRequests(app, registry);
  app.get('/slow/:id', async () => {
    await answer.promise;
    return 'here';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/slow/7`;
});
afterEach(() => app.close());

const told = async (name: string) => {
  const metric = await registry.getSingleMetric(name)?.get();
  return metric?.values.map(({ labels, value }) => ({ ...labels, value }));
};
const underWay = async () => (await told('studio_http_requests_under_way'))?.[0]?.value;

it('counts what is under way, and what was answered by the route as it is declared', async () => {
  const asked = [fetch(url), fetch(url)];
  await vi.waitFor(async () => expect(await underWay()).toBe(2));
  answer.resolve();
  await Promise.all(asked);
  await app.inject('/slow/8');
  await vi.waitFor(async () => expect(await underWay()).toBe(0));
  expect(await told('studio_http_requests_total')).toEqual([
    { method: 'GET', route: '/slow/:id', status: 200, value: 3 },
  ]);
});

it('does not go on counting who has left before the answer', async () => {
  const leave = new AbortController();
  const asked = fetch(url, { signal: leave.signal }).catch(() => 'left');
  const [, response] = await once(app.server, 'request');
  const closed = new Promise((done) => response.on('close', done));
  await vi.waitFor(async () => expect(await underWay()).toBe(1));
  leave.abort();
  expect(await asked).toBe('left');
  await closed;
  await vi.waitFor(async () => expect(await underWay()).toBe(0));
  answer.resolve();
  await app.inject('/slow/8');
  expect(await underWay()).toBe(0);
});
