import { faqCopy } from '@studio/content/copy/faq';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { castVote, useVotes, type Vote } from './use-votes.ts';

const copy = faqCopy.vote;

/** Asks "Did this help?" The vote stays on this device and can be undone. */
export function HelpfulVote({ id, question }: { id: string; question: string }) {
  const votes = useVotes();
  const vote = votes?.[id];
  const container = useRestoreFocus(vote);
  // Before hydration, an empty element reserves the space, so that nothing moves.
  return (
    <fieldset
      ref={container}
      aria-label={`${copy.question} ${question}`}
      className={`mt-5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 text-small ${votes ? '' : 'invisible'}`}
    >
      {vote ? (
        <>
          <p role="status" className="animate-[fade-in_160ms] text-ink">
            {vote === 'yes' ? copy.thanksYes : copy.thanksNo}{' '}
            <span className="text-stone">{copy.storageNote}</span>
          </p>
          <button
            type="button"
            onClick={() => castVote(id, null)}
            className="text-link min-h-11 font-medium text-ink"
          >
            {copy.undo}
          </button>
        </>
      ) : (
        <>
          <span className="mr-1">{copy.question}</span>
          <VoteButton id={id} vote="yes" />
          <VoteButton id={id} vote="no" />
        </>
      )}
    </fieldset>
  );
}

function VoteButton({ id, vote }: { id: string; vote: Vote }) {
  const icon = vote === 'yes' ? 'thumbs-up' : 'thumbs-down';
  return (
    <button
      type="button"
      onClick={() => castVote(id, vote)}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line px-4 font-medium text-ink transition-colors duration-160 hover:border-ink hover:bg-linen/50"
    >
      <Icon name={icon} size={17} />
      {copy[vote]}
    </button>
  );
}

/** Moves the focus to the new button when a vote replaces the clicked one. */
function useRestoreFocus(vote: Vote | undefined) {
  const container = useRef<HTMLFieldSetElement>(null);
  const before = useRef(vote);
  useEffect(() => {
    if (before.current === vote) return;
    before.current = vote;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) container.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [vote]);
  return container;
}
