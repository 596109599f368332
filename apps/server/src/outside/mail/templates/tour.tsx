/** @jsxRuntime automatic */
import type { TourMailFacts } from '../facts.ts';
import { Action, Card, Rows } from './cards.tsx';
import { MailFrame } from './mail-frame.tsx';

/** Every mail about a studio tour, to the visitor and to the studio: what happened, when, and where to go on. */
export function TourMail({ facts }: { facts: TourMailFacts }) {
  return (
    <MailFrame studio={facts.studio} preview={facts.lead} title={facts.title} lead={facts.lead}>
      <Card title="The tour">
        <Rows rows={facts.rows} />
      </Card>
      {facts.action && <Action href={facts.action.href} label={facts.action.label} />}
    </MailFrame>
  );
}
