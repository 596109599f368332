import { guestDetailMaxLengths } from '@studio/domain/bookings/guest-details';
import { TextField } from '../../../ui/text-field.tsx';
import type { WaitingListContactState } from './use-waiting-list-contact.ts';
import type { WaitingListContactField } from './waiting-list-contact.ts';

const fields: readonly {
  name: WaitingListContactField;
  label: string;
  autoComplete: string;
  wide?: boolean;
}[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Surname', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email', wide: true },
];

interface WaitingListContactFormProps {
  contact: WaitingListContactState;
  /** Returns the props that connect a field with its error. */
  field: (name: WaitingListContactField) => { id: string; name: string; error: string | undefined };
}

/** Shows the account's email address, or asks a guest for contact details. */
export function WaitingListContactForm({ contact, field }: WaitingListContactFormProps) {
  const { details, isComplete, type } = contact;
  if (isComplete) {
    return (
      <p className="text-small text-stone">
        We’ll email <span className="font-medium text-ink">{details.email}</span>.
      </p>
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, autoComplete, wide }) => (
        <div key={name} className={wide ? 'sm:col-span-2' : ''}>
          <TextField
            {...field(name)}
            label={label}
            required
            autoComplete={autoComplete}
            {...(name === 'email' && { type: 'email', inputMode: 'email' as const })}
            spellCheck={false}
            maxLength={guestDetailMaxLengths[name]}
            value={details[name]}
            onChange={(event) => type(name, event.currentTarget.value)}
          />
        </div>
      ))}
    </div>
  );
}
