import type { ClassMessagesResponse } from '@studio/contracts/staff-class-messages';
import type { ClassMessageAudience } from '@studio/domain/bookings/class-message';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasNoResponse } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { useModal } from '../../../ui/use-modal.ts';
import { ClassMessageForm } from './class-message-form.tsx';
import { ClassMessagePreview } from './class-message-preview.tsx';
import { ClassMessageResult } from './class-message-result.tsx';
import { classMessagesQuery, sendClassMessage } from './class-messages-api.ts';
import type { MessageDraft } from './message-draft.ts';

interface ClassMessageDialogProps {
  open: boolean;
  classId: string;
  data: ClassMessagesResponse;
  draft: MessageDraft;
  onClose: () => void;
}

const titleId = 'class-message-title';

/** Dialog that writes a message to the clients of a class, previews and sends it, and shows who got it. */
export function ClassMessageDialog({ open, classId, data, draft, onClose }: ClassMessageDialogProps) {
  const [step, setStep] = useState<'write' | 'preview' | 'edit'>('write');
  const [chosen, setChosen] = useState<ClassMessageAudience | null>(null);
  // Idempotency key of one message, so that a double click or a retry sends the message once.
  const [idempotencyKey, nextKey] = useIdempotencyKey();
  // A list of recipients can become empty while the dialog is open.
  const fallback = data.recipients.booked.length > 0 ? 'booked' : 'waiting';
  const audience = chosen && data.recipients[chosen].length > 0 ? chosen : fallback;
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: sendClassMessage,
    onSuccess: (response) => {
      draft.clear();
      queryClient.setQueryData(classMessagesQuery(classId).queryKey, response);
    },
    onError: (error) => {
      // The server has already sent this message with an earlier text, so the changed text needs a new key.
      if (toApiFailure(error).code === 'idempotency_mismatch') nextKey();
      return queryClient.invalidateQueries({ queryKey: classMessagesQuery(classId).queryKey });
    },
  });
  const close = () => {
    onClose();
    setStep('write');
    if (sending.isSuccess) nextKey();
    sending.reset();
  };
  const dialog = useModal({ open, onClose: close, busy: sending.isPending });
  const sent = sending.data && data.messages.find(({ id }) => id === sending.variables.idempotencyKey);
  const send = () => {
    const { subject, text } = draft;
    if (!sending.isPending)
      sending.mutate({ classId, audience, subject: subject.trim(), text: text.trim(), idempotencyKey });
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto w-[min(540px,calc(100vw-32px))] rounded-panel bg-chalk p-0 text-ink shadow-2 backdrop:bg-scrim"
    >
      <div className="p-5 sm:p-8">
        {!open ? null : sent ? (
          <ClassMessageResult titleId={titleId} message={sent} onClose={close} />
        ) : step !== 'preview' ? (
          <ClassMessageForm
            titleId={titleId}
            recipients={data.recipients}
            audience={audience}
            onAudience={setChosen}
            draft={draft}
            isReturning={step === 'edit'}
            onPreview={() => setStep('preview')}
            onClose={close}
          />
        ) : (
          <ClassMessagePreview
            titleId={titleId}
            recipients={data.recipients[audience]}
            draft={draft}
            busy={sending.isPending}
            failure={describeFailure(sending.error)}
            onSend={send}
            onBack={() => {
              sending.reset();
              setStep('edit');
            }}
          />
        )}
      </div>
    </dialog>
  );
}

function describeFailure(error: unknown): string | null {
  if (toApiFailure(error).code === 'idempotency_mismatch')
    return 'We’ve already sent an earlier version of this message. Press Send again to send this version as well.';
  if (hasNoResponse(error))
    return 'We didn’t get a response. Your text is still here. Send again: no one will get the message twice.';
  return describeMutationError(error, 'We couldn’t send the message. Your text is still here.');
}
