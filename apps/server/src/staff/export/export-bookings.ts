import type { ExportChunk } from '@studio/contracts/staff-export';
import { validateExportRange } from '@studio/domain/bookings/export-range';
import { formatCount } from '@studio/domain/text/format';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import {
  type BookingListCursor,
  decodeBookingCursor,
  encodeBookingCursor,
} from '../../bookings/reading/booking-list-cursor.ts';
import { buildCsv } from '../../documents/csv.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { bookingColumns } from './booking-columns.ts';
import { decodeExportCursor, type ExportScope, encodeExportCursor } from './export-cursor.ts';
import { countBookings, readBookings } from './read-bookings.ts';

export interface BookingsExportInput {
  branchId: string;
  from: LocalDate;
  to: LocalDate;
  cursor: string | null | undefined;
}

const pageSize = 1000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Exports one chunk of the bookings of a date range, ordered by start. The first chunk writes an audit log entry. A
 * booking that is moved between two chunks may appear twice or not at all. Throws AppError bad_request for an invalid
 * range or cursor.
 */
export async function exportBookings(
  { database, keys, clock }: Services,
  { branchId, from, to, cursor }: BookingsExportInput,
  actor: Extract<Actor, `staff:${string}`>,
): Promise<ExportChunk> {
  const problem = validateExportRange({ from, to });
  if (problem) throw new AppError('bad_request', problem);
  const span = {
    branchId,
    from: toLondonInstant(from, '00:00'),
    to: toLondonInstant(addDays(to, 1), '00:00'),
  };
  const scope: ExportScope = ['bookings', actor, branchId, from, to];
  const after: BookingListCursor = cursor
    ? decodeBookingCursor(decodeExportCursor(keys, scope, cursor))
    : { startsAt: span.from, id: beforeAll };
  const total = cursor ? null : await countBookings(database, span);
  const found = await readBookings(database, { ...span, from: after.startsAt }, after.id, pageSize + 1);
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  if (total !== null) {
    const entry = { subject: 'booking', subjectId: 'bookings', action: 'LIST_EXPORTED' } as const;
    const detail = { from, to, bookings: total };
    const reason = `${formatCount(total, 'booking')}, ${from} to ${to}`;
    await writeAudit(database, [{ branchId, at: clock.now(), actor, ...entry, reason, detail }]);
  }
  return {
    ok: true,
    name: `bookings-${from}-to-${to}.csv`,
    csv: buildCsv(bookingColumns, rows, { isContinuation: Boolean(cursor) }),
    rows: rows.length,
    total,
    cursor: last ? encodeExportCursor(keys, scope, encodeBookingCursor(last)) : null,
  };
}
