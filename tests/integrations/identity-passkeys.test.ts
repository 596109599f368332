import { DeleteWebAuthnCredentialCommand, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { deleteWebAuthnCredential, listWebAuthnCredentials, signIn } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { createAdminClient } from '../harness/identity.ts';
import {
  addPasskey,
  callPoolOperation,
  createOwnerWithPasskey,
  createPasskeyOwner,
  listPasskeys,
  requestPasskeyChallenge,
  signInWithPasskey,
} from '../harness/identity-passkeys.ts';
import { getRejection, openPoolForSuite, requireOwnPool, testPassword } from '../harness/identity-pool.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();

const passkeyRejected = {
  name: 'NotAuthorizedException',
  message: 'That passkey isn’t for this account.',
};

describe('a passkey', () => {
  it('is registered for this site and its owner only, who gets an email', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createPasskeyOwner(pool, own);
    const id = await addPasskey(own, holder);
    const { CredentialCreationOptions: options } = await callPoolOperation<{
      CredentialCreationOptions: object;
    }>(own, 'StartWebAuthnRegistration', { AccessToken: holder.token });
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1' },
      user: { id: Buffer.from(holder.sub).toString('base64url'), name: holder.email },
      pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id, type: 'public-key' }],
      attestation: 'none',
      timeout: 180_000,
    });
    const [listed] = await listPasskeys(own, holder);
    expect(listed).toMatchObject({
      CredentialId: id,
      FriendlyCredentialName: 'Passkey',
      RelyingPartyId: '127.0.0.1',
      AuthenticatorAttachment: 'platform',
      AuthenticatorTransports: ['internal', 'hybrid'],
    });
    expect(Math.abs((listed?.CreatedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect((await own.emails(holder.email)).at(-1)).toMatchObject({
      kind: 'passkey-added',
      firstName: 'Amara',
    });
  });

  it('signs in without a password, a second factor or a new device', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    const result = await signInWithPasskey(own, holder);
    expect(result).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
    expect(result?.NewDeviceMetadata).toBeUndefined();
    const user = await createAdminClient(own).send(new GetUserCommand({ AccessToken: result?.AccessToken }));
    expect(user.Username).toBe(holder.sub);
    const kinds = (await own.emails(holder.email)).map(({ kind }) => kind);
    expect(kinds).not.toContain('new-device');
  });

  it('is offered as a first factor to its owner', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createPasskeyOwner(pool, own);
    const before = await requestPasskeyChallenge(own, holder.email);
    expect(before).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE' });
    expect(before.AvailableChallenges).not.toContain('WEB_AUTHN');
    await addPasskey(own, holder);
    const { Session } = await callPoolOperation<{ Session: string }>(own, 'InitiateAuth', {
      ClientId: own.clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: holder.email },
    });
    const chosen = await createRawSignIn(own).respond('SELECT_CHALLENGE', Session, {
      USERNAME: holder.email,
      ANSWER: 'WEB_AUTHN',
    });
    const CREDENTIAL = holder.phone.sign(chosen.ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS ?? '');
    const answer = { USERNAME: holder.email, CREDENTIAL };
    const { AuthenticationResult } = await createRawSignIn(own).respond('WEB_AUTHN', chosen.Session, answer);
    expect(AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('can be renamed by its owner only', async (context) => {
    const own = requireOwnPool(context, pool);
    const [holder, otherHolder] = [
      await createOwnerWithPasskey(pool, own),
      await createPasskeyOwner(pool, own),
    ];
    const [{ CredentialId } = { CredentialId: '' }] = await listPasskeys(own, holder);
    const rename = (AccessToken: string, FriendlyCredentialName: string) =>
      callPoolOperation(own, 'RenameWebAuthnCredential', {
        AccessToken,
        CredentialId,
        FriendlyCredentialName,
      });
    await rename(holder.token, '  Kitchen iPad ');
    expect(await listPasskeys(own, holder)).toMatchObject([{ FriendlyCredentialName: 'Kitchen iPad' }]);
    expect(await getRejection(rename(otherHolder.token, 'Mine'))).toMatchObject({
      name: 'ResourceNotFoundException',
    });
    expect(await getRejection(rename(holder.token, '   '))).toMatchObject({
      name: 'InvalidParameterException',
    });
    expect(await getRejection(rename(holder.token, 'a\0b'))).toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  it('can be removed by its owner, who gets an email, and then opens nothing', async (context) => {
    const own = requireOwnPool(context, pool);
    const [holder, otherHolder] = [
      await createOwnerWithPasskey(pool, own),
      await createPasskeyOwner(pool, own),
    ];
    const [{ CredentialId } = { CredentialId: '' }] = await listPasskeys(own, holder);
    const remove = (AccessToken: string) =>
      createAdminClient(own).send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));
    expect(await getRejection(remove(otherHolder.token))).toMatchObject({
      name: 'ResourceNotFoundException',
    });
    const { Session, options } = await requestPasskeyChallenge(own, holder.email);
    await remove(holder.token);
    expect(await listPasskeys(own, holder)).toEqual([]);
    const answer = { USERNAME: holder.email, CREDENTIAL: holder.phone.sign(options) };
    expect(await getRejection(createRawSignIn(own).respond('WEB_AUTHN', Session, answer))).toEqual(
      passkeyRejected,
    );
    expect((await own.emails(holder.email)).at(-1)).toMatchObject({ kind: 'passkey-removed' });
    expect(await getRejection(remove(holder.token))).toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('can be added or removed only within 15 minutes of authentication', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    const [{ CredentialId } = { CredentialId: '' }] = await listPasskeys(own, holder);
    own.advanceTime(15 * 60 + 1);
    const late = { name: 'ReauthenticationRequiredException' };
    expect(await getRejection(addPasskey(own, holder))).toMatchObject(late);
    const remove = new DeleteWebAuthnCredentialCommand({ AccessToken: holder.token, CredentialId });
    expect(await getRejection(createAdminClient(own).send(remove))).toMatchObject(late);
    // Using a passkey counts as a recent authentication.
    const fresh = await signInWithPasskey(own, holder);
    await addPasskey(own, { ...holder, token: fresh?.AccessToken ?? '' });
    expect(await listPasskeys(own, { token: fresh?.AccessToken ?? '' })).toHaveLength(2);
  });

  it('is limited to 20 per account, and listed page by page', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createPasskeyOwner(pool, own);
    for (let number = 0; number < 20; number++) await addPasskey(own, holder);
    expect(await getRejection(addPasskey(own, holder))).toMatchObject({ name: 'LimitExceededException' });
    const page = (NextToken?: string) =>
      callPoolOperation<{ Credentials: { CredentialId: string }[]; NextToken?: string }>(
        own,
        'ListWebAuthnCredentials',
        { AccessToken: holder.token, MaxResults: 12, NextToken },
      );
    const first = await page();
    const second = await page(first.NextToken);
    expect(second.NextToken).toBeUndefined();
    const ids = [...first.Credentials, ...second.Credentials].map(({ CredentialId }) => CredentialId);
    expect(ids).toEqual(holder.phone.held.slice(0, 20).map(({ id }) => id));
  });
});

describe('the browser library', () => {
  it('lists and removes the passkeys of the logged-in user', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    await signIn({ username: holder.email, password: testPassword });
    const { credentials } = await listWebAuthnCredentials();
    const [{ id } = { id: '' }] = holder.phone.held;
    expect(credentials).toMatchObject([
      { credentialId: id, friendlyCredentialName: 'Passkey', relyingPartyId: '127.0.0.1' },
    ]);
    expect(credentials[0]?.createdAt).toBeInstanceOf(Date);
    await deleteWebAuthnCredential({ credentialId: id });
    expect((await listWebAuthnCredentials()).credentials).toEqual([]);
  });
});

describe('a sign-in without a username', () => {
  const start = (own: ReturnType<typeof requireOwnPool>) =>
    callPoolOperation<{ Session: string; CREDENTIAL_REQUEST_OPTIONS: string }>(own, 'StartPasskeySignIn', {
      ClientId: own.clientId,
    });
  const complete = (own: ReturnType<typeof requireOwnPool>, Session: string, CREDENTIAL: string) =>
    callPoolOperation<{ AuthenticationResult: { AccessToken: string } }>(own, 'CompletePasskeySignIn', {
      ClientId: own.clientId,
      Session,
      CREDENTIAL,
    });

  it('accepts the selected passkey, once per challenge', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    const { Session, CREDENTIAL_REQUEST_OPTIONS } = await start(own);
    expect(JSON.parse(CREDENTIAL_REQUEST_OPTIONS)).toMatchObject({
      rpId: '127.0.0.1',
      allowCredentials: [],
      userVerification: 'required',
    });
    // A form stays open for a while.
    own.advanceTime(14 * 60);
    const credential = holder.phone.sign(CREDENTIAL_REQUEST_OPTIONS);
    const { AuthenticationResult } = await complete(own, Session, credential);
    const { AccessToken } = AuthenticationResult;
    expect((await createAdminClient(own).send(new GetUserCommand({ AccessToken }))).Username).toBe(
      holder.sub,
    );
    const error = await getRejection(complete(own, Session, credential));
    expect(error.message).toBe('Invalid session for the user, session is expired.');
  });

  it('rejects a late response, an unknown passkey, and the challenge of a named user', async (context) => {
    const own = requireOwnPool(context, pool);
    const [holder, otherHolder] = [
      await createOwnerWithPasskey(pool, own),
      await createPasskeyOwner(pool, own),
    ];
    otherHolder.phone.register({ challenge: 'x', user: { id: 'x' } });
    const unknown = await start(own);
    const signed = otherHolder.phone.sign(unknown.CREDENTIAL_REQUEST_OPTIONS);
    expect(await getRejection(complete(own, unknown.Session, signed))).toEqual(passkeyRejected);
    const named = await requestPasskeyChallenge(own, holder.email);
    const crossed = complete(own, named.Session ?? '', holder.phone.sign(named.options));
    expect(await getRejection(crossed)).toMatchObject({ name: 'NotAuthorizedException' });
    const late = await start(own);
    own.advanceTime(15 * 60 + 1);
    const tooLate = complete(own, late.Session, holder.phone.sign(late.CREDENTIAL_REQUEST_OPTIONS));
    expect(await getRejection(tooLate)).toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    });
  });
});
