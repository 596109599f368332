import type { TourResponse } from '@studio/contracts/tours';
import { formatDayMedium, formatMomentMedium } from '@studio/domain/time/format-london';
import { useEffect, useRef, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CancelTourDialog } from './cancel-tour-dialog.tsx';
import { MoveTourForm } from './move-tour-form.tsx';
import type { TourLinkParams } from './tour-api.ts';
import { TourPicture } from './tour-picture.tsx';
import { formatSlotRange } from './tour-text.ts';

interface BookedTourDetailsProps {
  link: TourLinkParams;
  tour: TourResponse;
  onChanged: (tour: TourResponse) => void;
}

/** Last change that the visitor made on the page; null before one. */
type Change = 'moved' | 'cancelled' | null;

export function BookedTourDetails({ link, tour, onChanged }: BookedTourDetailsProps) {
  const [moving, setMoving] = useState(false);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [change, setChange] = useState<Change>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (change) heading.current?.focus();
  }, [change]);
  const changed = (next: Change) => (after: TourResponse) => {
    onChanged(after);
    setChange(next);
    setMoving(false);
  };
  const cancelled = tour.status === 'CANCELLED';
  const open = !cancelled && new Date(tour.start) > getServerTime();
  return (
    <div className="container-page grid gap-12 py-12 md:py-16 desk:grid-cols-12">
      <div className="min-w-0 desk:col-span-7">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {cancelled ? 'Tour cancelled' : 'Your studio tour'}
        </h1>
        <div className="mt-6 grid gap-6">
          {change && <Changed change={change} tour={tour} />}
          <TourDetailList tour={tour} />
          {open && !moving && (
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setMoving(true)}>Move tour</Button>
              <Button kind="danger" onClick={() => setIsDialogOpen(true)}>
                Cancel tour
              </Button>
            </div>
          )}
          {open && moving && (
            <MoveTourForm link={link} onMoved={changed('moved')} onCancel={() => setMoving(false)} />
          )}
          {!open && (
            <div>
              <ButtonLink to="/tour">Book another time</ButtonLink>
            </div>
          )}
        </div>
      </div>
      <div className="desk:col-span-4 desk:col-start-9">
        <TourPicture width="min(380px, 64vw)" />
      </div>
      <CancelTourDialog
        link={link}
        tour={tour}
        open={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
        onCancelled={changed('cancelled')}
      />
    </div>
  );
}

function Changed({ change, tour }: { change: 'moved' | 'cancelled'; tour: TourResponse }) {
  const title =
    change === 'moved' ? `Tour moved to ${formatMomentMedium(new Date(tour.start))}.` : 'Tour cancelled.';
  return (
    <Notice tone="success" title={title}>
      We’ve emailed {tour.customer.email}.
    </Notice>
  );
}

function TourDetailList({ tour }: { tour: TourResponse }) {
  const { address } = useStudio();
  const { customer, status } = tour;
  const rows = [
    { label: 'Day', value: formatDayMedium(tour.date) },
    { label: 'Time', value: formatSlotRange(tour) },
    { label: 'Address', value: `${address.street}, ${address.district}` },
    { label: 'Name', value: `${customer.firstName} ${customer.lastName}` },
    { label: 'Email', value: customer.email },
    { label: 'Reference', value: tour.bookingId },
  ];
  const strikeClass = status === 'CANCELLED' ? 'line-through decoration-1' : '';
  return (
    <dl className="rounded-panel bg-paper px-6 py-3 shadow-1 md:px-8">
      {rows.map(({ label, value }, index) => (
        <div
          key={label}
          className="grid grid-cols-[4.5rem_1fr] items-baseline gap-4 border-t border-hairline py-3 first:border-t-0"
        >
          <dt className="text-small text-stone">{label}</dt>
          <dd className={`numeric min-w-0 break-words ${index < 2 ? `font-semibold ${strikeClass}` : ''}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
