import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { SandboxDatabase } from '../database.ts';

/** Account of a person at a social login provider. */
export interface ProviderAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Maximum number of accounts, for all browsers and providers together. */
export const maxProviderAccounts = 200;

const firstNames = [
  'Alma',
  'Bea',
  'Callum',
  'Dara',
  'Elif',
  'Femi',
  'Greta',
  'Hugo',
  'Imani',
  'Kit',
  'Leila',
  'Owen',
];
const lastNames = [
  'Ashworth',
  'Bright',
  'Castell',
  'Dunmore',
  'Ellery',
  'Fenwick',
  'Hallam',
  'Okoro',
  'Rahman',
  'Voss',
];

/**
 * Returns the browser's account at a provider, or null when the limit of accounts is reached. The first call creates
 * the account.
 */
export async function getProviderAccount(
  database: SandboxDatabase,
  provider: string,
  clientId: string,
): Promise<ProviderAccount | null> {
  const browser = createHash('sha256').update(clientId).digest('hex');
  return database.transaction(async (tx) => {
    // Locks creation, so that concurrent calls neither create an account twice nor exceed the limit.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox.social_members'))`);
    const existing = await find(tx, provider, browser);
    if (existing) return existing;
    const [counted] = await tx.query<{ made: number }>(
      'SELECT count(*)::integer AS made FROM sandbox.social_members',
    );
    if ((counted?.made ?? 0) >= maxProviderAccounts) return null;
    const { email, password, firstName, lastName } = createAccount(provider);
    await tx.query(
      `INSERT INTO sandbox.social_members (provider, browser, email, password, first_name, last_name)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [provider, browser, email, password, firstName, lastName],
    );
    return { email, password, firstName, lastName };
  });
}

async function find(tx: SandboxDatabase, provider: string, browser: string): Promise<ProviderAccount | null> {
  const [row] = await tx.query<ProviderAccount>(
    `SELECT email, password, first_name AS "firstName", last_name AS "lastName"
     FROM sandbox.social_members WHERE provider = $1 AND browser = $2`,
    [provider, browser],
  );
  return row ?? null;
}

function createAccount(provider: string): ProviderAccount {
  const [firstName, lastName] = [pickRandom(firstNames), pickRandom(lastNames)];
  const email = `${firstName}.${lastName}.${randomBytes(4).toString('hex')}@${provider}.social.example`;
  return {
    email: email.toLowerCase(),
    password: randomBytes(24).toString('base64url'),
    firstName,
    lastName,
  };
}

const pickRandom = (names: readonly string[]): string => names[randomInt(names.length)] ?? '';
