import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts secrets with AES-256-GCM and a key outside the database, so that access to the database alone doesn't reveal
 * them. `about` (such as 'verifier|<sub>') is bound to the ciphertext, so that it can't be moved to another row or use.
 */
export interface Encryption {
  encrypt(about: string, text: string): string;
  /**
   * Decrypts a text.
   * @throws when the text was encrypted with an unknown key or another `about`.
   */
  decrypt(about: string, encrypted: string): string;
  /**
   * Returns a 256-bit keyed hash, base64url, for values that are only compared or counted. Uses the oldest key, so that
   * hashes stay stable when keys are added.
   */
  hash(about: string, text: string): string;
}

/** Error for text that was encrypted with a key which isn't configured. */
export class UnknownEncryptionKeyError extends Error {
  override readonly name = 'UnknownEncryptionKeyError';

  constructor(id: string) {
    super(`IDENTITY_KEY does not contain key ${id}, which encrypted this value.`);
  }
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Creates an `Encryption`. `keys` are 32 bytes each, in base64, newest first; older keys only decrypt.
 * @throws when there is no key, or a key has another length.
 */
export function createEncryption(keys: readonly string[]): Encryption {
  const versions = keys.map((key) => {
    const bytes = Buffer.from(key, 'base64');
    if (bytes.length !== 32) throw new Error('Each key in IDENTITY_KEY must be 32 bytes in base64.');
    return {
      id: deriveKey(bytes, 'id').toString('base64url').slice(0, 8),
      encryptionKey: deriveKey(bytes, 'seal'),
      bytes,
    };
  });
  const newest = versions[0];
  const oldest = versions.at(-1);
  if (!newest || !oldest) throw new Error('IDENTITY_KEY is empty.');
  const hashKey = deriveKey(oldest.bytes, 'hash');
  return {
    encrypt(about, text) {
      const iv = randomBytes(ivBytes);
      const encryptor = createCipheriv(cipher, newest.encryptionKey, iv).setAAD(
        Buffer.from(`${about}|${newest.id}`),
      );
      const encrypted = Buffer.concat([
        iv,
        encryptor.update(text, 'utf8'),
        encryptor.final(),
        encryptor.getAuthTag(),
      ]);
      return `${newest.id}.${encrypted.toString('base64url')}`;
    },
    decrypt(about, encrypted) {
      const [id = '', text = ''] = encrypted.split('.');
      const version = versions.find((candidate) => candidate.id === id);
      if (!version) throw new UnknownEncryptionKeyError(id);
      const bytes = Buffer.from(text, 'base64url');
      const decryptor = createDecipheriv(cipher, version.encryptionKey, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decryptor.setAAD(Buffer.from(`${about}|${id}`)).setAuthTag(bytes.subarray(-tagBytes));
      const body = bytes.subarray(ivBytes, -tagBytes);
      return Buffer.concat([decryptor.update(body), decryptor.final()]).toString('utf8');
    },
    hash: (about, text) => createHmac('sha256', hashKey).update(`${about}|${text}`).digest('base64url'),
  };
}

/** Derives a separate key for each use. */
function deriveKey(key: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `miles-street-identity-${use}`, 32));
}
