import { formatCount } from '@studio/domain/text/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { ArchivedState } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';

interface RecordActionsProps {
  /** Noun for the kind of record, used in button labels, such as "room". */
  noun: string;
  name: string;
  archived: boolean;
  /** Archives or restores the record. */
  setArchived: (state: ArchivedState) => Promise<unknown>;
  onCopy: () => void;
  onDone: () => void;
  /** Effects of archiving, which the confirmation lists. */
  consequences: readonly string[];
  /** Number of scheduled classes that no one has booked, holds or waits for. */
  emptyClasses: number;
  /** Effects of restoring, shown above the buttons of an archived record. */
  restoreNote: string;
  /** Further buttons, shown before the others. */
  children?: ReactNode;
}

/** Buttons that copy, archive and restore a record. Archiving lists its effects and asks for confirmation. */
export function RecordActions(props: RecordActionsProps) {
  const { noun, name, archived, setArchived, onCopy, onDone, consequences, emptyClasses } = props;
  const { restoreNote, children } = props;
  const id = useId();
  const [isConfirming, setConfirming] = useState(false);
  const [removeEmpty, setRemoveEmpty] = useState(false);
  const queryClient = useQueryClient();
  const archiving = useMutation({
    mutationFn: setArchived,
    onSuccess: (_, { archived: isArchived, removeEmpty: isEmptied }) => {
      const removed = isEmptied ? `, and ${formatCount(emptyClasses, 'class', 'classes')} removed` : '';
      showToast(`${name} ${isArchived ? 'archived' : 'restored'}${removed}.`);
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
            onClick={() => archiving.mutate({ archived: false, removeEmpty: false })}
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
        onConfirm={() => archiving.mutate({ archived: true, removeEmpty })}
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
        {emptyClasses > 0 && (
          <div className="mt-4">
            <CheckboxField
              id={`${id}empty`}
              error={undefined}
              checked={removeEmpty}
              onChange={({ currentTarget: { checked } }) => setRemoveEmpty(checked)}
            >
              Also remove the {formatCount(emptyClasses, 'class', 'classes')} without bookings, holds or a
              waiting list
            </CheckboxField>
          </div>
        )}
      </ConfirmDialog>
    </section>
  );
}
