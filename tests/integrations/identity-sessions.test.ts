import {
  type AuthFlowType,
  type ChallengeNameType,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { saveAuthenticatorKey } from '@studio/identity/users/software-token';
import { users } from '@studio/identity/users/tables';
import { createTotpKey } from '@studio/identity/users/totp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type TestIdentity } from '../harness/identity.ts';
import { getWrongAppCode } from '../harness/identity-mfa.ts';
import { createOwnerWithPasskey } from '../harness/identity-passkeys.ts';
import {
  createAccount,
  createEmail,
  createInvitedAccount,
  getRejection,
  type PoolUnderTest,
} from '../harness/identity-pool.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';

/** Lifetime of a login step, in seconds. */
const sessionSeconds = 180;
const expired = 'Invalid session for the user, session is expired.';

let own: TestIdentity;
let pool: PoolUnderTest;
beforeAll(async () => {
  // The clock only advances on request.
  const started = Date.now();
  own = await startIdentity({ clock: () => started });
  pool = { ...own, own, admin: createRawSignIn(own).client, storage: new Map() };
});
afterAll(() => own.stop());

const initiateAuth = (AuthFlow: AuthFlowType, AuthParameters: Record<string, string>) =>
  pool.admin.send(new InitiateAuthCommand({ ClientId: own.clientId, AuthFlow, AuthParameters }));

const bySrp = (USERNAME: string) => initiateAuth('USER_SRP_AUTH', { USERNAME, SRP_A: 'ab'.repeat(380) });

async function withApp() {
  const { email, sub, password } = await createAccount(pool);
  const key = createTotpKey();
  await saveAuthenticatorKey(own.pool, own.pool.database, sub, { key, step: 0, name: null });
  const { database } = own.pool;
  await database
    .update(users)
    .set({ secondFactors: ['SOFTWARE_TOKEN_MFA'] })
    .where(eq(users.sub, sub));
  return { email, password, code: getWrongAppCode(own, key) };
}

/**
 * Pending sign-in with a wrong response. A wrong response and a late one have different errors, which show whether the
 * sign-in is still pending.
 */
interface Waiting {
  email: string;
  begin: () => Promise<{ Session?: string | undefined }>;
  answer: Record<string, string>;
}

const wrongProof = {
  PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA',
  PASSWORD_CLAIM_SIGNATURE: 'AAAA',
  TIMESTAMP: 'Fri Nov 20 20:10:18 UTC 2026',
};

const waiting: [ChallengeNameType, string, () => Promise<Waiting>][] = [
  [
    'PASSWORD_VERIFIER',
    'of somebody',
    async () => {
      const { email } = await createAccount(pool);
      return { email, begin: () => bySrp(email), answer: wrongProof };
    },
  ],
  [
    'PASSWORD_VERIFIER',
    'of nobody',
    async () => {
      const email = createEmail();
      return { email, begin: () => bySrp(email), answer: wrongProof };
    },
  ],
  [
    'NEW_PASSWORD_REQUIRED',
    'of somebody invited',
    async () => {
      const { email, password } = await createInvitedAccount(pool);
      return {
        email,
        begin: () => createRawSignIn(own).initiateAuth(email, password),
        answer: { NEW_PASSWORD: 'short' },
      };
    },
  ],
  [
    'SOFTWARE_TOKEN_MFA',
    'of somebody with an app',
    async () => {
      const { email, password, code } = await withApp();
      const answer = { SOFTWARE_TOKEN_MFA_CODE: code };
      return { email, begin: () => createRawSignIn(own).initiateAuth(email, password), answer };
    },
  ],
  [
    'SELECT_CHALLENGE',
    'of somebody with a choice',
    async () => {
      const { email } = await createOwnerWithPasskey(pool, own);
      const answer = { ANSWER: 'PASSWORD', PASSWORD: 'not-the-password' };
      return { email, begin: () => initiateAuth('USER_AUTH', { USERNAME: email }), answer };
    },
  ],
  [
    'WEB_AUTHN',
    'of somebody with a passkey',
    async () => {
      const { email } = await createOwnerWithPasskey(pool, own);
      const parameters = { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' };
      return { email, begin: () => initiateAuth('USER_AUTH', parameters), answer: { CREDENTIAL: '{}' } };
    },
  ],
];

describe('a pending sign-in', () => {
  it.each(waiting)('for %s %s lasts exactly 180 seconds', async (challenge, _owner, createWaiting) => {
    const { email, begin: start, answer } = await createWaiting();
    const [early, late] = [await start(), await start()];
    const submit = async ({ Session }: { Session?: string | undefined }) =>
      (await getRejection(createRawSignIn(own).respond(challenge, Session, { USERNAME: email, ...answer })))
        .message;
    own.advanceTime(sessionSeconds - 0.001);
    expect(await submit(early)).not.toBe(expired);
    own.advanceTime(0.001);
    expect(await submit(late)).toBe(expired);
  });
});
