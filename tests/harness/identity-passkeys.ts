import {
  type AuthenticationResultType,
  CompleteWebAuthnRegistrationCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { adminClient, type TestIdentity } from './identity.ts';
import { newAccount, type PoolUnderTest } from './identity-pool.ts';
import { steps } from './identity-sign-in.ts';
import { type Oddity, softwareAuthenticator } from './software-authenticator.ts';

type Authenticator = ReturnType<typeof softwareAuthenticator>;

/** Somebody with an account, signed in by their password, and the phone that makes their passkeys. */
export interface Holder {
  email: string;
  sub: string;
  token: string;
  phone: Authenticator;
}

/** A phone that is on the site of a pool. */
export function phoneAt({ endpoint }: Pick<TestIdentity, 'endpoint'>): Authenticator {
  const { origin, hostname } = new URL(endpoint);
  return softwareAuthenticator({ origin, rpId: hostname });
}

/** A new account without a passkey. */
export async function newHolder(pool: PoolUnderTest, own: TestIdentity): Promise<Holder> {
  const { email, password, sub } = await newAccount(pool);
  const { AuthenticationResult } = await steps(own).begin(email, password);
  return { email, sub, token: AuthenticationResult?.AccessToken ?? '', phone: phoneAt(own) };
}

/** Makes a passkey and hands it in. */
export async function addPasskey(own: TestIdentity, { token, phone }: Holder, oddity: Oddity = {}) {
  const client = adminClient(own, { maxAttempts: 1 });
  const { CredentialCreationOptions: options } = await client.send(
    new StartWebAuthnRegistrationCommand({ AccessToken: token }),
  );
  const Credential = phone.make(options, oddity);
  await client.send(new CompleteWebAuthnRegistrationCommand({ AccessToken: token, Credential }));
  return Credential.id;
}

/** A new account with one passkey. */
export async function withPasskey(pool: PoolUnderTest, own: TestIdentity): Promise<Holder> {
  const holder = await newHolder(pool, own);
  await addPasskey(own, holder);
  return holder;
}

/** The passkeys of an account, as its owner sees them. */
export async function passkeysOf(own: TestIdentity, { token }: Pick<Holder, 'token'>) {
  const listed = await adminClient(own).send(new ListWebAuthnCredentialsCommand({ AccessToken: token }));
  return listed.Credentials ?? [];
}

/** What the pool asks of somebody who wants to log in with a passkey. */
export async function askedOf(own: TestIdentity, username: string) {
  const asked = await adminClient(own).send(
    new InitiateAuthCommand({
      ClientId: own.clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: username, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
    }),
  );
  return { ...asked, options: asked.ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS ?? '' };
}

/** Logs in with a passkey; the phone may answer oddly. */
export async function enterWith(
  own: TestIdentity,
  { email, phone }: Pick<Holder, 'email' | 'phone'>,
  oddity: Oddity = {},
): Promise<AuthenticationResultType | undefined> {
  const { Session, options } = await askedOf(own, email);
  const answered = await steps(own).answer('WEB_AUTHN', Session, {
    USERNAME: email,
    CREDENTIAL: phone.sign(options, oddity),
  });
  return answered.AuthenticationResult;
}

/** An operation of ours that the official clients do not know. */
export async function callPool<Answer = Record<string, unknown>>(
  { endpoint }: TestIdentity,
  operation: string,
  request: object,
): Promise<Answer> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(request),
  });
  const body = await answer.json();
  if (answer.ok) return body;
  throw Object.assign(new Error(body.message), { name: body.__type });
}
