import { paths } from '@studio/contracts/paths';
import type { AddPersonResponse } from '@studio/contracts/staff-people';
import { validateEmail } from '@studio/domain/people/email';
import { validatePhone } from '@studio/domain/people/phone';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';

interface AddPersonDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: (personId: string, isNew: boolean) => void;
}

const empty = { firstName: '', lastName: '', email: '', phone: '' };

/** Dialog that adds a client at the front desk. */
export function AddPersonDialog({ open, onClose, onAdded }: AddPersonDialogProps) {
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  const problems = findProblems(typed);
  const field = (name: keyof typeof empty) => ({
    id: `add-person-${name}`,
    value: typed[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
    autoComplete: 'off',
    error: tried ? problems[name] : undefined,
  });
  const adding = useMutation({
    mutationFn: () => browserApi().call<AddPersonResponse>(paths.personAdd, typed),
    onSuccess: ({ personId, isNew }) => {
      if (isNew) showToast(`${normaliseLine(`${typed.firstName} ${typed.lastName}`)} added.`);
      setTyped(empty);
      setTried(false);
      onAdded(personId, isNew);
    },
  });
  return (
    <ConfirmDialog
      title="Add client"
      open={open}
      onConfirm={() => {
        setTried(true);
        if (Object.values(problems).every((problem) => problem === undefined)) adding.mutate();
      }}
      onClose={() => {
        adding.reset();
        setTried(false);
        onClose();
      }}
      busy={adding.isPending}
      failure={describeMutationError(adding.error)}
      label="Add client"
      busyLabel="Adding…"
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

function findProblems({
  firstName,
  email,
  phone,
}: typeof empty): Partial<Record<keyof typeof empty, string>> {
  const problems = {
    firstName: normaliseLine(firstName) ? null : 'Enter a first name.',
    email: email.trim() ? validateEmail(email) : null,
    phone: phone.trim() ? validatePhone(phone) : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}
