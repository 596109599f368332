import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { parseClientData } from '../protocol/passkey-credential.ts';
import { listPasskeys, type Passkey } from './passkeys.ts';
import { getRelyingParty, passkeyAlgorithms, passkeyTimeoutMs } from './relying-party.ts';
import type { User } from './users.ts';

/**
 * Returns the browser's options to create a passkey: discoverable, so that no username is needed, and with user
 * verification (biometrics or PIN) at each use.
 * @param challenge base64url
 */
export async function createPasskeyRegistrationOptions(
  pool: Pool,
  user: User,
  challenge: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id } = getRelyingParty(pool.settings);
  const existing = await listPasskeys(pool.database, user.sub);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpID: id,
    rpName: id,
    userID: Buffer.from(user.sub),
    userName: user.email,
    userDisplayName: user.attributes.name ?? user.email,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: passkeyTimeoutMs,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: passkeyAlgorithms,
  });
}

/**
 * Verifies the passkey that a browser created.
 * @throws WebAuthnOriginNotAllowedException, WebAuthnRelyingPartyMismatchException,
 * WebAuthnCredentialNotSupportedException
 */
export async function verifyPasskeyRegistration(
  pool: Pool,
  made: RegistrationResponseJSON,
  challenge: string,
): Promise<Omit<Passkey, 'sub' | 'name' | 'createdAt' | 'lastUsedAt'>> {
  const { id, origin } = getRelyingParty(pool.settings);
  if (parseClientData(made.response.clientDataJSON)?.origin !== origin) {
    throw new IdentityError('WebAuthnOriginNotAllowedException');
  }
  const expected = { response: made, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id };
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const outcome = await verifyRegistrationResponse({
    ...expected,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch((error: Error) => {
    if (error.name === 'UnexpectedRPIDHash') throw new IdentityError('WebAuthnRelyingPartyMismatchException');
    throw new IdentityError('WebAuthnCredentialNotSupportedException', error.message.slice(0, 200));
  });
  if (!outcome.verified) throw new IdentityError('WebAuthnCredentialNotSupportedException');
  const { credential } = outcome.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    attachment: made.authenticatorAttachment ?? null,
    transports: made.response.transports ?? [],
  };
}
