import type { DisputeGetAnswer } from '@studio/contracts/staff-disputes';
import { evidenceText } from '@studio/domain/disputes/evidence-text';
import { readBranchProfile } from '../../catalogue/store.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { disputeLine, findDispute } from './dispute-lines.ts';
import { evidenceSections } from './evidence-sections.ts';
import * as statements from './evidence-statements.ts';

/** Returns one dispute with all the evidence that the studio has for it. Refuses with not_found. */
export async function readDispute(
  { database, config, clock }: Services,
  { branchId, providerId }: { branchId: string; providerId: string },
): Promise<DisputeGetAnswer> {
  const row = await findDispute(database, branchId, providerId);
  const of = [branchId, row?.paymentId];
  const [paid] = row ? await database.run<statements.DisputedRow>(statements.disputed, of) : [];
  if (!row || !paid) throw new Refused('not_found');
  const withSessions = [...of, paid.entitlementId];
  const { email: studioEmail, name: studioName } = await readBranchProfile(database, branchId);
  const sections = evidenceSections({
    dispute: row,
    now: clock.now(),
    paid,
    studio: { name: studioName, email: studioEmail, termsUrl: `${config.publicUrl}/terms` },
    uses: await database.run<statements.UseRow>(statements.uses, withSessions),
    spent: await database.run<statements.SpentRow>(statements.spent, of),
    emails: await database.run<statements.EmailRow>(statements.emails, withSessions),
    documents: await database.run<statements.DocumentRow>(statements.documents, of),
    refunded: await database.run<statements.RefundedRow>(statements.refunded, of),
  });
  const { what, who, personId } = paid;
  return { ok: true, dispute: disputeLine(row), what, who, personId, sections, text: evidenceText(sections) };
}
