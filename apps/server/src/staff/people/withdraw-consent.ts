import { withdrawMemberConsent } from '../../first-visit/health-store.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import { hashPerson } from '../../platform/hash-person.ts';
import type { Services } from '../../platform/services.ts';
import { loadLinkedRecords } from '../data-rights/load-linked-records.ts';

/**
 * Erases a client's health answers under all their email addresses and accounts, after they withdrew consent by email
 * or at the front desk. Doesn't reveal whether there were any. Throws AppError not_found.
 */
export async function withdrawPersonConsent(
  { database, keys, clock }: Services,
  { branchId, personId }: { branchId: string; personId: string },
  actor: Actor,
): Promise<void> {
  const { person, emailKeys, memberIds } = await loadLinkedRecords(database, branchId, personId);
  const now = clock.now();
  const hashes = [...emailKeys, ...memberIds].map((one) => hashPerson(keys, one));
  await database.transaction(async (tx) => {
    for (const hash of hashes)
      await withdrawMemberConsent(tx, { branchId, personHash: hash, memberId: null }, now);
    for (const memberId of memberIds)
      await withdrawMemberConsent(tx, { branchId, personHash: hashPerson(keys, memberId), memberId }, now);
    const entry = { branchId, at: now, actor, subject: 'person', subjectId: person.id } as const;
    await writeAudit(tx, [
      { ...entry, action: 'HEALTH_CONSENT_WITHDRAWN', reason: 'the client withdrew consent' },
    ]);
  });
}
