import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { authenticationCredentialSchema } from '../protocol/passkey-credential.ts';
import { findPasskey, type Passkey } from './passkeys.ts';
import { getRelyingParty, passkeyTimeoutMs } from './relying-party.ts';

/**
 * Returns the browser's request options for a passkey, as JSON. They name no passkey, so the device offers those it has
 * for this site, and the response doesn't reveal whether an account exists or has a passkey.
 * @param challenge base64url
 */
export async function createPasskeyAuthenticationOptions(pool: Pool, challenge: string): Promise<string> {
  const { id } = getRelyingParty(pool.settings);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: passkeyTimeoutMs,
    allowCredentials: [],
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/** Passkey that has signed, and the counter of its device. */
export interface VerifiedPasskey {
  passkey: Passkey;
  counter: number;
}

/**
 * Creates one error for all reasons, so that it reveals neither the passkey's owner nor whether an account has a
 * passkey.
 */
export const createWrongPasskeyError = (): IdentityError =>
  new IdentityError('NotAuthorizedException', 'That passkey isn’t for this account.');

/**
 * Verifies the signed challenge and returns the passkey.
 * @param credential JSON from the browser
 * @param sub required owner; null for an unknown username, which no passkey matches; undefined for any owner
 * @throws NotAuthorizedException when the proof fails
 */
export async function verifyPasskey(
  pool: Pool,
  credential: string,
  challenge: string,
  sub?: string | null,
): Promise<VerifiedPasskey> {
  const signed = readCredential(credential);
  const passkey = await findPasskey(pool.database, signed.id);
  if (!passkey || (sub !== undefined && passkey.sub !== sub)) throw createWrongPasskeyError();
  const { userHandle } = signed.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.sub)
    throw createWrongPasskeyError();
  const { id, origin } = getRelyingParty(pool.settings);
  const expected = {
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
  };
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const outcome = await verifyAuthenticationResponse({
    ...expected,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
  }).catch((error: Error) => {
    // One possible reason is a counter that decreased, which means that the key was cloned.
    pool.log.warn({ sub: passkey.sub, reason: error.message }, 'could not verify a passkey response');
    return null;
  });
  if (!outcome?.verified) throw createWrongPasskeyError();
  return { passkey, counter: outcome.authenticationInfo.newCounter };
}

function readCredential(json: string): AuthenticationResponseJSON {
  try {
    return authenticationCredentialSchema.parse(JSON.parse(json));
  } catch {
    throw new IdentityError('InvalidParameterException', 'CREDENTIAL is not a signed credential.');
  }
}
