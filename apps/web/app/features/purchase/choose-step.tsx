import { purchaseCopy } from '@studio/content/copy/purchase';
import { summaryTitle } from '../../lib/payments/summary-title.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import type { PurchaseFacts } from './purchase-facts.ts';
import { Refusal } from './refusal.tsx';
import type { PurchaseState } from './use-purchase.ts';

const copy = purchaseCopy.pay;

/** The terms, and the one button that goes on. */
export function ChooseStep({ facts, purchase }: { facts: PurchaseFacts; purchase: PurchaseState }) {
  const { choice, change, payment, bill, proceed, problems, failedAttempts, termsError, isGift } = purchase;
  const busy = payment.step === 'opening';
  const free = bill.toPayPence === 0 && !isGift;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) proceed();
      }}
      className="border-t border-hairline pt-7 pb-9"
    >
      {problems.length > 0 && (
        <div className="mb-6">
          <ErrorSummary
            title={summaryTitle(problems.length, 'payment')}
            problems={problems}
            attempt={failedAttempts}
          />
        </div>
      )}
      <AcceptTerms
        facts={facts}
        accepted={choice.termsAccepted}
        error={termsError}
        onChange={(termsAccepted) => change({ termsAccepted })}
      />
      {payment.notice && (
        <div className="mt-6">
          <Refusal notice={payment.notice} onAgain={proceed} />
        </div>
      )}
      <div className={`${isGift ? '' : bottomBar} mt-6 sm:max-w-fit`}>
        <Button type="submit" size="large" wide busy={busy} busyLabel={free ? copy.freeBusy : copy.opening}>
          {free ? copy.free : copy.proceed}
        </Button>
      </div>
    </form>
  );
}

/** On phones at the thumb. Where something is typed it stays in the flow, so that no keyboard covers the field. */
const bottomBar =
  'max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-[var(--gutter)] max-md:border-t max-md:border-hairline max-md:bg-chalk max-md:px-[var(--gutter)] max-md:pt-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]';
