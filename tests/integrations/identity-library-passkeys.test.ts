/**
 * Tests rare errors of the browser library, after a login each. In the short form, `identity-passkeys` tests passkeys.
 *
 * @module-tag long
 */
import { associateWebAuthnCredential, signIn } from 'aws-amplify/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOwnerWithPasskey } from '../harness/identity-passkeys.ts';
import {
  createAccount,
  getRejection,
  openPoolForSuite,
  type PoolUnderTest,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';

/*
 * Errors of the browser library about passkeys, with its names and messages, against the project’s own pool.
 * A few stubs stand for the browser's own responses.
 */

const pool = await openPoolForSuite();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stubs a browser that gives the same response to every passkey request. */
function stubBrowser(response: () => Promise<null>): void {
  class FakePublicKeyCredential {}
  vi.stubGlobal('window', {
    document: {},
    isSecureContext: true,
    PublicKeyCredential: FakePublicKeyCredential,
  });
  vi.stubGlobal('PublicKeyCredential', FakePublicKeyCredential);
  vi.stubGlobal('navigator', { credentials: { create: response, get: response } });
}
const returnNull = () => stubBrowser(async () => null);
const throwing = (name: string) => () =>
  stubBrowser(async () => {
    throw new DOMException('The browser says no.', name);
  });

/** Stubs a pool whose response to an operation lacks a field. */
function dropFromResponse(operation: string, what: string): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const response = await send(url, init);
    if (!new Headers(init?.headers).get('x-amz-target')?.endsWith(`.${operation}`)) return response;
    const body = (await response.text()).replace(`"${what}"`, '"nothing"');
    return new Response(body, { status: response.status, headers: response.headers });
  });
}

async function register(): Promise<void> {
  const { email } = await createAccount(pool);
  await signIn({ username: email, password: testPassword });
  await associateWebAuthnCredential();
}

async function enter({ own }: PoolUnderTest): Promise<unknown> {
  if (!own) throw new Error('Asked of our own pool alone.');
  const { email } = await createOwnerWithPasskey(pool, own);
  const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } as const;
  return signIn({ username: email, options });
}

interface Case {
  name: string;
  text: string;
  when: () => void;
  at: (pool: PoolUnderTest) => Promise<unknown>;
}

const cases: Case[] = [
  { name: 'PasskeyNotSupported', text: 'may not be supported', when: () => {}, at: register },
  { name: 'PasskeyAlreadyExists', text: 'already exists', when: throwing('InvalidStateError'), at: register },
  { name: 'PasskeyRegistrationCanceled', text: 'canceled', when: throwing('NotAllowedError'), at: register },
  { name: 'PasskeyRegistrationFailed', text: 'failed to create', when: returnNull, at: register },
  { name: 'RelyingPartyMismatch', text: 'current domain', when: throwing('SecurityError'), at: register },
  { name: 'RelyingPartyMismatch', text: 'current domain', when: throwing('SecurityError'), at: enter },
  { name: 'PasskeyOperationAborted', text: 'aborted', when: throwing('AbortError'), at: register },
  { name: 'PasskeyOperationAborted', text: 'aborted', when: throwing('AbortError'), at: enter },
  { name: 'PasskeyAuthenticationCanceled', text: 'canceled', when: throwing('NotAllowedError'), at: enter },
  { name: 'PasskeyRetrievalFailed', text: 'failed to retrieve', when: returnNull, at: enter },
  { name: 'Unknown', text: 'An unknown error has occurred.', when: throwing('DataError'), at: register },
  {
    name: 'InvalidPasskeyRegistrationOptions',
    text: 'registration options',
    when: () => dropFromResponse('StartWebAuthnRegistration', 'challenge'),
    at: register,
  },
  {
    name: 'InvalidPasskeyAuthenticationOptions',
    text: 'authentication options',
    when: () => dropFromResponse('InitiateAuth', 'CREDENTIAL_REQUEST_OPTIONS'),
    at: enter,
  },
];

describe('passkey errors of the browser library', () => {
  it.for(cases)('$name: $text', async ({ name, text, when, at }, context) => {
    requireOwnPool(context, pool);
    when();
    const error = await getRejection(at(pool));
    expect(error.name).toBe(name);
    expect(error.message).toContain(text);
  });
});
