import type { ClassMessageRecipientDto } from '@studio/contracts/staff-class-messages';
import { formatCount, formatList } from '@studio/domain/text/format';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import type { MessageDraft } from './message-draft.ts';
import { UnreachableClients } from './unreachable-clients.tsx';

interface ClassMessagePreviewProps {
  titleId: string;
  recipients: readonly ClassMessageRecipientDto[];
  draft: Pick<MessageDraft, 'subject' | 'text'>;
  busy: boolean;
  failure: string | null;
  onSend: () => void;
  onBack: () => void;
}

/** Second step of a message: the email as the first client gets it, and how many clients get it. */
export function ClassMessagePreview(props: ClassMessagePreviewProps) {
  const { titleId, recipients, draft, busy, failure, onSend, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reachable = recipients.filter(({ unreachable }) => unreachable === null);
  const clients = formatCount(reachable.length, 'client');
  return (
    <>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Send this message?
      </h2>
      <p className="mt-3">
        <strong className="font-semibold">{clients}</strong> will get this email.
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-medium underline underline-offset-4 hover:text-clay-deep">
          Show names
        </summary>
        <p className="text-small text-stone">{formatList(reachable.map(({ name }) => name))}</p>
      </details>
      <div className="mt-3 grid gap-4">
        <ScrollRegion label="Preview" className="max-h-80 sm:max-h-96 rounded-card bg-paper px-4 py-4">
          <p className="font-semibold [overflow-wrap:anywhere]">{draft.subject.trim()}</p>
          <p className="mt-3">Hi {reachable[0]?.name.split(' ')[0] ?? 'Amara'},</p>
          <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{draft.text.trim()}</p>
          <p className="mt-3 text-small text-stone">The class details follow.</p>
        </ScrollRegion>
        <UnreachableClients
          title="We can’t email"
          clients={recipients.flatMap(({ name, unreachable, personId }) =>
            unreachable ? [{ name, reason: unreachable, personId }] : [],
          )}
        />
      </div>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {failure && <Notice tone="error" title={failure} />}
      </div>
      <div className="mt-6 grid gap-2.5">
        <Button wide busy={busy} busyLabel="Sending…" disabled={reachable.length === 0} onClick={onSend}>
          Send to {clients}
        </Button>
        <Button kind="secondary" wide disabled={busy} onClick={onBack}>
          Edit message
        </Button>
      </div>
    </>
  );
}
