import { normaliseLine } from '@studio/domain/text/normalise-text';
import type { GuestOrder } from './guest-order.ts';

interface GuestDetailsSummaryProps {
  order: GuestOrder;
  /** Opens the form again; undefined while the payment is in progress and after the hold has ended. */
  onChange?: (() => void) | undefined;
}

export function GuestDetailsSummary({ order, onChange }: GuestDetailsSummaryProps) {
  const { title, firstName, lastName, email, phone } = order.details;
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0 leading-relaxed">
        <p>
          {title} {normaliseLine(firstName)} {normaliseLine(lastName)}
        </p>
        <p className="text-stone [overflow-wrap:anywhere]">{email.trim()}</p>
        {phone.trim() && <p className="text-stone">{phone.trim()}</p>}
        {order.additionalAttendees.length > 0 && (
          <p className="text-stone">
            With{' '}
            {order.additionalAttendees
              .map((person) => `${normaliseLine(person.firstName)} ${normaliseLine(person.lastName)}`)
              .join(', ')}
          </p>
        )}
      </div>
      {onChange && (
        <button
          type="button"
          onClick={onChange}
          className="-my-2.5 min-h-11 shrink-0 cursor-pointer font-medium text-link"
        >
          Change details
        </button>
      )}
    </div>
  );
}
