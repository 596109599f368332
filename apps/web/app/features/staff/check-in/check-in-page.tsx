import { isInAnyGroup, staffToolGroups } from '@studio/domain/people/groups';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import type { SessionUser } from '../../../lib/session/session-user.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CheckInBar } from './check-in-bar.tsx';
import { getCheckInVerdict, getDuePence } from './check-in-verdict.ts';
import { FrontDeskPayment, type UnpaidAttendee } from './front-desk-payment.tsx';
import type { ParsedCode } from './parse-booking-code.ts';
import type { ScannedCodes } from './parse-scanned-codes.ts';
import { RejectedCheckIns } from './rejected-check-ins.tsx';
import { reloadCheckInPage } from './reload-check-in-page.ts';
import { Roster } from './roster.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { useCheckIn } from './use-check-in.ts';
import { useCheckInShortcuts } from './use-check-in-shortcuts.ts';

interface CheckInPageProps {
  user: SessionUser;
  /** Booking code in the URL; null without one. */
  code: ParsedCode | null;
  classId: string | null;
  /** Renders the dialog that books a walk-in client into a class. */
  bookInto: (options: {
    classId: string;
    onClose: () => void;
    onBooked: (message: string) => void;
  }) => ReactNode;
  /** Renders the sheet that sells an item without a client. */
  sellItem: (options: { onClose: () => void; onSold: (message: string) => void }) => ReactNode;
}

type Side = 'roster' | 'scan';

/** Shows the roster on the left and the scanner on the right. Phones show one of the two. */
export function CheckInPage({ user, code, classId, bookInto, sellItem }: CheckInPageProps) {
  const checkIn = useCheckIn(classId);
  const now = useCurrentTime();
  const [side, setSide] = useState<Side>(code ? 'scan' : 'roster');
  const [paying, setPaying] = useState<UnpaidAttendee | null>(null);
  const [walkingInto, setWalkingInto] = useState<string | null>(null);
  const [isSelling, setSelling] = useState(false);
  const isStaff = isInAnyGroup(user.groups, staffToolGroups);
  const { lookup } = checkIn.codes;
  const found = lookup.phase === 'found' ? lookup.found : null;
  const pay =
    isStaff && checkIn.reachable && found && getDuePence(found) > 0 ? () => setPaying(found.booking) : null;
  const clear = () => {
    checkIn.codes.clear();
    // Removes the code from the URL without a navigation.
    history.replaceState(history.state, '', location.pathname);
  };
  useUrlCode(code, checkIn.codes.findBooking);
  useCheckInShortcuts({
    checkIn: () => {
      if (!found || !getCheckInVerdict(found, now).open) return false;
      if (pay) pay();
      else checkIn.markAttendee(found.booking.bookingId, 'CHECKED_IN');
      return true;
    },
    undo: () => {
      if (!found?.booking.checkedInAt) return false;
      checkIn.markAttendee(found.booking.bookingId, 'UNDONE');
      return true;
    },
    toCode: () => {
      setSide('scan');
      if (lookup.phase !== 'idle') clear();
    },
    toRoster: () => setSide('roster'),
  });
  return (
    <div data-full-height="" className="flex h-dvh flex-col overflow-hidden bg-chalk">
      <CheckInBar checkIn={checkIn} now={now} isStaff={isStaff} />
      <div className="bg-linen p-2 md:hidden">
        <SegmentedControl
          legend="View"
          name="check-in-side"
          options={[
            { value: 'roster', label: 'Roster' },
            { value: 'scan', label: 'Scan' },
          ]}
          value={side}
          onChange={setSide}
        />
      </div>
      <div className="grid min-h-0 flex-1 md:grid-cols-[minmax(0,1fr)_24rem] desk:grid-cols-[minmax(0,1fr)_26rem]">
        <Roster
          checkIn={checkIn}
          now={now}
          isStaff={isStaff}
          selected={found?.booking.bookingId ?? null}
          onPay={setPaying}
          onWalkIn={isStaff ? setWalkingInto : null}
          onSell={isStaff ? () => setSelling(true) : null}
          hidden={side !== 'roster'}
        />
        <ScanPanel checkIn={checkIn} now={now} onClear={clear} onPay={pay} hidden={side !== 'scan'} />
      </div>
      <RejectedCheckIns conflicts={checkIn.marks.conflicts} onClose={checkIn.marks.dismissConflicts} />
      {walkingInto &&
        bookInto({
          classId: walkingInto,
          onClose: () => setWalkingInto(null),
          onBooked: (message) => {
            setWalkingInto(null);
            showToast(message);
            void checkIn.refetch();
          },
        })}
      {isSelling &&
        sellItem({
          onClose: () => setSelling(false),
          onSold: (message) => {
            setSelling(false);
            showToast(message);
          },
        })}
      <FrontDeskPayment
        row={paying}
        onClose={() => setPaying(null)}
        onPaid={(bookingId) => {
          setPaying(null);
          checkIn.codes.paid(bookingId);
          checkIn.markAttendee(bookingId, 'CHECKED_IN');
          void checkIn.refetch();
        }}
      />
    </div>
  );
}

/** Looks up the booking code in the URL once, unless the page is being reloaded (see `reloadCheckInPage`). */
function useUrlCode(
  code: ParsedCode | null,
  findBooking: (codes: ScannedCodes, pinned: boolean) => Promise<void>,
): void {
  const findUrlCode = useEffectEvent(() => {
    if (!reloadCheckInPage() && code) void findBooking([code], true);
  });
  useEffect(() => findUrlCode(), []);
}

/** Returns the server's time, updated every few seconds. */
function useCurrentTime(everyMs = 5000): Date {
  const [now, setNow] = useState(getServerTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(getServerTime()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
