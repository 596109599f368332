import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { authenticationCredentialSchema } from '../protocol/passkey-credential.ts';
import { findPasskey, type Passkey } from './passkeys.ts';
import { getRelyingParty, passkeyTimeoutMs } from './relying-party.ts';

/**
 * What a browser needs to ask for a passkey, as JSON. It names none: the device shows those that it has for this site, and
 * nobody learns whether an account has one, or exists.
 * @param challenge base64url
 */
export async function createPasskeyAuthenticationOptions(pool: Pool, challenge: string): Promise<string> {
  const { id } = getRelyingParty(pool.settings);
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: passkeyTimeoutMs,
    allowCredentials: [],
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/** A passkey that has signed, and what its device has counted to. */
export interface VerifiedPasskey {
  passkey: Passkey;
  counter: number;
}

/** The same words for every reason, so that nobody learns whose passkey it is, or whether an account has one. */
export const wrongPasskeyError = (): IdentityError =>
  new IdentityError('NotAuthorizedException', 'That passkey does not open this account.');

/**
 * Whose passkey has signed the challenge.
 * @param credential JSON, as the browser made it
 * @param sub whose it has to be; null: nobody's, since nobody has the address; undefined: whoever's it is
 * @throws NotAuthorizedException when it proves nothing
 */
export async function verifyPasskey(
  pool: Pool,
  credential: string,
  challenge: string,
  sub?: string | null,
): Promise<VerifiedPasskey> {
  const signed = readCredential(credential);
  const passkey = await findPasskey(pool.database, signed.id);
  if (!passkey || (sub !== undefined && passkey.sub !== sub)) throw wrongPasskeyError();
  const { userHandle } = signed.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.sub)
    throw wrongPasskeyError();
  const { id, origin } = getRelyingParty(pool.settings);
  const expected = {
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
  };
  const outcome = await verifyAuthenticationResponse({
    ...expected,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
  }).catch((error: Error) => {
    // A count that went back means that somebody has a copy of the key.
    pool.log.warn({ sub: passkey.sub, reason: error.message }, 'a passkey did not prove itself');
    return null;
  });
  if (!outcome?.verified) throw wrongPasskeyError();
  return { passkey, counter: outcome.authenticationInfo.newCounter };
}

function readCredential(json: string): AuthenticationResponseJSON {
  try {
    return authenticationCredentialSchema.parse(JSON.parse(json));
  } catch {
    throw new IdentityError('InvalidParameterException', 'CREDENTIAL is not a signed credential.');
  }
}
