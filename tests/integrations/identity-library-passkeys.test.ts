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
 * Errors of the browser library about passkeys, with its names and messages, against our pool.
 * A few stubs stand for the browser's own responses.
 */

const pool = await openPoolForSuite();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stubs a browser that gives the same response to every passkey request. */
function browserAnswers(answer: () => Promise<null>): void {
  class Nothing {}
  vi.stubGlobal('window', { document: {}, isSecureContext: true, PublicKeyCredential: Nothing });
  vi.stubGlobal('PublicKeyCredential', Nothing);
  vi.stubGlobal('navigator', { credentials: { create: answer, get: answer } });
}
const nothing = () => browserAnswers(async () => null);
const refuses = (name: string) => () =>
  browserAnswers(async () => {
    throw new DOMException('The browser says no.', name);
  });

/** Stubs a pool whose response to an operation lacks a field. */
function poolForgets(operation: string, what: string): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = await send(url, init);
    if (!new Headers(init?.headers).get('x-amz-target')?.endsWith(`.${operation}`)) return answer;
    const body = (await answer.text()).replace(`"${what}"`, '"nothing"');
    return new Response(body, { status: answer.status, headers: answer.headers });
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
  words: string;
  when: () => void;
  at: (pool: PoolUnderTest) => Promise<unknown>;
}

const cases: Case[] = [
  { name: 'PasskeyNotSupported', words: 'may not be supported', when: () => {}, at: register },
  { name: 'PasskeyAlreadyExists', words: 'already exists', when: refuses('InvalidStateError'), at: register },
  { name: 'PasskeyRegistrationCanceled', words: 'canceled', when: refuses('NotAllowedError'), at: register },
  { name: 'PasskeyRegistrationFailed', words: 'failed to create', when: nothing, at: register },
  { name: 'RelyingPartyMismatch', words: 'current domain', when: refuses('SecurityError'), at: register },
  { name: 'RelyingPartyMismatch', words: 'current domain', when: refuses('SecurityError'), at: enter },
  { name: 'PasskeyOperationAborted', words: 'aborted', when: refuses('AbortError'), at: register },
  { name: 'PasskeyOperationAborted', words: 'aborted', when: refuses('AbortError'), at: enter },
  { name: 'PasskeyAuthenticationCanceled', words: 'canceled', when: refuses('NotAllowedError'), at: enter },
  { name: 'PasskeyRetrievalFailed', words: 'failed to retrieve', when: nothing, at: enter },
  { name: 'Unknown', words: 'An unknown error has occurred.', when: refuses('DataError'), at: register },
  {
    name: 'InvalidPasskeyRegistrationOptions',
    words: 'registration options',
    when: () => poolForgets('StartWebAuthnRegistration', 'challenge'),
    at: register,
  },
  {
    name: 'InvalidPasskeyAuthenticationOptions',
    words: 'authentication options',
    when: () => poolForgets('InitiateAuth', 'CREDENTIAL_REQUEST_OPTIONS'),
    at: enter,
  },
];

describe('the browser library says of passkeys', () => {
  it.for(cases)('$name: $words', async ({ name, words, when, at }, context) => {
    requireOwnPool(context, pool);
    when();
    const told = await getRejection(at(pool));
    expect(told.name).toBe(name);
    expect(told.message).toContain(words);
  });
});
