/** @jsxRuntime automatic */
import { noPlaceWords } from '@studio/domain/bookings/no-place';
import type { PaidNoPlaceFacts } from '../facts.ts';
import { noPlaceSentence, refundSentence } from '../wording.ts';
import { Action, ClassCard, Note } from './cards.tsx';
import { MailFrame } from './mail-frame.tsx';

/** Somebody paid and got no place: nothing is booked, the money goes back, the same day has other classes. */
export function PaidNoPlace({ facts }: { facts: PaidNoPlaceFacts }) {
  return (
    <MailFrame
      studio={facts.studio}
      preview={`${facts.amount} is on its way back. Nothing is booked.`}
      title={noPlaceWords[facts.reason].title}
      lead={noPlaceSentence(facts)}
    >
      <Note title={`${facts.amount} is on its way back`}>{refundSentence(facts.method)}</Note>
      <Action href={facts.dayUrl} label="See classes on the same day" />
      <ClassCard studio={facts.studio} class={facts.class} />
    </MailFrame>
  );
}
