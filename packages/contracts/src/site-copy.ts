import { z } from 'zod';
import { catalogueId } from './catalogue-records.ts';
import { withEnvelope } from './envelope.ts';
import { branchId } from './shared-fields.ts';
import { codeText } from './text-schemas.ts';

/**
 * POST /site-copy/get: returns texts of the site, as they are published, by id. Studio details replace the placeholders
 * in braces. An earlier version of the terms replaces the current one if `termsVersion` names it. `preview` is the key
 * of a preview. It replaces one text with its draft or an earlier version (/admin/site-copy/preview). An invalid key is
 * ignored. Unknown ids are left out.
 */
export const getSiteCopyRequest = withEnvelope({
  branchId,
  ids: z.array(catalogueId).max(20),
  preview: codeText().max(200).optional(),
  /** Version of the terms to return, if it isn't the current one. */
  termsVersion: codeText().max(40).optional(),
});

/** Fields of a text by name. Each text has different fields (packages/content/src/site-copy). */
export const copyContent = z.record(z.string(), z.unknown());

export const getSiteCopyResponse = z.object({
  ok: z.literal(true),
  copy: z.record(z.string(), copyContent),
  /** Version of the published terms, which customers accept. */
  termsVersion: z.string(),
  /** Versions of the terms, latest first, with their first days as 'YYYY-MM-DD'. */
  termsVersions: z.array(z.object({ version: z.string(), validFrom: z.string() })),
});
export type GetSiteCopyResponse = z.infer<typeof getSiteCopyResponse>;
