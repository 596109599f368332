import { accountCopy } from '@studio/content/copy/account';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { saveFile } from '../../../lib/query/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { exportAccountData } from './account-api.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const copy = accountCopy.closing;

/** Lets the member export their data or delete their account. */
export function DataAndDeletion() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const download = async () => {
    setBusy(true);
    setFailed(false);
    try {
      saveAsFile(await exportAccountData());
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="data" className="mt-16 border-t border-hairline pt-8">
      <h2 id="data" className="text-h3">
        {copy.title}
      </h2>
      <p className="mt-1.5 text-stone">{copy.text}</p>
      {failed && (
        <div className="mt-4 max-w-[34rem]">
          <Notice tone="error" title={copy.downloadFailed} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          busyLabel={copy.downloadBusy}
          onClick={() => void download()}
        >
          {copy.download}
        </Button>
        <Button kind="danger" size="small" onClick={() => setIsDialogOpen(true)}>
          {copy.remove}
        </Button>
      </div>
      <DeleteAccountDialog open={isDialogOpen} onClose={() => setIsDialogOpen(false)} />
    </section>
  );
}

function saveAsFile(data: object): void {
  const name = `miles-street-${toLondonDate(new Date())}.json`;
  saveFile(name, JSON.stringify(data, null, 2), 'application/json');
}
