import {
  type AuthenticationResultType,
  CompleteWebAuthnRegistrationCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type AuthenticatorDeviation, createSoftwareAuthenticator } from './create-software-authenticator.ts';
import { createAdminClient, type TestIdentity } from './identity.ts';
import { createAccount, type PoolUnderTest } from './identity-pool.ts';
import { createRawSignIn } from './identity-sign-in.ts';

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;

/** Logged-in account and the authenticator that creates its passkeys. */
export interface PasskeyOwner {
  email: string;
  sub: string;
  token: string;
  phone: Authenticator;
}

export function createAuthenticator({ endpoint }: Pick<TestIdentity, 'endpoint'>): Authenticator {
  const { origin, hostname } = new URL(endpoint);
  return createSoftwareAuthenticator({ origin, rpId: hostname });
}

export async function createPasskeyOwner(pool: PoolUnderTest, own: TestIdentity): Promise<PasskeyOwner> {
  const { email, password, sub } = await createAccount(pool);
  const { AuthenticationResult } = await createRawSignIn(own).initiateAuth(email, password);
  return { email, sub, token: AuthenticationResult?.AccessToken ?? '', phone: createAuthenticator(own) };
}

/** Creates a passkey and registers it. */
export async function addPasskey(
  own: TestIdentity,
  { token, phone }: PasskeyOwner,
  deviation: AuthenticatorDeviation = {},
) {
  const client = createAdminClient(own, { maxAttempts: 1 });
  const { CredentialCreationOptions: options } = await client.send(
    new StartWebAuthnRegistrationCommand({ AccessToken: token }),
  );
  const Credential = phone.register(options, deviation);
  await client.send(new CompleteWebAuthnRegistrationCommand({ AccessToken: token, Credential }));
  return Credential.id;
}

export async function createOwnerWithPasskey(pool: PoolUnderTest, own: TestIdentity): Promise<PasskeyOwner> {
  const holder = await createPasskeyOwner(pool, own);
  await addPasskey(own, holder);
  return holder;
}

export async function listPasskeys(own: TestIdentity, { token }: Pick<PasskeyOwner, 'token'>) {
  const response = await createAdminClient(own).send(
    new ListWebAuthnCredentialsCommand({ AccessToken: token }),
  );
  return response.Credentials ?? [];
}

/** Starts a passkey login and returns the challenge with its options. */
export async function requestPasskeyChallenge(own: TestIdentity, username: string) {
  const response = await createAdminClient(own).send(
    new InitiateAuthCommand({
      ClientId: own.clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: username, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
    }),
  );
  return { ...response, options: response.ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS ?? '' };
}

/** Logs in with a passkey; `deviation` makes the response deviate. */
export async function signInWithPasskey(
  own: TestIdentity,
  { email, phone }: Pick<PasskeyOwner, 'email' | 'phone'>,
  deviation: AuthenticatorDeviation = {},
): Promise<AuthenticationResultType | undefined> {
  const { Session, options } = await requestPasskeyChallenge(own, email);
  const response = await createRawSignIn(own).respond('WEB_AUTHN', Session, {
    USERNAME: email,
    CREDENTIAL: phone.sign(options, deviation),
  });
  return response.AuthenticationResult;
}

/**
 * Calls an operation of the project's own user pool that Cognito's clients don't know. An error response rejects with
 * its name and message.
 */
export async function callPoolOperation<Result = Record<string, unknown>>(
  { endpoint }: TestIdentity,
  operation: string,
  request: object,
): Promise<Result> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(request),
  });
  const body = await response.json();
  if (response.ok) return body;
  throw Object.assign(new Error(body.message), { name: body.__type });
}
