import { eraseReasons } from '@studio/domain/people/erase-reasons';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { singleLineText } from './text.ts';

/**
 * What the law gives everybody: their data, and an end. Policy of all of these calls: ADMIN, since the data hold what
 * somebody has told of their health.
 */

/** POST /admin/people/export: everything that the studio keeps about somebody, for machines and for readers. Refusals: not_found. */
export const personExportRequest = withEnvelope({ branchId, personId: id });
export const personExportResponse = z.object({
  ok: z.literal(true),
  /** Without ending: "miles-street-amara-okafor". */
  fileName: z.string(),
  /** The data as JSON. */
  json: z.string(),
  /** The same as a page that any browser shows and prints, without anything from elsewhere. */
  html: z.string(),
});
export type PersonExportResponse = z.infer<typeof personExportResponse>;

const facts = z.array(z.object({ what: z.string(), count: z.number().int() }));

/** POST /admin/people/erase/preview: what would go, what stays, and what stands against it. Refusals: not_found. */
export const erasePreviewRequest = withEnvelope({ branchId, personId: id });
export const erasePreviewResponse = z.object({
  ok: z.literal(true),
  name: z.string(),
  goes: facts,
  stays: facts,
  /** What has to be done first, as sentences; empty when it can be erased. */
  first: z.array(z.string()),
  hasAccount: z.boolean(),
  /** What is typed to confirm it. */
  toType: z.string(),
});
export type ErasePreviewResponse = z.infer<typeof erasePreviewResponse>;

/**
 * POST /admin/people/erase: erases what names somebody; figures stay for the books. For good. Refusals: not_found,
 * bad_request (`typed` is not what the preview asks for), not_changeable (something is still to come),
 * payment_unavailable (nothing was erased).
 */
export const eraseRequest = withEnvelope({
  branchId,
  personId: id,
  typed: singleLineText().max(200),
  why: z.enum(eraseReasons),
});
export const eraseResponse = z.object({ ok: z.literal(true) });
