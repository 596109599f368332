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
      title="Add a person"
      open={open}
      onClose={onClose}
      label="Add"
      busyLabel="Adding"
      missing={normaliseLine(typed.firstName) ? null : 'Write at least their first name.'}
      formatError={getErrorMessage}
      onSubmit={async () => {
        const { personId, isNew } = await browserApi().call<AddPersonResponse>(paths.personAdd, typed);
        setTyped(empty);
        onAdded(personId, isNew);
      }}
    >
      <TextField label="First name" {...field('firstName')} />
      <TextField label="Last name" optional {...field('lastName')} />
      <TextField
        label="E-mail"
        optional
        type="email"
        inputMode="email"
        hint="Confirmations go there. Who has it already is opened instead."
        {...field('email')}
      />
      <TextField label="Phone" optional type="tel" inputMode="tel" {...field('phone')} />
    </FormDialog>
  );
}
