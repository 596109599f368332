import type { AttendanceMark, AttendanceMarkOutcome, RosterRow } from '@studio/contracts/staff-check-in';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isNotFound } from '../../lib/api-error.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { checkInApi, isUnreachable } from './check-in-api.ts';
import { checkedInAfterMark } from './check-in-rows.ts';
import { playCheckInSignal } from './check-in-sounds.ts';
import { getCheckInVerdict, type LookedUpBooking } from './check-in-verdict.ts';
import { findBookingOffline, type OfflineRoster } from './find-booking-offline.ts';
import type { ParsedCode } from './parse-booking-code.ts';
import type { ScannedCodes } from './parse-scanned-codes.ts';

/** How long a result without a pending action stays. */
const clearsAfterMs = 8000;

export type LookupResult =
  | { phase: 'idle' }
  | { phase: 'looking'; code: string }
  | { phase: 'found'; code: string; found: LookedUpBooking; stays: boolean }
  | { phase: 'failed'; code: string; message: string };

export interface CodeLookup {
  lookup: LookupResult;
  /** Tries the possible codes in order until one has a booking. */
  look: (codes: ScannedCodes, stays?: boolean) => Promise<void>;
  clear: () => void;
  /** Applies a mark made here at once. */
  pressed: (bookingId: string, kind: AttendanceMark['kind']) => void;
  /** The attendee has paid, so the payment facts are outdated. */
  paid: (bookingId: string) => void;
  /** Applies the server's results of marks. */
  take: (outcomes: readonly AttendanceMarkOutcome[]) => void;
}

/** Looks up codes on the server, or offline in this device's lists. */
export function useCodeLookup(here: OfflineRoster, setReachable: (reachable: boolean) => void): CodeLookup {
  const [lookup, setLookup] = useState<LookupResult>({ phase: 'idle' });
  const newest = useRef(0);
  const known = useRef(here);
  useEffect(() => {
    known.current = here;
  });

  const look = useCallback(
    async (codes: ScannedCodes, stays = false) => {
      const [code] = codes;
      const number = ++newest.current;
      const show = (next: LookupResult) => number === newest.current && setLookup(next);
      show({ phase: 'looking', code: code.code });
      try {
        const found = await findFirst(codes);
        setReachable(true);
        tell(found);
        show({ phase: 'found', code: found.booking.displayCode, found, stays });
      } catch (error) {
        const unreachable = isUnreachable(error);
        if (unreachable) setReachable(false);
        const found = unreachable ? findFirstHere(known.current, codes) : null;
        if (found) tell(found);
        else playCheckInSignal('no');
        const message = unreachable ? notHere : toApiFailure(error).message || 'Scan failed';
        show(
          found
            ? { phase: 'found', code: found.booking.displayCode, found, stays }
            : { phase: 'failed', code: code.code, message },
        );
      }
    },
    [setReachable],
  );
  const clear = useCallback(() => {
    newest.current++;
    setLookup({ phase: 'idle' });
  }, []);
  const change = useCallback(
    (bookingId: string, to: (booking: LookedUpBooking['booking']) => LookedUpBooking['booking']) => {
      setLookup((was) =>
        was.phase === 'found' && was.found.booking.bookingId === bookingId
          ? { ...was, found: { ...was.found, booking: to(was.found.booking) } }
          : was,
      );
    },
    [],
  );
  const pressed = useCallback(
    (bookingId: string, kind: AttendanceMark['kind']) => {
      const recordedAt = getServerTime().toISOString();
      change(bookingId, (booking) => ({
        ...booking,
        checkedInAt: checkedInAfterMark(booking.checkedInAt, { kind, recordedAt }),
      }));
    },
    [change],
  );
  const take = useCallback(
    (outcomes: readonly AttendanceMarkOutcome[]) => {
      for (const { bookingId, status, checkedInAt } of outcomes)
        if (status) change(bookingId, (booking) => ({ ...booking, status, checkedInAt }));
    },
    [change],
  );
  const paid = useCallback(
    (bookingId: string) => change(bookingId, (booking) => ({ ...booking, facts: null })),
    [change],
  );
  useClearing(lookup, clear);
  return { lookup, look, clear, pressed, paid, take };
}

const notHere = 'There is no connection, and this code is not on today’s list of this device.';

/** Returns the first code that has a booking. When none has one, throws the first code's error. */
async function findFirst([code, ...others]: ScannedCodes): Promise<LookedUpBooking> {
  try {
    return await findAtStudio(code);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    for (const other of others) {
      const found = await findAtStudio(other).catch((failure) => {
        if (isNotFound(failure)) return null;
        throw failure;
      });
      if (found) return found;
    }
    throw error;
  }
}

function findFirstHere(here: OfflineRoster, codes: ScannedCodes): LookedUpBooking | null {
  for (const { code } of codes) {
    const found = findBookingOffline(here, code);
    if (found) return found;
  }
  return null;
}

async function findAtStudio(code: ParsedCode): Promise<LookedUpBooking> {
  const { bookingId, classId } = await checkInApi.scan(code);
  const [answer, facts] = await Promise.all([checkInApi.booking(bookingId), factsOf(classId, bookingId)]);
  const { booking, klass } = answer;
  const { className, start, end, studio, instructorName, capacity } = klass;
  const since = facts?.checkedInAt ?? getServerTime().toISOString();
  return {
    booking: {
      bookingId,
      displayCode: booking.displayCode,
      name: booking.attendeeName,
      status: booking.status,
      checkedInAt: booking.alreadyCheckedIn ? since : null,
      facts,
    },
    klass: { classId, title: className, start, end, studio, instructor: instructorName, capacity },
    answer,
  };
}

/**
 * Loads the amount to pay and the check-in time, which only the class's roster contains.
 * Null for cancelled bookings, and for an instructor in another instructor's class.
 * The roster on screen may be another one.
 */
async function factsOf(classId: string, bookingId: string): Promise<RosterRow | null> {
  try {
    const { rows } = await checkInApi.roster(classId);
    return rows.find((row) => row.bookingId === bookingId) ?? null;
  } catch (error) {
    // Other errors fail the whole look-up, so that no attendee counts as expected before the amount to pay is known.
    if (isNotFound(error)) return null;
    throw error;
  }
}

function tell(found: LookedUpBooking): void {
  playCheckInSignal(getCheckInVerdict(found, getServerTime()).tone === 'no' ? 'no' : 'yes');
}

/** Clears a result automatically, unless the attendee can still be checked in or the URL asked for it. */
function useClearing(lookup: LookupResult, clear: () => void): void {
  const isDone =
    lookup.phase === 'found' && !lookup.stays && !getCheckInVerdict(lookup.found, getServerTime()).open;
  const clears = isDone || lookup.phase === 'failed';
  useEffect(() => {
    if (!clears) return;
    const timer = setTimeout(clear, clearsAfterMs);
    return () => clearTimeout(timer);
  }, [clears, clear]);
}
