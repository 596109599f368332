import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, localDate } from './shared-fields.ts';
import { peopleFilters } from './staff-people.ts';
import { singleLineText } from './text-schemas.ts';

/**
 * CSV exports for an owner, returned in chunks. Joined in order, the chunks form the file, and `cursor` requests the
 * next one. Policy: ADMIN. The activity log records the start of each export. A cursor only continues its own export,
 * for the admin who started it; otherwise the call fails with bad_request.
 */

const cursor = z.string().max(1200).nullish();

/**
 * POST /admin/people/list/export (policy: ADMIN): exports the clients that match `query` and `filter` as in
 * /admin/people/search, by name, 1,000 per chunk. Health answers aren't included.
 */
export const exportPeopleRequest = withEnvelope({
  branchId,
  query: singleLineText().max(120).default(''),
  filter: z.enum(peopleFilters).default('all'),
  cursor,
});

/**
 * POST /admin/bookings/export (policy: ADMIN): exports the bookings of all classes between two London days, both
 * included, by start and including cancelled ones, 1,000 per chunk. More than 400 days fail with bad_request.
 */
export const exportBookingsRequest = withEnvelope({ branchId, from: localDate, to: localDate, cursor });

export const exportChunk = z.object({
  ok: z.literal(true),
  /** Name of the whole file. */
  name: z.string(),
  csv: z.string(),
  /** Number of rows in this chunk. */
  rows: z.number().int(),
  /** Total number of rows, on the first chunk; null on the others. */
  total: z.number().int().nullable(),
  /** Cursor of the next chunk; null on the last chunk. */
  cursor: z.string().nullable(),
});
export type ExportChunk = z.infer<typeof exportChunk>;
