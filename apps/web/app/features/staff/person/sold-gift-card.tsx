import type { SellProductResponse } from '@studio/contracts/staff-desk-sales';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { BrandMark } from '../../../lib/site/brand-mark.tsx';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';

interface SoldGiftCardProps {
  giftCard: NonNullable<SellProductResponse['giftCard']>;
  /** Email address to which we send the code; empty if staff hand it over. */
  recipientEmail: string;
  onDone: () => void;
}

/** Shows the code of a gift card that was just sold, and prints it. Staff can’t see the code later. */
export function SoldGiftCard({ giftCard, recipientEmail, onDone }: SoldGiftCardProps) {
  const { name } = useStudio();
  const { code, amountPence, expiresAt } = giftCard;
  // The card expires at midnight, so the last valid day is the day before.
  const lastDay = formatDayAndYear(toLondonDate(new Date(new Date(expiresAt).getTime() - 1)));
  return (
    <div className="space-y-5">
      <section
        aria-label="Gift card"
        className="print-sheet on-dark flex flex-col items-center rounded-card bg-forest px-5 py-7 text-center text-chalk"
      >
        <BrandMark />
        <p className="mt-3 text-small text-mist">{name} gift card</p>
        <p className="numeric mt-1 font-display text-[46px] leading-none">{formatPriceShort(amountPence)}</p>
        <p className="numeric mt-4 text-h3 tracking-wide select-all">{code}</p>
        <p className="mt-2 text-small text-mist">Valid until {lastDay}</p>
      </section>
      <p>
        {recipientEmail
          ? `We’re emailing the code to ${recipientEmail}. `
          : 'Give the client this code, printed or written down. '}
        You can’t see it again after you close this.
      </p>
      <div className="grid gap-2.5">
        <Button wide onClick={() => window.print()}>
          Print gift card
        </Button>
        <Button kind="secondary" wide onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
