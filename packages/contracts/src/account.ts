import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId } from './fields.ts';

/** An invoice or credit note of a member, whatever it is for: a class, something bought once, a paid month. */
export const invoiceDto = z.object({
  /** "INV-2026-00042" */
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedAt: z.string(),
  /** "Dynamic Reformer Pilates, Tue 24 Nov, 09:30", "Class Pack of 10", "Reformer Flex 8". */
  what: z.string(),
  /** In pounds; of a credit note what was given back. */
  amount: z.number(),
  currency: z.string(),
  /** Signed address of the PDF on the site's origin. */
  url: z.string(),
});
export type InvoiceDto = z.infer<typeof invoiceDto>;

/** POST /account/invoices (policy: member): all papers of the member, newest first, past classes among them. */
export const invoicesRequest = withEnvelope({
  branchId,
  limit: z.number().int().min(1).max(50).default(50),
  cursor: z.string().max(200).nullish(),
});
export const invoicesResponse = z.object({
  ok: z.literal(true),
  items: z.array(invoiceDto),
  cursor: z.string().nullable(),
});
export type InvoicesResponse = z.infer<typeof invoicesResponse>;
