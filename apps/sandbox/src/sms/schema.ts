import type { SandboxDatabase } from '../database.ts';

const statements = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  `CREATE TABLE IF NOT EXISTS sandbox.texts (
     id text PRIMARY KEY,
     seq bigserial NOT NULL UNIQUE,
     sender text NOT NULL,
     recipient text NOT NULL,
     body text NOT NULL,
     sent_at timestamptz NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE TABLE IF NOT EXISTS sandbox.sms_dials (
     one boolean PRIMARY KEY DEFAULT true CHECK (one),
     fail_next integer NOT NULL DEFAULT 0,
     reject_next integer NOT NULL DEFAULT 0
   )`,
  'INSERT INTO sandbox.sms_dials DEFAULT VALUES ON CONFLICT DO NOTHING',
];

/** Creates missing tables of text messages, under the lock that all tables of the sandbox share. */
export async function migrateSmsSandbox(database: SandboxDatabase): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox.stripe'))`);
    for (const statement of statements) await tx.query(statement);
  });
}
