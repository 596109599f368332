import { paths } from '@studio/contracts/paths';
import type { AddPersonResponse } from '@studio/contracts/staff-people';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
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
  const adding = useMutation({
    mutationFn: () => browserApi().call<AddPersonResponse>(paths.personAdd, typed),
    onSuccess: ({ personId, isNew }) => {
      setTyped(empty);
      onAdded(personId, isNew);
    },
  });
  return (
    <ConfirmDialog
      title="Add client"
      open={open}
      onConfirm={() => adding.mutate()}
      onClose={() => {
        adding.reset();
        onClose();
      }}
      busy={adding.isPending}
      failure={describeMutationError(adding.error)}
      label="Add client"
      busyLabel="Adding…"
      closeLabel="Close"
      problem={normaliseLine(typed.firstName) ? null : 'Enter a first name.'}
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
    </ConfirmDialog>
  );
}
