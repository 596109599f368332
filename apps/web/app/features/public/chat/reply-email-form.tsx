import type { ConversationStatus } from '@studio/contracts/chat';
import { validateEmail } from '@studio/domain/people/email';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { type FormEvent, useId, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { describeNextOpening } from './chat-text.ts';

interface ReplyEmailFormProps {
  status: ConversationStatus;
  onSave: (email: string) => Promise<void>;
}

/** Form that asks where to email the reply, while the visitor waits for a person. */
export function ReplyEmailForm({ status, onSave }: ReplyEmailFormProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const opens = describeNextOpening(status, getServerTime());
  if (status.email)
    return (
      <p role="status" className="mb-4 text-center text-small text-stone">
        If you leave the chat, we’ll email our reply to {status.email}.
      </p>
    );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (busy) return;
    const problem = validateEmail(email);
    if (problem) {
      setError(problem);
      field?.focus();
      return;
    }
    setBusy(true);
    setError('');
    try {
      await onSave(normaliseCode(email));
    } catch (failure) {
      const { code, message } = toApiFailure(failure);
      setError(code === 'bad_request' ? message : 'We’re not sure your email address was saved. Try again.');
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mb-4 rounded-card border border-hairline bg-paper p-4 md:p-5"
    >
      <p className="mb-3 text-small text-stone">
        {opens
          ? `No one is here at the moment. ${opens} and will reply then.`
          : 'We’ll reply as soon as we can.'}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 grow">
          <TextField
            id={id}
            label="Email for our reply"
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            {...(error ? { error } : {})}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" kind="secondary" busy={busy} busyLabel="Saving…" className="max-sm:grow">
          Save email
        </Button>
      </div>
    </form>
  );
}
