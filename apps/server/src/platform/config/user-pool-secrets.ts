import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Secrets of the project's own user pool: its encryption keys and its administrator's credentials. */
export interface UserPoolSecrets {
  encryptionKeys: readonly string[];
  credentials: { accessKeyId: string; secretAccessKey: string };
}

/**
 * Returns the secrets of the project's own user pool from the settings. In demo mode, generates them on first use and
 * stores them in the data folder; without that file, the accounts of the user pool are lost.
 */
export function loadUserPoolSecrets({ userPool, dataDir, mode }: Config): UserPoolSecrets {
  const { encryptionKeys, credentials } = userPool;
  if (encryptionKeys && credentials) return { encryptionKeys, credentials };
  if (mode === 'live')
    throw new Error('Set IDENTITY_KEY, IDENTITY_ACCESS_KEY_ID and IDENTITY_SECRET_ACCESS_KEY.');
  const saved = loadOrCreateSecrets(dataDir);
  return {
    encryptionKeys: encryptionKeys ?? saved.encryptionKeys,
    credentials: credentials ?? saved.credentials,
  };
}

/**
 * Returns the stored secrets. To create them, writes a complete temporary file and links it to its final path
 * atomically. If two processes do so, one wins, and both read the same secrets.
 */
function loadOrCreateSecrets(folder: string): UserPoolSecrets {
  const file = join(folder, 'identity-secrets.json');
  const existing = read(file);
  if (existing) return existing;
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `identity-secrets.${randomUUID()}.tmp`);
  writeFileSync(draft, `${JSON.stringify(freshSecrets(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return loadOrCreateSecrets(folder);
}

function read(file: string): UserPoolSecrets | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as UserPoolSecrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`Could not read ${file}: ${(error as Error).message}`);
  }
}

function freshSecrets(): UserPoolSecrets {
  return {
    encryptionKeys: [randomBytes(32).toString('base64')],
    credentials: {
      accessKeyId: `MILES${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
    },
  };
}
