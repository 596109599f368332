import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keeps secrets unreadable to whoever has the database alone. Texts are sealed with AES-256-GCM under a key that is
 * not in it; `about` (such as 'verifier|<sub>') is bound to the text, so that no sealed text can be put elsewhere.
 */
export interface Encryption {
  seal(about: string, text: string): string;
  /** @throws when the text was not sealed with one of the keys, or about something else. */
  open(about: string, sealed: string): string;
  /** 256 bits of keyed hash, base64url: for what is only compared or counted. Follows the oldest key, so it stays. */
  hash(about: string, text: string): string;
}

/** Something was sealed with a key that is not among those at hand. */
export class UnknownEncryptionKeyError extends Error {
  override readonly name = 'UnknownEncryptionKeyError';

  constructor(id: string) {
    super(`No key of IDENTITY_KEY opens what was sealed with ${id}.`);
  }
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * `keys`: 32 bytes each, in base64, the newest first; what the older ones sealed can still be opened.
 * @throws when one has another length.
 */
export function createEncryption(keys: readonly string[]): Encryption {
  const versions = keys.map((key) => {
    const bytes = Buffer.from(key, 'base64');
    if (bytes.length !== 32) throw new Error('A key of IDENTITY_KEY is not 32 bytes in base64.');
    return {
      id: derived(bytes, 'id').toString('base64url').slice(0, 8),
      seal: derived(bytes, 'seal'),
      bytes,
    };
  });
  const newest = versions[0];
  const oldest = versions.at(-1);
  if (!newest || !oldest) throw new Error('IDENTITY_KEY is empty.');
  const hashKey = derived(oldest.bytes, 'hash');
  return {
    seal(about, text) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, newest.seal, iv).setAAD(Buffer.from(`${about}|${newest.id}`));
      const sealed = Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
      return `${newest.id}.${sealed.toString('base64url')}`;
    },
    open(about, sealed) {
      const [id = '', text = ''] = sealed.split('.');
      const version = versions.find((known) => known.id === id);
      if (!version) throw new UnknownEncryptionKeyError(id);
      const bytes = Buffer.from(text, 'base64url');
      const opening = createDecipheriv(cipher, version.seal, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      opening.setAAD(Buffer.from(`${about}|${id}`)).setAuthTag(bytes.subarray(-tagBytes));
      const body = bytes.subarray(ivBytes, -tagBytes);
      return Buffer.concat([opening.update(body), opening.final()]).toString('utf8');
    },
    hash: (about, text) => createHmac('sha256', hashKey).update(`${about}|${text}`).digest('base64url'),
  };
}

/** One use, one key. */
function derived(key: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `miles-street-identity-${use}`, 32));
}
