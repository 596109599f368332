import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import { getErrorMessage } from '../../../lib/format/staff-text.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { personApi } from './person-api.ts';

interface EditPersonDialogProps {
  open: boolean;
  onClose: () => void;
  person: GetPersonResponse['person'];
  onSaved: (said: string) => void;
}

/** Dialog that edits the details of a client who has no account. */
export function EditPersonDialog({ open, onClose, person, onSaved }: EditPersonDialogProps) {
  const { personId, firstName, lastName, email, phone } = person;
  const [typed, setTyped] = useState({ firstName, lastName, email: email ?? '', phone: phone ?? '' });
  const field = (name: keyof typeof typed) => ({
    id: `edit-person-${name}`,
    value: typed[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  return (
    <FormDialog
      title="Edit details"
      open={open}
      onClose={onClose}
      label="Save changes"
      busyLabel="Saving…"
      missing={normaliseLine(typed.firstName) ? null : 'Enter a first name.'}
      formatError={getErrorMessage}
      onSubmit={async () => {
        await personApi.save({ personId, ...typed });
        onSaved('Changes saved.');
      }}
    >
      <TextField label="First name" {...field('firstName')} />
      <TextField label="Surname" optional {...field('lastName')} />
      <TextField label="Email" optional type="email" inputMode="email" {...field('email')} />
      <TextField label="Phone" optional type="tel" inputMode="tel" {...field('phone')} />
    </FormDialog>
  );
}
