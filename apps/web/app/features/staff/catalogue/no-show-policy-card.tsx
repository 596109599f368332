import { maxNoShowFeePence, type NoShowPolicy } from '@studio/domain/bookings/no-show';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPriceShort } from '@studio/domain/money/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveNoShowPolicy } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { EditForm } from './edit-form.tsx';

const kinds = [
  { value: 'credit', label: 'Client loses the session' },
  { value: 'off', label: 'Client keeps the session' },
  { value: 'fee', label: 'Client loses the session and owes a fee' },
] as const;

const descriptions: Record<NoShowPolicy['kind'], string> = {
  credit: 'The client loses the session, or the price they paid for the class.',
  off: 'We return the session. We don’t refund payments for the class.',
  fee: 'The client loses the session and owes a fee at the next visit. There’s no fee if they paid for the class itself.',
};

/** Form of the no-show policy: whether a client who doesn’t attend loses the session, and owes a fee. */
export function NoShowPolicyCard({ policy, mayChange }: { policy: NoShowPolicy; mayChange: boolean }) {
  const [chosenKind, setChosenKind] = useState<NoShowPolicy['kind'] | null>(null);
  const [typedFee, setTypedFee] = useState<string | null>(null);
  const kind = chosenKind ?? policy.kind;
  const fee = typedFee ?? formatAmountInput(policy.feePence);
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: saveNoShowPolicy,
    onSuccess: () => {
      showToast('No-show policy saved.');
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const feePence = parseAmountInput(fee);
  const wrong = feePence === null || feePence > maxNoShowFeePence || (kind === 'fee' && feePence === 0);
  const save = () => {
    setTried(true);
    if (!wrong && feePence !== null) saving.mutate({ kind, feePence });
  };
  const fields = (
    <>
      <ChipGroup
        legend="After a no-show"
        name="no-show"
        options={kinds}
        value={kind}
        onChange={(chosen) => mayChange && setChosenKind(chosen)}
      />
      <p className="text-small text-stone">{descriptions[kind]}</p>
      {kind === 'fee' && (
        <TextField
          id="no-show-fee"
          label="Fee (£)"
          inputMode="decimal"
          disabled={!mayChange}
          value={fee}
          error={
            tried && wrong
              ? `Enter an amount from £0.01 to ${formatPriceShort(maxNoShowFeePence)}.`
              : undefined
          }
          onChange={(event) => setTypedFee(event.target.value)}
        />
      )}
    </>
  );
  return (
    <section aria-labelledby="missed-title">
      <Card>
        <h2 id="missed-title" className="text-h3">
          No-show policy
        </h2>
        <p className="mt-1.5 mb-5 text-small text-stone">
          We apply the policy an hour after each class. Earlier no-shows don’t change. If you later mark a
          no-show as attended, the policy no longer applies to that booking.
        </p>
        {mayChange ? (
          <EditForm saving={saving} label="Save policy" pinned={false} onSave={save}>
            {fields}
          </EditForm>
        ) : (
          <div className="grid gap-5">{fields}</div>
        )}
      </Card>
    </section>
  );
}
