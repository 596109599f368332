/** @jsxRuntime automatic */
import type { TourEmailDetails } from '../email-details.ts';
import { ActionButton, Card, DetailRows } from './email-blocks.tsx';
import { EmailLayout } from './email-layout.tsx';

/** Email about a studio tour, to the visitor or the studio: the event, its time, and the next step. */
export function TourEmail({ details }: { details: TourEmailDetails }) {
  return (
    <EmailLayout
      studio={details.studio}
      preview={details.lead}
      title={details.title}
      lead={details.lead}
      reason={details.reason}
    >
      <Card title="Studio tour">
        <DetailRows rows={details.rows} />
      </Card>
      {details.action && <ActionButton href={details.action.href} label={details.action.label} />}
    </EmailLayout>
  );
}
