import type { SandboxDatabase } from '../database.ts';

const statements = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  // One row per API object, as JSON in the API's format. The API never returns `hidden`.
  `CREATE TABLE IF NOT EXISTS sandbox.stripe_object (
     id text PRIMARY KEY,
     kind text NOT NULL,
     seq bigserial NOT NULL,
     created integer NOT NULL,
     payment_intent text,
     charge text,
     customer text,
     topic text,
     data jsonb NOT NULL,
     hidden jsonb NOT NULL DEFAULT '{}'
   )`,
  'CREATE INDEX IF NOT EXISTS stripe_object_by_kind ON sandbox.stripe_object (kind, seq)',
  `CREATE INDEX IF NOT EXISTS stripe_object_by_intent ON sandbox.stripe_object (payment_intent, kind, seq)
     WHERE payment_intent IS NOT NULL`,
  // First response to each idempotency key. The status is null while the call is in progress.
  `CREATE TABLE IF NOT EXISTS sandbox.stripe_idempotency (
     key text PRIMARY KEY,
     fingerprint text NOT NULL,
     request_id text NOT NULL,
     locked_until timestamptz NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     status integer,
     body text
   )`,
  `CREATE TABLE IF NOT EXISTS sandbox.stripe_delivery (
     id text PRIMARY KEY,
     seq bigserial NOT NULL,
     rank double precision NOT NULL,
     event_id text NOT NULL,
     topic text NOT NULL,
     subject text NOT NULL,
     body text NOT NULL,
     state text NOT NULL DEFAULT 'pending',
     attempts integer NOT NULL DEFAULT 0,
     due_at timestamptz NOT NULL,
     claimed_until timestamptz,
     claim text,
     outcome text,
     delivered_at timestamptz
   )`,
  `CREATE INDEX IF NOT EXISTS stripe_delivery_due ON sandbox.stripe_delivery (due_at) WHERE state = 'pending'`,
  `CREATE INDEX IF NOT EXISTS stripe_delivery_subject ON sandbox.stripe_delivery (subject, rank)
     WHERE state = 'pending'`,
  // Refunds that settle later, and their outcome.
  `CREATE TABLE IF NOT EXISTS sandbox.stripe_later (
     refund text PRIMARY KEY,
     due_at timestamptz NOT NULL,
     ending text NOT NULL
   )`,
  // Time of each subscription's next billing step, in epoch seconds of its test clock, or of the real time plus offset.
  `CREATE TABLE IF NOT EXISTS sandbox.stripe_billing (
     subscription text PRIMARY KEY,
     clock text,
     offset_seconds double precision NOT NULL DEFAULT 0,
     due_at double precision
   )`,
  'CREATE INDEX IF NOT EXISTS stripe_billing_due ON sandbox.stripe_billing (due_at) WHERE due_at IS NOT NULL',
  `CREATE TABLE IF NOT EXISTS sandbox.stripe_dials (
     one boolean PRIMARY KEY DEFAULT true CHECK (one),
     dials jsonb NOT NULL
   )`,
];

/**
 * Creates missing tables, and deletes idempotency keys older than a day. Safe to call from several processes at once: a
 * transaction lock lets only one of them run at a time.
 */
export async function migrateStripeSandbox(database: SandboxDatabase): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox.stripe'))`);
    for (const statement of statements) await tx.query(statement);
    await tx.query(
      `DELETE FROM sandbox.stripe_idempotency WHERE created_at < clock_timestamp() - interval '24 hours'`,
    );
  });
}
