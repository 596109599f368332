import {
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
  CompleteWebAuthnRegistrationCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { users } from '@studio/identity/users/tables';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuthenticatorDeviation } from '../harness/create-software-authenticator.ts';
import { createAdminClient } from '../harness/identity.ts';
import {
  addPasskey,
  createOwnerWithPasskey,
  createPasskeyOwner,
  listPasskeys,
  requestPasskeyChallenge,
  signInWithPasskey,
} from '../harness/identity-passkeys.ts';
import { createEmail, getRejection, openPoolForSuite, requireOwnPool } from '../harness/identity-pool.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();

const passkeyRejected = {
  name: 'NotAuthorizedException',
  message: 'That passkey isn’t for this account.',
};
const expired = {
  name: 'NotAuthorizedException',
  message: 'Invalid session for the user, session is expired.',
};

describe('a passkey assertion', () => {
  it.for<[string, AuthenticatorDeviation]>([
    ['without having asked who it is', { isVerified: false }],
    ['for another site', { rpId: 'milesstreet.example' }],
    ['on a page of another site', { origin: 'https://milesstreet.example' }],
    ['something else', { isForged: true }],
    ['for somebody else', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('is rejected: %s; the correct one is accepted', async ([_what, deviation], context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    expect(await getRejection(signInWithPasskey(own, holder, deviation))).toEqual(passkeyRejected);
    expect((await signInWithPasskey(own, holder))?.AccessToken).toBeTruthy();
  });

  it('opens no account but its own', async (context) => {
    const own = requireOwnPool(context, pool);
    const [holder, other] = [
      await createOwnerWithPasskey(pool, own),
      await createOwnerWithPasskey(pool, own),
    ];
    const mixed = { email: other.email, phone: holder.phone };
    expect(await getRejection(signInWithPasskey(own, mixed))).toEqual(passkeyRejected);
  });

  it('with a repeated counter is rejected as a copy', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    expect((await signInWithPasskey(own, holder, { counter: 7 }))?.AccessToken).toBeTruthy();
    expect(await getRejection(signInWithPasskey(own, holder, { counter: 7 }))).toEqual(passkeyRejected);
    expect(await getRejection(signInWithPasskey(own, holder, { counter: 3 }))).toEqual(passkeyRejected);
    expect(await getRejection(signInWithPasskey(own, holder, { counter: 0 }))).toEqual(passkeyRejected);
    expect((await signInWithPasskey(own, holder, { counter: 8 }))?.AccessToken).toBeTruthy();
  });

  it('answers one challenge, once, within 180 seconds', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    const signChallenge = async () => {
      const { Session, options } = await requestPasskeyChallenge(own, holder.email);
      return { Session, answer: { USERNAME: holder.email, CREDENTIAL: holder.phone.sign(options) } };
    };
    const [one, other] = [await signChallenge(), await signChallenge()];
    expect(await getRejection(createRawSignIn(own).respond('WEB_AUTHN', one.Session, other.answer))).toEqual(
      passkeyRejected,
    );
    await createRawSignIn(own).respond('WEB_AUTHN', other.Session, other.answer);
    expect(
      await getRejection(createRawSignIn(own).respond('WEB_AUTHN', other.Session, other.answer)),
    ).toEqual(expired);
    const slow = await signChallenge();
    own.advanceTime(180);
    expect(await getRejection(createRawSignIn(own).respond('WEB_AUTHN', slow.Session, slow.answer))).toEqual(
      expired,
    );
  });

  it('opens no account that is disabled, needs a reset, or has a temporary password', async (context) => {
    const own = requireOwnPool(context, pool);
    const account = ({ email }: { email: string }) => ({ UserPoolId: own.userPoolId, Username: email });
    const disabled = await createOwnerWithPasskey(pool, own);
    await pool.admin.send(new AdminDisableUserCommand(account(disabled)));
    expect(await getRejection(signInWithPasskey(own, disabled))).toMatchObject({
      message: 'User is disabled.',
    });
    const temporary = await createOwnerWithPasskey(pool, own);
    const Password = 'first-day-2027';
    await pool.admin.send(
      new AdminSetUserPasswordCommand({ ...account(temporary), Password, Permanent: false }),
    );
    expect(await getRejection(signInWithPasskey(own, temporary))).toMatchObject({
      name: 'NotAuthorizedException',
    });
    const reset = await createOwnerWithPasskey(pool, own);
    const { database } = own.pool;
    await database.update(users).set({ status: 'RESET_REQUIRED' }).where(eq(users.sub, reset.sub));
    expect(await getRejection(signInWithPasskey(own, reset))).toMatchObject({
      name: 'PasswordResetRequiredException',
    });
  });
});

describe('an unknown address', () => {
  it('sometimes gets the same passkey challenge as a known one, which opens nothing', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    const knownChallenge = await requestPasskeyChallenge(own, holder.email);
    let unknownChallenge = await requestPasskeyChallenge(own, createEmail());
    while (unknownChallenge.ChallengeName !== 'WEB_AUTHN')
      unknownChallenge = await requestPasskeyChallenge(own, createEmail());
    const { USERNAME = '' } = unknownChallenge.ChallengeParameters ?? {};
    const getShape = ({ options }: { options: string }) => ({ ...JSON.parse(options), challenge: '' });
    expect(getShape(unknownChallenge)).toEqual(getShape(knownChallenge));
    expect(Object.keys(unknownChallenge.ChallengeParameters ?? {})).toEqual(
      Object.keys(knownChallenge.ChallengeParameters ?? {}),
    );
    expect((await requestPasskeyChallenge(own, USERNAME)).ChallengeName).toBe('WEB_AUTHN');
    const answer = { USERNAME, CREDENTIAL: holder.phone.sign(unknownChallenge.options) };
    expect(
      await getRejection(createRawSignIn(own).respond('WEB_AUTHN', unknownChallenge.Session, answer)),
    ).toEqual(passkeyRejected);
    for (const email of [USERNAME, holder.email]) {
      const { Session } = await requestPasskeyChallenge(own, email);
      const unread = createRawSignIn(own).respond('WEB_AUTHN', Session, {
        USERNAME: email,
        CREDENTIAL: '{}',
      });
      expect(await getRejection(unread)).toMatchObject({ name: 'InvalidParameterException' });
    }
  });
});

describe('a passkey registration', () => {
  it.for<[string, AuthenticatorDeviation]>([
    ['WebAuthnOriginNotAllowedException', { origin: 'https://milesstreet.example' }],
    ['WebAuthnRelyingPartyMismatchException', { rpId: 'milesstreet.example' }],
    ['WebAuthnCredentialNotSupportedException', { isVerified: false }],
    ['WebAuthnCredentialNotSupportedException', { algorithm: -8 }],
  ])('is rejected as %s: %j', async ([name, deviation], context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createPasskeyOwner(pool, own);
    expect(await getRejection(addPasskey(own, holder, deviation))).toMatchObject({ name });
    expect(await listPasskeys(own, holder)).toEqual([]);
  });

  it('answers the challenge of its own user, once, within 180 seconds', async (context) => {
    const own = requireOwnPool(context, pool);
    const [holder, other] = [await createPasskeyOwner(pool, own), await createPasskeyOwner(pool, own)];
    const client = createAdminClient(own, { maxAttempts: 1 });
    const start = async () => {
      const started = await client.send(new StartWebAuthnRegistrationCommand({ AccessToken: holder.token }));
      return holder.phone.register(started.CredentialCreationOptions);
    };
    const complete = (AccessToken: string, Credential: ReturnType<typeof holder.phone.register>) =>
      client.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
    const challengeNotFound = { name: 'WebAuthnChallengeNotFoundException' };
    const made = await start();
    expect(await getRejection(complete(other.token, made))).toMatchObject(challengeNotFound);
    await complete(holder.token, made);
    expect(await getRejection(complete(holder.token, made))).toMatchObject(challengeNotFound);
    const slow = await start();
    own.advanceTime(180);
    expect(await getRejection(complete(holder.token, slow))).toMatchObject(challengeNotFound);
    expect(await listPasskeys(own, holder)).toHaveLength(1);
  });
});
