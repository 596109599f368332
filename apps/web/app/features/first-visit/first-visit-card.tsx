import { firstVisitCopy } from '@studio/content/copy/first-visit';
import type { FirstVisitAnswer } from '@studio/contracts/first-visit';
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
  const [saved, setSaved] = useState<FirstVisitAnswer['because']>(null);
  const because = saved ?? known?.because ?? null;
  if (!known || !because) return null;
  const savedNow = saved !== null;
  const heading = because === 'new-waiver' ? card.newWaiver : card.title;
  const text = because === 'new-waiver' ? card.newWaiverText : card.text;
  const whose = { ...(bookingId ? { bookingId } : {}), key: bookingKey };
  return (
    <section className="rounded-card border border-forest/25 bg-paper p-5">
      <h2 className="flex items-center gap-2.5 font-sans text-ui font-semibold tracking-normal">
        <Icon name={savedNow ? 'circle-check' : 'leaf'} size={20} className="shrink-0 text-sage-deep" />
        {heading}
      </h2>
      <p role={savedNow ? 'status' : undefined} className="mt-1.5 text-small leading-relaxed text-stone">
        {savedNow ? card.done : text}
      </p>
      <Button kind="secondary" size="small" className="mt-3.5" onClick={() => setOpen(true)}>
        {savedNow ? card.change : card.button}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy={title}>
        <h2 id={title} className="text-h3">
          {heading}
        </h2>
        <p className="mt-1.5 text-stone">{form.lead}</p>
        {open && (
          <AnswersForm
            whose={whose}
            before={known.answers}
            onLeave={() => setOpen(false)}
            onSaved={(answer) => {
              setKnown(answer);
              setSaved(because);
              setOpen(false);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}
