import { accountCopy } from '@studio/content/copy/account';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadFile } from '../../../lib/query/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { exportAccountData } from './account-api.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const copy = accountCopy.dataAndDeletion;

/** Lets the member export their data or delete their account. */
export function DataExportAndDeletion() {
  const downloading = useMutation({ mutationFn: exportAccountData, onSuccess: saveAsFile });
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <section aria-labelledby="data" className="mt-16 border-t border-hairline pt-8">
      <h2 id="data" className="text-h3">
        {copy.title}
      </h2>
      <p className="mt-1.5 text-stone">{copy.text}</p>
      {downloading.isError && (
        <div className="mt-4 max-w-[34rem]">
          <Notice tone="error" title={copy.downloadFailed} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          kind="secondary"
          size="small"
          busy={downloading.isPending}
          busyLabel={copy.downloadBusy}
          onClick={() => downloading.mutate()}
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
  const name = `my-data-${toLondonDate(new Date())}.json`;
  downloadFile(name, JSON.stringify(data, null, 2), 'application/json');
}
