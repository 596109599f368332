import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { BookingPending } from './booking-pending.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { ConfirmationView } from './confirmation-view.tsx';
import { useBooking } from './use-booking.ts';
import { WaysOn } from './ways-on.tsx';

export interface BookingPageProps {
  bookingId: string;
  /** The signed link's `k`; without it only the browser that booked sees anything. */
  bookingKey: string | undefined;
  /** The site's page with one message. */
  QuietPage: ComponentType<{ title: string; children: ReactNode }>;
}

/** A booking by the signed link of its mail, with cancelling. */
export function BookingPage({ bookingId, bookingKey, QuietPage }: BookingPageProps) {
  const { state, reload } = useBooking(bookingId, bookingKey);
  const heading = useRef<HTMLHeadingElement>(null);
  const [cancelledNow, setCancelledNow] = useState(false);
  useEffect(() => {
    if (cancelledNow) heading.current?.focus();
  }, [cancelledNow]);
  if (state.at === 'loading') return <BookingPending />;
  if (state.at !== 'shown')
    return (
      <QuietPage title="Failed to load booking">
        <p role="alert">{state.message}</p>
        {state.at === 'missing' && (
          <p className="mt-2">Open the link in your confirmation email once more, whole.</p>
        )}
        <WaysOn
          ways={[
            ...(state.at === 'failed' ? [{ label: 'Try again', onPress: () => void reload() }] : []),
            { label: 'Back to timetable', to: '/timetable' },
          ]}
        />
      </QuietPage>
    );
  return (
    <>
      {cancelledNow && (
        <div className="container-page pt-6">
          <Notice tone="success" title="Booking cancelled.">
            We have written to {state.answer.booking.customer.email}.
          </Notice>
        </div>
      )}
      <ConfirmationView
        answer={state.answer}
        heading={heading}
        addressOf={({ links }) => links.booking}
        cancelling={(summary) => (
          <CancelBooking
            summary={summary}
            bookingKey={bookingKey}
            onCancelled={async () => {
              await reload();
              setCancelledNow(true);
            }}
          />
        )}
      />
    </>
  );
}
