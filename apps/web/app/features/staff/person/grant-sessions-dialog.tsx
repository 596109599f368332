import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ChipFilter } from '../../../ui/chip.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { personApi } from './person-api.ts';
import { personQueries } from './person-queries.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

interface GrantSessionsDialogProps {
  open: boolean;
  onClose: () => void;
  person: { personId: string; name: string };
  onGranted: (message: string) => void;
}

const free = { name: 'Complimentary sessions', sessions: '1', covers: [] as string[], lastDay: '' };

/** Dialog that grants complimentary sessions: those of a product, or with terms that staff choose. */
export function GrantSessionsDialog({ open, onClose, person, onGranted }: GrantSessionsDialogProps) {
  const { personId } = person;
  const [grantId] = useIdempotencyKey();
  const { data, isLoadingError, isFetching, refetch } = useQuery(personQueries.sellable(personId));
  const [productId, setProductId] = useState('');
  const [customSessions, setCustomSessions] = useState(free);
  const [reason, setReason] = useState('');
  const sessions = Number(customSessions.sessions);
  const isWhole = Number.isInteger(sessions) && sessions > 0 && sessions <= 200;
  const problem =
    !productId && !isWhole
      ? 'Enter a number of sessions from 1 to 200.'
      : !productId && customSessions.covers.length === 0
        ? 'Choose at least one activity.'
        : getReasonError(reason);
  const terms = productId
    ? { productId }
    : {
        name: normaliseLine(customSessions.name) || free.name,
        sessions,
        covers: customSessions.covers,
        lastDay: customSessions.lastDay || null,
      };
  const granting = useMutation({
    mutationFn: personApi.grant,
    onSuccess: () => onGranted('Sessions added.'),
  });
  return (
    <ConfirmDialog
      title={`Give complimentary sessions to ${person.name}`}
      open={open}
      onConfirm={() => granting.mutate({ personId, grantId, terms, reason: reason.trim() })}
      onClose={onClose}
      busy={granting.isPending}
      failure={describeMutationError(granting.error)}
      label="Give complimentary sessions"
      busyLabel="Saving…"
      problem={problem}
    >
      {isLoadingError && <LoadError title="Couldn’t load products." busy={isFetching} onRetry={refetch} />}
      <ChoiceField
        id="give-product"
        label="Product"
        value={productId}
        onChange={(event) => setProductId(event.currentTarget.value)}
      >
        <option value="">Custom sessions</option>
        {data?.products
          .filter(({ kind }) => kind !== 'counter')
          .map((product) => (
            <option key={product.productId} value={product.productId}>
              {product.name}
            </option>
          ))}
      </ChoiceField>
      {!productId && (
        <>
          <TextField
            id="give-sessions"
            label="Number of sessions"
            type="number"
            inputMode="numeric"
            min={1}
            value={customSessions.sessions}
            onChange={(event) =>
              setCustomSessions({ ...customSessions, sessions: event.currentTarget.value })
            }
          />
          <ChipFilter
            legend="Activities covered"
            legendShown
            name="give-covers"
            values={customSessions.covers}
            onChange={(covers) => setCustomSessions({ ...customSessions, covers })}
            options={data?.activities.map(({ activityId, label }) => ({ value: activityId, label })) ?? []}
          />
          <TextField
            id="give-name"
            label="Name (shown to the client)"
            value={customSessions.name}
            onChange={(event) => setCustomSessions({ ...customSessions, name: event.currentTarget.value })}
          />
          <TextField
            id="give-day"
            label="Valid until"
            optional
            hint="Leave blank for no expiry date."
            type="date"
            value={customSessions.lastDay}
            onChange={(event) => setCustomSessions({ ...customSessions, lastDay: event.currentTarget.value })}
          />
        </>
      )}
      <ReasonField value={reason} onValue={setReason} />
    </ConfirmDialog>
  );
}
