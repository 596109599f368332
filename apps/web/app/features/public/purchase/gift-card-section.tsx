import { purchaseCopy } from '@studio/content/copy/purchase';
import type { GiftCardDetails } from '@studio/domain/gift-cards/gift-card-details';
import { normaliseCode, normaliseLine } from '@studio/domain/text/normalise-text';
import { formatDayLong } from '@studio/domain/time/format-london';
import type { DraftFields } from './draft-fields.ts';
import { GiftCardFields } from './gift-card-fields.tsx';

const copy = purchaseCopy.giftCard;

interface GiftCardSectionProps {
  form: DraftFields<GiftCardDetails>;
  today: string;
  /** Whether the form shows a summary, because the payment is open. */
  folded: boolean;
  /** Returns to the form; undefined while the payment is in progress. */
  onChange: (() => void) | undefined;
}

/** Shows the gift card form, or its summary while the payment is open. */
export function GiftCardSection({ form, today, folded, onChange }: GiftCardSectionProps) {
  return (
    <section aria-labelledby="gift-card" className="border-t border-hairline pt-8 pb-9">
      <div className="mb-4 flex items-baseline justify-between gap-6">
        <h2 id="gift-card" className="text-section">
          {copy.heading}
        </h2>
        {folded && onChange && (
          <button
            type="button"
            onClick={onChange}
            className="-my-2.5 min-h-11 shrink-0 cursor-pointer font-medium text-link"
          >
            {purchaseCopy.pay.change}
          </button>
        )}
      </div>
      {folded ? <Folded {...form.details} /> : <GiftCardFields form={form} today={today} />}
    </section>
  );
}

function Folded({ recipientName, recipientEmail, sendOn }: GiftCardDetails) {
  return (
    <div className="leading-relaxed">
      <p>{normaliseLine(recipientName)}</p>
      <p className="text-stone [overflow-wrap:anywhere]">{normaliseCode(recipientEmail)}</p>
      <p className="numeric text-stone">{sendOn ? formatDayLong(sendOn) : copy.straightAway}</p>
    </div>
  );
}
