import { CodeField, type CodeFieldText } from './code-field.tsx';

const applied = { open: '', apply: '', busy: '', remove: 'Remove', empty: '' };
const promoText: CodeFieldText = { ...applied, label: 'promo code' };
const giftCardText: CodeFieldText = { ...applied, label: 'gift card' };

interface DeskCodesProps {
  promoCode: string | null;
  giftCardCode: string | null;
  /** Whether another saving is better than the promo code, which is therefore not used. */
  isPromoUnused: boolean;
  /** Tries a promo code or gift card code. Resolves with an error message; null on success. */
  onApply: (typed: string) => Promise<string | null>;
  onRemove: (field: 'promoCode' | 'giftCardCode') => void;
}

/**
 * Renders the applied promo code and gift card, and one field for either. Must be outside a form, because the field is
 * one itself.
 */
export function DeskCodes({ promoCode, giftCardCode, isPromoUnused, onApply, onRemove }: DeskCodesProps) {
  return (
    <div className="flex flex-col items-stretch gap-3 [&>button]:self-start">
      {promoCode && (
        <CodeField
          copy={promoText}
          icon="ticket"
          code={promoCode}
          led
          note={isPromoUnused ? 'The client already has a better price, so we haven’t used this code.' : null}
          onApply={onApply}
          onRemove={() => onRemove('promoCode')}
        />
      )}
      {giftCardCode && (
        <CodeField
          copy={giftCardText}
          icon="credit-card"
          code={giftCardCode}
          led
          onApply={onApply}
          onRemove={() => onRemove('giftCardCode')}
        />
      )}
      {!(promoCode && giftCardCode) && (
        <CodeField
          key={`${promoCode}${giftCardCode}`}
          copy={getAddText(promoCode, giftCardCode)}
          icon="ticket"
          code={null}
          onApply={onApply}
          onRemove={() => {}}
        />
      )}
    </div>
  );
}

function getAddText(promoCode: string | null, giftCardCode: string | null): CodeFieldText {
  const text = { apply: 'Apply', busy: 'Checking…', remove: 'Remove' };
  if (promoCode)
    return {
      ...text,
      open: 'Add gift card',
      label: 'Gift card code',
      empty: 'Enter the 16 letters and digits of the gift card code.',
    };
  if (giftCardCode)
    return { ...text, open: 'Add promo code', label: 'Promo code', empty: 'Enter a promo code.' };
  return {
    ...text,
    open: 'Add promo code or gift card',
    label: 'Promo code or gift card code',
    empty: 'Enter a promo code or gift card code.',
  };
}
