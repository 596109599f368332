import { purchaseCopy } from '@studio/content/copy/purchase';
import { type GiftCardDetails, giftCardLimits } from '@studio/domain/gift-cards/gift-card-details';
import { normaliseText } from '@studio/domain/text/normalise-text';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { DraftFields } from './draft-fields.ts';
import { GiftCardAmount } from './gift-card-amount.tsx';
import { GiftCardDeliveryDate } from './gift-card-delivery-date.tsx';

const copy = purchaseCopy.giftCard;

interface GiftCardFieldsProps {
  form: DraftFields<GiftCardDetails>;
  /** Current day in London. */
  today: string;
}

export function GiftCardFields({ form, today }: GiftCardFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <GiftCardAmount form={form} />
      </div>
      <TextField
        {...form.control('recipientName')}
        label={copy.recipientName}
        maxLength={giftCardLimits.nameMax}
        autoComplete="off"
        required
      />
      <TextField
        {...form.control('recipientEmail')}
        label={copy.recipientEmail}
        hint={copy.recipientHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...form.control('senderName')}
        label={copy.senderName}
        maxLength={giftCardLimits.nameMax}
        autoComplete="name"
        required
      />
      <div className="sm:col-span-2">
        <Message form={form} />
      </div>
      <div className="sm:col-span-2">
        <GiftCardDeliveryDate form={form} today={today} />
      </div>
    </div>
  );
}

/** Field for the message. Allows typing past the limit, and shows the number of excess characters. */
function Message({ form }: { form: DraftFields<GiftCardDetails> }) {
  const charactersLeft = giftCardLimits.messageMax - normaliseText(form.details.message).length;
  return (
    <TextAreaField
      {...form.control('message')}
      label={copy.message}
      rows={4}
      optional
      hint={charactersLeft >= 0 ? copy.charactersLeft(charactersLeft) : copy.charactersOver(-charactersLeft)}
    />
  );
}
