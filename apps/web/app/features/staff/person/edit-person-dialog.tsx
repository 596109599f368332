import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { validateEmail } from '@studio/domain/people/email';
import { validatePhone } from '@studio/domain/people/phone';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import type { FieldError } from '../../../lib/forms/field-problems.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { personApi } from './person-api.ts';

interface EditPersonDialogProps {
  open: boolean;
  onClose: () => void;
  person: GetPersonResponse['person'];
  onSaved: (message: string) => void;
}

interface PersonDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

type PersonField = keyof PersonDetails;

/** Dialog that edits the details of a client who has no account. */
export function EditPersonDialog({ open, onClose, person, onSaved }: EditPersonDialogProps) {
  const { personId, firstName, lastName, email, phone } = person;
  const [typed, setTyped] = useState<PersonDetails>({
    firstName,
    lastName,
    email: email ?? '',
    phone: phone ?? '',
  });
  const form = useForm<PersonDetails, PersonField>({
    values: typed,
    validate: validatePersonDetails,
    send: async (details) => {
      await personApi.save({ personId, ...details });
      onSaved('Changes saved.');
    },
    explain: (error) => ({ message: describeMutationError(error) ?? '' }),
  });
  const field = (name: PersonField) => ({
    ...form.field(name),
    value: typed[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  return (
    <ConfirmDialog
      title="Edit details"
      open={open}
      form={form.props}
      onClose={onClose}
      busy={form.busy}
      failure={form.failure?.message ?? null}
      label="Save changes"
      busyLabel="Saving…"
    >
      <TextField label="First name" {...field('firstName')} />
      <TextField label="Surname" optional {...field('lastName')} />
      <TextField label="Email" optional type="email" inputMode="email" {...field('email')} />
      <TextField label="Phone" optional type="tel" inputMode="tel" {...field('phone')} />
    </ConfirmDialog>
  );
}

function validatePersonDetails({ firstName, email, phone }: PersonDetails): FieldError<PersonField>[] {
  const messages = {
    firstName: normaliseLine(firstName) ? null : 'Enter a first name.',
    email: email.trim() ? validateEmail(email) : null,
    phone: validatePhone(phone),
  };
  return Object.entries(messages).flatMap(([field, message]) =>
    message ? [{ field: field as PersonField, message }] : [],
  );
}
