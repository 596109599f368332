import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createReadinessCheck } from './readiness.ts';

it('reports readiness after the start until draining, and serves other requests throughout', async () => {
  const app = Fastify();
  const readiness = createReadinessCheck(app, 0.05);
  app.get('/readyz', async () => ({ ok: true }));
  app.get('/', async () => 'served');
  const request = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    return { status: statusCode, closes: headers.connection === 'close', body };
  };
  const served200 = { status: 200, closes: false, body: 'served' };

  expect(await request('/readyz')).toEqual({
    status: 503,
    closes: false,
    body: '{"ok":false,"starting":true}',
  });
  expect(await request('/readyz?exclude=database')).toMatchObject({ status: 503 });
  expect(await request('/')).toEqual(served200);
  readiness.markReady();
  expect(await request('/readyz')).toEqual({ status: 200, closes: false, body: '{"ok":true}' });
  const drained = readiness.drain();
  expect(await request('/readyz')).toEqual({
    status: 503,
    closes: true,
    body: '{"ok":false,"stopping":true}',
  });
  expect(await request('/readyz?exclude=database')).toMatchObject({ status: 503 });
  expect(await request('/')).toEqual({ ...served200, closes: true });
  await drained;
  await app.close();
});
