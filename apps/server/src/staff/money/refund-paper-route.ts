import { id } from '@studio/contracts/fields';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InvoiceFacts } from '../../documents/invoice-facts.ts';
import { invoiceSeller } from '../../payments/invoice-seller.ts';
import { findInvoice, invoiceName, numberInvoice } from '../../payments/number-invoice.ts';
import { refundPaperPath } from '../../payments/refund-paper.ts';
import { sendInvoice } from '../../payments/send-invoice.ts';
import { refunds } from '../../payments/tables.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { paidFacts } from './paid-facts.ts';

type PaperRequest = FastifyRequest<{ Params: { refundId: string }; Querystring: { k?: string } }>;

/** The credit note of what staff gave back: a plain address that a browser opens, guarded by its signature. */
export function refundPaperRoute(app: FastifyInstance, services: Services): void {
  app.get(
    refundPaperPath(':refundId'),
    { config: { policy: 'signed-link' } },
    async (request: PaperRequest, reply) => {
      const { refundId } = request.params;
      const isSigned = services.keys.verify('refund-link', refundId, request.query.k ?? '');
      if (!isSigned || !id.safeParse(refundId).success) throw new Refused('not_found');
      return sendInvoice(reply, await creditNoteFacts(services, refundId));
    },
  );
}

async function creditNoteFacts(services: Services, refundId: string): Promise<InvoiceFacts> {
  const { database, config, clock } = services;
  const { branchId } = config;
  const own = and(eq(refunds.branchId, branchId), eq(refunds.id, refundId));
  const [refund] = await database.orm.select().from(refunds).where(own);
  const hasNote = refund?.madeBy && refund.status !== 'DISPUTED' && refund.status !== 'WON';
  if (!hasNote) throw new Refused('not_found');
  const { amountPence, currency } = refund;
  const wish = { branchId, kind: 'CREDIT_NOTE', subject: 'refund', subjectId: refundId } as const;
  const note = await numberInvoice(database, { ...wish, amountPence, currency }, clock.now());
  const paid = await paidFacts(services, branchId, { source: 'refund', id: refund.paymentId });
  const subjectId = refund.bookingId ?? refund.paymentId;
  const invoice = await findInvoice(database, { branchId, kind: 'INVOICE', subjectId });
  return {
    kind: 'credit-note',
    number: invoiceName(note),
    issuedAt: note.issuedAt,
    studio: await invoiceSeller(services, note),
    billedTo: { name: paid.who, lines: paid.email && paid.email !== paid.who ? [paid.email] : [] },
    currency,
    lines: [{ description: paid.what, detail: refund.reason, quantity: 1, unitPence: amountPence }],
    settled: { method: paid.method, at: note.issuedAt },
    ...(invoice ? { credits: { number: invoiceName(invoice), at: invoice.issuedAt } } : {}),
    ...(paid.kind === 'gift-card' ? { taxedLater: true as const } : {}),
  };
}
