import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { v7 as uuidv7 } from 'uuid';
import { grantEntitlement } from '../entitlements/grant-entitlement.ts';
import type { ProviderInvoice } from '../integrations/payments/port.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import { isBeforeImport } from './imported-month.ts';
import type { ProviderSnapshot } from './provider-snapshot.ts';
import { listMembershipMonths, type MembershipRow } from './store.ts';
import { membershipMonths } from './tables.ts';

/**
 * Records each new paid month with its sessions, whatever the state of the membership, because a paid month is always
 * granted. Months that were paid before an import belong to the earlier system. The first month of a
 * membership that began here sends the welcome email. Returns whether that month is among the new ones. The caller has
 * locked the membership.
 */
export async function recordPaidMonths(
  tx: QueryExecutor,
  membership: MembershipRow,
  { subscription, invoices }: ProviderSnapshot,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const months = await listMembershipMonths(tx, membership);
  const recordedInvoiceIds = new Set(months.map(({ invoiceId }) => invoiceId));
  const newlyPaid = invoices
    .filter(({ id, status }) => status === 'paid' && !recordedInvoiceIds.has(id))
    .filter((invoice) => !isBeforeImport(membership, invoice))
    .sort((a, b) => a.periodStart.getTime() - b.periodStart.getTime());
  // The client of an imported membership was welcomed in the earlier system.
  const isNew = months.length === 0 && membership.importedUntil === null;
  for (const [index, invoice] of newlyPaid.entries()) {
    const isFirst = isNew && index === 0;
    await addMonth(tx, membership, invoice, { isFirst, method: subscription.method, actor }, now);
  }
  const hasStarted = isNew && newlyPaid.length > 0;
  const { branchId, id: membershipId } = membership;
  if (hasStarted)
    await enqueueEmail(tx, { branchId, kind: 'membership-welcome', subject: { membershipId } }, now);
  return hasStarted;
}

async function addMonth(
  tx: QueryExecutor,
  membership: MembershipRow,
  invoice: ProviderInvoice,
  { isFirst, method, actor }: { isFirst: boolean; method: string | null; actor: Actor },
  now: Date,
): Promise<void> {
  const { branchId, id: membershipId, memberId, productId, name, terms } = membership;
  const { id: invoiceId, periodStart, periodEnd } = invoice;
  const entitlementId = await grantEntitlement(
    tx,
    {
      branchId,
      memberId,
      kind: 'membership',
      productId,
      name,
      terms,
      startsAt: periodStart,
      expiresAt: periodEnd,
      origin: 'membership',
      originId: invoiceId,
      reason: isFirst ? 'BOUGHT' : 'RENEWED',
      actor,
    },
    now,
  );
  // The sessions exist without a recorded month. Both are inserted in one transaction, so this is a bug.
  if (!entitlementId)
    throw new Error(`The month of the invoice ${invoiceId} has an entitlement but was not stored.`);
  await tx.orm.insert(membershipMonths).values({
    branchId,
    id: uuidv7(),
    membershipId,
    memberId,
    invoiceId,
    entitlementId,
    name,
    amountPence: invoice.amountPaidPence,
    currency: invoice.currency,
    periodStart,
    periodEnd,
    method,
    receiptUrl: invoice.receiptUrl,
    paidAt: invoice.paidAt ?? now,
  });
  const reason = `paid until ${formatDayAndYear(toLondonDate(periodEnd))}`;
  const entry = { branchId, at: now, actor, subject: 'membership' as const, subjectId: membershipId };
  await writeAudit(tx, [{ ...entry, action: 'PAID', reason, detail: { invoiceId } }]);
}
