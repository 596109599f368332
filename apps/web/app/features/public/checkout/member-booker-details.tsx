import { normaliseLine } from '@studio/domain/text/normalise-text';
import { type ReactNode, useRef } from 'react';
import { getErrorSummaryTitle } from '../../../lib/forms/get-error-summary-title.ts';
import { NotYouLink } from '../../../lib/session/not-you-link.tsx';
import type { SessionUser } from '../../../lib/session/session-user.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PersonRow } from '../../../ui/person-row.tsx';
import { useStepFocus } from '../../../ui/use-step-focus.ts';
import { AdditionalAttendees } from './additional-attendees.tsx';
import { GuestDetailsForm } from './guest-details-form.tsx';
import type { CheckoutState } from './use-checkout.ts';

interface MemberBookerDetailsProps {
  checkout: CheckoutState;
  user: SessionUser;
  /** Whether this is the first section on phones. */
  first: boolean;
  /** Collapsible order summary for phones. */
  children: ReactNode;
}

/** Shows the logged-in member. Asks for details that the account doesn't have, and for other attendees. */
export function MemberBookerDetails({ checkout, user, first, children }: MemberBookerDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, booker, payment, order, byCard, ended, paying } = checkout;
  const several = order.additionalAttendees.length > 0;
  const typing = payment.step === 'details';
  useStepFocus(heading, several && typing && !payment.notice);
  return (
    <section aria-labelledby="booking-for">
      <div className="mb-3 flex items-baseline justify-between gap-6">
        <h2
          id="booking-for"
          ref={heading}
          tabIndex={-1}
          className={`scroll-mt-40 outline-none desk:text-section ${first ? 'text-title' : 'max-desk:font-sans max-desk:text-ui max-desk:font-normal max-desk:text-stone'}`}
        >
          Booking for
        </h2>
        <NotYouLink />
      </div>
      {children}
      {form.found.length > 0 && (
        <div className="mb-6">
          <ErrorSummary
            title={getErrorSummaryTitle(form.found.length, byCard ? 'payment' : 'booking')}
            problems={form.found}
            attempt={form.failedAttempts}
          />
        </div>
      )}
      <PersonRow
        lead="You’re booking as"
        name={getBookerName(checkout, user)}
        firstName={user.firstName}
        email={user.email}
      />
      {!booker.details && !booker.settling && (
        <div className="mt-6">
          <GuestDetailsForm form={form} />
        </div>
      )}
      {booker.details && several && typing && (
        <div className="mt-4 grid grid-cols-6 gap-x-4 gap-y-5">
          <AdditionalAttendees form={form} />
        </div>
      )}
      {several && !typing && <OtherAttendees checkout={checkout} locked={ended || paying} />}
    </section>
  );
}

/** Returns the name in the profile, or else the name in the session. */
function getBookerName({ booker: { details } }: CheckoutState, { name }: SessionUser): string {
  return details ? `${details.title} ${details.firstName} ${details.lastName}`.trim() : name;
}

/** Lists the other attendees while the payment is open. */
function OtherAttendees({
  checkout: { order, payment },
  locked,
}: {
  checkout: CheckoutState;
  locked: boolean;
}) {
  return (
    <p className="mt-4 flex items-baseline justify-between gap-6 leading-relaxed text-stone">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        With{' '}
        {order.additionalAttendees
          .map((person) => `${normaliseLine(person.firstName)} ${normaliseLine(person.lastName)}`)
          .join(', ')}
      </span>
      {!locked && (
        <button
          type="button"
          onClick={payment.change}
          className="-my-2.5 min-h-11 shrink-0 cursor-pointer font-medium text-ink text-link"
        >
          Change names
        </button>
      )}
    </p>
  );
}
