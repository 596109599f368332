import { firstVisitCopy } from '@studio/content/copy/first-visit';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FirstVisitForm } from './first-visit-form.tsx';
import { firstVisitQueries } from './first-visit-queries.ts';
import { WithdrawHealthConsent } from './withdraw-health-consent.tsx';

const { account, form } = firstVisitCopy;

export function MyHealthAnswers() {
  const title = useId();
  const { data: known, isError, isFetching, refetch } = useQuery(firstVisitQueries.answers({}));
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby={`${title}own`}>
      <h2 id={`${title}own`} className="text-h3">
        {account.title}
      </h2>
      <p className="mt-1.5 text-small leading-relaxed text-stone">{account.text}</p>
      {!known && !isError && <Skeleton className="mt-3 h-11 w-36 rounded-pill" />}
      {!known && isError && (
        <LoadError title="We couldn’t load your answers." busy={isFetching} onRetry={refetch} />
      )}
      {known && (
        <>
          <p className="mt-2 text-[15px]">{known.answers ? describeAnswers(known.answers) : account.none}</p>
          <div className="mt-3.5 flex flex-wrap items-center gap-x-5 gap-y-1">
            <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
              {known.answers ? account.change : account.answer}
            </Button>
            {known.isShared && <WithdrawHealthConsent person={{}} />}
          </div>
          <Dialog open={open} onClose={() => setOpen(false)} labelledBy={title}>
            <h2 id={title} className="text-h3">
              {account.title}
            </h2>
            <p className="mt-1.5 text-stone">{form.lead}</p>
            {open && (
              <FirstVisitForm
                person={{}}
                savedAnswers={known.answers}
                onClose={() => setOpen(false)}
                onSaved={() => setOpen(false)}
              />
            )}
          </Dialog>
        </>
      )}
    </section>
  );
}

function describeAnswers({
  pregnant,
  weeksPregnant,
  injuries,
}: {
  pregnant: boolean;
  weeksPregnant: number | null;
  injuries: string;
}): string {
  const parts = [pregnant ? `Pregnant, week ${weeksPregnant} when you told us` : '', injuries].filter(
    Boolean,
  );
  return parts.length > 0 ? `${parts.join('. ')}.` : account.noConcerns;
}
