import type { BookingLinks } from '@studio/contracts/bookings';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import type { ConfirmationSummary } from './confirmation-summary.ts';
import { formatMoney } from './format-money.ts';

interface BookingDocumentsProps {
  summary: ConfirmationSummary;
  links: Pick<BookingLinks, 'receipt' | 'invoice'>;
}

/**
 * Links to the receipt, the invoice and the credit notes of refunds. The link of a missing document is
 * disabled, with an explanation. A booking paid with a session has the invoice of its pack or membership.
 */
export function BookingDocuments({ summary, links }: BookingDocumentsProps) {
  const reasonId = useId();
  const missing = !links.receipt || !links.invoice;
  return (
    <div>
      <div className="grid grid-cols-2 gap-2">
        <DocumentLink url={links.receipt} label="Download receipt" reasonId={reasonId} />
        <DocumentLink url={links.invoice} label="Download invoice" reasonId={reasonId} />
        {[...summary.byStudio, ...(summary.refund ? [summary.refund] : [])].map((refund) => (
          <DocumentLink
            key={refund.creditNote}
            url={refund.creditNote}
            label={`Credit note, ${formatMoney(refund.amount, summary.currency)}`}
            reasonId={reasonId}
          />
        ))}
      </div>
      {missing && (
        <p id={reasonId} className="mt-2 text-note text-stone">
          {describeMissing(summary, links.invoice !== null)}
        </p>
      )}
    </div>
  );
}

function describeMissing(
  { pricePaid, paidAtDesk, credit }: ConfirmationSummary,
  isInvoiced: boolean,
): string {
  if (credit)
    return `You paid with a session from ${credit.name}, so there’s no card receipt${isInvoiced ? '' : ' or invoice'}.`;
  if (pricePaid === 0) return 'You didn’t pay anything, so there’s no receipt or invoice.';
  if (paidAtDesk && !isInvoiced)
    return 'Your invoice will be ready once you’ve paid the rest at the front desk.';
  return paidAtDesk
    ? 'You paid at the front desk, so there’s no card receipt.'
    : 'Some documents aren’t ready yet. Check again in a minute.';
}

interface DocumentLinkProps {
  url: string | null;
  label: string;
  reasonId: string;
}

function DocumentLink({ url, label, reasonId }: DocumentLinkProps) {
  if (!url)
    return (
      <Button kind="secondary" size="small" wide disabled aria-describedby={reasonId} className="px-3">
        {label}
      </Button>
    );
  const style = getButtonClasses({ kind: 'secondary', size: 'small', wide: true });
  return (
    <a href={url} target="_blank" rel="noopener" className={`${style} px-3 last:odd:col-span-2`}>
      {label}
    </a>
  );
}
