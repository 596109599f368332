import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Secrets of our own user pool: its encryption keys and its administrator's credentials. */
export interface PoolSecrets {
  sealingKeys: readonly string[];
  credentials: { accessKeyId: string; secretAccessKey: string };
}

/**
 * Returns the secrets of our own pool from the settings.
 * In demo mode the data folder stores them, and they are generated on first use.
 * Without that file, the accounts made with it are lost.
 */
export function loadPoolSecrets({ userPool, dataDir, mode }: Config): PoolSecrets {
  const { sealingKeys, credentials } = userPool;
  if (sealingKeys && credentials) return { sealingKeys, credentials };
  if (mode === 'live') throw new Error('The secrets of the user pool are not set.');
  const saved = loadOrCreateSecrets(dataDir);
  return { sealingKeys: sealingKeys ?? saved.sealingKeys, credentials: credentials ?? saved.credentials };
}

/**
 * Writes a complete temporary file, then links it into position atomically.
 * Of two processes one wins, and both read the same secrets.
 */
function loadOrCreateSecrets(folder: string): PoolSecrets {
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

function read(file: string): PoolSecrets | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PoolSecrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function freshSecrets(): PoolSecrets {
  return {
    sealingKeys: [randomBytes(32).toString('base64')],
    credentials: {
      accessKeyId: `MILES${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
    },
  };
}
