import type { InvoiceFacts } from '../documents/invoice-facts.ts';
import type { Services } from '../platform/services.ts';
import { deskMethodWords } from './desk-papers.ts';
import { type DeskPaymentRow, findDeskPayment } from './desk-payments.ts';
import { invoiceSeller } from './invoice-seller.ts';
import { invoiceName, numberInvoice } from './number-invoice.ts';

/** What a desk payment was for, and who paid it. */
export interface DeskPaper {
  what: { description: string; detail: string };
  billedTo: InvoiceFacts['billedTo'];
}

/**
 * The invoice of what was taken at the desk, or the credit note of what was given back there, as it is printed; numbered
 * now if that has not happened yet.
 */
export async function deskPaperFacts(
  services: Services,
  payment: DeskPaymentRow,
  { what, billedTo }: DeskPaper,
): Promise<InvoiceFacts> {
  const { branchId, currency, method, takenAt, amountPence, givesBack } = payment;
  const paper = await numbered(services, payment);
  const taken = givesBack ? await findDeskPayment(services.database, branchId, givesBack) : null;
  const credited = taken && (await numbered(services, taken));
  return {
    kind: amountPence > 0 ? 'invoice' : 'credit-note',
    number: invoiceName(paper),
    issuedAt: paper.issuedAt,
    studio: await invoiceSeller(services, paper),
    billedTo,
    currency,
    lines: [{ ...what, quantity: 1, unitPence: Math.abs(amountPence) }],
    settled: { method: deskMethodWords[method], at: takenAt },
    ...(credited ? { credits: { number: invoiceName(credited), at: credited.issuedAt } } : {}),
  };
}

function numbered(services: Services, { branchId, id: subjectId, amountPence, currency }: DeskPaymentRow) {
  const kind = amountPence > 0 ? 'INVOICE' : 'CREDIT_NOTE';
  const wish = {
    branchId,
    kind,
    subject: 'desk',
    subjectId,
    amountPence: Math.abs(amountPence),
    currency,
  } as const;
  return numberInvoice(services.database, wish, services.clock.now());
}
