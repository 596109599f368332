import type { BookingResponse } from '@studio/contracts/bookings';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { ConfirmationView } from './confirmation-view.tsx';
import { NextSteps } from './next-steps.tsx';
import { useBooking } from './use-booking.ts';

export interface BookingPageProps {
  bookingId: string;
  /** The signed link's `k`; without it only the browser that booked sees anything. */
  bookingKey: string | undefined;
  /** The site's page with one message. */
  QuietPage: ComponentType<{ title: string; children: ReactNode }>;
  /** The way back to where it was chosen, above the heading. */
  breadcrumb?: ReactNode;
  /** Address of another place of the order; its signed link unless told. */
  addressOf?: (place: BookingResponse['order'][number]) => string;
  /** What can be done with it beside cancelling; `changed` shows it anew and says how it has changed. */
  changes?: (answer: BookingResponse, changed: (done: string) => Promise<void>) => ReactNode;
  /** What else is asked about a booking that stands. */
  Notes: ComponentType<{ bookingId: string; bookingKey?: string | undefined }>;
  /** The list that it was chosen from, for when it cannot be shown; without one it was a mail's link. */
  list?: { label: string; to: string };
  /** It has been cancelled or changed. */
  onChanged?: () => void;
}

/** A booking by the signed link of its mail or from My bookings, with cancelling (handbook: pages 8). */
export function BookingPage(props: BookingPageProps) {
  const { bookingId, bookingKey, QuietPage, Notes, breadcrumb, changes, list, onChanged } = props;
  const { addressOf = ({ links }) => links.booking } = props;
  const { state, reload } = useBooking(bookingId, bookingKey);
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  const changed = async (how: string) => {
    await reload();
    setDone(how);
    onChanged?.();
  };
  if (state.at === 'loading') return <BookingSkeleton breadcrumb={breadcrumb} />;
  if (state.at !== 'shown')
    return (
      <QuietPage title="Failed to load booking">
        <p role="alert">{state.message}</p>
        {state.at === 'missing' && !list && (
          <p className="mt-2">Open the link in your confirmation email once more, whole.</p>
        )}
        <NextSteps
          ways={[
            ...(state.at === 'failed' ? [{ label: 'Try again', onPress: () => void reload() }] : []),
            list ?? { label: 'Back to timetable', to: '/timetable' },
          ]}
        />
      </QuietPage>
    );
  return (
    <>
      {done && (
        <div className="container-page pt-6">
          <Notice tone="success" title={done}>
            We have written to {state.answer.booking.customer.email}.
          </Notice>
        </div>
      )}
      <ConfirmationView
        answer={state.answer}
        heading={heading}
        breadcrumb={breadcrumb}
        notes={<Notes bookingId={bookingId} bookingKey={bookingKey} />}
        addressOf={addressOf}
        cancelling={(summary) => (
          <>
            {summary.ifCancelled !== null && changes?.(state.answer, changed)}
            <CancelBooking
              summary={summary}
              bookingKey={bookingKey}
              onCancelled={() => changed('Booking cancelled.')}
            />
            {summary.ifCancelled === null && changes?.(state.answer, changed)}
          </>
        )}
      />
    </>
  );
}
