import { paths } from '@studio/contracts/paths';
import type { PersonExportAnswer } from '@studio/contracts/staff-closing';
import { browserApi } from '../../lib/browser-api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAct } from '../../lib/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';

/** Everything that the studio keeps about somebody, saved as a page to read and a file for machines. For owners. */
export function ExportButton({ personId }: { personId: string }) {
  const act = useAct('Their data could not be saved.');
  const save = () =>
    act.run(async () => {
      const { fileName, json, html } = await browserApi().call<PersonExportAnswer>(paths.personExport, {
        personId,
      });
      saveFile(`${fileName}.html`, html, 'text/html;charset=utf-8');
      saveFile(`${fileName}.json`, json, 'application/json');
    });
  return (
    <div>
      <Button kind="secondary" size="small" busy={act.busy} busyLabel="Gathering" onClick={() => void save()}>
        <ToolIcon name="download" size={18} />
        Save their data
      </Button>
      <p aria-live="polite" className="mt-2 text-small text-error empty:hidden">
        {act.failure}
      </p>
    </div>
  );
}
