import type { AttendanceMark, AttendanceMarkOutcome, RosterRow } from '@studio/contracts/staff-check-in';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { checkInApi } from './check-in-api.ts';
import { getOfflineRoster } from './check-in-queries.ts';
import { getCheckInTimeAfterMark } from './check-in-rows.ts';
import { playCheckInSignal } from './check-in-sounds.ts';
import { getCheckInVerdict, type LookedUpBooking } from './check-in-verdict.ts';
import { findBookingOffline, type OfflineRoster } from './find-booking-offline.ts';
import type { ParsedCode } from './parse-booking-code.ts';
import type { ScannedCodes } from './parse-scanned-codes.ts';
import { isUnreachable } from './server-reachability.ts';

/** Time in ms for which a result is shown if it needs no action. */
const clearDelayMs = 8000;

export type LookupResult =
  | { phase: 'idle' }
  | { phase: 'looking'; code: string }
  | { phase: 'found'; code: string; found: LookedUpBooking; pinned: boolean }
  | { phase: 'failed'; code: string; message: string };

export interface CodeLookup {
  lookup: LookupResult;
  /**
   * Tries the possible codes in order until one of them has a booking. `pinned`: the result isn't cleared
   * automatically.
   */
  findBooking: (codes: ScannedCodes, pinned?: boolean) => Promise<void>;
  clear: () => void;
  /** Shows a mark of this device in the result before the server has it. */
  applyMark: (bookingId: string, kind: AttendanceMark['kind']) => void;
  /** Called when the attendee has paid. Removes the details from the result, so that it shows no amount to pay. */
  paid: (bookingId: string) => void;
  /** Applies the server's results of marks. */
  applyOutcomes: (outcomes: readonly AttendanceMarkOutcome[]) => void;
}

/** Looks up codes on the server, or, while offline, in this device's lists. */
export function useCodeLookup(): CodeLookup {
  const queryClient = useQueryClient();
  const [lookup, setLookup] = useState<LookupResult>({ phase: 'idle' });
  const newest = useRef(0);

  const findBooking = useCallback(
    async (codes: ScannedCodes, pinned = false) => {
      const [code] = codes;
      const number = ++newest.current;
      const show = (next: LookupResult) => number === newest.current && setLookup(next);
      show({ phase: 'looking', code: code.code });
      try {
        const found = await findFirst(codes);
        playSignal(found);
        show({ phase: 'found', code: found.booking.displayCode, found, pinned });
      } catch (error) {
        const unreachable = isUnreachable(error);
        const found = unreachable ? findFirstOffline(getOfflineRoster(queryClient), codes) : null;
        if (found) playSignal(found);
        else playCheckInSignal('no');
        const message = unreachable ? notFoundOfflineText : toApiFailure(error).message || 'Scan failed';
        show(
          found
            ? { phase: 'found', code: found.booking.displayCode, found, pinned }
            : { phase: 'failed', code: code.code, message },
        );
      }
    },
    [queryClient],
  );
  const clear = useCallback(() => {
    newest.current++;
    setLookup({ phase: 'idle' });
  }, []);
  const updateBooking = useCallback(
    (bookingId: string, to: (booking: LookedUpBooking['booking']) => LookedUpBooking['booking']) => {
      setLookup((previous) =>
        previous.phase === 'found' && previous.found.booking.bookingId === bookingId
          ? { ...previous, found: { ...previous.found, booking: to(previous.found.booking) } }
          : previous,
      );
    },
    [],
  );
  const applyMark = useCallback(
    (bookingId: string, kind: AttendanceMark['kind']) => {
      const recordedAt = getServerTime().toISOString();
      updateBooking(bookingId, (booking) => ({
        ...booking,
        checkedInAt: getCheckInTimeAfterMark(booking.checkedInAt, { kind, recordedAt }),
      }));
    },
    [updateBooking],
  );
  const applyOutcomes = useCallback(
    (outcomes: readonly AttendanceMarkOutcome[]) => {
      for (const { bookingId, status, checkedInAt } of outcomes)
        if (status) updateBooking(bookingId, (booking) => ({ ...booking, status, checkedInAt }));
    },
    [updateBooking],
  );
  const paid = useCallback(
    (bookingId: string) => updateBooking(bookingId, (booking) => ({ ...booking, details: null })),
    [updateBooking],
  );
  useAutoClear(lookup, clear);
  return { lookup, findBooking, clear, applyMark, paid, applyOutcomes };
}

const notFoundOfflineText = 'You’re offline, and this booking code isn’t on today’s saved rosters.';

/**
 * Returns the booking of the first code that has one. If no code has a booking, throws the error of the first code.
 */
async function findFirst([code, ...others]: ScannedCodes): Promise<LookedUpBooking> {
  try {
    return await findOnServer(code);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    for (const other of others) {
      const found = await findOnServer(other).catch((failure) => {
        if (isNotFound(failure)) return null;
        throw failure;
      });
      if (found) return found;
    }
    throw error;
  }
}

function findFirstOffline(offlineRoster: OfflineRoster, codes: ScannedCodes): LookedUpBooking | null {
  for (const { code } of codes) {
    const found = findBookingOffline(offlineRoster, code);
    if (found) return found;
  }
  return null;
}

async function findOnServer(code: ParsedCode): Promise<LookedUpBooking> {
  const { bookingId, classId } = await checkInApi.scan(code);
  const [response, details] = await Promise.all([
    checkInApi.booking(bookingId),
    loadRosterRow(classId, bookingId),
  ]);
  const { booking, klass } = response;
  const { className, start, end, studio, instructorName, capacity } = klass;
  const since = details?.checkedInAt ?? getServerTime().toISOString();
  return {
    booking: {
      bookingId,
      displayCode: booking.displayCode,
      name: booking.attendeeName,
      status: booking.status,
      checkedInAt: booking.alreadyCheckedIn ? since : null,
      bed: booking.bed?.label ?? null,
      details,
    },
    klass: { classId, title: className, start, end, studio, instructor: instructorName, capacity },
    response,
  };
}

/**
 * Loads the amount to pay and the check-in time, which only the class's roster contains. Returns null for
 * cancelled bookings, and when an instructor may not read another instructor's class. The roster on screen
 * isn't used, because it may be of another class.
 */
async function loadRosterRow(classId: string, bookingId: string): Promise<RosterRow | null> {
  try {
    const { rows } = await checkInApi.roster(classId);
    return rows.find((row) => row.bookingId === bookingId) ?? null;
  } catch (error) {
    // Any other error fails the lookup, because staff could check in an attendee without seeing the amount to pay.
    if (isNotFound(error)) return null;
    throw error;
  }
}

function playSignal(found: LookedUpBooking): void {
  playCheckInSignal(getCheckInVerdict(found, getServerTime()).tone === 'no' ? 'no' : 'yes');
}

/**
 * Clears a failed lookup automatically, and a found booking unless it is pinned or can be checked in now.
 */
function useAutoClear(lookup: LookupResult, clear: () => void): void {
  const isDone =
    lookup.phase === 'found' && !lookup.pinned && !getCheckInVerdict(lookup.found, getServerTime()).open;
  const shouldClear = isDone || lookup.phase === 'failed';
  useEffect(() => {
    if (!shouldClear) return;
    const timer = setTimeout(clear, clearDelayMs);
    return () => clearTimeout(timer);
  }, [shouldClear, clear]);
}
