import type { BookingResponse } from '@studio/contracts/bookings';
import { isUpcoming } from '@studio/domain/bookings/booking-display-status';
import { type ReactNode, type Ref, useMemo } from 'react';
import { Link } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import { BookingDocuments } from './booking-documents.tsx';
import { ClassCard } from './class-card.tsx';
import { type ConfirmationSummary, toConfirmationSummary } from './confirmation-summary.ts';
import { getConfirmationHeadline, getConfirmationStatus, getConfirmationTitle } from './confirmation-text.ts';
import { describePlaceInOrder, OrderAttendees } from './order-attendees.tsx';
import { PaymentSummaryCard } from './payment-summary-card.tsx';
import { QrCard } from './qr-card.tsx';
import { RefundCard } from './refund-card.tsx';
import { RefundPanel } from './refund-panel.tsx';

export interface ConfirmationViewProps {
  response: BookingResponse;
  /** Navigation above the heading: the steps of the checkout wizard, or a link back to My bookings. */
  breadcrumb?: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  /** Returns the URL of another booking in the order, on the kind of page that shows this booking. */
  getBookingUrl: (place: BookingResponse['order'][number]) => string;
  /** Alert above everything else. */
  alert?: ReactNode;
  /** Button beside the bed that changes it, while the booking is confirmed. */
  changeBed?: ReactNode;
  /** Further notes and questions beside the class, while the booking is confirmed. */
  notes?: ReactNode;
  /**
   * Renders the button that cancels the booking, or says where to cancel it, below the documents of a confirmed
   * booking.
   */
  cancelling: (summary: ConfirmationSummary) => ReactNode;
  /**
   * Whether the checkout wizard shows the booking. Then a link to My bookings follows (handbook: pages 8).
   */
  inWizard?: boolean;
}

/** Shows a booking, confirmed or cancelled (handbook: pages 8). */
export function ConfirmationView({
  response,
  breadcrumb,
  heading,
  getBookingUrl,
  alert,
  changeBed,
  notes,
  cancelling,
  inWizard = false,
}: ConfirmationViewProps) {
  const summary = useMemo(() => toConfirmationSummary(response), [response]);
  const Body = chooseBody(summary);
  return (
    <div className="container-page pb-16 desk:pb-24">
      {breadcrumb}
      <div className={`mb-7 desk:mb-9 ${breadcrumb ? 'pt-3 desk:pt-7' : 'pt-9 desk:pt-14'}`}>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[clamp(2.25rem,1.93rem+1.4vw,3.125rem)] leading-[1.1] outline-none"
        >
          {getConfirmationTitle(summary, getServerTime())}
        </h1>
        <div className="mt-2 flex items-baseline justify-between gap-8">
          <p className="text-stone [overflow-wrap:anywhere]">
            {getConfirmationHeadline(summary, getServerTime())}
          </p>
          <BackToTimetable summary={summary} className="hidden shrink-0 md:inline-flex" />
        </div>
      </div>
      {alert && <div className="mb-7">{alert}</div>}
      <OrderAttendees response={response} getBookingUrl={getBookingUrl} />
      <Body
        response={response}
        summary={summary}
        changeBed={changeBed}
        notes={notes}
        cancelling={cancelling(summary)}
        myBookings={inWizard && <MyBookingsLink />}
      />
    </div>
  );
}

interface ConfirmationBodyProps {
  response: BookingResponse;
  summary: ConfirmationSummary;
  changeBed: ReactNode;
  notes: ReactNode;
  cancelling: ReactNode;
  myBookings: ReactNode;
}

function ConfirmedBody(props: ConfirmationBodyProps) {
  const { response, summary, changeBed, notes, cancelling, myBookings } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,376px)_minmax(0,1fr)] md:gap-8 desk:grid-cols-[376px_minmax(0,1fr)_344px]">
      {response.links.qr && <QrCard summary={summary} qr={response.links.qr} />}
      <div className="md:hidden">{response.links.ics && <CalendarLink ics={response.links.ics} />}</div>
      <div className="grid gap-4">
        <ClassCard summary={summary} changeBed={changeBed} />
        <ArrivalNote klass={summary} />
        {notes}
      </div>
      <div className="grid gap-4 md:max-desk:col-start-2">
        <PaymentSummaryCard summary={summary} place={describePlaceInOrder(response)} />
        <div className="grid gap-2.5">
          <div className="hidden md:block">
            {response.links.ics && <CalendarLink ics={response.links.ics} />}
          </div>
          <BookingDocuments summary={summary} links={response.links} />
          {myBookings}
          {cancelling}
          <div className="mt-1 flex flex-col items-center">
            <Link to="/timetable" className="text-link inline-flex min-h-11 items-center font-medium">
              Book another class
            </Link>
            <BackToTimetable summary={summary} className="inline-flex md:hidden" />
          </div>
        </div>
      </div>
    </div>
  );
}

function chooseBody(summary: ConfirmationSummary) {
  if (summary.cancelled) return CancelledBody;
  return isUpcoming(getConfirmationStatus(summary, getServerTime())) ? ConfirmedBody : PastBody;
}

/** Content of the page for a past class. */
function PastBody({ response, summary, myBookings }: ConfirmationBodyProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-8">
      <ClassCard summary={summary} />
      <div className="grid gap-4">
        <PaymentSummaryCard summary={summary} place={describePlaceInOrder(response)} />
        <div className="grid gap-2.5">
          <ButtonLink to="/timetable" wide>
            Book another class
          </ButtonLink>
          {myBookings}
          <BookingDocuments summary={summary} links={response.links} />
        </div>
      </div>
    </div>
  );
}

function CancelledBody({ response, summary, myBookings }: ConfirmationBodyProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_400px] desk:grid-rows-[auto_1fr] desk:gap-x-8 desk:gap-y-6">
      <RefundPanel summary={summary} />
      <div className="grid gap-5 desk:col-start-2 desk:row-span-2 desk:row-start-1">
        <RefundCard summary={summary} />
        <div className="grid gap-2.5">
          <ButtonLink to="/timetable" wide>
            Book another class
          </ButtonLink>
          {myBookings}
          <BookingDocuments summary={summary} links={response.links} />
          <BackToTimetable summary={summary} className="mt-1 inline-flex justify-self-center md:hidden" />
        </div>
      </div>
      <ClassCard summary={summary} />
    </div>
  );
}

/**
 * Links to the timetable on the day of the class. Once the class has started, links to today, because past
 * days have nothing to book.
 */
function BackToTimetable({ summary, className }: { summary: ConfirmationSummary; className: string }) {
  const day = summary.start > getServerTime() ? `?${new URLSearchParams({ date: summary.dateYMD })}` : '';
  return (
    <Link to={`/timetable${day}`} className={`text-link min-h-11 items-center font-medium ${className}`}>
      Back to timetable
    </Link>
  );
}

/** Links to the class as an iCalendar file. */
function CalendarLink({ ics }: { ics: string }) {
  return (
    <a href={ics} download className={getButtonClasses({ size: 'medium', wide: true })}>
      <Icon name="calendar-plus" className="size-5" />
      Add to calendar
    </a>
  );
}

/** Link from the checkout wizard to My bookings, where guests can request an email with their links. */
function MyBookingsLink() {
  return (
    <ButtonLink to="/bookings" kind="secondary" wide>
      My bookings
    </ButtonLink>
  );
}
