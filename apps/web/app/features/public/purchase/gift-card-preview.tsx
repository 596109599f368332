import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import { normaliseLine, normaliseText } from '@studio/domain/text/normalise-text';
import { BrandMark } from '../../../lib/site/brand-mark.tsx';
import { useStudio } from '../../../lib/site/use-studio.ts';

const copy = purchaseCopy.giftCard;

interface GiftCardPreviewProps {
  /** Formatted amount, such as "£50"; null before an amount is chosen. */
  amount: string | null;
  recipientName: string;
  senderName: string;
  message: string;
}

/** Shows the gift card as the recipient sees it, with the message below. */
export function GiftCardPreview({ amount, recipientName, senderName, message }: GiftCardPreviewProps) {
  const { name } = useStudio();
  return (
    <figure
      aria-label={copy.preview}
      className="flex flex-col items-center rounded-card bg-linen px-5 pt-6 pb-5 text-center"
    >
      <div className="on-dark flex h-[252px] w-[208px] flex-col items-center rounded-[104px_104px_16px_16px] bg-forest px-4 pt-11 pb-5 text-chalk">
        <BrandMark />
        <p className="numeric mt-4 font-display text-[46px] leading-none">{amount ?? '£'}</p>
        <p className="mt-3 line-clamp-2 w-full [overflow-wrap:anywhere]">
          {fillPlaceholders(copy.to, { name: normaliseLine(recipientName) || copy.someone })}
        </p>
        <p className="mt-auto text-small text-mist">{name}</p>
      </div>
      {normaliseText(message) && (
        <p className="mt-4 line-clamp-4 max-w-[30em] text-[15px] leading-snug whitespace-pre-line [overflow-wrap:anywhere]">
          {normaliseText(message)}
        </p>
      )}
      {normaliseLine(senderName) && (
        <p className="mt-2 text-small text-stone [overflow-wrap:anywhere]">
          {fillPlaceholders(copy.from, { name: normaliseLine(senderName) })}
        </p>
      )}
    </figure>
  );
}
