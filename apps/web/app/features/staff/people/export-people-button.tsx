import { paths } from '@studio/contracts/paths';
import type { PeopleFilter } from '@studio/contracts/staff-people';
import { useFileExport } from '../../../lib/query/use-file-export.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';

interface ExportPeopleButtonProps {
  query: string;
  filter: PeopleFilter;
}

/** Button that exports all clients who match the list's search and filter. Only for owners. */
export function ExportPeopleButton({ query, filter }: ExportPeopleButtonProps) {
  const { busy, failure, progress, save } = useFileExport();
  const handleClick = async () => {
    const saved = await save(paths.peopleExport, { query, filter });
    if (saved?.rows) showToast(`${saved.name} downloaded.`);
  };
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        busy={busy}
        busyLabel={progress}
        onClick={() => void handleClick()}
      >
        Export CSV
      </Button>
      <span role="status" className="sr-only">
        {busy && 'Creating the file…'}
      </span>
      {failure && (
        <div className="w-full">
          <Notice tone="error" title={failure} />
        </div>
      )}
    </>
  );
}
