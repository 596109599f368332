import { accountCopy } from '@studio/content/copy/account';
import { useId, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { deleteUser } from '../../lib/session/account.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField } from '../../ui/field-check.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deleteAccount } from './account-api.ts';

const copy = accountCopy.closing;

/** Says what is lost, and deletes after a tick and a press: first the studio's books, then the account itself. */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const [understood, setUnderstood] = useState(false);
  const [needed, setNeeded] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setNeeded(!understood);
    if (!understood) return;
    setBusy(true);
    setFailure(null);
    try {
      await deleteAccount();
      await deleteUser();
      location.assign('/');
    } catch (error) {
      setBusy(false);
      setFailure(error instanceof ApiError ? error.message : copy.failed);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        {copy.removeTitle}
      </h2>
      <div className="mt-3 grid gap-2.5 text-stone">
        {copy.removeText.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="mt-5">
        <CheckField
          id={`${id}understood`}
          checked={understood}
          onChange={(event) => {
            setUnderstood(event.target.checked);
            setNeeded(false);
          }}
          error={needed ? copy.needed : undefined}
        >
          {copy.understood}
        </CheckField>
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={copy.failed}>
            {failure}
          </Notice>
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button kind="danger" wide busy={busy} busyLabel={copy.busy} onClick={() => void remove()}>
          {copy.confirm}
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          {copy.keep}
        </Button>
      </div>
    </Dialog>
  );
}
