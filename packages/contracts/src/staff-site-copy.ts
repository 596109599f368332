import { z } from 'zod';
import { catalogueId } from './catalogue-records.ts';
import { withEnvelope } from './envelope.ts';
import { branchId } from './shared-fields.ts';
import { copyContent } from './site-copy.ts';

/**
 * Calls about the texts of the site. Only owners may make them. Calls that change something send the `version` that the
 * owner read; if someone has saved a later one, the call changes nothing and fails with edit_conflict.
 */

const version = z.number().int().min(0).max(2_000_000_000);

/** Number of a published version; 0 for the built-in text. */
const number = z.number().int().min(0).max(2_000_000_000);

/** POST /admin/site-copy/list: returns the state of all texts. */
export const listSiteCopyRequest = withEnvelope({ branchId });
export const listSiteCopyResponse = z.object({
  ok: z.literal(true),
  texts: z.array(
    z.object({
      id: z.string(),
      /** Time at which the shown version was published, as an ISO instant; null for the built-in text. */
      publishedAt: z.string().nullable(),
      /** Time at which the draft was saved, as an ISO instant; null without a draft. */
      draftSavedAt: z.string().nullable(),
    }),
  ),
});
export type ListSiteCopyResponse = z.infer<typeof listSiteCopyResponse>;

/** POST /admin/site-copy/read: returns a text with its draft and earlier versions. Errors: not_found. */
export const readSiteCopyRequest = withEnvelope({ branchId, id: catalogueId });

/** Published version of a text. */
export const copyPublication = z.object({
  number,
  /** Name of the version: the day on which it was published, with a number if it isn't the first of that day. */
  label: z.string(),
  /** Time of publication, as an ISO instant; null for the built-in text. */
  publishedAt: z.string().nullable(),
  /** Name of the owner who published the version; null if unknown. */
  by: z.string().nullable(),
});
export type CopyPublication = z.infer<typeof copyPublication>;

/** Text as an owner edits it in the staff tools. All calls that change a text return it. */
export const readSiteCopyResponse = z.object({
  ok: z.literal(true),
  id: z.string(),
  /** Number that increases with every change of the text. */
  version,
  /** Draft; the published text when there is no draft. Contains placeholders in braces. */
  content: copyContent,
  /** Time at which the draft was saved, as an ISO instant; null without a draft. */
  draftSavedAt: z.string().nullable(),
  /** Published versions, latest first. Pages show the first one. */
  publications: z.array(copyPublication),
});
export type ReadSiteCopyResponse = z.infer<typeof readSiteCopyResponse>;

/**
 * Maximum size in bytes of a body of `/admin/site-copy/save`. It is above the usual limit, because the terms and the
 * FAQ can be long.
 */
export const maxSiteCopyBodyBytes = 1024 * 1024;

/**
 * POST /admin/site-copy/save: saves a draft, or deletes it if it equals the published text. Errors: not_found,
 * bad_request (with `field`), edit_conflict.
 */
export const saveSiteCopyRequest = withEnvelope({ branchId, id: catalogueId, version, content: copyContent });

/** POST /admin/site-copy/discard: deletes the draft. Errors: not_found, edit_conflict. */
export const discardSiteCopyRequest = withEnvelope({ branchId, id: catalogueId, version });

/**
 * POST /admin/site-copy/publish: publishes the draft. Errors: not_found, bad_request (there is no draft),
 * edit_conflict.
 */
export const publishSiteCopyRequest = withEnvelope({ branchId, id: catalogueId, version });

/**
 * POST /admin/site-copy/restore: publishes an earlier version again. A draft stays. Errors: not_found, edit_conflict.
 */
export const restoreSiteCopyRequest = withEnvelope({ branchId, id: catalogueId, version, number });

/**
 * POST /admin/site-copy/preview: returns the key of a preview, which is valid for 30 minutes: of the draft, or of an
 * earlier version. Errors: not_found.
 */
export const previewSiteCopyRequest = withEnvelope({ branchId, id: catalogueId, number: number.nullable() });
export const previewSiteCopyResponse = z.object({ ok: z.literal(true), key: z.string() });
export type PreviewSiteCopyResponse = z.infer<typeof previewSiteCopyResponse>;
