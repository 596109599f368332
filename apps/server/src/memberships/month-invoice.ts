import { apiBase } from '@studio/contracts/paths';
import { formatDayLong } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import type { InvoiceFacts } from '../documents/invoice-facts.ts';
import { findMember } from '../members/store.ts';
import { invoiceSeller } from '../payments/invoice-seller.ts';
import { invoiceName, numberInvoice } from '../payments/number-invoice.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import type { Services } from '../platform/services.ts';
import type { MembershipMonthRow } from './store.ts';

/** Where the invoice of a paid month is, below the API's base. */
export function monthInvoicePath(monthId: string): string {
  return `/memberships/month/${monthId}/invoice.pdf`;
}

/** The same as a signed address on the site's origin. */
export function monthInvoiceAddress(keys: InstallationKeys, monthId: string): string {
  return `${apiBase}${monthInvoicePath(monthId)}?k=${keys.sign('month-link', monthId)}`;
}

/** The invoice of a paid month, as it is printed; numbered now if that has not happened yet. */
export async function monthInvoiceFacts(
  services: Services,
  month: MembershipMonthRow,
): Promise<InvoiceFacts> {
  const { branchId, id: subjectId, amountPence, currency, periodStart, periodEnd } = month;
  const wish = { branchId, kind: 'INVOICE', subject: 'month', subjectId, amountPence, currency } as const;
  const invoice = await numberInvoice(services.database, wish, services.clock.now());
  const member = await findMember(services.database, month.memberId);
  const name = [member?.firstName, member?.lastName].filter(Boolean).join(' ');
  return {
    kind: 'invoice',
    number: invoiceName(invoice),
    issuedAt: invoice.issuedAt,
    studio: await invoiceSeller(services, invoice),
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

/** "Tuesday 1 December 2026" */
function day(instant: Date): string {
  return formatDayLong(londonDate(instant));
}
