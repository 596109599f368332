import type { SandboxDatabase } from '../database.ts';

const statements = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  // `recipients` are the email addresses of the envelope in lower case, which may differ from those of the header.
  `CREATE TABLE IF NOT EXISTS sandbox.mails (
     id text PRIMARY KEY,
     seq bigserial NOT NULL UNIQUE,
     message_id text NOT NULL,
     sender text NOT NULL,
     recipients text[] NOT NULL,
     subject text NOT NULL,
     html text NOT NULL,
     plain text NOT NULL,
     sent_at timestamptz NOT NULL DEFAULT clock_timestamp()
   )`,
  // Headers that email clients act on, such as Reply-To and List-Unsubscribe.
  `ALTER TABLE sandbox.mails ADD COLUMN IF NOT EXISTS headers jsonb NOT NULL DEFAULT '{}'`,
  `CREATE TABLE IF NOT EXISTS sandbox.mail_attachments (
     mail_id text NOT NULL REFERENCES sandbox.mails (id) ON DELETE CASCADE,
     position integer NOT NULL,
     filename text NOT NULL,
     content_type text NOT NULL,
     content_id text,
     size integer NOT NULL,
     content_base64 text NOT NULL,
     PRIMARY KEY (mail_id, position)
   )`,
  `CREATE TABLE IF NOT EXISTS sandbox.mail_dials (
     one boolean PRIMARY KEY DEFAULT true CHECK (one),
     fail_next integer NOT NULL DEFAULT 0,
     reject_next integer NOT NULL DEFAULT 0
   )`,
  'INSERT INTO sandbox.mail_dials DEFAULT VALUES ON CONFLICT DO NOTHING',
];

/**
 * Creates missing tables of the mailbox. Safe to call from several processes at once. All tables of the sandbox share a
 * schema, and so one lock.
 */
export async function migrateEmailSandbox(database: SandboxDatabase): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox.stripe'))`);
    for (const statement of statements) await tx.query(statement);
  });
}
