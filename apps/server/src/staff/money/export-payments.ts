import type { ExportPaymentsResponse, MoneyPaymentMethod } from '@studio/contracts/staff-money';
import { type RevenueKind, revenueKindLabels } from '@studio/domain/insight/revenue-kind';
import { formatCount } from '@studio/domain/text/format';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { buildCsv, type CsvColumn } from '../../documents/csv.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  type PaymentsFilter,
  selectFilteredPayments,
  selectPaymentsWithTax,
  toFilterParameters,
} from './payments-filter.ts';

/** Labels of payment methods in files and documents. */
export const paymentMethodLabels: Record<MoneyPaymentMethod, string> = {
  CARD: 'Card (online)',
  CASH: 'Cash',
  TERMINAL: 'Card machine',
  GIFT_CARD: 'Gift card',
};

interface ExportRow {
  at: Date;
  paymentMethod: MoneyPaymentMethod;
  kind: string;
  what: string | null;
  whatAt: Date | null;
  who: string | null;
  email: string | null;
  method: string;
  pence: number;
  vatPence: number | null;
  currency: string;
  state: string | null;
  number: string | null;
}

const maxRows = 20_000;

/**
 * Selects the rows of the export. `number` is the number of the row's own document, or the numbers of the documents of
 * the places that the payment paid for.
 */
const exportRows: PreparedStatement = {
  name: 'staff_payments_export',
  text: `SELECT f.at, f.payment_method AS "paymentMethod", f.kind, f.what, f.what_at AS "whatAt", f.who, f.email, f.method, f.pence,
      f.vat_pence AS "vatPence", f.currency, f.state,
      (SELECT string_agg(CASE i.kind WHEN 'INVOICE' THEN 'INV-' ELSE 'CN-' END || extract(year FROM i.issued_at AT TIME ZONE 'UTC')
          || '-' || lpad(i.number::text, 5, '0'), ' ' ORDER BY i.number)
        FROM invoices i WHERE i.branch_id = $1 AND i.kind = CASE WHEN f.pence > 0 THEN 'INVOICE' ELSE 'CREDIT_NOTE' END
          AND (i.subject_id = f.id OR (f.source = 'desk' AND i.subject_id = f.paid_as)
            OR (f.source = 'place' AND i.subject_id IN (SELECT b.id FROM bookings b WHERE b.branch_id = $1 AND b.payment_id = f.id))
            OR (f.source = 'refund' AND i.subject_id = (SELECT r.booking_id FROM refunds r WHERE r.branch_id = $1 AND r.id = f.id AND r.made_by IS NULL)))
      ) AS number
    FROM (${selectPaymentsWithTax(`SELECT * FROM (${selectFilteredPayments}) filtered ORDER BY at, key LIMIT $8`)}) f ORDER BY f.at, f.key`,
};

/** Labels of refund and dispute statuses, as on the payments page. */
const refundStatusLabels: Readonly<Record<string, string>> = {
  DUE: 'Pending',
  PENDING: 'Pending',
  SUCCEEDED: 'Refunded',
  DISPUTED: 'Disputed',
  LOST: 'Dispute lost',
};

const pounds = (pence: number) => (pence / 100).toFixed(2);

const columns: readonly CsvColumn<ExportRow>[] = [
  { heading: 'Date', cell: ({ at }) => toLondonDate(at) },
  { heading: 'Time', cell: ({ at }) => toLondonTime(at) },
  { heading: 'Payment method', cell: ({ paymentMethod }) => paymentMethodLabels[paymentMethod] },
  { heading: 'Category', cell: ({ kind }) => revenueKindLabels[kind as RevenueKind] ?? kind },
  { heading: 'Item', cell: ({ what }) => what },
  {
    heading: 'Class date',
    cell: ({ whatAt }) => whatAt && `${formatDayMedium(toLondonDate(whatAt))}, ${toLondonTime(whatAt)}`,
  },
  { heading: 'Client', cell: ({ who }) => who },
  { heading: 'Email', cell: ({ email }) => email },
  { heading: 'Payment details', cell: ({ method }) => method },
  { heading: 'Amount', cell: ({ pence }) => Number(pounds(pence)) },
  { heading: 'VAT included', cell: ({ vatPence }) => (vatPence === null ? null : Number(pounds(vatPence))) },
  { heading: 'Currency', cell: ({ currency }) => currency },
  { heading: 'Refund status', cell: ({ state }) => state && (refundStatusLabels[state] ?? state) },
  { heading: 'Document number', cell: ({ number }) => number },
];

/**
 * Exports the filtered payments, oldest first. Purchases paid with gift cards have their own rows and payment method,
 * as in the list. Writes an entry to the activity log. Throws AppError bad_request above 20,000 rows, so that the file
 * is never incomplete.
 */
export async function exportPayments(
  { database, clock }: Services,
  filter: PaymentsFilter,
  actor: StaffActor,
): Promise<ExportPaymentsResponse> {
  const { vat } = await loadBranchProfile(database, filter.branchId);
  const values = toFilterParameters(filter, vat);
  const rows = await database.run<ExportRow>(exportRows, [...values, maxRows + 1]);
  if (rows.length > maxRows)
    throw new AppError('bad_request', 'This export has more than 20,000 rows. Choose a shorter period.');
  const { branchId, from, to } = filter;
  const reason = `${formatCount(rows.length, 'payment')}, ${from} to ${to}`;
  const entry = { subject: 'payment', subjectId: 'payments', action: 'LIST_EXPORTED', reason } as const;
  const detail = { from, to, payments: rows.length };
  await writeAudit(database, [{ branchId, at: clock.now(), actor, ...entry, detail }]);
  return { ok: true, name: `payments-${filter.from}-to-${filter.to}.csv`, csv: buildCsv(columns, rows) };
}
