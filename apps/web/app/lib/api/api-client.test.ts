import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { getServerTime } from './server-clock.ts';
import { signEnvelope } from './sign-envelope.ts';

const clientId = 'a'.repeat(32);
const sessionId = '0123456789abcdef';

/** Returns a client whose calls get the given responses in turn, and the requests that it sent. */
function clientWith(...answers: (Response | Error)[]) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const api = createApiClient({
    base: '/api',
    branchId: '11-miles-st',
    sign: async () => signEnvelope('salt', clientId, sessionId, Math.floor(getServerTime().getTime() / 1000)),
    fetch: async (url, init) => {
      sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      throw answer;
    },
  });
  const failure = async (unexpected?: string): Promise<ApiError> =>
    api.call('/x', {}, unexpected ? { unexpected } : {}).then(
      () => expect.unreachable(),
      (error) => error,
    );
  return { api, sent, failure };
}

afterEach(() => vi.useRealTimers());

describe('API client', () => {
  it('sends the fields, the branch and a valid envelope', async () => {
    const { api, sent } = clientWith(Response.json({ ok: true, holdId: 'h' }));
    expect(await api.call('/classes/class/hold', { classId: 'c' })).toEqual({ ok: true, holdId: 'h' });
    const [{ url, body }] = sent as [(typeof sent)[0]];
    expect(url).toBe('/api/classes/class/hold');
    expect(body).toMatchObject({ classId: 'c', branchId: '11-miles-st', clientId, sessionId });
    const expected = createHmac('sha256', 'salt')
      .update(`${clientId}:${sessionId}:${body.time}`)
      .digest('hex');
    expect(body.token).toBe(expected);
  });

  it('sends the access token of a signed-in member, and none for visitors', async () => {
    for (const [token, header] of [
      ['abc', 'Bearer abc'],
      [null, undefined],
    ] as const) {
      let headers: Record<string, string> = {};
      const api = createApiClient({
        base: '/api',
        branchId: '11-miles-st',
        sign: async () => signEnvelope('salt', clientId, sessionId, 0),
        getAccessToken: async () => token,
        fetch: async (_address, init) => {
          headers = init?.headers as Record<string, string>;
          return Response.json({ ok: true });
        },
      });
      await api.call('/x', {});
      expect(headers.authorization).toBe(header);
    }
  });

  it.each([
    [
      'the code and message under error',
      Response.json({ error: { code: 'slot_unavailable', message: 'Gone.' } }, { status: 409 }),
      'slot_unavailable',
      'Gone.',
      409,
    ],
    [
      'the code and message at the top',
      Response.json({ code: 'not_found', message: 'No.' }, { status: 404 }),
      'not_found',
      'No.',
      404,
    ],
    ['403 without a body', new Response('', { status: 403 }), 'forbidden', 'Request failed (403)', 403],
    ['500 without a body', new Response('', { status: 500 }), 'server_error', 'Request failed (500)', 500],
    ['409 without a code', Response.json({}, { status: 409 }), 'server_error', 'Request failed (409)', 409],
    ['no answer', new TypeError('fetch failed'), 'server_error', 'Network error', 0],
    ['200 that is not ok', Response.json({ ok: false }), 'server_error', 'Unexpected server response', 200],
    [
      '200 that is not ok, with reasons',
      Response.json({ ok: false, code: 'hold_expired', message: 'Over.' }),
      'hold_expired',
      'Over.',
      200,
    ],
    ['200 that is no JSON', new Response('<html>'), 'server_error', 'Unexpected server response', 200],
  ])('turns a failed response into an ApiError: %s', async (_case, answer, code, message, status) => {
    const error = await clientWith(answer).failure();
    expect({ code: error.code, message: error.message, status: error.status }).toEqual({
      code,
      message,
      status,
    });
  });

  it('uses the caller’s message when a response is not ok and has none', async () => {
    const error = await clientWith(Response.json({ ok: false })).failure('Cancel failed');
    expect(error.message).toBe('Cancel failed');
  });

  it('exposes the payload of an error response', async () => {
    const body = { ok: false, code: 'slot_unavailable', message: 'Gone.', refund: { amount: 18 } };
    expect((await clientWith(Response.json(body, { status: 409 })).failure()).payload).toEqual(body);
  });

  it('corrects a wrong clock from a 403 and retries only once', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    const serverTime = Date.parse('2026-11-21T09:00:00Z') / 1000;
    const rejection = () =>
      Response.json({ ok: false, code: 'forbidden', message: 'Time.', serverTime }, { status: 403 });
    const { api, sent } = clientWith(rejection(), Response.json({ ok: true }));
    await api.call('/x', {});
    expect(sent.map(({ body }) => body.time)).toEqual([serverTime + 3 * 3600, serverTime]);
    expect(getServerTime()).toEqual(new Date('2026-11-21T09:00:00Z'));

    const stubborn = clientWith(rejection(), rejection());
    expect((await stubborn.failure()).code).toBe('forbidden');
    expect(stubborn.sent).toHaveLength(2);
  });

  it('asks for a new login when a call needs one and resends the call, or fails when the member declines', async () => {
    const tooOld = () =>
      Response.json({ ok: false, code: 'login_required_again', message: 'Log in again.' }, { status: 401 });
    const startCall = (loggedIn: boolean, ...answers: Response[]) => {
      const sent: unknown[] = [];
      const api = createApiClient({
        base: '/api',
        branchId: '11-miles-st',
        sign: async () => signEnvelope('salt', clientId, sessionId, 0),
        reauthenticate: async () => loggedIn,
        fetch: async (_address, init) => {
          sent.push(JSON.parse(String(init?.body)).email);
          return answers.shift() as Response;
        },
      });
      return { sent, answer: api.call('/x', { email: 'typed' }).catch((error: ApiError) => error.code) };
    };
    const retried = startCall(true, tooOld(), Response.json({ ok: true }));
    expect(await retried.answer).toEqual({ ok: true });
    expect(retried.sent).toEqual(['typed', 'typed']);
    const declined = startCall(false, tooOld());
    expect(await declined.answer).toBe('login_required_again');
    const renewedFirst = startCall(
      true,
      Response.json({ ok: false, code: 'forbidden', serverTime: 0 }, { status: 403 }),
      tooOld(),
      Response.json({ ok: true }),
    );
    expect(await renewedFirst.answer).toEqual({ ok: true });
  });

  it('renews a rejected access token and retries only once', async () => {
    const rejection = (details: object) =>
      Response.json({ ok: false, code: 'forbidden', message: 'No.', ...details }, { status: 403 });
    const rejectedToken = () => rejection({ tokenRejected: true });
    const renewing = (...answers: Response[]) => {
      let token = 0;
      const sent: (string | null)[] = [];
      const api = createApiClient({
        base: '/api',
        branchId: '11-miles-st',
        sign: async () => signEnvelope('salt', clientId, sessionId, 0),
        getAccessToken: async () => `token-${token}`,
        renew: async () => {
          token++;
        },
        fetch: async (_address, init) => {
          sent.push(new Headers(init?.headers).get('authorization'));
          return answers.shift() ?? Response.error();
        },
      });
      return { api, sent };
    };
    const once = renewing(rejectedToken(), Response.json({ ok: true }));
    await once.api.call('/x', {});
    expect(once.sent).toEqual(['Bearer token-0', 'Bearer token-1']);

    const stubborn = renewing(rejectedToken(), rejectedToken(), Response.json({ ok: true }));
    await expect(stubborn.api.call('/x', {})).rejects.toMatchObject({ code: 'forbidden' });
    expect(stubborn.sent).toHaveLength(2);

    const notAllowed = renewing(rejection({}), Response.json({ ok: true }));
    await expect(notAllowed.api.call('/x', {})).rejects.toMatchObject({ code: 'forbidden' });
    expect(notAllowed.sent).toHaveLength(1);
  });
});
