import { isInAnyGroup, staffToolGroups } from '@studio/domain/people/groups';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { SessionUser } from '../../lib/session/session-user.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { showToast } from '../../ui/toast.ts';
import { CheckInBar } from './check-in-bar.tsx';
import { loadCheckInDocument } from './check-in-document.ts';
import { getCheckInVerdict, getDuePence } from './check-in-verdict.ts';
import { FrontDeskPayment, type UnpaidAttendee } from './front-desk-payment.tsx';
import type { ParsedCode } from './parse-booking-code.ts';
import type { ScannedCodes } from './parse-scanned-codes.ts';
import { RejectedCheckIns } from './rejected-check-ins.tsx';
import { Roster } from './roster.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { useCheckIn } from './use-check-in.ts';
import { useCheckInShortcuts } from './use-check-in-shortcuts.ts';
import { useCurrentTime } from './use-current-time.ts';

interface DoorPageProps {
  user: SessionUser;
  /** From the URL. */
  code: ParsedCode | null;
  classId: string | null;
  /** Renders the dialog that books a walk-in into a class. */
  bookInto: (wish: { classId: string; onClose: () => void; onBooked: (said: string) => void }) => ReactNode;
}

type Side = 'roster' | 'scan';

/** Shows the roster on the left and the scanner on the right. Phones show one of the two. */
export function CheckInPage({ user, code, classId, bookInto }: DoorPageProps) {
  const door = useCheckIn(classId);
  const now = useCurrentTime();
  const [side, setSide] = useState<Side>(code ? 'scan' : 'roster');
  const [paying, setPaying] = useState<UnpaidAttendee | null>(null);
  const [walkingInto, setWalkingInto] = useState<string | null>(null);
  const isStaff = isInAnyGroup(user.groups, staffToolGroups);
  const { lookup } = door.codes;
  const found = lookup.phase === 'found' ? lookup.found : null;
  const pay =
    isStaff && door.reachable && found && getDuePence(found) > 0 ? () => setPaying(found.booking) : null;
  const clear = () => {
    door.codes.clear();
    // Removes the code from the URL without a navigation.
    history.replaceState(history.state, '', location.pathname);
  };
  useAddress(code, door.codes.look);
  useCheckInShortcuts({
    checkIn: () => {
      if (!found || !getCheckInVerdict(found, now).open) return false;
      if (pay) pay();
      else door.press(found.booking.bookingId, 'HERE');
      return true;
    },
    undo: () => {
      if (!found?.booking.checkedInAt) return false;
      door.press(found.booking.bookingId, 'UNDONE');
      return true;
    },
    toCode: () => {
      setSide('scan');
      if (lookup.phase !== 'idle') clear();
    },
    toRoster: () => setSide('roster'),
  });
  return (
    <div data-fills-window="" className="flex h-dvh flex-col overflow-hidden bg-chalk">
      <CheckInBar door={door} now={now} isStaff={isStaff} />
      <div className="bg-linen p-2 md:hidden">
        <SegmentedControl
          legend="Side of the door"
          name="door-side"
          options={[
            { value: 'roster', label: 'Expected' },
            { value: 'scan', label: 'Scan' },
          ]}
          value={side}
          onChange={setSide}
        />
      </div>
      <div className="grid min-h-0 flex-1 md:grid-cols-[minmax(0,1fr)_24rem] desk:grid-cols-[minmax(0,1fr)_26rem]">
        <Roster
          door={door}
          now={now}
          isStaff={isStaff}
          selected={found?.booking.bookingId ?? null}
          onPay={setPaying}
          onWalkIn={isStaff ? setWalkingInto : null}
          hidden={side !== 'roster'}
        />
        <ScanPanel door={door} now={now} onClear={clear} onPay={pay} hidden={side !== 'scan'} />
      </div>
      <RejectedCheckIns conflicts={door.marks.conflicts} onClose={door.marks.putAway} />
      {walkingInto &&
        bookInto({
          classId: walkingInto,
          onClose: () => setWalkingInto(null),
          onBooked: (said) => {
            setWalkingInto(null);
            showToast(said);
            void door.again();
          },
        })}
      <FrontDeskPayment
        row={paying}
        onClose={() => setPaying(null)}
        onPaid={(bookingId) => {
          setPaying(null);
          door.codes.paid(bookingId);
          door.press(bookingId, 'HERE');
          void door.again();
        }}
      />
    </div>
  );
}

/** Looks up the URL's code once, unless the page has to reload first (see `loadCheckInDocument`). */
function useAddress(
  code: ParsedCode | null,
  look: (codes: ScannedCodes, stays: boolean) => Promise<void>,
): void {
  const begin = useEffectEvent(() => {
    if (!loadCheckInDocument() && code) void look([code], true);
  });
  useEffect(() => begin(), []);
}
