/** @jsxRuntime automatic */
import type { CancellationEmailDetails } from '../email-details.ts';
import {
  formatNames,
  getAlternativeClassText,
  getEndedBookingText,
  getNextStepButton,
  getRefundOutcomeText,
} from '../email-text.ts';
import { ActionButton, ClassCard, NotePanel, PriceCard } from './cards.tsx';
import { EmailLayout } from './email-layout.tsx';

/** Shows what is returned and how, then the class. */
export function BookingCancelled({ facts }: { facts: CancellationEmailDetails }) {
  const back = getRefundOutcomeText(facts.returned);
  const next = getNextStepButton(facts);
  return (
    <EmailLayout
      studio={facts.studio}
      preview={`${back.title}. ${back.sentence}`}
      title={getEndedBookingText(facts).title}
      lead={`${facts.class.title}, ${facts.class.dateLong}, ${facts.class.timeRange}.${facts.apology ? ` ${facts.apology}` : ''}`}
    >
      <NotePanel title={back.title}>{back.sentence}</NotePanel>
      {facts.instead && (
        <>
          <NotePanel title="Instead">{getAlternativeClassText(facts.instead)}</NotePanel>
          <ActionButton {...next} />
        </>
      )}
      <ClassCard studio={facts.studio} class={facts.class} bookedFor={formatNames(facts.attendees)} gone />
      {facts.price && <PriceCard price={facts.price} />}
      {!facts.instead && <ActionButton {...next} />}
    </EmailLayout>
  );
}
