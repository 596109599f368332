import type { DoorMark, DoorNowAnswer, MarkOutcome } from '@studio/contracts/staff-door';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../lib/failure-of.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { doorApi, isUnreachable } from './door-api.ts';
import { afterMark } from './door-rows.ts';
import { signal } from './signals.ts';
import type { TypedCode } from './typed-code.ts';
import { type Found, verdictOf } from './verdict.ts';

/** How long a result stays that nothing has to be done with. */
const clearsAfterMs = 8000;

/** What became of a code. */
export type Lookup =
  | { phase: 'idle' }
  | { phase: 'looking'; code: string }
  | { phase: 'found'; code: string; found: Found; stays: boolean }
  | { phase: 'failed'; code: string; message: string };

export interface Lookups {
  lookup: Lookup;
  look: (code: TypedCode, stays?: boolean) => Promise<void>;
  clear: () => void;
  /** What was pressed here, at once. */
  pressed: (bookingId: string, kind: DoorMark['kind']) => void;
  /** How the studio says bookings stand. */
  take: (outcomes: readonly MarkOutcome[]) => void;
}

/** Looks codes up: at the studio, without a connection among the names that this device keeps. */
export function useLookup(day: DoorNowAnswer | null, setReachable: (reachable: boolean) => void): Lookups {
  const [lookup, setLookup] = useState<Lookup>({ phase: 'idle' });
  const newest = useRef(0);
  const known = useRef(day);
  useEffect(() => {
    known.current = day;
  });

  const look = useCallback(
    async (code: TypedCode, stays = false) => {
      const number = ++newest.current;
      const show = (next: Lookup) => number === newest.current && setLookup(next);
      show({ phase: 'looking', code: code.code });
      try {
        const found = await findAtStudio(code);
        setReachable(true);
        tell(found);
        show({ phase: 'found', code: code.code, found, stays });
      } catch (error) {
        const unreachable = isUnreachable(error);
        if (unreachable) setReachable(false);
        const found = unreachable ? findHere(known.current, code.code) : null;
        if (found) tell(found);
        else signal('no');
        const message = unreachable ? notHere : failureOf(error).message || 'Scan failed';
        show(
          found
            ? { phase: 'found', code: code.code, found, stays }
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
  const change = useCallback((bookingId: string, to: (booking: Found['booking']) => Found['booking']) => {
    setLookup((was) =>
      was.phase === 'found' && was.found.booking.bookingId === bookingId
        ? { ...was, found: { ...was.found, booking: to(was.found.booking) } }
        : was,
    );
  }, []);
  const pressed = useCallback(
    (bookingId: string, kind: DoorMark['kind']) => {
      const recordedAt = serverNow().toISOString();
      change(bookingId, (booking) => ({
        ...booking,
        checkedInAt: afterMark(booking.checkedInAt, { kind, recordedAt }),
      }));
    },
    [change],
  );
  const take = useCallback(
    (outcomes: readonly MarkOutcome[]) => {
      for (const { bookingId, status, checkedInAt } of outcomes)
        if (status) change(bookingId, (booking) => ({ ...booking, status, checkedInAt }));
    },
    [change],
  );
  useClearing(lookup, clear);
  return { lookup, look, clear, pressed, take };
}

const notHere = 'There is no connection, and this code is not on today’s list of this device.';

async function findAtStudio(code: TypedCode): Promise<Found> {
  const { bookingId } = await doorApi.scan(code);
  const answer = await doorApi.booking(bookingId);
  const { booking, klass } = answer;
  const { classId, className, start, end, studio, instructorName, capacity } = klass;
  // The door's own list says since when; the booking by itself only whether.
  const checkedInAt = booking.alreadyCheckedIn ? await sinceWhen(classId, bookingId) : null;
  return {
    booking: {
      bookingId,
      displayCode: booking.displayCode,
      name: booking.attendeeName,
      status: booking.status,
      checkedInAt,
    },
    klass: { classId, title: className, start, end, studio, instructor: instructorName, capacity },
    answer,
  };
}

async function sinceWhen(classId: string, bookingId: string): Promise<string> {
  const here = await doorApi.roster(classId).catch(() => null);
  const row = here?.rows.find((other) => other.bookingId === bookingId);
  return row?.checkedInAt ?? serverNow().toISOString();
}

function findHere(day: DoorNowAnswer | null, code: string): Found | null {
  for (const { names, ...klass } of day?.classes ?? []) {
    const booking = names.find(({ displayCode }) => displayCode === code);
    if (booking) return { booking, klass, answer: null };
  }
  return null;
}

function tell(found: Found): void {
  signal(verdictOf(found, 0, serverNow()).tone === 'no' ? 'no' : 'yes');
}

/** A result clears by itself, unless somebody is still to be checked in by it, or the address asked for it. */
function useClearing(lookup: Lookup, clear: () => void): void {
  const isDone = lookup.phase === 'found' && !lookup.stays && !verdictOf(lookup.found, 0, serverNow()).open;
  const clears = isDone || lookup.phase === 'failed';
  useEffect(() => {
    if (!clears) return;
    const timer = setTimeout(clear, clearsAfterMs);
    return () => clearTimeout(timer);
  }, [clears, clear]);
}
