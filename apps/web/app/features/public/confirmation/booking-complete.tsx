import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import type { BookingResponse } from '@studio/contracts/bookings';
import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { formatClassChanges } from '@studio/domain/timetable/class-change-text';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { removeHold } from '../../../lib/storage/held-places.ts';
import { Notice } from '../../../ui/notice.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { describeLateCancellation } from './cancellation-text.ts';
import { confirmationQueries } from './confirmation-queries.ts';
import type { ConfirmationSummary } from './confirmation-summary.ts';
import { ConfirmationView } from './confirmation-view.tsx';
import { NextSteps } from './next-steps.tsx';
import { getNotBookedText } from './not-booked-text.ts';
import {
  type BookingCompletionParams,
  type BookingOutcome,
  useBookingOutcome,
} from './use-booking-outcome.ts';

export interface BookingCompleteProps {
  completion: BookingCompletionParams;
  /** URL of the checkout of this payment, for another attempt; null if it is unknown. */
  checkoutUrl: string | null;
  /** URL of the day's timetable, with its other classes. */
  dayUrl: string;
  breadcrumb: ReactNode;
  /** Page layout with a single message. */
  MessagePage: ComponentType<{ title: string; children: ReactNode }>;
  /** Renders the first-visit questions for the attendee, once the place is booked. */
  Notes: ComponentType<{ bookingId: string; bookingKey?: string | undefined }>;
  /** Renders the button that changes the bed, once the place is booked. */
  ChangeBed: ComponentType<{ response: BookingResponse; bookingKey?: string | undefined }>;
}

export function BookingComplete(props: BookingCompleteProps) {
  const { state, isPolling, retry } = useBookingOutcome(props.completion);
  const heading = useRef<HTMLHeadingElement>(null);
  const booked = state.at === 'booked';
  // Removes the hold of the booked class from this browser, because the hold has become a booking.
  const bookedClass = state.at === 'booked' ? state.response.booking.classId : null;
  useEffect(() => {
    if (bookedClass) removeHold(bookedClass);
  }, [bookedClass]);
  useEffect(() => {
    if (booked) heading.current?.focus({ preventScroll: true });
  }, [booked]);
  if (state.at === 'pending') return <BookingSkeleton breadcrumb={props.breadcrumb} slow={state.slow} />;
  if (state.at !== 'booked')
    return <NotBooked {...props} state={state} isPolling={isPolling} onRetry={retry} />;
  return <Booked {...props} booked={state.response} heading={heading} />;
}

interface BookedProps extends BookingCompleteProps {
  /** Booking when it was confirmed. */
  booked: BookingResponse;
  heading: Ref<HTMLHeadingElement>;
}

/** Shows the confirmed booking, which reloads after a change to it without confirming the payment again. */
function Booked({ booked, heading, breadcrumb, Notes, ChangeBed }: BookedProps) {
  const { bookingId } = booked;
  const key = readLinkKey(booked.links.booking);
  const { data: response } = useQuery({
    ...confirmationQueries.booking({ bookingId, key }),
    initialData: booked,
    staleTime: Infinity,
  });
  return (
    <ConfirmationView
      response={response}
      breadcrumb={breadcrumb}
      heading={heading}
      inWizard
      getBookingUrl={({ bookingId, links }) => {
        const k = readLinkKey(links.booking);
        return `/booking/complete?${new URLSearchParams({ booking: bookingId, k })}`;
      }}
      alert={<ClassChangedNotice response={response} />}
      changeBed={<ChangeBed response={response} bookingKey={key} />}
      notes={<Notes bookingId={bookingId} bookingKey={key} />}
      cancelling={(summary) => <CancellationHint summary={summary} />}
    />
  );
}

/**
 * Notice that the class changed after the customer accepted it and before the place was booked. Shown until the class
 * starts or the booking is cancelled, because the offer of a refund ends then.
 */
function ClassChangedNotice({ response: { booking, changed } }: { response: BookingResponse }) {
  const isOver = booking.status === 'CANCELLED' || new Date(booking.start) <= getServerTime();
  if (!changed || isOver) return null;
  const { before, after } = changed;
  const changes = formatClassChanges(asBooked(before), asBooked(after));
  return (
    <Notice icon="circle-alert" title="Your class has changed since you chose it">
      {changes.join(' ')} If the change doesn’t suit you, reply to our email before the class starts and we’ll
      refund you in full.
    </Notice>
  );
}

function asBooked({ start, studio, instructorName }: AcceptedClassDetails) {
  return { startsAt: new Date(start), room: studio, instructor: instructorName };
}

/** Returns the key (`k`) in a booking's signed URL. */
function readLinkKey(url: string): string {
  return new URLSearchParams(url.split('?')[1] ?? '').get('k') ?? '';
}

/**
 * Says until when and where the booking can be cancelled, because this page of the checkout wizard can't cancel it.
 */
function CancellationHint({ summary: { start, credit } }: { summary: ConfirmationSummary }) {
  const { user } = useSession();
  const until = getCancellationDeadline(start);
  const where = user ? 'in My bookings or with the link in your email' : 'with the link in your email';
  return (
    <p className="mt-1 text-center text-note text-stone">
      {getServerTime() <= until
        ? `Free to cancel until ${formatMomentShort(until)}, ${where}.`
        : describeLateCancellation(credit !== null)}
    </p>
  );
}

interface NotBookedProps extends BookingCompleteProps {
  state: Exclude<BookingOutcome, { at: 'booked' }>;
  isPolling: boolean;
  onRetry: () => void;
}

function NotBooked(props: NotBookedProps) {
  const { state, isPolling, completion, checkoutUrl, dayUrl, onRetry, MessagePage } = props;
  const { title, text, steps } = getNotBookedText(state, {
    checkoutUrl,
    dayUrl,
    declined: completion.declined,
    paying: completion.intentId !== null,
    isPolling,
    onRetry,
  });
  return (
    <MessagePage title={title}>
      <div role="alert">
        {text.map((paragraph) => (
          <p key={paragraph} className="mb-2">
            {paragraph}
          </p>
        ))}
      </div>
      <NextSteps steps={steps} />
    </MessagePage>
  );
}
