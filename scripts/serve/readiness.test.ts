import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

it('is said once all has started and until it is about to stop, while everything else is answered', async () => {
  const app = Fastify();
  const readiness = createReadiness(app, 0.05);
  app.get('/readyz', async () => ({ ok: true }));
  app.get('/', async () => 'served');
  const asked = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    return { status: statusCode, closes: headers.connection === 'close', body };
  };
  const served = { status: 200, closes: false, body: 'served' };

  expect(await asked('/readyz')).toEqual({
    status: 503,
    closes: false,
    body: '{"ok":false,"starting":true}',
  });
  expect(await asked('/readyz?exclude=database')).toMatchObject({ status: 503 });
  expect(await asked('/')).toEqual(served);
  readiness.begin();
  expect(await asked('/readyz')).toEqual({ status: 200, closes: false, body: '{"ok":true}' });
  const drained = readiness.drain();
  expect(await asked('/readyz')).toEqual({ status: 503, closes: true, body: '{"ok":false,"stopping":true}' });
  expect(await asked('/readyz?exclude=database')).toMatchObject({ status: 503 });
  expect(await asked('/')).toEqual({ ...served, closes: true });
  await drained;
  await app.close();
});
