import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import { formatPriceShort } from '@studio/domain/money/money';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import type { PurchaseDetails } from './purchase-details.ts';

const copy = purchaseCopy.accept;

export const termsFieldId = 'purchase-terms';

interface AcceptTermsProps {
  details: PurchaseDetails;
  accepted: boolean;
  error: string | undefined;
  onChange: (accepted: boolean) => void;
}

/**
 * Asks the buyer to accept the terms. For a membership, the sentence names the renewal price. Except for a gift card,
 * the buyer also asks the studio to start before the legal cancellation period ends.
 */
export function AcceptTerms({ details, accepted, error, onChange }: AcceptTermsProps) {
  const price = formatPriceShort(details.pricePence, details.currency);
  const [before = '', after = ''] = getTermsText(details).split('{terms}');
  return (
    <CheckboxField
      id={termsFieldId}
      name="terms"
      required
      checked={accepted}
      error={error}
      onChange={(event) => onChange(event.currentTarget.checked)}
    >
      {before}
      <a href="/terms" target="_blank" rel="noopener" className="font-medium text-link">
        {copy.terms}
      </a>
      {fillPlaceholders(after, { price })}
    </CheckboxField>
  );
}

function getTermsText({ kind, renewsOn }: PurchaseDetails): string {
  if (kind === 'gift-card') return copy.giftCard;
  return renewsOn ? copy.membership : copy.product;
}
