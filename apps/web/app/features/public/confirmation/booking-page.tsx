import type { BookingResponse } from '@studio/contracts/bookings';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { confirmationQueries } from './confirmation-queries.ts';
import { ConfirmationView } from './confirmation-view.tsx';
import { NextSteps } from './next-steps.tsx';

export interface BookingPageProps {
  bookingId: string;
  /** Key (`k`) of the signed link. The member, the browser that booked and the team see the booking without it. */
  bookingKey: string | undefined;
  /** Page layout with a single message. */
  MessagePage: ComponentType<{ title: string; children: ReactNode }>;
  /** Link back to My bookings, above the heading. */
  breadcrumb?: ReactNode;
  /** Returns the URL of another booking in the order. Defaults to its signed link. */
  getBookingUrl?: (place: BookingResponse['order'][number]) => string;
  /** Renders further actions beside cancelling. `changed` shows a message about a completed action. */
  changes?: (response: BookingResponse, changed: (done: string) => void) => ReactNode;
  /** Renders the first-visit questions for the attendee of a confirmed booking. */
  Notes: ComponentType<{ bookingId: string; bookingKey?: string | undefined }>;
  /** Renders the button that changes the bed of a confirmed booking. */
  ChangeBed: ComponentType<{ response: BookingResponse; bookingKey?: string | undefined }>;
  /** Link back to My bookings, shown if loading fails. Undefined when the page was opened from an email. */
  list?: { label: string; to: string };
}

/**
 * Shows a booking, opened by the signed link in its email or from My bookings, with cancelling
 * (handbook: pages 8).
 */
export function BookingPage(props: BookingPageProps) {
  const { bookingId, bookingKey, MessagePage, Notes, ChangeBed, breadcrumb, changes, list } = props;
  const { getBookingUrl = ({ links }) => links.booking } = props;
  const { data, error, refetch } = useQuery(confirmationQueries.booking({ bookingId, key: bookingKey }));
  const isMissing = isNotFound(error);
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  if (!data && !error) return <BookingSkeleton breadcrumb={breadcrumb} />;
  if (!data || isMissing)
    return (
      <MessagePage title="Failed to load booking">
        <p role="alert">{error?.message || 'Failed to load booking'}</p>
        {isMissing && !list && (
          <p className="mt-2">
            Open the link in your confirmation email again. If you copied it, make sure it’s complete.
          </p>
        )}
        <NextSteps
          steps={[
            ...(isMissing ? [] : [{ label: 'Try again', onClick: () => void refetch() }]),
            list ?? { label: 'Back to timetable', to: '/timetable' },
          ]}
        />
      </MessagePage>
    );
  return (
    <>
      {done && (
        <div className="container-page pt-6">
          <Notice tone="success" title={done}>
            We’ve emailed {data.booking.customer.email}.
          </Notice>
        </div>
      )}
      <ConfirmationView
        response={data}
        heading={heading}
        breadcrumb={breadcrumb}
        changeBed={<ChangeBed response={data} bookingKey={bookingKey} />}
        notes={<Notes bookingId={bookingId} bookingKey={bookingKey} />}
        getBookingUrl={getBookingUrl}
        cancelling={(summary) => (
          <>
            {summary.ifCancelled !== null && changes?.(data, setDone)}
            <CancelBooking
              summary={summary}
              bookingKey={bookingKey}
              onCancelled={() => setDone('Booking cancelled.')}
            />
            {summary.ifCancelled === null && changes?.(data, setDone)}
          </>
        )}
      />
    </>
  );
}
