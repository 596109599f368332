import type { MoneyRow } from '@studio/contracts/staff-money';
import { formatPrice } from '@studio/domain/money/money';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { Badge } from '../../../ui/badge.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { describePaidItem, getRevenueKindLabel, paymentMethodLabels } from './money-text.ts';

interface PaymentRowsProps {
  rows: readonly MoneyRow[];
  onOpen: (row: MoneyRow) => void;
}

/** Payments by day: a table on wide screens, cards on phones. Each row opens its details. */
export function PaymentRows({ rows, onOpen }: PaymentRowsProps) {
  return (
    <>
      <table className="mt-2 w-full table-fixed text-left text-small max-md:hidden">
        <caption className="sr-only">Payments, newest first</caption>
        <thead>
          <tr className="border-b border-hairline text-note text-stone [&>th]:py-3 [&>th]:pr-4 [&>th]:font-medium">
            <th scope="col" className="w-40">
              Date
            </th>
            <th scope="col" className="w-[20%]">
              Client
            </th>
            <th scope="col">Item</th>
            <th scope="col" className="w-42">
              Payment method
            </th>
            {/* The padding aligns the heading with the amounts, which a chevron follows. */}
            <th scope="col" className="w-34 pr-11.5! text-right">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.key}
              className="relative border-b border-hairline hover:bg-linen/60 [&>td]:py-3 [&>td]:pr-4 [&>td]:align-top"
            >
              <td className="numeric whitespace-nowrap text-stone">{formatMomentShort(new Date(row.at))}</td>
              <td className="truncate">{row.payerName || 'Unknown client'}</td>
              <td>
                <OpenButton row={row} onOpen={onOpen} />
                <RowBadge row={row} />
                <span className="block text-note text-stone">{getRevenueKindLabel(row.kind)}</span>
              </td>
              <td>
                {row.methodLabel}
                {row.paymentMethod === 'CARD' && (
                  <span className="block text-note text-stone">{paymentMethodLabels.CARD}</span>
                )}
              </td>
              <td className="numeric font-medium">
                <span className="flex items-center justify-end gap-3">
                  {formatPrice(row.amountPence, row.currency)}
                  <Chevron />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-2 divide-y divide-hairline border-b border-hairline md:hidden">
        {rows.map((row) => (
          <li key={row.key} className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-4">
            <p className="truncate font-medium">{row.payerName || 'Unknown client'}</p>
            <p className="numeric flex items-center gap-2 font-medium">
              {formatPrice(row.amountPence, row.currency)}
              <Chevron />
            </p>
            <p className="col-span-2 text-small">
              <OpenButton row={row} onOpen={onOpen} />
            </p>
            <p className="col-span-2 text-note text-stone">
              {formatMomentShort(new Date(row.at))} · {row.methodLabel} <RowBadge row={row} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Chevron() {
  return <StaffIcon name="chevron-right" size={18} className="shrink-0 text-stone" />;
}

/** Button that opens the payment. It covers the whole row. */
function OpenButton({ row, onOpen }: { row: MoneyRow; onOpen: (row: MoneyRow) => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="text-left font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
      onClick={() => onOpen(row)}
    >
      <span className="sr-only">{getRowKind(row)}: </span>
      {describePaidItem(row) || getRevenueKindLabel(row.kind)}
    </button>
  );
}

/** Names what a row is, for screen readers. A dispute is listed as a refund with its own status. */
function getRowKind(row: MoneyRow): 'Payment' | 'Refund' | 'Dispute' {
  if (!isRefund(row)) return 'Payment';
  return row.status === 'DISPUTED' || row.status === 'LOST' ? 'Dispute' : 'Refund';
}

function isRefund({ source, amountPence }: MoneyRow): boolean {
  return source === 'refund' || amountPence < 0;
}

/** Labels of unfinished refunds and disputes. A completed refund has the label "Refund". */
const refundStateLabels: Readonly<Record<string, string>> = {
  DUE: 'Refund pending',
  PENDING: 'Refund pending',
  DISPUTED: 'Disputed',
  LOST: 'Dispute lost',
};

/** Badge of refunds and disputes. For payments by gift card, a text for screen readers only. */
function RowBadge({ row }: { row: MoneyRow }) {
  const { paymentMethod, status } = row;
  if (isRefund(row))
    return (
      <span className="ml-2">
        <Badge tone="warn">{refundStateLabels[status ?? ''] ?? 'Refund'}</Badge>
      </span>
    );
  return paymentMethod === 'GIFT_CARD' ? (
    <span className="sr-only">{paymentMethodLabels[paymentMethod]}</span>
  ) : null;
}
