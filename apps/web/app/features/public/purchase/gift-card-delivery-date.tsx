import { purchaseCopy } from '@studio/content/copy/purchase';
import { getLastSendDay } from '@studio/domain/gift-cards/gift-card-details';
import { addDays } from '@studio/domain/time/local-date';
import { useState } from 'react';
import { ChipGroup } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type GiftCardFormState, getGiftCardFieldId } from './use-gift-card-form.ts';

const copy = purchaseCopy.giftCard;
const options = [
  { value: 'now', label: copy.atOnce },
  { value: 'later', label: copy.onDay },
] as const;

/** Lets the buyer send the gift card now, or on a day within a year. */
export function GiftCardDeliveryDate({ form, today }: { form: GiftCardFormState; today: string }) {
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
            id={getGiftCardFieldId('sendOn')}
            name="sendOn"
            type="date"
            label={copy.day}
            hint={copy.dayHint}
            min={today}
            max={getLastSendDay(today)}
            value={sendOn}
            error={form.errorOf('sendOn')}
            onChange={(event) => form.set('sendOn', event.currentTarget.value)}
            onBlur={() => form.onBlur('sendOn')}
          />
        </div>
      )}
    </div>
  );
}
