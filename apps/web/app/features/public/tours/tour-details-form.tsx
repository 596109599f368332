import { type TourDetails, tourDetailMaxLengths } from '@studio/domain/tours/tour-details';
import { type InputHTMLAttributes, useId } from 'react';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface TourDetailsFormProps {
  id: string;
  details: TourDetails;
  onType: (field: keyof TourDetails, value: string) => void;
  /** Called on submit. `website` is the value of the honeypot field. */
  onSubmit: (website: string) => void;
}

const fields: readonly (Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> & {
  name: keyof TourDetails;
  label: string;
})[] = [
  { name: 'firstName', label: 'First name *', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Surname *', autoComplete: 'family-name' },
  { name: 'email', label: 'Email *', type: 'email', inputMode: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone *', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
];

/**
 * Asks for the visitor's details. The submit button is outside the form and refers to `id`. Fields show no
 * errors; the button stays disabled until all fields are valid.
 */
export function TourDetailsForm({ id, details, onType, onSubmit }: TourDetailsFormProps) {
  const prefix = useId();
  return (
    <form
      id={id}
      noValidate
      className="relative grid gap-x-4 gap-y-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(String(new FormData(event.currentTarget).get('website')));
      }}
    >
      {fields.map(({ name, ...fieldProps }) => (
        <TextField
          key={name}
          id={`${prefix}-${name}`}
          name={name}
          required
          spellCheck={false}
          maxLength={tourDetailMaxLengths[name]}
          value={details[name]}
          onChange={(event) => onType(name, event.currentTarget.value)}
          {...fieldProps}
        />
      ))}
      <HoneypotField />
    </form>
  );
}
