import type { GetDisputeResponse } from '@studio/contracts/staff-disputes';
import { formatEvidenceText } from '@studio/domain/disputes/evidence-text';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { buildEvidenceSections } from './build-evidence-sections.ts';
import { findDispute, toDisputeDto } from './dispute-store.ts';
import * as statements from './evidence-queries.ts';

/** Returns a dispute with all the studio's evidence. Throws AppError not_found. */
export async function readDispute(
  { database, config, clock }: Services,
  { branchId, providerId }: { branchId: string; providerId: string },
): Promise<GetDisputeResponse> {
  const row = await findDispute(database, branchId, providerId);
  const of = [branchId, row?.paymentId];
  const [paid] = row
    ? await database.run<statements.DisputedPaymentRow>(statements.selectDisputedPayment, of)
    : [];
  if (!row || !paid) throw new AppError('not_found');
  const withSessions = [...of, paid.entitlementId];
  const { email: studioEmail, name: studioName } = await loadBranchProfile(database, branchId);
  const sections = buildEvidenceSections({
    dispute: row,
    now: clock.now(),
    paid,
    studio: { name: studioName, email: studioEmail, termsUrl: `${config.publicUrl}/terms` },
    uses: await database.run<statements.PaidUsageRow>(statements.selectPaidUsage, withSessions),
    spent: await database.run<statements.GiftCardSpendRow>(statements.selectGiftCardSpend, of),
    emails: await database.run<statements.SentEmailRow>(statements.selectSentEmails, withSessions),
    documents: await database.run<statements.InvoiceDocumentRow>(statements.selectInvoiceDocuments, of),
    refunded: await database.run<statements.EvidenceRefundRow>(statements.selectRefunds, of),
  });
  const { what, who, personId } = paid;
  return {
    ok: true,
    dispute: toDisputeDto(row),
    item: what,
    payerName: who,
    personId,
    sections,
    text: formatEvidenceText(sections),
  };
}
