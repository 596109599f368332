import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DelayedSkeleton } from '../../../ui/delayed-skeleton.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { type CheckInRow, filterCheckInRows } from './check-in-rows.ts';
import { getCheckInError } from './check-in-verdict.ts';
import { parseScannedCodes } from './parse-scanned-codes.ts';
import { RosterItem } from './roster-item.tsx';
import type { CheckInState } from './use-check-in.ts';
import { readScannerText, searchFieldId } from './use-check-in-shortcuts.ts';

interface RosterProps {
  checkIn: CheckInState;
  now: Date;
  isStaff: boolean;
  /** Id of the booking whose code was scanned last. */
  selected: string | null;
  onPay: (row: CheckInRow) => void;
  /** Opens the booking of a walk-in client; null when the user may not book. */
  onWalkIn: ((classId: string) => void) | null;
  /** Opens the sale of an item; null when the user may not sell. */
  onSell: (() => void) | null;
  /** Whether the roster is hidden, because a phone shows the scanner. */
  hidden: boolean;
}

type Shown = 'all' | 'not-checked-in';

/** Lists attendees by name. Rows keep their position on check-in. */
export function Roster({ checkIn, now, isStaff, selected, onPay, onWalkIn, onSell, hidden }: RosterProps) {
  const [shown, setShown] = useState<Shown>('all');
  const [typed, setTyped] = useState('');
  const { rows, klass } = checkIn;
  const notArrived = rows.filter(({ checkedInAt }) => !checkedInAt);
  const found = filterCheckInRows(shown === 'all' ? rows : notArrived, typed);
  const closed = klass && getCheckInError(klass, now);
  return (
    <section
      aria-labelledby="check-in-count"
      className={`min-h-0 overflow-y-auto px-4 pb-8 md:px-6 ${hidden ? 'max-md:hidden' : ''}`}
    >
      <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2.5 border-b border-hairline bg-chalk py-3 md:py-4">
        <h2
          id="check-in-count"
          aria-live="polite"
          className="mr-auto font-sans text-[1.375rem] leading-tight font-semibold whitespace-nowrap"
        >
          {klass ? `${rows.length - notArrived.length} of ${rows.length} checked in` : 'Roster'}
        </h2>
        <SegmentedControl
          legend="Clients shown"
          name="check-in-shown"
          options={[
            { value: 'all', label: 'All' },
            { value: 'not-checked-in', label: `Not checked in (${notArrived.length})` },
          ]}
          value={shown}
          onChange={setShown}
        />
        <SearchForm
          typed={typed}
          onType={setTyped}
          onCode={() => {
            const codes = parseScannedCodes(typed, readScannerText());
            if (!codes) return;
            setTyped('');
            void checkIn.codes.findBooking(codes);
          }}
        />
        {klass && onWalkIn && checkIn.reachable && closed?.kind !== 'over' && (
          <Button
            kind="secondary"
            size="small"
            aria-haspopup="dialog"
            className="shrink-0"
            onClick={() => onWalkIn(klass.classId)}
          >
            <StaffIcon name="plus" size={18} />
            Book for a client
          </Button>
        )}
        {onSell && checkIn.reachable && (
          <Button kind="secondary" size="small" aria-haspopup="dialog" className="shrink-0" onClick={onSell}>
            Sell item
          </Button>
        )}
      </div>
      {closed && rows.length > 0 && !isLoading(checkIn) && (
        <p className="flex min-h-11 items-center gap-2 border-b border-hairline text-small text-stone">
          <StaffIcon name="clock" size={16} />
          {closed.message}
        </p>
      )}
      <List
        checkIn={checkIn}
        rows={found}
        renderRow={(row) => (
          <RosterItem
            key={row.bookingId}
            row={row}
            isSelected={row.bookingId === selected}
            isOffline={!checkIn.reachable}
            closed={closed}
            onMark={(kind) => checkIn.markAttendee(row.bookingId, kind)}
            onPay={isStaff ? () => onPay(row) : null}
            canCorrect={isStaff}
          />
        )}
      />
      {found.length === 0 && rows.length > 0 && (
        <p className="py-6 text-stone">{typed ? 'No one matches your search.' : 'Everyone is checked in.'}</p>
      )}
    </section>
  );
}

interface SearchFormProps {
  typed: string;
  onType: (typed: string) => void;
  onCode: () => void;
}

function SearchForm({ typed, onType, onCode }: SearchFormProps) {
  return (
    <form
      className="relative max-md:grow max-md:basis-48 md:w-58"
      onSubmit={(event) => {
        event.preventDefault();
        onCode();
      }}
    >
      <StaffIcon name="search" size={20} className="absolute top-1/2 left-4 -translate-y-1/2 text-stone" />
      <input
        id={searchFieldId}
        type="search"
        aria-label="Name or booking code"
        placeholder="Name or booking code"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          onType('');
          event.currentTarget.blur();
        }}
        className="h-12 w-full rounded-input border border-line bg-paper pr-3 pl-11 text-ui placeholder:text-stone"
      />
    </form>
  );
}

interface ListProps {
  checkIn: CheckInState;
  rows: readonly CheckInRow[];
  renderRow: (row: CheckInRow) => React.ReactNode;
}

const missingClassTexts = {
  away: 'You’re offline. This class is on another day, so we can’t load it.',
  none: 'We couldn’t find this class, or it isn’t yours.',
};

function isLoading({ day, failure, otherDayStatus, isRosterLoading }: CheckInState): boolean {
  return (!day && !failure) || otherDayStatus === 'loading' || isRosterLoading;
}

function List(props: ListProps) {
  const { checkIn } = props;
  return (
    <DelayedSkeleton
      pending={isLoading(checkIn)}
      label="Loading roster…"
      skeleton={['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="flex min-h-16 items-center justify-between border-b border-hairline">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-12 w-42 rounded-pill" />
        </div>
      ))}
    >
      <Expected {...props} />
    </DelayedSkeleton>
  );
}

function Expected({ checkIn, rows, renderRow }: ListProps) {
  if (checkIn.failure)
    return (
      <div className="pt-6">
        <LoadError title={checkIn.failure} busy={false} onRetry={() => void checkIn.refetch()} />
      </div>
    );
  if (!checkIn.day || checkIn.otherDayStatus === 'loading') return null;
  if (checkIn.otherDayStatus)
    return (
      <div className="pt-6">
        <LoadError
          title={missingClassTexts[checkIn.otherDayStatus]}
          busy={false}
          onRetry={() => void checkIn.refetch()}
        />
      </div>
    );
  if (!checkIn.klass)
    return (
      <div className="pt-6">
        <Notice title="No classes today.">You can still look up booking codes for other days.</Notice>
      </div>
    );
  if (checkIn.rows.length === 0)
    return (
      <div className="pt-6">
        <Notice title="No bookings yet.">New bookings appear here automatically.</Notice>
      </div>
    );
  return <ul>{rows.map(renderRow)}</ul>;
}
