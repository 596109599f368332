import { normaliseLine } from '@studio/domain/text/normalise-text';
import { type SubmitEvent, useId, useState } from 'react';
import type { Passkey } from '../../../lib/session/account-types.ts';
import { renamePasskey } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSecurityMutation } from './use-security-mutation.ts';

interface RenamePasskeyFormProps {
  passkey: Passkey;
  onNamed: (name: string) => void;
  onCancel: () => void;
}

const maxNameLength = 100;

export function RenamePasskeyForm({ passkey, onNamed, onCancel }: RenamePasskeyFormProps) {
  const id = useId();
  const [name, setName] = useState(passkey.name);
  const [missing, setMissing] = useState<string>();
  const renaming = useSecurityMutation((newName: string) => renamePasskey(passkey.id, newName), {
    onDone: (_, newName) => onNamed(newName),
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const newName = normaliseLine(name);
    if (!newName) {
      setMissing('Enter a name.');
      document.getElementById(id)?.focus();
      return;
    }
    if (newName === passkey.name) return onCancel();
    if (!renaming.busy) renaming.mutate(newName);
  };
  return (
    <li className="px-5 py-5 sm:px-7">
      <form noValidate onSubmit={save}>
        <div aria-live="polite" className="max-w-[26rem]">
          <TextField
            id={id}
            label="Passkey name"
            required
            autoFocus
            autoComplete="off"
            maxLength={maxNameLength}
            hint="For example, the device it’s on"
            value={name}
            error={missing}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setName(event.target.value);
              setMissing(undefined);
            }}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button type="submit" size="small" busy={renaming.busy} busyLabel="Saving…">
            Save name
          </Button>
          <Button kind="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
        <p role="alert" className="mt-3 text-small text-error empty:hidden">
          {renaming.failure}
        </p>
      </form>
    </li>
  );
}
