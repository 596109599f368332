import { columnMeanings } from '@studio/domain/people-import/columns';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { singleLineText } from './text.ts';

/**
 * Importing people and their credits from a file of another system. Policy of all of these calls: STAFF or ADMIN.
 * Nobody is mailed, and nobody's consent to mails is taken over. Instants are ISO texts.
 */

/** Largest file, in bytes, and most rows below its headings. */
export const maxImportBytes = 5 * 1024 * 1024;
export const maxImportRows = 20_000;

/** Largest body of `/admin/people/import/read`: the file in base64, and the rest of the call. */
export const maxImportBodyBytes = Math.ceil((maxImportBytes * 4) / 3) + 64 * 1024;

const columns = z.array(z.enum(columnMeanings)).max(100);

const pack = z.object({
  productId: z.string().max(60).nullable(),
  name: singleLineText().min(1).max(80),
  covers: z.array(z.string().max(60)).max(20),
  validDays: z.number().int().min(1).max(3650).nullable(),
});

const options = z.object({
  dates: z.enum(['day-first', 'month-first']),
  unclear: z.enum(['leave', 'add']),
  packs: z.record(z.string().max(200), pack),
});

/**
 * POST /admin/people/import/read: reads the headings of a file and suggests what each column means, or remembers it from
 * the last file with the same headings. Refusals: bad_request (no rows, too many, too large, or no table), not_changeable
 * (the same file has been imported; undo that first).
 */
export const importReadRequest = withEnvelope({
  branchId,
  fileName: singleLineText().max(200),
  /** The file's bytes. */
  content: z.base64().max(maxImportBodyBytes),
});

export const importReadResponse = z.object({
  ok: z.literal(true),
  importId: z.string(),
  fileName: z.string(),
  headings: z.array(z.string()),
  /** Cells of the first rows, by column. */
  samples: z.array(z.array(z.string())),
  rows: z.number().int(),
  columns,
  options,
  /** Chosen before, for a file with the same headings. */
  isRemembered: z.boolean(),
});
export type ImportReadResponse = z.infer<typeof importReadResponse>;

/**
 * POST /admin/people/import/check: what would become of each row; nothing is changed. Packs that are not in `options`
 * come back in it with a suggestion. Refusals: not_found, not_changeable (has begun), bad_request (the columns do not
 * make a person).
 */
export const importCheckRequest = withEnvelope({ branchId, importId: id, columns, options });

const judgedRow = z.object({
  line: z.number().int(),
  verdict: z.enum(['new', 'known', 'again', 'unclear', 'refused']),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** "7 × Reformer Pack of 10, until 31 December 2026", one for each pack. */
  packs: z.array(z.string()),
  reason: z.string(),
});
export type ClassifiedImportRow = z.infer<typeof judgedRow>;

export const importCheckResponse = z.object({
  ok: z.literal(true),
  counts: z.object({
    rows: z.number().int(),
    new: z.number().int(),
    known: z.number().int(),
    again: z.number().int(),
    unclear: z.number().int(),
    refused: z.number().int(),
    packs: z.number().int(),
    sessions: z.number().int(),
  }),
  /** Cells of the imported rows that are read as something else, by kind, with the first of each. */
  changes: z.array(
    z.object({
      kind: z.enum(['phone', 'empty']),
      count: z.number().int(),
      from: z.string(),
      to: z.string(),
    }),
  ),
  options,
  /** The first rows. */
  preview: z.array(judgedRow),
  /** The first rows that are refused or unclear, then those that lost a fact or had a number completed. */
  trouble: z.array(judgedRow),
});
export type ImportCheckResponse = z.infer<typeof importCheckResponse>;

/** POST /admin/people/import/trouble: every row that is refused or unclear, lost a fact or had a number
 * completed, as a CSV file. Refusals as `check`. */
export const importIssuesRequest = importCheckRequest;
export const importIssuesResponse = z.object({ ok: z.literal(true), csv: z.string() });
export type ImportIssuesResponse = z.infer<typeof importIssuesResponse>;

/** An import, how far it is and what it has done. */
export const importProgress = z.object({
  importId: z.string(),
  fileName: z.string(),
  status: z.enum(['DRAFT', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE']),
  rows: z.number().int(),
  /** Rows that are done, or undone. */
  position: z.number().int(),
  tally: z.object({
    added: z.number().int(),
    known: z.number().int(),
    passedOver: z.number().int(),
    packs: z.number().int(),
    sessions: z.number().int(),
    removed: z.number().int(),
    stayed: z.number().int(),
    takenBack: z.number().int(),
    used: z.number().int(),
  }),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
});
export type ImportProgress = z.infer<typeof importProgress>;

export const importProgressResponse = z.object({
  ok: z.literal(true),
  progress: importProgress,
  /** After an undo: who stays and why, and sessions that had been used. The first 200. */
  left: z.array(
    z.object({ line: z.number().int(), personId: z.string(), name: z.string(), reason: z.string() }),
  ),
});
export type ImportProgressResponse = z.infer<typeof importProgressResponse>;

/**
 * POST /admin/people/import/run: begins it, in the background; asked again it changes nothing. Refusals: not_found,
 * bad_request, not_changeable (the same file is imported, or it was undone).
 */
export const importRunRequest = importCheckRequest;

/** POST /admin/people/import/progress: how far it is. Refusals: not_found. */
export const importProgressRequest = withEnvelope({ branchId, importId: id });

/**
 * POST /admin/people/import/undo: removes the people who did nothing since and takes unused sessions back, in the
 * background; asked again it changes nothing. Refusals: not_found, not_changeable (not done).
 */
export const importUndoRequest = withEnvelope({ branchId, importId: id });

/** POST /admin/people/import/list: imports that have begun, newest first. */
export const importListRequest = withEnvelope({ branchId });
export const importListResponse = z.object({ ok: z.literal(true), imports: z.array(importProgress) });
export type ImportListResponse = z.infer<typeof importListResponse>;
