import type { ClassMessageDto } from '@studio/contracts/staff-class-messages';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { describeDelivery, recipientLabels } from './class-message-text.ts';
import { UnreachableClients } from './unreachable-clients.tsx';

/** Message that was sent, with its delivery. Opens to its text and the clients who didn't get it. */
export function SentMessage({ message }: { message: ClassMessageDto }) {
  const { subject, text, audience, sentAt, sentBy, unreachable, pending } = message;
  return (
    <li className="rounded-card border border-hairline bg-paper">
      <details className="group">
        <summary className="flex min-h-13 cursor-pointer list-none items-start gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block font-medium [overflow-wrap:anywhere]">{subject || 'Erased message'}</span>
            <span className="block text-small text-stone">
              {formatMomentShort(new Date(sentAt))}, {sentBy}
            </span>
            <span
              role="status"
              className={`mt-0.5 flex items-center gap-1.5 text-small ${unreachable.length > 0 && pending === 0 ? 'text-warning' : 'text-stone'}`}
            >
              {unreachable.length > 0 && pending === 0 && <StaffIcon name="circle-alert" size={16} />}
              {describeDelivery(message)}
            </span>
          </span>
          <StaffIcon
            name="chevron-down"
            size={20}
            className="mt-0.5 shrink-0 transition-transform duration-hover group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-3 border-t border-hairline px-4 py-3">
          <p className="text-small text-stone">To: {recipientLabels[audience]}</p>
          {text && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
          <UnreachableClients
            title="Not sent to"
            clients={unreachable.map(({ delivery, ...client }) => ({ ...client, reason: delivery }))}
          />
        </div>
      </details>
    </li>
  );
}
