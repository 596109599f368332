/** @jsxRuntime automatic */
import type { TourEmailDetails } from '../email-details.ts';
import { ActionButton, Card, DetailRows } from './cards.tsx';
import { EmailLayout } from './email-layout.tsx';

/** Any email about a studio tour, to the visitor or the studio: what happened, when, and the next step. */
export function TourEmail({ facts }: { facts: TourEmailDetails }) {
  return (
    <EmailLayout studio={facts.studio} preview={facts.lead} title={facts.title} lead={facts.lead}>
      <Card title="The tour">
        <DetailRows rows={facts.rows} />
      </Card>
      {facts.action && <ActionButton href={facts.action.href} label={facts.action.label} />}
    </EmailLayout>
  );
}
