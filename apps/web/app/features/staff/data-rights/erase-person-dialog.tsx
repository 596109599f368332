import { paths } from '@studio/contracts/paths';
import type { PreviewErasureResponse } from '@studio/contracts/staff-data-rights';
import { erasureReasons } from '@studio/domain/people/erasure-reasons';
import { isSameName } from '@studio/domain/search/fold-text';
import { formatNumber } from '@studio/domain/text/format';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
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
 * Dialog that erases a client's data. Lists the data that is erased and the data that stays, and requires typing
 * the client's name. Only for owners.
 */
export function ErasePersonDialog({ personId, open, onClose, onErased }: ErasePersonDialogProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['erasure-preview', personId],
    queryFn: () => browserApi().call<PreviewErasureResponse>(paths.erasePreview, { personId }),
    enabled: open,
  });
  const erasing = useMutation({
    mutationFn: () => browserApi().call(paths.erasePerson, { personId, confirmation: typed, reason }),
    onSuccess: onErased,
  });
  return (
    <ConfirmDialog
      title={data?.name ? `Erase ${data.name}?` : 'Erase this client?'}
      open={open}
      onConfirm={() => erasing.mutate()}
      onClose={() => {
        setTyped('');
        erasing.reset();
        onClose();
      }}
      busy={erasing.isPending}
      failure={describeMutationError(erasing.error)}
      kind="danger"
      label="Erase client"
      busyLabel="Erasing…"
      closeLabel="Keep client"
      disabled={data !== undefined && data.obstacles.length > 0}
      problem={getProblem(data, typed, reason)}
    >
      {isError && <LoadError title="Couldn’t load the client’s data." busy={isFetching} onRetry={refetch} />}
      {!isError && !data && <Skeleton className="block h-48 rounded-card" />}
      {data && data.obstacles.length > 0 && (
        <Notice title="Before you erase this client">{data.obstacles.join(' ')}</Notice>
      )}
      {data && data.obstacles.length === 0 && (
        <>
          <RecordCounts title="Will be erased" records={data.erased} />
          <RecordCounts title="Will be kept" records={data.retained} />
          <SelectField
            id="erase-why"
            label="Reason"
            options={erasureReasons}
            placeholder="Choose a reason"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <TextField
            id="erase-typed"
            label={`Type ${data.confirmationText} to confirm`}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
            hint="You can’t undo this."
          />
        </>
      )}
    </ConfirmDialog>
  );
}

function getProblem(
  preview: PreviewErasureResponse | undefined,
  typed: string,
  reason: string,
): string | null {
  if (!preview) return 'Wait until the client’s data has loaded.';
  if (preview.obstacles.length > 0) return preview.obstacles.join(' ');
  if (!reason) return 'Choose a reason.';
  return isSameName(typed, preview.confirmationText) ? null : 'Type the name exactly as shown.';
}

function RecordCounts({ title, records }: { title: ReactNode; records: PreviewErasureResponse['erased'] }) {
  if (records.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-[15px] font-semibold tracking-normal">{title}</h3>
      <ul className="numeric mt-1 text-small text-stone">
        {records.map(({ label, count }) => (
          <li key={label}>{count > 1 ? `${label} (${formatNumber(count)})` : label}</li>
        ))}
      </ul>
    </div>
  );
}
