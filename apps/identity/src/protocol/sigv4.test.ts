import type { AddressInfo } from 'node:net';
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '../pool.ts';
import { IdentityError } from './identity-error.ts';
import { verifySignature } from './sigv4.ts';

const administrator = {
  accessKeyId: 'MILESADMIN0000000001',
  secretAccessKey: 'the-secret-of-the-administrator',
};
const userPoolId = 'us-east-1_MilesDemo';
const pool = { settings: { userPoolId, administrator }, now: () => new Date() } as Pool;

interface Sent {
  headers: Record<string, string>;
  body: string;
}

let app: FastifyInstance;
let endpoint = '';
let received: Sent | undefined;

beforeAll(async () => {
  app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/idp/', async (request, reply) => {
    const body = String(request.body);
    received = { headers: { ...request.headers } as Record<string, string>, body };
    try {
      await verifySignature(pool, request, body);
      return { Users: [] };
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      return reply.code(400).send({ __type: error.name, message: error.message });
    }
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  endpoint = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/idp/`;
});

afterAll(() => app.close());

type ClientSettings = ConstructorParameters<typeof CognitoIdentityProviderClient>[0];

function listUsers(settings: ClientSettings = {}) {
  const client = new CognitoIdentityProviderClient({
    endpoint,
    region: 'us-east-1',
    credentials: administrator,
    maxAttempts: 1,
    ...settings,
  });
  return client.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter: 'email = "a@b.example"' }));
}

/** Sends a recorded SDK call again, with changes. */
async function replay(change: (sent: Sent) => void): Promise<{ __type?: string; message?: string }> {
  await listUsers();
  if (!received) throw new Error('Nothing was received.');
  const { 'content-length': _, ...headers } = received.headers;
  const sent = { headers, body: received.body };
  change(sent);
  const response = await app.inject({
    method: 'POST',
    url: '/idp/',
    headers: sent.headers,
    payload: sent.body,
  });
  return response.json();
}

describe('the administrator signature', () => {
  it('is accepted from the SDK, and repeatedly while it is fresh', async () => {
    await expect(listUsers()).resolves.toMatchObject({ Users: [] });
    expect(await replay(() => {})).toEqual({ Users: [] });
  });

  it.each<[string, ClientSettings, string]>([
    [
      'another secret',
      { credentials: { ...administrator, secretAccessKey: 'x' } },
      'InvalidSignatureException',
    ],
    ['another key', { credentials: { ...administrator, accessKeyId: 'X' } }, 'UnrecognizedClientException'],
    [
      'a session of somebody else',
      { credentials: { ...administrator, sessionToken: 'x' } },
      'UnrecognizedClientException',
    ],
    ['another region', { region: 'eu-west-2' }, 'InvalidSignatureException'],
    ['a clock 6 minutes slow', { systemClockOffset: -6 * 60_000 }, 'InvalidSignatureException'],
    ['a clock 6 minutes fast', { systemClockOffset: 6 * 60_000 }, 'InvalidSignatureException'],
  ])('is rejected with %s', async (_what, settings, name) => {
    await expect(listUsers(settings)).rejects.toMatchObject({ name });
  });

  it('is corrected by the SDK when its clock is 6 minutes slow', async () => {
    await expect(listUsers({ systemClockOffset: -6 * 60_000, maxAttempts: 2 })).resolves.toMatchObject({
      Users: [],
    });
  });

  it('is bound to the body', async () => {
    const changed = await replay((sent) => {
      sent.body = sent.body.replace('a@b.example', 'c@d.example');
    });
    expect(changed.__type).toBe('InvalidSignatureException');
  });

  it('is bound to the body even when a header contains a body hash', async () => {
    const changed = await replay((sent) => {
      sent.headers['x-amz-content-sha256'] = 'UNSIGNED-PAYLOAD';
      sent.headers.authorization = sent.headers.authorization?.replace(
        'SignedHeaders=',
        'SignedHeaders=x-amz-content-sha256;',
      ) as string;
      sent.body = '{}';
    });
    expect(changed.__type).toBe('InvalidSignatureException');
  });

  it.each([
    ['x-amz-target', 'AWSCognitoIdentityProviderService.AdminDeleteUser'],
    ['host', 'elsewhere.example'],
  ])('is bound to %s', async (name, value) => {
    const changed = await replay((sent) => {
      sent.headers[name] = value;
    });
    expect(changed.__type).toBe('InvalidSignatureException');
  });

  it('covers every header of the protocol', async () => {
    const added = await replay((sent) => {
      sent.headers['x-amz-added'] = 'x';
    });
    expect(added).toEqual({
      __type: 'IncompleteSignatureException',
      message: 'The header x-amz-added is not signed.',
    });
    const unsigned = await replay((sent) => {
      sent.headers.authorization = sent.headers.authorization?.replace(';x-amz-target', '') as string;
    });
    expect(unsigned.message).toBe('The header x-amz-target is not signed.');
  });

  it.each(['', 'Bearer x', 'AWS4-HMAC-SHA256 Credential=a/b/c'])(
    'is rejected as incomplete when the header is "%s"',
    async (authorization) => {
      const response = await replay((sent) => {
        sent.headers.authorization = authorization;
      });
      expect(response.__type).toBe('IncompleteSignatureException');
    },
  );
});
