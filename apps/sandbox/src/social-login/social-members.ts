import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { SandboxDatabase } from '../database.ts';

/** Somebody whom a provider would have told the studio about. */
export interface SocialMember {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Of all browsers and providers together. */
export const maxSocialMembers = 200;

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

/** The member that a browser is at a provider: chosen at its first call, the same at every later one. Null: there are enough. */
export async function getSocialMember(
  database: SandboxDatabase,
  provider: string,
  clientId: string,
): Promise<SocialMember | null> {
  const browser = createHash('sha256').update(clientId).digest('hex');
  return database.transaction(async (tx) => {
    // One at a time, so that none is made twice and none too many.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox.social_members'))`);
    const known = await find(tx, provider, browser);
    if (known) return known;
    const [counted] = await tx.query<{ made: number }>(
      'SELECT count(*)::integer AS made FROM sandbox.social_members',
    );
    if ((counted?.made ?? 0) >= maxSocialMembers) return null;
    const { email, password, firstName, lastName } = newMember(provider);
    await tx.query(
      `INSERT INTO sandbox.social_members (provider, browser, email, password, first_name, last_name)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [provider, browser, email, password, firstName, lastName],
    );
    return { email, password, firstName, lastName };
  });
}

async function find(tx: SandboxDatabase, provider: string, browser: string): Promise<SocialMember | null> {
  const [row] = await tx.query<SocialMember>(
    `SELECT email, password, first_name AS "firstName", last_name AS "lastName"
     FROM sandbox.social_members WHERE provider = $1 AND browser = $2`,
    [provider, browser],
  );
  return row ?? null;
}

function newMember(provider: string): SocialMember {
  const [firstName, lastName] = [oneOf(firstNames), oneOf(lastNames)];
  const email = `${firstName}.${lastName}.${randomBytes(4).toString('hex')}@${provider}.social.example`;
  return {
    email: email.toLowerCase(),
    password: randomBytes(24).toString('base64url'),
    firstName,
    lastName,
  };
}

const oneOf = (names: readonly string[]): string => names[randomInt(names.length)] ?? '';
