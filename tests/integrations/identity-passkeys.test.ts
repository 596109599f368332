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

const notHere = { name: 'NotAuthorizedException', message: 'That passkey does not open this account.' };

describe('a passkey', () => {
  it('is made for this site alone, by its owner, who is told, and says whose it is', async (context) => {
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
    expect((await own.mails(holder.email)).at(-1)).toMatchObject({
      kind: 'passkey-added',
      firstName: 'Amara',
    });
  });

  it('opens the account, with no password, no second factor and no new device', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    const result = await signInWithPasskey(own, holder);
    expect(result).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
    expect(result?.NewDeviceMetadata).toBeUndefined();
    const user = await createAdminClient(own).send(new GetUserCommand({ AccessToken: result?.AccessToken }));
    expect(user.Username).toBe(holder.sub);
    const kinds = (await own.mails(holder.email)).map(({ kind }) => kind);
    expect(kinds).not.toContain('new-device');
  });

  it('is among the ways to begin, of who has one', async (context) => {
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
    const chosen = await createRawSignIn(own).answer('SELECT_CHALLENGE', Session, {
      USERNAME: holder.email,
      ANSWER: 'WEB_AUTHN',
    });
    const CREDENTIAL = holder.phone.sign(chosen.ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS ?? '');
    const answer = { USERNAME: holder.email, CREDENTIAL };
    const { AuthenticationResult } = await createRawSignIn(own).answer('WEB_AUTHN', chosen.Session, answer);
    expect(AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('is called as its owner likes, and nobody else can', async (context) => {
    const own = requireOwnPool(context, pool);
    const [holder, stranger] = [await createOwnerWithPasskey(pool, own), await createPasskeyOwner(pool, own)];
    const [{ CredentialId } = { CredentialId: '' }] = await listPasskeys(own, holder);
    const rename = (AccessToken: string, FriendlyCredentialName: string) =>
      callPoolOperation(own, 'RenameWebAuthnCredential', {
        AccessToken,
        CredentialId,
        FriendlyCredentialName,
      });
    await rename(holder.token, '  Kitchen iPad ');
    expect(await listPasskeys(own, holder)).toMatchObject([{ FriendlyCredentialName: 'Kitchen iPad' }]);
    expect(await getRejection(rename(stranger.token, 'Mine'))).toMatchObject({
      name: 'ResourceNotFoundException',
    });
    expect(await getRejection(rename(holder.token, '   '))).toMatchObject({
      name: 'InvalidParameterException',
    });
    expect(await getRejection(rename(holder.token, 'a\0b'))).toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  it('opens nothing once it is removed, by its owner, who is told', async (context) => {
    const own = requireOwnPool(context, pool);
    const [holder, stranger] = [await createOwnerWithPasskey(pool, own), await createPasskeyOwner(pool, own)];
    const [{ CredentialId } = { CredentialId: '' }] = await listPasskeys(own, holder);
    const remove = (AccessToken: string) =>
      createAdminClient(own).send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));
    expect(await getRejection(remove(stranger.token))).toMatchObject({ name: 'ResourceNotFoundException' });
    const { Session, options } = await requestPasskeyChallenge(own, holder.email);
    await remove(holder.token);
    expect(await listPasskeys(own, holder)).toEqual([]);
    const answer = { USERNAME: holder.email, CREDENTIAL: holder.phone.sign(options) };
    expect(await getRejection(createRawSignIn(own).answer('WEB_AUTHN', Session, answer))).toEqual(notHere);
    expect((await own.mails(holder.email)).at(-1)).toMatchObject({ kind: 'passkey-removed' });
    expect(await getRejection(remove(holder.token))).toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('comes and goes only with who has proven themselves in the last 15 minutes', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    const [{ CredentialId } = { CredentialId: '' }] = await listPasskeys(own, holder);
    own.pass(15 * 60 + 1);
    const late = { name: 'ReauthenticationRequiredException' };
    expect(await getRejection(addPasskey(own, holder))).toMatchObject(late);
    const remove = new DeleteWebAuthnCredentialCommand({ AccessToken: holder.token, CredentialId });
    expect(await getRejection(createAdminClient(own).send(remove))).toMatchObject(late);
    // Using a passkey counts as a recent authentication.
    const fresh = await signInWithPasskey(own, holder);
    await addPasskey(own, { ...holder, token: fresh?.AccessToken ?? '' });
    expect(await listPasskeys(own, { token: fresh?.AccessToken ?? '' })).toHaveLength(2);
  });

  it('is one of 20 at most, and listed page by page', async (context) => {
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
  it('lists and removes the passkeys of who is signed in', async (context) => {
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

describe('somebody who gives no name', () => {
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

  it('is signed in by the passkey that they choose, once for each question', async (context) => {
    const own = requireOwnPool(context, pool);
    const holder = await createOwnerWithPasskey(pool, own);
    const { Session, CREDENTIAL_REQUEST_OPTIONS } = await start(own);
    expect(JSON.parse(CREDENTIAL_REQUEST_OPTIONS)).toMatchObject({
      rpId: '127.0.0.1',
      allowCredentials: [],
      userVerification: 'required',
    });
    // A form stays open for a while.
    own.pass(14 * 60);
    const credential = holder.phone.sign(CREDENTIAL_REQUEST_OPTIONS);
    const { AuthenticationResult } = await complete(own, Session, credential);
    const { AccessToken } = AuthenticationResult;
    expect((await createAdminClient(own).send(new GetUserCommand({ AccessToken }))).Username).toBe(
      holder.sub,
    );
    const again = await getRejection(complete(own, Session, credential));
    expect(again.message).toBe('Invalid session for the user, session is expired.');
  });

  it('is not signed in too late, by a passkey that is unknown, or with the question of somebody who gave one', async (context) => {
    const own = requireOwnPool(context, pool);
    const [holder, stranger] = [await createOwnerWithPasskey(pool, own), await createPasskeyOwner(pool, own)];
    stranger.phone.make({ challenge: 'x', user: { id: 'x' } });
    const unknown = await start(own);
    const signed = stranger.phone.sign(unknown.CREDENTIAL_REQUEST_OPTIONS);
    expect(await getRejection(complete(own, unknown.Session, signed))).toEqual(notHere);
    const named = await requestPasskeyChallenge(own, holder.email);
    const crossed = complete(own, named.Session ?? '', holder.phone.sign(named.options));
    expect(await getRejection(crossed)).toMatchObject({ name: 'NotAuthorizedException' });
    const late = await start(own);
    own.pass(15 * 60 + 1);
    const tooLate = complete(own, late.Session, holder.phone.sign(late.CREDENTIAL_REQUEST_OPTIONS));
    expect(await getRejection(tooLate)).toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    });
  });
});
