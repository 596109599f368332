import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import { type GiftCardDetails, giftCardLimits } from '@studio/domain/gift-cards/gift-card-details';
import { useState } from 'react';
import { ChipGroup } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { DraftFields } from './draft-fields.ts';

const copy = purchaseCopy.giftCard;
const amounts = ['25', '50', '100'] as const;
const options = [
  ...amounts.map((value) => ({ value: value as string, label: `£${value}` })),
  { value: 'other', label: copy.other },
];

/** Field with a few fixed amounts, or a custom one. */
export function GiftCardAmount({ form }: { form: DraftFields<GiftCardDetails> }) {
  const { amount } = form.details;
  const isOffered = (amounts as readonly string[]).includes(amount);
  const [typing, setTyping] = useState(false);
  const other = typing || !isOffered;
  const choose = (value: string) => {
    setTyping(value === 'other');
    form.set('amount', value === 'other' ? '' : value);
  };
  const { leastPounds: least, mostPounds: most } = giftCardLimits;
  return (
    <div className="grid gap-4">
      <ChipGroup
        legend={copy.amount}
        legendShown
        name="amount"
        options={options}
        value={other ? 'other' : amount}
        onChange={choose}
      />
      {other && (
        <div className="sm:max-w-60">
          <TextField
            {...form.control('amount')}
            name="ownAmount"
            label={copy.otherLabel}
            hint={fillPlaceholders(copy.otherHint, { least, most })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            // The field has just replaced the fixed amounts, because the buyer chose to type an amount.
            autoFocus={typing}
          />
        </div>
      )}
    </div>
  );
}
