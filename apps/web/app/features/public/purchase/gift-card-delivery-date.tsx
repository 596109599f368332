import { purchaseCopy } from '@studio/content/copy/purchase';
import { type GiftCardDetails, getLastSendDay } from '@studio/domain/gift-cards/gift-card-details';
import { addDays } from '@studio/domain/time/local-date';
import { useState } from 'react';
import { ChipGroup } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { DraftFields } from './draft-fields.ts';

const copy = purchaseCopy.giftCard;
const options = [
  { value: 'now', label: copy.straightAway },
  { value: 'later', label: copy.onDay },
] as const;

/** Lets the buyer send the gift card now, or on a day within a year. */
export function GiftCardDeliveryDate({ form, today }: { form: DraftFields<GiftCardDetails>; today: string }) {
  const { sendOn } = form.details;
  const [later, setLater] = useState(false);
  const choose = (value: 'now' | 'later') => {
    setLater(value === 'later');
    form.set('sendOn', value === 'now' ? '' : addDays(today, 1));
  };
  const chosen = later || sendOn !== '';
  return (
    <div className="grid gap-4">
      <ChipGroup
        legend={copy.when}
        legendShown
        name="when"
        options={options}
        value={chosen ? 'later' : 'now'}
        onChange={choose}
      />
      {chosen && (
        <div className="sm:max-w-60">
          <TextField
            {...form.control('sendOn')}
            type="date"
            label={copy.day}
            hint={copy.dayHint}
            min={today}
            max={getLastSendDay(today)}
          />
        </div>
      )}
    </div>
  );
}
