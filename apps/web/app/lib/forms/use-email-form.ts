import { validateEmail } from '@studio/domain/people/email';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import { type BotCheck, useBotCheck } from './use-bot-check.ts';
import { useForm } from './use-form.ts';

interface EmailFormOptions {
  send: (email: string, botCheck: BotCheck) => Promise<void>;
  /** Returns the message for an error of `send`, which the field shows. */
  explain: (error: unknown) => string;
}

/** Manages a form with one uncontrolled field for an email address, and a honeypot field. */
export function useEmailForm({ send, explain }: EmailFormOptions) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const readBotCheck = useBotCheck();
  const { props, busy, field, reset } = useForm({
    read: (form) => normaliseCode(String(new FormData(form).get('email'))),
    validate: (email) => {
      const message = validateEmail(email);
      return message ? [{ field: 'email' as const, message }] : [];
    },
    send: async (email, form) => {
      await send(email, readBotCheck(form));
      setSentTo(email);
    },
    explain: (error) => ({ field: 'email', message: explain(error) }),
  });
  const reopen = () => {
    reset();
    setSentTo(null);
  };
  return { props, busy, field: field('email'), sentTo, reopen };
}
