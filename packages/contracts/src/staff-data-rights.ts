import { erasureReasons } from '@studio/domain/people/erasure-reasons';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { singleLineText } from './text-schemas.ts';

/** Export and erasure of a client's data. Policy of all these calls: ADMIN, because the data include health answers. */

/**
 * POST /admin/people/export: returns all data that the studio stores about a client, as JSON and as a page. Errors:
 * not_found.
 */
export const exportPersonRequest = withEnvelope({ branchId, personId: id });
export const exportPersonResponse = z.object({
  ok: z.literal(true),
  /** Name of the file without extension, such as "miles-street-amara-okafor". */
  fileName: z.string(),
  json: z.string(),
  /** Data of the JSON as a self-contained HTML page, which any browser can show and print. */
  html: z.string(),
});
export type ExportPersonResponse = z.infer<typeof exportPersonResponse>;

const dataCounts = z.array(z.object({ label: z.string(), count: z.number().int() }));

/**
 * POST /admin/people/erase/preview: returns what would be erased, what would stay, and what prevents erasure. Errors:
 * not_found.
 */
export const previewErasureRequest = withEnvelope({ branchId, personId: id });
export const previewErasureResponse = z.object({
  ok: z.literal(true),
  name: z.string(),
  erased: dataCounts,
  retained: dataCounts,
  /** Sentences that say what must be done before the erasure; empty when the client can be erased. */
  obstacles: z.array(z.string()),
  hasAccount: z.boolean(),
  /** Text that the admin types as confirmation. */
  confirmationText: z.string(),
});
export type PreviewErasureResponse = z.infer<typeof previewErasureResponse>;

/**
 * POST /admin/people/erase: permanently erases the client's personal data. Bookings, purchases and payments stay
 * without a name, and invoices stay as the law requires. Errors: not_found, bad_request (`confirmation` differs from
 * the preview's text), not_changeable (upcoming bookings or the like), payment_unavailable (nothing was erased).
 */
export const erasePersonRequest = withEnvelope({
  branchId,
  personId: id,
  confirmation: singleLineText().max(200),
  reason: z.enum(erasureReasons),
});
export const erasePersonResponse = z.object({ ok: z.literal(true) });
