import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** What opens a user pool of our own: the keys that it seals with, and its administrator's signature. */
export interface PoolSecrets {
  sealingKeys: readonly string[];
  credentials: { accessKeyId: string; secretAccessKey: string };
}

/**
 * The secrets of our own pool: those of the settings, or in demo mode those that the data folder keeps, made when they
 * are first asked for. Whoever loses that file loses the accounts that were made with it.
 */
export function loadPoolSecrets({ userPool, dataDir, mode }: Config): PoolSecrets {
  const { sealingKeys, credentials } = userPool;
  if (sealingKeys && credentials) return { sealingKeys, credentials };
  if (mode === 'live') throw new Error('The secrets of the user pool are not set.');
  const kept = keptSecrets(dataDir);
  return { sealingKeys: sealingKeys ?? kept.sealingKeys, credentials: credentials ?? kept.credentials };
}

/** Written whole beside its place and then put there at once, so that of two processes one wins and both read the same. */
function keptSecrets(folder: string): PoolSecrets {
  const file = join(folder, 'identity-secrets.json');
  const known = read(file);
  if (known) return known;
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
  return keptSecrets(folder);
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
