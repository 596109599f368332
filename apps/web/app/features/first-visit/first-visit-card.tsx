import { firstVisitCopy } from '@studio/content/copy/first-visit';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AnswersForm } from './answers-form.tsx';
import { useAnswers } from './use-answers.ts';

interface FirstVisitCardProps {
  /** The booking by which somebody is known; without it the member who is signed in. */
  bookingId?: string;
  bookingKey?: string | undefined;
}

const { card, form } = firstVisitCopy;

/**
 * Asks who has never been asked, after the place is safe; who has answered is left in peace. Nothing shows until it is
 * known whether there is something to ask.
 */
export function FirstVisitCard({ bookingId, bookingKey }: FirstVisitCardProps) {
  const title = useId();
  const { known, setKnown } = useAnswers(bookingId, bookingKey);
  const [open, setOpen] = useState(false);
  const [isNewWaiver, setIsNewWaiver] = useState(false);
  const [savedNow, setSavedNow] = useState(false);
  if (!known || !(known.isDue || savedNow)) return null;
  const whose = { ...(bookingId ? { bookingId } : {}), key: bookingKey };
  return (
    <section className="rounded-card border border-forest/25 bg-paper p-5">
      <h2 className="flex items-center gap-2.5 font-sans text-ui font-semibold tracking-normal">
        <Icon name={savedNow ? 'circle-check' : 'leaf'} size={20} className="shrink-0 text-sage-deep" />
        {card.title}
      </h2>
      <p role={savedNow ? 'status' : undefined} className="mt-1.5 text-small leading-relaxed text-stone">
        {savedNow ? card.done : card.text}
      </p>
      <Button kind="secondary" size="small" className="mt-3.5" onClick={() => setOpen(true)}>
        {savedNow ? card.change : card.button}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy={title}>
        <h2 id={title} className="text-h3">
          {form.title}
        </h2>
        <p className="mt-1.5 text-stone">{form.lead}</p>
        {open && (
          <AnswersForm
            whose={whose}
            before={known.answers}
            onLeave={() => setOpen(false)}
            onSaved={(answer) => {
              setKnown(answer);
              setSavedNow(true);
              setOpen(false);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}
