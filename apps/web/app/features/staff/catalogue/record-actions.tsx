import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { catalogueQueries } from './catalogue-queries.ts';

interface RecordActionsProps {
  /** Noun for the kind of record, used in button labels, such as "room". */
  noun: string;
  name: string;
  archived: boolean;
  /** Archives or restores the record. */
  setArchived: (archived: boolean) => Promise<unknown>;
  onCopy: () => void;
  onDone: () => void;
  /** Effects of archiving, which the confirmation lists. */
  consequences: readonly string[];
  /** Effects of restoring, shown above the buttons of an archived record. */
  restoreNote: string;
  /** Further buttons, shown before the others. */
  children?: ReactNode;
}

/** Buttons that copy, archive and restore a record. Archiving lists its effects and asks for confirmation. */
export function RecordActions(props: RecordActionsProps) {
  const { noun, name, archived, setArchived, onCopy, onDone, consequences, restoreNote, children } = props;
  const [isConfirming, setConfirming] = useState(false);
  const queryClient = useQueryClient();
  const archiving = useMutation({
    mutationFn: setArchived,
    onSuccess: (_, isArchived) => {
      showToast(`${name} ${isArchived ? 'archived' : 'restored'}.`);
      setConfirming(false);
      onDone();
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const failure = describeMutationError(archiving.error);
  const capitalNoun = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return (
    <section aria-label={`${capitalNoun} options`} className="mt-4 border-t border-hairline pt-5">
      <p className="mb-3 text-small text-stone">
        {archived && `${restoreNote} `}
        Copying opens a new {noun} with these details. You can change them before you add the {noun}.
        {!archived && ' Before you archive, we’ll show what happens to upcoming classes.'}
      </p>
      {failure && !isConfirming && (
        <div className="mb-3">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        {children}
        <Button kind="secondary" size="small" onClick={onCopy}>
          Copy {noun}
        </Button>
        {archived ? (
          <Button
            kind="secondary"
            size="small"
            busy={archiving.isPending}
            busyLabel="Restoring…"
            onClick={() => archiving.mutate(false)}
          >
            Restore {noun}
          </Button>
        ) : (
          <Button kind="danger" size="small" onClick={() => setConfirming(true)}>
            Archive {noun}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={`Archive ${name}?`}
        onConfirm={() => archiving.mutate(true)}
        onClose={() => setConfirming(false)}
        busy={archiving.isPending}
        failure={failure}
        label={`Archive ${noun}`}
        busyLabel="Archiving…"
        closeLabel={`Keep ${noun}`}
        kind="danger"
      >
        <ul className="list-disc space-y-1.5 pl-5 text-stone">
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </section>
  );
}
