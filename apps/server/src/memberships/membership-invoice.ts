import { apiBase } from '@studio/contracts/paths';
import { formatDayLong } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { InvoiceDetails } from '../documents/invoice-details.ts';
import { findMember } from '../members/store.ts';
import { assignInvoiceNumber, formatInvoiceNumber } from '../payments/assign-invoice-number.ts';
import { resolveInvoiceSeller } from '../payments/invoice-seller.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import type { Services } from '../platform/services.ts';
import type { MembershipMonthRow } from './store.ts';

/** Returns the path of a paid month's invoice, below the API's base. */
export function buildMembershipInvoicePath(monthId: string): string {
  return `/memberships/month/${monthId}/invoice.pdf`;
}

/** Returns the signed path of a paid month's invoice, on the site's origin. */
export function buildMembershipInvoiceUrl(keys: InstallationKeys, monthId: string): string {
  return `${apiBase}${buildMembershipInvoicePath(monthId)}?k=${keys.sign('membership-invoice-link', monthId)}`;
}

/** Returns the invoice of a paid month, and numbers the invoice if it has no number yet. */
export async function loadMembershipInvoiceDetails(
  services: Services,
  month: MembershipMonthRow,
): Promise<InvoiceDetails> {
  const { branchId, id: subjectId, amountPence, currency, periodStart, periodEnd } = month;
  const invoiceInput = {
    branchId,
    kind: 'INVOICE',
    subject: 'month',
    subjectId,
    amountPence,
    currency,
  } as const;
  const invoice = await assignInvoiceNumber(services.database, invoiceInput, services.clock.now());
  const member = await findMember(services.database, month.memberId);
  const name = [member?.firstName, member?.lastName].filter(Boolean).join(' ');
  return {
    kind: 'invoice',
    number: formatInvoiceNumber(invoice),
    issuedAt: invoice.issuedAt,
    studio: await resolveInvoiceSeller(services, invoice),
    billedTo: {
      name: name || (member?.email ?? 'Member'),
      lines: name && member?.email ? [member.email] : [],
    },
    currency,
    lines: [
      {
        description: month.name,
        detail: `${day(periodStart)} to ${day(periodEnd)}`,
        quantity: 1,
        unitPence: amountPence,
      },
    ],
    settled: { method: month.method ?? 'Card', at: month.paidAt },
  };
}

/** Returns a date such as "Tuesday 1 December 2026". */
function day(instant: Date): string {
  return formatDayLong(toLondonDate(instant));
}
