import { paths } from '@studio/contracts/paths';
import type { PreviewErasureResponse } from '@studio/contracts/staff-data-rights';
import { erasureReasons } from '@studio/domain/people/erase-reasons';
import { isSameName } from '@studio/domain/search/fold-text';
import { type ReactNode, useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getErrorMessage } from '../../../lib/format/staff-text.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface ErasePersonDialogProps {
  personId: string;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
}

/**
 * Dialog that erases a client's data. Shows what is erased and what stays, and requires typing the name. Only
 * for owners.
 */
export function ErasePersonDialog({ personId, open, onClose, onErased }: ErasePersonDialogProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { value, failed, busy, refetch } = useQuery(open ? `erase:${personId}` : null, () =>
    browserApi().call<PreviewErasureResponse>(paths.erasePreview, { personId }),
  );
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <FormDialog
      title={value?.name ? `Erase ${value.name}` : 'Erase this person'}
      open={open}
      onClose={close}
      kind="danger"
      label="Erase for good"
      busyLabel="Erasing"
      missing={getMissingText(value, typed, reason)}
      formatError={getErrorMessage}
      onSubmit={async () => {
        await browserApi().call(paths.erasePerson, { personId, typed, why: reason });
        onErased();
      }}
    >
      {failed && <LoadError title="Could not load what would go" busy={busy} onRetry={refetch} />}
      {!failed && !value && <Skeleton className="block h-48 rounded-card" />}
      {value && value.first.length > 0 && <Notice title="First">{value.first.join(' ')}</Notice>}
      {value && value.first.length === 0 && (
        <>
          <RecordCounts title="Goes" records={value.goes} />
          <RecordCounts title="Stays, without a name" records={value.stays} />
          <SelectField
            id="erase-why"
            label="Why"
            options={erasureReasons}
            placeholder="Choose"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <TextField
            id="erase-typed"
            label={`Type “${value.confirmationText}”`}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
            hint="This cannot be undone."
          />
        </>
      )}
    </FormDialog>
  );
}

function getMissingText(
  preview: PreviewErasureResponse | null,
  typed: string,
  reason: string,
): string | null {
  if (!preview) return 'What would go is still being loaded.';
  if (preview.first.length > 0) return preview.first.join(' ');
  if (!reason) return 'Choose why.';
  return isSameName(typed, preview.confirmationText) ? null : 'Type the name exactly as it is shown.';
}

function RecordCounts({ title, records }: { title: ReactNode; records: PreviewErasureResponse['goes'] }) {
  if (records.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-[15px] font-semibold tracking-normal">{title}</h3>
      <ul className="numeric mt-1 text-small text-stone">
        {records.map(({ what, count }) => (
          <li key={what}>{count > 1 ? `${what} (${count.toLocaleString('en-GB')})` : what}</li>
        ))}
      </ul>
    </div>
  );
}
