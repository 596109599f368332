import { normaliseLine } from '@studio/domain/text/normalise-text';
import { type SubmitEvent, useId, useState } from 'react';
import type { Passkey } from '../../../lib/session/passkey.ts';
import { renamePasskey } from '../../../lib/session/passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSecurityChange } from './use-security-change.ts';

interface RenamePasskeyFormProps {
  passkey: Passkey;
  onNamed: (name: string) => void;
  onCancel: () => void;
}

const longestName = 100;

export function RenamePasskeyForm({ passkey, onNamed, onCancel }: RenamePasskeyFormProps) {
  const id = useId();
  const [name, setName] = useState(passkey.name);
  const [missing, setMissing] = useState<string>();
  const step = useSecurityChange();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const newName = normaliseLine(name);
    if (!newName) {
      setMissing('Enter a name.');
      document.getElementById(id)?.focus();
      return;
    }
    if (newName === passkey.name) return onCancel();
    if (await step.run(() => renamePasskey(passkey.id, newName))) onNamed(newName);
  };
  return (
    <li className="px-5 py-5 sm:px-7">
      <form noValidate onSubmit={(event) => void save(event)}>
        <div aria-live="polite" className="max-w-[26rem]">
          <TextField
            id={id}
            label="Passkey name"
            required
            autoFocus
            autoComplete="off"
            maxLength={longestName}
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
          <Button type="submit" size="small" busy={step.busy} busyLabel="Saving…">
            Save name
          </Button>
          <Button kind="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
        <p role="alert" className="mt-3 text-small text-error empty:hidden">
          {step.failure}
        </p>
      </form>
    </li>
  );
}
