import { apiBase } from '@studio/contracts/paths';
import type { PreparedStatement } from '../platform/database.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import type { Services } from '../platform/services.ts';
import { numberingBatchSize, numberUnnumbered } from './number-invoice.ts';
import type { DeskPaymentMethod } from './tables.ts';

/** How money changed hands, as papers and pages say it. */
export const deskPaymentMethodLabels: Record<DeskPaymentMethod, string> = {
  CASH: 'Cash',
  TERMINAL: 'Card at the desk',
  COMPLIMENTARY: 'Complimentary',
};

/** Where the invoice or credit note of a desk payment is, below the API's base. */
export function buildDeskInvoicePath(paymentId: string): string {
  return `/desk/payment/${paymentId}/paper.pdf`;
}

/** The same as a signed address on the site's origin. */
export function buildDeskInvoiceUrl(keys: InstallationKeys, paymentId: string): string {
  return `${apiBase}${buildDeskInvoicePath(paymentId)}?k=${keys.sign('desk-link', paymentId)}`;
}

/**
 * What was taken at the desk since then without an invoice, and what was given back of it without a credit note, in the order of
 * their making.
 */
const unnumbered: PreparedStatement = {
  name: 'unnumbered_desk_payments',
  text: `SELECT d.branch_id AS "branchId", CASE WHEN d.amount_pence > 0 THEN 'INVOICE' ELSE 'CREDIT_NOTE' END AS kind,
      'desk' AS subject, d.id AS "subjectId", abs(d.amount_pence) AS "amountPence", d.currency
    FROM branches JOIN desk_payments d ON d.branch_id = branches.id AND d.taken_at >= $1
    LEFT JOIN invoices i ON i.branch_id = d.branch_id AND i.subject_id = d.id
    WHERE i.number IS NULL AND (d.amount_pence > 0 OR (d.amount_pence < 0 AND d.gives_back IS NOT NULL))
    ORDER BY d.id LIMIT ${numberingBatchSize}`,
};

/** Gives what changed hands at the desk its numbers, after it is committed. */
export function numberDeskInvoices(services: Services, since: Date): Promise<void> {
  return numberUnnumbered(services, unnumbered, since);
}
