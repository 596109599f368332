import type { LocalDate } from '@studio/domain/time/local-date';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { amongDays, bookedItems, type WaitingPlace } from './among-days.ts';
import { DayList } from './day-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { texts } from './texts.ts';
import type { Pages } from './use-pages.ts';

interface UpcomingProps {
  pages: Pages;
  today: LocalDate;
  manageAddress: (bookingId: string) => string;
}

/** What is to come, by day, page behind page, with what is waited for among it. */
export function Upcoming({
  pages,
  waiting,
  today,
  manageAddress,
}: UpcomingProps & { waiting: readonly WaitingPlace[] }) {
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className="mb-5 text-section">
        Upcoming bookings
      </h2>
      <Loading
        pending={!pages.begun && pages.at !== 'failed'}
        label="Loading bookings"
        skeleton={<ListSkeleton />}
      >
        {pages.begun && pages.items.length === 0 && <NothingComing />}
        <div className={pages.begun && pages.anew ? 'opacity-60' : ''}>
          <DayList
            items={pages.begun ? amongDays(pages.items, waiting, pages.more) : []}
            today={today}
            coming
            manageAddress={manageAddress}
          />
        </div>
      </Loading>
      {pages.at === 'failed' && (
        <Failed
          title={texts.upcomingFailed}
          busy={false}
          onRetry={pages.begun ? pages.next : pages.restart}
        />
      )}
      {pages.more && pages.at !== 'failed' && <More label="Show later bookings" pages={pages} />}
    </section>
  );
}

function NothingComing() {
  return (
    <div className="mb-7 rounded-card border border-hairline bg-paper px-6 py-8">
      <p>{texts.upcomingEmpty}</p>
      <ButtonLink to="/timetable" className="mt-5">
        Book a class
      </ButtonLink>
    </div>
  );
}

/** What has begun or is over, the latest first: asked for, and then behind each other. Nothing above it moves. */
export function Earlier({ pages, today, manageAddress }: UpcomingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current || !pages.begun) return;
    asked.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [pages.begun]);
  if (!pages.begun) {
    return (
      <div className="mt-2">
        {pages.at === 'failed' ? (
          <Failed title={texts.upcomingFailed} busy={false} onRetry={pages.restart} />
        ) : (
          <Button
            kind="secondary"
            busy={pages.at === 'busy'}
            busyLabel="Loading"
            onClick={() => {
              asked.current = true;
              pages.restart();
            }}
          >
            Show earlier bookings
          </Button>
        )}
      </div>
    );
  }
  return (
    <section aria-labelledby="earlier" className="mt-4 border-t border-hairline pt-7">
      <h2 id="earlier" ref={heading} tabIndex={-1} className="mb-5 text-section outline-none">
        Earlier bookings
      </h2>
      {pages.items.length === 0 && <p>Your first class is still to come.</p>}
      <DayList items={bookedItems(pages.items)} today={today} coming={false} manageAddress={manageAddress} />
      {pages.at === 'failed' && <Failed title={texts.upcomingFailed} busy={false} onRetry={pages.next} />}
      {pages.more && pages.at !== 'failed' && <More label="Show earlier bookings" pages={pages} />}
    </section>
  );
}

function More({ label, pages }: { label: string; pages: Pages }) {
  return (
    <Button kind="secondary" busy={pages.at === 'busy'} busyLabel="Loading" onClick={pages.next}>
      {label}
    </Button>
  );
}
