import { paths } from '@studio/contracts/paths';
import type { AddPersonResponse } from '@studio/contracts/staff-people';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getErrorMessage } from '../../../lib/format/staff-text.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface AddPersonDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: (personId: string, isNew: boolean) => void;
}

const empty = { firstName: '', lastName: '', email: '', phone: '' };

/** Dialog that adds a client at the front desk. */
export function AddPersonDialog({ open, onClose, onAdded }: AddPersonDialogProps) {
  const [typed, setTyped] = useState(empty);
  const field = (name: keyof typeof empty) => ({
    id: `add-person-${name}`,
    value: typed[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  return (
    <FormDialog
      title="Add client"
      open={open}
      onClose={onClose}
      label="Add client"
      busyLabel="Adding…"
      missing={normaliseLine(typed.firstName) ? null : 'Enter a first name.'}
      formatError={getErrorMessage}
      onSubmit={async () => {
        const { personId, isNew } = await browserApi().call<AddPersonResponse>(paths.personAdd, typed);
        setTyped(empty);
        onAdded(personId, isNew);
      }}
    >
      <TextField label="First name" {...field('firstName')} />
      <TextField label="Surname" optional {...field('lastName')} />
      <TextField
        label="Email"
        optional
        type="email"
        inputMode="email"
        hint="We’ll send confirmations here. If someone already uses this email, we’ll open their profile."
        {...field('email')}
      />
      <TextField label="Phone" optional type="tel" inputMode="tel" {...field('phone')} />
    </FormDialog>
  );
}
