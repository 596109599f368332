/** @jsxRuntime automatic */
import type { CancelledMailFacts } from '../facts.ts';
import { endedWords, insteadSentence, names, nextStep, returnWords } from '../wording.ts';
import { Action, ClassCard, Note, PriceCard } from './cards.tsx';
import { MailFrame } from './mail-frame.tsx';

/** 'Booking cancelled': what comes back and where to, then which class it was. */
export function BookingCancelled({ facts }: { facts: CancelledMailFacts }) {
  const back = returnWords(facts.returned);
  const next = nextStep(facts);
  return (
    <MailFrame
      studio={facts.studio}
      preview={`${back.title}. ${back.sentence}`}
      title={endedWords(facts).title}
      lead={`${facts.class.title}, ${facts.class.dateLong}, ${facts.class.timeRange}.${facts.apology ? ` ${facts.apology}` : ''}`}
    >
      <Note title={back.title}>{back.sentence}</Note>
      {facts.instead && (
        <>
          <Note title="Instead">{insteadSentence(facts.instead)}</Note>
          <Action {...next} />
        </>
      )}
      <ClassCard studio={facts.studio} class={facts.class} bookedFor={names(facts.attendees)} gone />
      {facts.price && <PriceCard price={facts.price} />}
      {!facts.instead && <Action {...next} />}
    </MailFrame>
  );
}
