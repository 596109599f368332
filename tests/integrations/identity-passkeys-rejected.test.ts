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

const notHere = { name: 'NotAuthorizedException', message: 'That passkey does not open this account.' };
const expired = {
  name: 'NotAuthorizedException',
  message: 'Invalid session for the user, session is expired.',
};

describe('a passkey that signs', () => {
  it.for<[string, AuthenticatorDeviation]>([
    ['without having asked who it is', { isVerified: false }],
    ['for another site', { rpId: 'milesstreet.example' }],
    ['on a page of another site', { origin: 'https://milesstreet.example' }],
    ['something else', { isForged: true }],
    ['for somebody else', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('%s opens nothing; as it should, it does', async ([_what, oddity], context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    expect(await getRejection(signInWithPasskey(own, holder, oddity))).toEqual(notHere);
    expect((await signInWithPasskey(own, holder))?.AccessToken).toBeTruthy();
  });

  it('opens no other account than its own', async (context) => {
    const own = requireOwnPool(context, pool);
    const [holder, other] = [
      await createOwnerWithPasskey(pool, own),
      await createOwnerWithPasskey(pool, own),
    ];
    const mixed = { email: other.email, phone: holder.phone };
    expect(await getRejection(signInWithPasskey(own, mixed))).toEqual(notHere);
  });

  it('with a count that it has shown before is a copy', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    expect((await signInWithPasskey(own, holder, { counter: 7 }))?.AccessToken).toBeTruthy();
    expect(await getRejection(signInWithPasskey(own, holder, { counter: 7 }))).toEqual(notHere);
    expect(await getRejection(signInWithPasskey(own, holder, { counter: 3 }))).toEqual(notHere);
    expect(await getRejection(signInWithPasskey(own, holder, { counter: 0 }))).toEqual(notHere);
    expect((await signInWithPasskey(own, holder, { counter: 8 }))?.AccessToken).toBeTruthy();
  });

  it('answers one question, once, within 180 seconds', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    const ask = async () => {
      const { Session, options } = await requestPasskeyChallenge(own, holder.email);
      return { Session, answer: { USERNAME: holder.email, CREDENTIAL: holder.phone.sign(options) } };
    };
    const [one, other] = [await ask(), await ask()];
    expect(await getRejection(createRawSignIn(own).answer('WEB_AUTHN', one.Session, other.answer))).toEqual(
      notHere,
    );
    await createRawSignIn(own).answer('WEB_AUTHN', other.Session, other.answer);
    expect(await getRejection(createRawSignIn(own).answer('WEB_AUTHN', other.Session, other.answer))).toEqual(
      expired,
    );
    const slow = await ask();
    own.pass(180);
    expect(await getRejection(createRawSignIn(own).answer('WEB_AUTHN', slow.Session, slow.answer))).toEqual(
      expired,
    );
  });

  it('opens no account that is disabled, has to be reset, or was given a password from outside', async (context) => {
    const own = requireOwnPool(context, pool);
    const account = ({ email }: { email: string }) => ({ UserPoolId: own.userPoolId, Username: email });
    const disabled = await createOwnerWithPasskey(pool, own);
    await pool.admin.send(new AdminDisableUserCommand(account(disabled)));
    expect(await getRejection(signInWithPasskey(own, disabled))).toMatchObject({
      message: 'User is disabled.',
    });
    const given = await createOwnerWithPasskey(pool, own);
    const Password = 'first-day-2027';
    await pool.admin.send(new AdminSetUserPasswordCommand({ ...account(given), Password, Permanent: false }));
    expect(await getRejection(signInWithPasskey(own, given))).toMatchObject({
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

describe('an address that nobody has', () => {
  it('is asked for a passkey by some, in the same words, and opens to none', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    const known = await requestPasskeyChallenge(own, holder.email);
    let unknown = await requestPasskeyChallenge(own, createEmail());
    while (unknown.ChallengeName !== 'WEB_AUTHN') unknown = await requestPasskeyChallenge(own, createEmail());
    const { USERNAME = '' } = unknown.ChallengeParameters ?? {};
    const looks = ({ options }: { options: string }) => ({ ...JSON.parse(options), challenge: '' });
    expect(looks(unknown)).toEqual(looks(known));
    expect(Object.keys(unknown.ChallengeParameters ?? {})).toEqual(
      Object.keys(known.ChallengeParameters ?? {}),
    );
    expect((await requestPasskeyChallenge(own, USERNAME)).ChallengeName).toBe('WEB_AUTHN');
    const answer = { USERNAME, CREDENTIAL: holder.phone.sign(unknown.options) };
    expect(await getRejection(createRawSignIn(own).answer('WEB_AUTHN', unknown.Session, answer))).toEqual(
      notHere,
    );
    for (const email of [USERNAME, holder.email]) {
      const { Session } = await requestPasskeyChallenge(own, email);
      const unread = createRawSignIn(own).answer('WEB_AUTHN', Session, { USERNAME: email, CREDENTIAL: '{}' });
      expect(await getRejection(unread)).toMatchObject({ name: 'InvalidParameterException' });
    }
  });
});

describe('a passkey that is made', () => {
  it.for<[string, AuthenticatorDeviation]>([
    ['WebAuthnOriginNotAllowedException', { origin: 'https://milesstreet.example' }],
    ['WebAuthnRelyingPartyMismatchException', { rpId: 'milesstreet.example' }],
    ['WebAuthnCredentialNotSupportedException', { isVerified: false }],
    ['WebAuthnCredentialNotSupportedException', { algorithm: -8 }],
  ])('is refused as %s: %j', async ([name, oddity], context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createPasskeyOwner(pool, own);
    expect(await getRejection(addPasskey(own, holder, oddity))).toMatchObject({ name });
    expect(await listPasskeys(own, holder)).toEqual([]);
  });

  it('belongs to the question that its owner was asked, once, within 180 seconds', async (context) => {
    const own = requireOwnPool(context, pool);
    const [holder, other] = [await createPasskeyOwner(pool, own), await createPasskeyOwner(pool, own)];
    const client = createAdminClient(own, { maxAttempts: 1 });
    const start = async () => {
      const begun = await client.send(new StartWebAuthnRegistrationCommand({ AccessToken: holder.token }));
      return holder.phone.make(begun.CredentialCreationOptions);
    };
    const complete = (AccessToken: string, Credential: ReturnType<typeof holder.phone.make>) =>
      client.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
    const gone = { name: 'WebAuthnChallengeNotFoundException' };
    const made = await start();
    expect(await getRejection(complete(other.token, made))).toMatchObject(gone);
    await complete(holder.token, made);
    expect(await getRejection(complete(holder.token, made))).toMatchObject(gone);
    const slow = await start();
    own.pass(180);
    expect(await getRejection(complete(holder.token, slow))).toMatchObject(gone);
    expect(await listPasskeys(own, holder)).toHaveLength(1);
  });
});
