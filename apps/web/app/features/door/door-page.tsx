import { isInOneOf, staffToolGroups } from '@studio/domain/people/groups';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { SessionUser } from '../../lib/session/session-user.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { showToast } from '../../ui/toast.ts';
import type { CodeReadings } from './code-readings.ts';
import { Conflicts } from './conflicts.tsx';
import { DoorBar } from './door-bar.tsx';
import { loadOwnDocument } from './own-document.ts';
import { Roster } from './roster.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { type Payer, TakePayment } from './take-payment.tsx';
import type { TypedCode } from './typed-code.ts';
import { useDoor } from './use-door.ts';
import { useDoorKeys } from './use-door-keys.ts';
import { useNow } from './use-now.ts';
import { duePenceOf, verdictOf } from './verdict.ts';

interface DoorPageProps {
  user: SessionUser;
  /** Out of the page's address. */
  code: TypedCode | null;
  classId: string | null;
  /** The way to give somebody a place who has come without one. */
  bookInto: (wish: { classId: string; onClose: () => void; onBooked: (said: string) => void }) => ReactNode;
}

type Side = 'roster' | 'scan';

/** /scan: who is expected on the left, the code that is held up on the right; on phones one of the two. */
export function DoorPage({ user, code, classId, bookInto }: DoorPageProps) {
  const door = useDoor(classId);
  const now = useNow();
  const [side, setSide] = useState<Side>(code ? 'scan' : 'roster');
  const [paying, setPaying] = useState<Payer | null>(null);
  /** The class that somebody walks into. */
  const [walkingInto, setWalkingInto] = useState<string | null>(null);
  const isStaff = isInOneOf(user.groups, staffToolGroups);
  const { lookup } = door.codes;
  const found = lookup.phase === 'found' ? lookup.found : null;
  const pay =
    isStaff && door.reachable && found && duePenceOf(found) > 0 ? () => setPaying(found.booking) : null;
  const clear = () => {
    door.codes.clear();
    // The code leaves the address as well; nothing is loaded by that.
    history.replaceState(history.state, '', location.pathname);
  };
  useAddress(code, door.codes.look);
  useDoorKeys({
    checkIn: () => {
      if (!found || !verdictOf(found, now).open) return false;
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
      <DoorBar door={door} now={now} isStaff={isStaff} />
      <div className="bg-linen p-2 md:hidden">
        <Segmented
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
      <Conflicts conflicts={door.marks.conflicts} onClose={door.marks.putAway} />
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
      <TakePayment
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

/** Looks up the code of the address, once; and has the page loaded by its own address, see own-document. */
function useAddress(
  code: TypedCode | null,
  look: (codes: CodeReadings, stays: boolean) => Promise<void>,
): void {
  const begin = useEffectEvent(() => {
    if (!loadOwnDocument() && code) void look([code], true);
  });
  useEffect(() => begin(), []);
}
