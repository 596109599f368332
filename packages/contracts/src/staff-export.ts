import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, localDate } from './fields.ts';
import { peopleFilters } from './staff-people.ts';
import { singleLineText } from './text.ts';

/**
 * What an owner takes along, as CSV files that come in pieces: put together in their order they are the file, and `cursor`
 * goes on after the piece before. Policy: ADMIN. Each file that is begun is in the audit log; a cursor goes on with that
 * file alone, and only for whoever began it (else bad_request).
 */

const cursor = z.string().max(1200).nullish();

/**
 * POST /admin/people/list/export (policy: ADMIN): everybody whom `query` and `filter` find, as /admin/people/search means
 * them, by name: 1,000 people a piece. Answers about health are not in it.
 */
export const peopleExportRequest = withEnvelope({
  branchId,
  query: singleLineText().max(120).default(''),
  filter: z.enum(peopleFilters).default('all'),
  cursor,
});

/**
 * POST /admin/bookings/export (policy: ADMIN): the bookings of all classes from one London day to another, both included,
 * by start, also those that were cancelled: 1,000 a piece. At most 400 days, else bad_request.
 */
export const bookingsExportRequest = withEnvelope({ branchId, from: localDate, to: localDate, cursor });

export const exportChunk = z.object({
  ok: z.literal(true),
  /** Of the whole file. */
  name: z.string(),
  csv: z.string(),
  /** How many rows this piece has. */
  rows: z.number().int(),
  /** How many there are in all, counted with the first piece; null with the others. */
  total: z.number().int().nullable(),
  /** Null with the last piece. */
  cursor: z.string().nullable(),
});
export type ExportChunk = z.infer<typeof exportChunk>;
