import { paths } from '@studio/contracts/paths';
import type { ExportPersonResponse } from '@studio/contracts/staff-data-rights';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { downloadFile } from '../../../lib/query/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';

/** Button that saves all data about a client as an HTML page and a JSON file. Only for owners. */
export function ExportPersonButton({ personId }: { personId: string }) {
  const exporting = useMutation({
    mutationFn: () => browserApi().call<ExportPersonResponse>(paths.personExport, { personId }),
    onSuccess: ({ fileName, json, html }) => {
      downloadFile(`${fileName}.html`, html, 'text/html;charset=utf-8');
      downloadFile(`${fileName}.json`, json, 'application/json');
    },
  });
  return (
    <div>
      <Button
        kind="secondary"
        size="small"
        busy={exporting.isPending}
        busyLabel="Preparing…"
        onClick={() => exporting.mutate()}
      >
        <StaffIcon name="download" size={18} />
        Download data
      </Button>
      <p aria-live="polite" className="mt-2 text-small text-error empty:hidden">
        {describeMutationError(exporting.error, 'We couldn’t prepare the data. Try again.')}
      </p>
    </div>
  );
}
