import type { GetPaymentTotalsResponse } from '@studio/contracts/staff-money';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPrice } from '@studio/domain/money/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeMoneyError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { describeCountEffect, formatDifference } from './cash-up-text.ts';
import { LastCount } from './last-count.tsx';
import { cashUp } from './money-api.ts';
import { moneyQueries } from './money-queries.ts';

interface CashUpFormProps {
  till: NonNullable<GetPaymentTotalsResponse['till']>;
  currency: string;
}

/**
 * Form that cashes up a day: staff enter the counted cash, and the form shows the difference from the
 * expected cash.
 */
export function CashUpForm({ till, currency }: CashUpFormProps) {
  const { day, openingPence, cashPence, cashUp: closed } = till;
  const [typedOpening, setTypedOpening] = useState<string | null>(null);
  const opening = typedOpening ?? formatAmountInput(openingPence);
  const [counted, setCounted] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const closing = useMutation({
    mutationFn: cashUp,
    onSuccess: () => {
      setCounted('');
      setNote('');
      setTried(false);
      return queryClient.invalidateQueries({ queryKey: moneyQueries.all });
    },
  });
  const failure = describeMoneyError(closing.error, {
    done: 'the count may have been saved',
    unchanged: 'The count hasn’t been saved.',
  });
  const money = (pence: number) => formatPrice(pence, currency);
  const pence = { opening: parseAmountInput(opening), counted: parseAmountInput(counted) };
  const expected = pence.opening === null ? null : pence.opening + cashPence;
  const difference = pence.counted === null || expected === null ? null : pence.counted - expected;
  const typed = 'Enter £0 or more, for example 50 or 50.20.';
  const noteError = difference && note.trim() === '' ? 'Add a note about the difference.' : undefined;
  const close = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (pence.opening === null || pence.counted === null || noteError) return;
    closing.mutate({ day, openingPence: pence.opening, countedPence: pence.counted, note: note.trim() });
  };
  return (
    <Card>
      <form aria-labelledby="till-title" noValidate onSubmit={close}>
        <h3 id="till-title" className="text-row">
          Till
        </h3>
        {/* Announces the saved count, which appears here after the cash-up. */}
        <div aria-live="polite">
          {closed && <LastCount closed={closed} cashPence={cashPence} money={money} />}
        </div>
        <div className="mt-4 grid gap-4">
          <TextField
            id="till-opening"
            label="Opening float (£)"
            inputMode="decimal"
            value={opening}
            error={pence.opening === null ? typed : undefined}
            onChange={(event) => setTypedOpening(event.target.value)}
          />
          <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-small [&>dd]:numeric [&>dd]:text-right">
            <dt>Cash payments minus refunds</dt>
            <dd>{money(cashPence)}</dd>
            <dt className="font-semibold">Expected in till</dt>
            <dd className="font-semibold">{expected === null ? '–' : money(expected)}</dd>
          </dl>
          <div>
            <TextField
              id="till-counted"
              label="Cash counted (£)"
              inputMode="decimal"
              autoComplete="off"
              value={counted}
              error={tried && pence.counted === null ? typed : undefined}
              onChange={(event) => setCounted(event.target.value)}
            />
            <p
              aria-live="polite"
              className={`text-small font-medium not-empty:mt-2 ${difference ? 'text-clay-deep' : 'text-success'}`}
            >
              {difference !== null && `${formatDifference(difference, money)}.`}
            </p>
          </div>
          <TextField
            id="till-note"
            label="Note"
            optional={!difference}
            error={tried ? noteError : undefined}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        {failure && (
          <div className="mt-4">
            <Notice tone="error" title={failure} />
          </div>
        )}
        <div className="mt-5">
          <Button type="submit" wide busy={closing.isPending} busyLabel="Saving…">
            {closed ? 'Replace count' : 'Save count'}
          </Button>
          <p className="mt-2 text-small text-stone">{describeCountEffect(closed)}</p>
        </div>
      </form>
    </Card>
  );
}
