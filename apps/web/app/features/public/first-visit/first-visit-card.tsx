import { firstVisitCopy } from '@studio/content/copy/first-visit';
import type { QuestionnaireReason } from '@studio/domain/first-visit/health-answers';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FirstVisitForm } from './first-visit-form.tsx';
import { firstVisitQueries } from './first-visit-queries.ts';
import { WithdrawHealthConsent } from './withdraw-health-consent.tsx';

interface FirstVisitCardProps {
  /** Booking that identifies the person; undefined for the logged-in member. */
  bookingId?: string;
  bookingKey?: string | undefined;
}

const { card, form } = firstVisitCopy;

const copyByReason = {
  'first-class': { heading: card.title, text: card.text },
  'new-waiver': { heading: card.newWaiver, text: card.newWaiverText },
  'answers-expired': { heading: card.expired, text: card.expiredText },
  change: { heading: firstVisitCopy.account.title, text: card.shared },
} as const;

/**
 * Asks the first-visit questions on the pages of bookings when answers are due: before a first class, after a change of
 * the waiver, or when health answers have expired. People who shared health answers can change or withdraw them here.
 * Renders nothing for other people, and until the server has said whether the person has to answer.
 */
export function FirstVisitCard({ bookingId, bookingKey }: FirstVisitCardProps) {
  const title = useId();
  const person = { ...(bookingId ? { bookingId } : {}), key: bookingKey };
  // If loading fails, the card stays hidden, because the page is complete without the questions.
  const { data: known } = useQuery(firstVisitQueries.answers(person));
  const [open, setOpen] = useState(false);
  /**
   * Reason why the answers that were just saved had been requested; 'change' if they hadn't been. Null before saving.
   */
  const [saved, setSaved] = useState<QuestionnaireReason | 'change' | null>(null);
  const savedNow = saved !== null;
  if (!known || !(known.isDue || known.isShared || savedNow)) return null;
  const isAnswered = savedNow || !known.isDue;
  const { heading, text } = copyByReason[saved ?? known.reason ?? 'change'];
  return (
    <section className="rounded-card border border-forest/25 bg-paper p-5">
      <h2 className="flex items-center gap-2.5 font-sans text-ui font-semibold tracking-normal">
        <Icon name={isAnswered ? 'circle-check' : 'leaf'} size={20} className="shrink-0 text-sage-deep" />
        {heading}
      </h2>
      <p role={savedNow ? 'status' : undefined} className="mt-1.5 text-small leading-relaxed text-stone">
        {savedNow ? card.done : text}
      </p>
      <div className="mt-3.5 flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          {isAnswered ? card.change : card.button}
        </Button>
        {known.isShared && <WithdrawHealthConsent person={person} onWithdrawn={() => setSaved(null)} />}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy={title}>
        <h2 id={title} className="text-h3">
          {heading}
        </h2>
        <p className="mt-1.5 text-stone">{form.lead}</p>
        {open && (
          <FirstVisitForm
            person={person}
            savedAnswers={known.answers}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setSaved(known.reason ?? 'change');
              setOpen(false);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}
