import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Email address (as its keyed hash), and the browser in which a caller uses it (handbook: emails 2). */
export interface EmailProofKey {
  branchId: string;
  /** Keyed hash of the email address (`platform/hash-person`). */
  personHash: string;
  clientId: string;
}

const saveProof: PreparedStatement = {
  name: 'record_email_proof',
  text: `INSERT INTO proven_emails (branch_id, person_hash, client_id, proven_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (branch_id, person_hash, client_id)
    DO UPDATE SET proven_at = GREATEST(proven_emails.proven_at, EXCLUDED.proven_at)`,
};

/**
 * Records that the owner of an email address used this browser: they clicked a button on the page behind a link that
 * was only emailed. Opening the link doesn't prove anything, because mail scanners open links.
 */
export async function recordEmailProof(
  db: QueryExecutor,
  { branchId, personHash, clientId }: EmailProofKey,
  now: Date,
): Promise<void> {
  await db.run(saveProof, [branchId, personHash, clientId, now]);
}

const findProof: PreparedStatement = {
  name: 'find_email_proof',
  text: `SELECT 1 FROM proven_emails
    WHERE branch_id = $1 AND person_hash = $2 AND client_id = $3`,
};

/**
 * Returns whether the owner of an email address has proven it in this browser. Proofs are deleted after the retention
 * period.
 */
export async function isEmailProven(
  db: QueryExecutor,
  { branchId, personHash, clientId }: EmailProofKey,
): Promise<boolean> {
  return (await db.run(findProof, [branchId, personHash, clientId])).length > 0;
}

const eraseProofs: PreparedStatement = {
  name: 'erase_email_proofs',
  text: 'DELETE FROM proven_emails WHERE branch_id = $1 AND person_hash = $2',
};

/** Deletes the proofs of an email address when its owner is erased. */
export async function eraseEmailProofs(
  tx: QueryExecutor,
  { branchId, personHash }: Pick<EmailProofKey, 'branchId' | 'personHash'>,
): Promise<void> {
  await tx.run(eraseProofs, [branchId, personHash]);
}

const purgeProofs: PreparedStatement = {
  name: 'purge_old_email_proofs',
  text: 'DELETE FROM proven_emails WHERE proven_at < $1',
};

/** Deletes proofs whose retention period has ended. */
export async function purgeOldEmailProofs(
  db: QueryExecutor,
  { emailProof }: Pick<RetentionCutoffs, 'emailProof'>,
): Promise<void> {
  await db.run(purgeProofs, [emailProof]);
}
