import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId } from './shared-fields.ts';

/** Invoice or credit note of a member, for a class, a purchase or a month of a membership. */
export const invoiceDto = z.object({
  /** Number, such as "INV-2026-00042". */
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedAt: z.string(),
  /** Item, such as "Dynamic Reformer Pilates, Tue 24 Nov, 09:30", "Class Pack of 10" or "Reformer Flex 8". */
  what: z.string(),
  /** Amount in pounds, on a credit note the refunded amount. */
  amount: z.number(),
  currency: z.string(),
  /** Signed URL of the PDF on the site's origin. */
  url: z.string(),
});
export type InvoiceDto = z.infer<typeof invoiceDto>;

/**
 * POST /account/invoices (policy: member): returns the member's invoices and credit notes, newest first, including past
 * classes.
 */
export const listAccountInvoicesRequest = withEnvelope({
  branchId,
  limit: z.number().int().min(1).max(50).default(50),
  cursor: z.string().max(200).nullish(),
});
export const listAccountInvoicesResponse = z.object({
  ok: z.literal(true),
  items: z.array(invoiceDto),
  cursor: z.string().nullable(),
});
export type ListAccountInvoicesResponse = z.infer<typeof listAccountInvoicesResponse>;
