import type { ClassMessageDto } from '@studio/contracts/staff-class-messages';
import { formatCount } from '@studio/domain/text/format';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { describeDelivery } from './class-message-text.ts';
import { UnreachableClients } from './unreachable-clients.tsx';

interface ClassMessageResultProps {
  titleId: string;
  message: ClassMessageDto;
  onClose: () => void;
}

/** Last step of a message: how many clients it was sent to, and who didn't get it. */
export function ClassMessageResult({ titleId, message, onClose }: ClassMessageResultProps) {
  const { unreachable, sent, pending } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {pending > 0 ? 'Message on its way' : 'Message sent'}
      </h2>
      <div className="mt-4 grid gap-4">
        <Notice
          tone={sent === 0 && pending === 0 ? 'warning' : 'success'}
          title={`${describeDelivery(message)}.`}
        >
          {pending > 0 && 'You can close this. We’ll keep sending, and the class shows who got the message.'}
        </Notice>
        <UnreachableClients
          title={`${formatCount(unreachable.length, 'client')} didn’t get it`}
          clients={unreachable.map(({ delivery, ...client }) => ({ ...client, reason: delivery }))}
        />
      </div>
      <Button wide className="mt-6" onClick={onClose}>
        Close
      </Button>
    </>
  );
}
