import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostedClient, createHostedPagesFor, extractFlow } from '../harness/hosted-pages.ts';
import { startIdentity, type TestIdentity } from '../harness/identity.ts';
import {
  bodiesPerRoute,
  findInternalFault,
  findResponseFault,
  formatFault,
  getRunSeed,
  maxTestMs,
  type ObservedResponse,
} from './check-response.ts';
import { arbitraryMalformedForm, invalidForms } from './malformed-form.ts';

let own: TestIdentity;
let origin: string;
beforeAll(async () => {
  own = await startIdentity({ hosted: createHostedPagesFor() });
  ({ origin } = new URL(own.endpoint));
});
afterAll(() => own.stop());

interface SendOptions {
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
}

async function send(
  path: string,
  { method = 'POST', body, headers = {} }: SendOptions,
): Promise<ObservedResponse> {
  const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method, redirect: 'manual' as const, headers: { origin, ...type, ...headers } };
  const response = await fetch(origin + path, body === undefined ? init : { ...init, body });
  return { status: response.status, text: await response.text() };
}

/** Returns each endpoint with fields that get far, and a function that sends them. */
async function listEndpoints() {
  const app = createHostedClient(own);
  const page = await app.authorize();
  const cookie = [...app.browser.storedCookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asForm =
    (path: string, headers = {}) =>
    (body: string) =>
      send(path, { body, headers });
  const asQuery = (path: string) => (query: string) => send(`${path}?${query}`, { method: 'GET' });
  const client = { client_id: [own.clientId] };
  return [
    {
      name: 'POST /oauth2/token',
      fields: {
        ...client,
        grant_type: ['authorization_code', 'refresh_token'],
        redirect_uri: [app.asked.redirect_uri ?? ''],
        code: ['0'.repeat(40)],
        code_verifier: [app.codeVerifier],
        refresh_token: ['a.b.c', 'eyJ'],
      },
      send: asForm('/oauth2/token'),
    },
    { name: 'POST /oauth2/revoke', fields: { ...client, token: ['a.b.c'] }, send: asForm('/oauth2/revoke') },
    {
      name: 'POST /oauth2/sign-in',
      fields: {
        flow: [extractFlow(await page.text())],
        email: ['somebody@people.example'],
        password: ['quiet-harbour-27'],
        code: ['123456'],
      },
      send: asForm('/oauth2/sign-in', { cookie }),
    },
    {
      name: 'GET /oauth2/authorize',
      fields: Object.fromEntries(Object.entries(app.asked).map(([name, value]) => [name, [value]])),
      send: asQuery('/oauth2/authorize'),
    },
    {
      name: 'GET /logout',
      fields: { ...client, logout_uri: ['https://app.example/'] },
      send: asQuery('/logout'),
    },
    {
      name: 'POST /oauth2/userInfo',
      fields: { access_token: ['eyJhbGciOiJub25lIn0.e30.'] },
      send: (text: string) =>
        send('/oauth2/userInfo', { headers: { authorization: `Bearer ${text.replaceAll(/[^ -~]/g, '')}` } }),
    },
  ];
}

describe('malformed requests to the pages of the user pool', () => {
  it(
    `${bodiesPerRoute} malformed forms per endpoint are accepted or rejected without a failure`,
    async () => {
      const seed = getRunSeed();
      const wrong: string[] = [];
      for (const { name, fields, send: reach } of await listEndpoints()) {
        for (const form of fc.sample(arbitraryMalformedForm(fields), { numRuns: bodiesPerRoute, seed })) {
          const fault = await findResponseFault(reach(form), findInternalFault);
          if (!fault) continue;
          wrong.push(formatFault(name, form, fault));
          break;
        }
      }
      expect(wrong, `SEED=${seed}`).toEqual([]);
    },
    maxTestMs,
  );

  it('text that is no form at all is rejected by every endpoint', async () => {
    const wrong: string[] = [];
    for (const { name, send: reach } of await listEndpoints()) {
      for (const form of invalidForms) {
        const fault = await findResponseFault(reach(form), findInternalFault);
        if (fault) wrong.push(formatFault(name, form, fault));
      }
    }
    expect(wrong).toEqual([]);
  });
});
