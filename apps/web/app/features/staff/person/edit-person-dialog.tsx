import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
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
  const saving = useMutation({ mutationFn: personApi.save, onSuccess: () => onSaved('Changes saved.') });
  return (
    <ConfirmDialog
      title="Edit details"
      open={open}
      onConfirm={() => saving.mutate({ personId, ...typed })}
      onClose={onClose}
      busy={saving.isPending}
      failure={describeMutationError(saving.error)}
      label="Save changes"
      busyLabel="Saving…"
      closeLabel="Close"
      problem={normaliseLine(typed.firstName) ? null : 'Enter a first name.'}
    >
      <TextField label="First name" {...field('firstName')} />
      <TextField label="Surname" optional {...field('lastName')} />
      <TextField label="Email" optional type="email" inputMode="email" {...field('email')} />
      <TextField label="Phone" optional type="tel" inputMode="tel" {...field('phone')} />
    </ConfirmDialog>
  );
}
