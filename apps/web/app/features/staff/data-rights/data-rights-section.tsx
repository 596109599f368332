import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErasePersonDialog } from './erase-person-dialog.tsx';
import { ExportPersonButton } from './export-person-button.tsx';

/** Section to export and erase a client's data. Only for owners. */
export function DataRightsSection({ personId, onErased }: { personId: string; onErased: () => void }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <section aria-labelledby="their-data">
      <h2 id="their-data" className="text-h3">
        Personal data
      </h2>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <ExportPersonButton personId={personId} />
        <Button kind="danger" size="small" onClick={() => setIsDialogOpen(true)}>
          Erase client
        </Button>
      </div>
      <ErasePersonDialog
        personId={personId}
        open={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
        onErased={onErased}
      />
    </section>
  );
}
