import type { StaffMessage } from '@studio/contracts/staff-messages';
import { validateContactField } from '@studio/domain/enquiries/contact-details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { useTextDraft } from '../../../lib/storage/use-text-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { showChangedMessage } from './message-queries.ts';
import { replyToMessage } from './messages-api.ts';

/** Form for an email reply. The draft stays in this tab until it is sent. */
export function ReplyForm({ message }: { message: StaffMessage }) {
  const id = useId();
  const { email } = useStudio();
  const [text, setText, clearDraft] = useTextDraft(`reply ${message.id}`);
  const [tried, setTried] = useState(false);
  // Idempotency key of one reply, so that a double click or a retry sends the reply once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: () => replyToMessage(message.id, text.trim(), key),
    onSuccess: (answered) => {
      clearDraft();
      setTried(false);
      setKey(crypto.randomUUID());
      showToast(`Reply sent to ${message.name}.`);
      return showChangedMessage(queryClient, answered);
    },
  });
  const failure = describeMutationError(
    sending.error,
    'We couldn’t send your reply. Your text is still here.',
  );
  const problem = validateContactField('message', text);
  const send = () => {
    setTried(true);
    if (!problem && !sending.isPending) sending.mutate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form
      method="dialog"
      className="mt-7 grid gap-4 border-t border-hairline pt-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        id={`${id}-reply`}
        label={`Reply to ${message.name}`}
        hint={`We’ll email ${message.email} with their message quoted. Their reply goes to ${email}.`}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setText(target.value)}
        error={tried && problem ? problem : undefined}
      />
      {failure && <Notice tone="error" title={failure} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={sending.isPending} busyLabel="Sending…">
          Send and mark as handled
        </Button>
        <p className="text-note text-stone max-md:hidden">Ctrl+Enter also sends your reply.</p>
      </div>
    </form>
  );
}
