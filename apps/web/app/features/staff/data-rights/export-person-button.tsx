import { paths } from '@studio/contracts/paths';
import type { ExportPersonResponse } from '@studio/contracts/staff-data-rights';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { saveFile } from '../../../lib/query/save-file.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';

/** Button that saves all data about a client as an HTML page and a JSON file. Only for owners. */
export function ExportPersonButton({ personId }: { personId: string }) {
  const act = useMutation('We couldn’t prepare the data. Try again.');
  const save = () =>
    act.run(async () => {
      const { fileName, json, html } = await browserApi().call<ExportPersonResponse>(paths.personExport, {
        personId,
      });
      saveFile(`${fileName}.html`, html, 'text/html;charset=utf-8');
      saveFile(`${fileName}.json`, json, 'application/json');
    });
  return (
    <div>
      <Button
        kind="secondary"
        size="small"
        busy={act.busy}
        busyLabel="Preparing…"
        onClick={() => void save()}
      >
        <StaffIcon name="download" size={18} />
        Download data
      </Button>
      <p aria-live="polite" className="mt-2 text-small text-error empty:hidden">
        {act.failure}
      </p>
    </div>
  );
}
