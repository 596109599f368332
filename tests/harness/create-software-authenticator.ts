import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Origin and relying party id of the site that uses passkeys. */
export interface RelyingParty {
  origin: string;
  rpId: string;
}

/** Deviations from a valid response. */
export interface AuthenticatorDeviation extends Partial<RelyingParty> {
  /** Whether the user is verified. If not, only the user's presence is reported. */
  isVerified?: boolean;
  /** COSE algorithm of the signature, at registration. */
  algorithm?: -7 | -8;
  /** Signature counter. */
  counter?: number;
  /** User handle in the response. */
  userHandle?: string;
  /** Whether the signature is of other data. */
  isForged?: boolean;
}

interface StoredPasskey {
  id: string;
  userHandle: string;
  key: KeyObject;
  counter: number;
}

/** Registration options, reduced to what an authenticator reads. */
interface CreationOptions {
  challenge: string;
  user: { id: string };
}

/** Simulates an authenticator: it creates passkeys and signs with them, in the format of browsers. */
export function createSoftwareAuthenticator(site: RelyingParty) {
  const passkeys: StoredPasskey[] = [];
  return {
    held: passkeys,
    register(options: unknown, deviation: AuthenticatorDeviation = {}) {
      const { challenge, user } = options as CreationOptions;
      const { privateKey, publicKey } = generateKeys(deviation.algorithm ?? -7);
      const id = randomBytes(16);
      const passkey = { id: id.toString('base64url'), userHandle: user.id, key: privateKey, counter: 0 };
      passkeys.push(passkey);
      const authData = Buffer.concat([
        encodeAuthenticatorData({ ...site, ...deviation }, 0, true, deviation.isVerified),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url');
      const clientDataJSON = encodeClientData('webauthn.create', challenge, deviation.origin ?? site.origin);
      return {
        ...toCredential(passkey.id),
        response: { clientDataJSON, attestationObject, transports: ['internal', 'hybrid'] },
      };
    },
    sign(options: string, deviation: AuthenticatorDeviation = {}, passkey = passkeys.at(-1)) {
      if (!passkey) throw new Error('No passkey has been made.');
      const { challenge } = JSON.parse(options) as { challenge: string };
      passkey.counter = deviation.counter ?? passkey.counter;
      const authData = encodeAuthenticatorData(
        { ...site, ...deviation },
        passkey.counter,
        false,
        deviation.isVerified,
      );
      const clientDataJSON = encodeClientData('webauthn.get', challenge, deviation.origin ?? site.origin);
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
      const signed = Buffer.concat([authData, deviation.isForged ? randomBytes(32) : hash]);
      return JSON.stringify({
        ...toCredential(passkey.id),
        response: {
          clientDataJSON,
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, passkey.key).toString('base64url'),
          userHandle: deviation.userHandle ?? passkey.userHandle,
        },
      });
    },
  };
}

const toCredential = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
});

const encodeClientData = (type: string, challenge: string, origin: string): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');

/**
 * Encodes authenticator data (WebAuthn, section 6.1): user present, optionally verified, optionally with attested
 * credential data.
 */
function encodeAuthenticatorData(
  { rpId }: RelyingParty,
  counter: number,
  isNew: boolean,
  isVerified = true,
): Buffer {
  const flags = 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

/** Generates a key pair, with the public key in COSE format. */
function generateKeys(algorithm: -7 | -8) {
  const { privateKey, publicKey } =
    algorithm === -7 ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519');
  const { x = '', y } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const cose = new Map<number, number | Uint8Array>([
    [1, y ? 2 : 1],
    [3, algorithm],
    [-1, y ? 1 : 6],
    [-2, bytes(x)],
  ]);
  if (y) cose.set(-3, bytes(y));
  return { privateKey, publicKey: cose };
}
