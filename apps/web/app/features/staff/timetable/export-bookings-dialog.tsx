import { paths } from '@studio/contracts/paths';
import { validateExportRange } from '@studio/domain/bookings/export-range';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFileExport } from '../../../lib/query/use-file-export.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';

interface ExportBookingsDialogProps {
  /** First and last day that are preselected. */
  from: string;
  to: string;
  onClose: () => void;
}

/** Dialog that exports the bookings of a range of days. Only for owners. */
export function ExportBookingsDialog({ from, to, onClose }: ExportBookingsDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [span, setSpan] = useState({ from, to });
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, failure, progress, save, stop } = useFileExport();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = validateExportRange(span);
    setProblem(wrong);
    if (wrong || busy) return;
    const saved = await save(paths.bookingsExport, span);
    if (saved?.rows === 0) setProblem('No bookings on these dates.');
    if (!saved?.rows) return;
    showToast(`${saved.name} saved.`);
    close();
  };
  const close = () => {
    stop();
    const dialog = form.current?.closest('dialog');
    // Closes the dialog before it unmounts, so that the focus returns to the button that opened it.
    if (dialog?.open) dialog.close();
    else onClose();
  };
  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      id={`${id}${name}`}
      label={label}
      type="date"
      required
      value={span[name]}
      onChange={(event) => setSpan({ ...span, [name]: event.target.value })}
    />
  );
  const errorText = problem ?? failure;
  return (
    <Dialog open onClose={close} labelledBy={id} busy={busy}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={id} className="text-h3">
          Export bookings
        </h2>
        <p className="mt-2 text-small text-stone">
          A CSV file of every booking on these dates, with payments and cancellations.
        </p>
        <div className="mt-5 grid grid-cols-2 gap-3">
          {field('from', 'Start date')}
          {field('to', 'End date')}
        </div>
        {errorText && (
          <div className="mt-4">
            <Notice tone="error" title={errorText} />
          </div>
        )}
        <span role="status" className="sr-only">
          {busy && 'Creating the file…'}
        </span>
        <div className="mt-6 grid gap-2.5">
          <Button type="submit" wide busy={busy} busyLabel={progress}>
            Export CSV
          </Button>
          <Button kind="secondary" wide onClick={close}>
            {busy ? 'Stop export' : 'Cancel'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
