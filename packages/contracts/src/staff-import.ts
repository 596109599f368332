import { columnMeanings } from '@studio/domain/people-import/columns';
import { importSystems } from '@studio/domain/people-import/presets';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { singleLineText } from './text-schemas.ts';

/**
 * Import of clients, their packs and memberships, and their upcoming bookings from another system's file. Policy of all
 * these calls: STAFF or ADMIN. The import emails no one and adopts no consent to emails. Instants are ISO texts.
 */

/** Maximum size of a file in bytes, and maximum number of rows below the headings. */
export const maxImportBytes = 5 * 1024 * 1024;
export const maxImportRows = 20_000;

/** Maximum size in bytes of a body of `/admin/people/import/read`: the file in base64 plus the other fields. */
export const maxImportBodyBytes = Math.ceil((maxImportBytes * 4) / 3) + 64 * 1024;

/** Content of a file: clients with what they own, or bookings of upcoming classes. */
const importKind = z.enum(['people', 'bookings']);

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
  /** Membership products by the name of the plan in the file; null leaves the plan out. */
  plans: z.record(z.string().max(200), z.object({ productId: z.string().max(60).nullable() })).default({}),
  /** Activities by the heading of a column with attended classes; null for any activity. */
  visits: z.record(z.string().max(200), z.object({ activityId: z.string().max(60).nullable() })).default({}),
  /** Class types by the name of the class in a file of bookings; null leaves its bookings out. */
  classes: z
    .record(z.string().max(200), z.object({ classTypeId: z.string().max(60).nullable() }))
    .default({}),
});

/** Number of rows with sessions of each pack of the file. */
const packRows = z.record(z.string(), z.number().int());

/**
 * POST /admin/people/import/read: reads a file's headings and suggests each column's meaning, or restores the choices
 * made for the last file with the same headings. Idempotent. Errors: bad_request (no rows, too many, too large, or not a table).
 */
export const readImportFileRequest = withEnvelope({
  branchId,
  kind: importKind.default('people'),
  /** System that exported the file, for the meaning of its columns; null for another system. */
  system: z.enum(importSystems).nullable().default(null),
  fileName: singleLineText().max(200),
  /** Content of the file in base64. */
  content: z.base64().max(maxImportBodyBytes),
});

export const readImportFileResponse = z.object({
  ok: z.literal(true),
  importId: z.string(),
  kind: importKind,
  fileName: z.string(),
  headings: z.array(z.string()),
  /** Cells of the first rows, by column. */
  samples: z.array(z.array(z.string())),
  rows: z.number().int(),
  columns,
  options,
  packRows,
  /** Whether columns and options come from an earlier file with the same headings. */
  isRemembered: z.boolean(),
});
export type ReadImportFileResponse = z.infer<typeof readImportFileResponse>;

/**
 * POST /admin/people/import/check: returns the expected results of the import without changing anything. Packs, plans,
 * visits and classes of the file that are missing from `options` are added there with a suggestion. Errors: not_found,
 * not_changeable (the import has started), bad_request (the columns don't identify a client, or contradict each other).
 */
export const checkImportRequest = withEnvelope({ branchId, importId: id, columns, options });

const classifiedRow = z.object({
  line: z.number().int(),
  verdict: z.enum(['new', 'existing', 'duplicate', 'unclear', 'rejected', 'imported']),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /**
   * Texts about all that the row imports, such as "7 sessions: Reformer Pack of 10, valid until 31 December 2026": one
   * per pack, membership, column of attended classes, waiver and note, or one for the booking.
   */
  packs: z.array(z.string()),
  /** Reason for the verdict, and notes about values that are left out or read differently; empty for neither. */
  reason: z.string(),
});
export type ClassifiedImportRow = z.infer<typeof classifiedRow>;

export const checkImportResponse = z.object({
  ok: z.literal(true),
  counts: z.object({
    rows: z.number().int(),
    new: z.number().int(),
    existing: z.number().int(),
    duplicate: z.number().int(),
    unclear: z.number().int(),
    rejected: z.number().int(),
    /** Number of rows that an earlier import has written, so this import skips them. */
    imported: z.number().int(),
    packs: z.number().int(),
    sessions: z.number().int(),
    /** Memberships that Stripe keeps charging, and those that last until their next payment date. */
    subscriptions: z.number().int(),
    unchargedMemberships: z.number().int(),
  }),
  /** Kinds of changes to cell values in the imported rows, with their number and the first example. */
  changes: z.array(
    z.object({
      kind: z.enum(['phone', 'empty']),
      count: z.number().int(),
      from: z.string(),
      to: z.string(),
    }),
  ),
  options,
  packRows,
  /** First rows of the file, at most 12. */
  preview: z.array(classifiedRow),
  /** Rejected and unclear rows first, then rows with notes, such as a value that is left out. At most 50. */
  issues: z.array(classifiedRow),
});
export type CheckImportResponse = z.infer<typeof checkImportResponse>;

/**
 * POST /admin/people/import/issues: returns a CSV file of all rows that are rejected or unclear or have notes, such as a
 * value that is left out or a phone number that is completed. Errors: as for /admin/people/import/check.
 */
export const listImportIssuesRequest = checkImportRequest;
export const listImportIssuesResponse = z.object({ ok: z.literal(true), csv: z.string() });
export type ListImportIssuesResponse = z.infer<typeof listImportIssuesResponse>;

/** Import with its progress and results. */
export const importProgress = z.object({
  importId: z.string(),
  kind: importKind,
  fileName: z.string(),
  status: z.enum(['DRAFT', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE']),
  rows: z.number().int(),
  /** Number of rows that are processed, or undone. */
  processedRows: z.number().int(),
  totals: z.object({
    added: z.number().int(),
    existing: z.number().int(),
    skipped: z.number().int(),
    packs: z.number().int(),
    sessions: z.number().int(),
    removed: z.number().int(),
    kept: z.number().int(),
    reversed: z.number().int(),
    used: z.number().int(),
    memberships: z.number().int(),
    bookings: z.number().int(),
    /** Number of rows that filled in details which an existing client lacked. */
    completed: z.number().int(),
  }),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
});
export type ImportProgress = z.infer<typeof importProgress>;

export const getImportProgressResponse = z.object({
  ok: z.literal(true),
  progress: importProgress,
  /**
   * Rows of which the import left something out that the preview included, with the reason, such as a subscription that
   * has ended since. At most 200.
   */
  leftOut: z.array(
    z.object({ line: z.number().int(), personId: z.string(), name: z.string(), reason: z.string() }),
  ),
  /** Rows that an undo couldn't remove: clients who stay, with the reason, and sessions already used. At most 200. */
  notUndone: z.array(
    z.object({ line: z.number().int(), personId: z.string(), name: z.string(), reason: z.string() }),
  ),
});
export type GetImportProgressResponse = z.infer<typeof getImportProgressResponse>;

/**
 * POST /admin/people/import/run: starts the import in the background; repeating the call changes nothing. Idempotent. Errors:
 * not_found, bad_request, not_changeable (the same file is being imported, or this import was undone).
 */
export const runImportRequest = checkImportRequest;

/** POST /admin/people/import/progress: returns the progress. Errors: not_found. */
export const getImportProgressRequest = withEnvelope({ branchId, importId: id });

/**
 * POST /admin/people/import/undo: removes unused sessions, and imported clients without later activity, in the
 * background; repeating the call changes nothing. Idempotent. Errors: not_found, not_changeable (the import isn't finished).
 */
export const undoImportRequest = withEnvelope({ branchId, importId: id });

/** POST /admin/people/import/list: returns started imports, newest first. */
export const listImportsRequest = withEnvelope({ branchId });
export const listImportsResponse = z.object({ ok: z.literal(true), imports: z.array(importProgress) });
export type ListImportsResponse = z.infer<typeof listImportsResponse>;
