import type { SandboxDatabase } from '../database.ts';

const statements = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  // `browser` is a hash: what browsers call themselves is a secret of theirs.
  `CREATE TABLE IF NOT EXISTS sandbox.social_members (
     provider text NOT NULL,
     browser text NOT NULL,
     email text NOT NULL UNIQUE,
     password text NOT NULL,
     first_name text NOT NULL,
     last_name text NOT NULL,
     PRIMARY KEY (provider, browser)
   )`,
];

/** Creates the table of the members that were made here, where it is missing; several processes may call it at once. */
export async function migrateSocialLoginSandbox(database: SandboxDatabase): Promise<void> {
  await database.transaction(async (tx) => {
    // The schema belongs to all parts of the sandbox, and so does the lock.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox.stripe'))`);
    for (const statement of statements) await tx.query(statement);
  });
}
