import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { getErrorMessage } from '../../../lib/format/staff-text.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { ChipFilter } from '../../../ui/chip.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { personApi } from './person-api.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';

interface GrantSessionsDialogProps {
  open: boolean;
  onClose: () => void;
  person: { personId: string; name: string };
  onGranted: (message: string) => void;
}

const free = { name: 'From the studio', sessions: '1', covers: [] as string[], lastDay: '' };

/** Dialog that grants free sessions, based on a product or freely chosen. */
export function GrantSessionsDialog({ open, onClose, person, onGranted }: GrantSessionsDialogProps) {
  const { personId } = person;
  const [grantId] = useIdempotencyKey();
  const offered = useQuery(personId, () => personApi.sellable(personId));
  const [productId, setProductId] = useState('');
  const [customSessions, setCustomSessions] = useState(free);
  const [reason, setReason] = useState('');
  const sessions = Number(customSessions.sessions);
  const isWhole = Number.isInteger(sessions) && sessions > 0 && sessions <= 200;
  const missing =
    !productId && !isWhole
      ? 'Write how many sessions.'
      : !productId && customSessions.covers.length === 0
        ? 'Choose what they are for.'
        : getReasonError(reason);
  const what = productId
    ? { productId }
    : {
        name: normaliseLine(customSessions.name) || free.name,
        sessions,
        covers: customSessions.covers,
        lastDay: customSessions.lastDay || null,
      };
  return (
    <FormDialog
      title={`Give sessions to ${person.name}`}
      open={open}
      onClose={onClose}
      label="Give"
      busyLabel="Giving"
      missing={missing}
      formatError={getErrorMessage}
      onSubmit={async () => {
        await personApi.grant({ personId, grantId, what, reason: reason.trim() });
        onGranted('Given. They can book with it now.');
      }}
    >
      {offered.failed && (
        <LoadError title="Could not load what there is" busy={offered.busy} onRetry={offered.refetch} />
      )}
      <ChoiceField
        id="give-product"
        label="What"
        value={productId}
        onChange={(event) => setProductId(event.currentTarget.value)}
      >
        <option value="">Some sessions</option>
        {offered.value?.products.map((product) => (
          <option key={product.productId} value={product.productId}>
            {product.name}
          </option>
        ))}
      </ChoiceField>
      {!productId && (
        <>
          <TextField
            id="give-sessions"
            label="Sessions"
            type="number"
            inputMode="numeric"
            min={1}
            value={customSessions.sessions}
            onChange={(event) =>
              setCustomSessions({ ...customSessions, sessions: event.currentTarget.value })
            }
          />
          <ChipFilter
            legend="Good for"
            legendShown
            name="give-covers"
            values={customSessions.covers}
            onChange={(covers) => setCustomSessions({ ...customSessions, covers })}
            options={
              offered.value?.activities.map(({ activityId, label }) => ({ value: activityId, label })) ?? []
            }
          />
          <TextField
            id="give-name"
            label="Called"
            value={customSessions.name}
            onChange={(event) => setCustomSessions({ ...customSessions, name: event.currentTarget.value })}
          />
          <TextField
            id="give-day"
            label="Last day"
            optional
            type="date"
            value={customSessions.lastDay}
            onChange={(event) => setCustomSessions({ ...customSessions, lastDay: event.currentTarget.value })}
          />
        </>
      )}
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}
