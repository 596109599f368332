import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

const path = '/classes/booking/facets';

describe('API request', () => {
  it('is rejected with an invalid token', async () => {
    const reply = await studio.visitor().call(path, { token: 'f'.repeat(64) });
    expect(reply).toMatchObject({
      status: 403,
      body: { ok: false, code: 'forbidden', error: { code: 'forbidden' } },
    });
    expect(reply.body.serverTime).toBeUndefined();
  });

  it('returns the server time to a client whose clock is off by more than five minutes', async () => {
    const now = studio.time.now;
    const visitor = studio.visitor();
    studio.time.now = new Date(now.getTime() + 301_000);
    const signedLate = visitor.call(path);
    studio.time.now = now;
    const reply = await signedLate;
    expect(reply.status).toBe(403);
    expect(reply.body.serverTime).toBe(Math.floor(now.getTime() / 1000));
  });

  it('names the field that has the wrong type', async () => {
    const reply = await studio.visitor().call('/classes/class/hold', { classId: 7 });
    expect(reply).toMatchObject({ status: 400, body: { code: 'bad_request', field: 'classId' } });
    const nested = await studio.visitor().call(path, { filters: { activityType: 5 } });
    expect(nested.body.field).toBe('filters.activityType');
  });

  it('ignores unknown fields', async () => {
    expect((await studio.visitor().call(path, { colour: 'green' })).status).toBe(200);
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const)(
    'returns 405 for %s on an API path',
    async (method) => {
      const response = await studio.app.inject({ method: method as 'GET', url: `/api${path}` });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
      expect(response.json()).toMatchObject({ ok: false, code: 'method_not_allowed' });
    },
  );

  it('is rejected early when its path is over 2,048 characters', async () => {
    const long = await studio.app.inject(`/api/${'/'.repeat(15_000)}b`);
    expect([long.statusCode, long.json().code]).toEqual([404, 'not_found']);
    const page = await studio.app.inject(`/a${'/'.repeat(15_000)}b`);
    expect([page.statusCode, page.headers['content-type']]).toEqual([414, 'text/plain; charset=utf-8']);
    expect((await studio.app.inject(`/api/config?${'q'.repeat(4000)}`)).statusCode).toBe(200);
  });

  it.each([
    ['NUL', { branchId: 'a\0b' }, 'branchId'],
    ['NUL in an unknown field', { colour: ['\0'] }, 'colour.0'],
    ['a lone surrogate in a field name', { filters: { '\ud800': 1 } }, 'filters'],
  ])('rejects %s, and names the field', async (_what, body, field) => {
    const reply = await studio.visitor().call(path, body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'bad_request', field } });
  });

  it('reads a lone surrogate as U+FFFD, even where a contract would store it', async () => {
    const loneSurrogates = { filters: { activityType: 'a\ud800' }, colour: ['\udc00'] };
    expect((await studio.visitor().call(path, loneSurrogates)).status).toBe(200);
    const key = { ...loneSurrogates, branchId: '\ud800' };
    expect((await studio.visitor().call(path, key)).status).toBeLessThan(500);
  });

  it('is rejected when its body is nested more than 32 levels deep', async () => {
    // Built as text, because JSON.stringify is recursive.
    const payload = `{"deep":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const headers = { 'content-type': 'application/json' };
    const reply = await studio.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'This request is nested too deeply.']);
  });

  it('returns a JSON 404 for an unknown API path', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await studio.app.inject({ method, url: '/api/nowhere' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ ok: false, code: 'not_found' });
    }
  });

  it('is rejected with a body over 64 KB, or one that is not JSON', async () => {
    const large = await studio.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: { text: 'x'.repeat(66_000) },
    });
    expect(large.json()).toMatchObject({ ok: false, code: 'payload_too_large' });
    const headers = { 'content-type': 'application/json' };
    const broken = await studio.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: '{' });
    expect(broken).toMatchObject({ statusCode: 400 });
    expect(broken.json().code).toBe('bad_request');
  });

  it('is rejected with a principal but without a token of exactly that member', async () => {
    const reply = await studio
      .visitor()
      .call('/classes/class/availability', { date: '2026-11-24', principalUserId: 'somebody' });
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('returns both probes, and only public configuration', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const probe = await studio.app.inject(url);
      expect(probe.json()).toEqual({ ok: true });
    }
    const config = (await studio.app.inject('/api/config')).json();
    expect(config).toMatchObject({
      ok: true,
      mode: 'demo',
      production: false,
      apiBase: '/api',
      apiBaseUrl: `${studio.services.config.publicUrl}/api`,
      paths: {
        chat: '/chat',
        booking: { slots: '/booking/studio-tour/slots', book: '/booking/studio-tour/book' },
        contact: '/contact',
        newsletter: { subscribe: '/newsletter/subscribe', unsubscribe: '/newsletter/unsubscribe' },
      },
      branchId: '11-miles-st',
      currency: 'GBP',
    });
    expect(JSON.stringify(config)).not.toMatch(/sk_|whsec_/);
  });

  it('never exposes an internal error', async () => {
    const { database } = studio.services;
    const run = database.run;
    database.run = () => Promise.reject(new Error('secret table exploded'));
    const reply = await studio.visitor().call(path);
    database.run = run;
    expect(reply).toMatchObject({ status: 500, body: { code: 'server_error' } });
    expect(JSON.stringify(reply.body)).not.toContain('secret');
  });
});
