import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';
import { emailError } from '@studio/domain/people/email';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { getSubscribeError, subscribeToNewsletter } from './subscribe-to-newsletter.ts';

export type SubscribeState =
  | { at: 'open'; problem?: string }
  | { at: 'busy' }
  | { at: 'joined'; email: string };

/** Manages subscribing. After an error, the field has the focus and still contains the email address. */
export function useSubscribe(source: NewsletterSource, input: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState<SubscribeState>({ at: 'open' });
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const complain = (problem: string) => {
    setState({ at: 'open', problem });
    input.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.at === 'busy') return;
    const typed = new FormData(event.currentTarget);
    const email = normaliseCode(String(typed.get('email')));
    const problem = emailError(email);
    if (problem) return complain(problem);
    setState({ at: 'busy' });
    try {
      await subscribeToNewsletter(email, source, {
        website: String(typed.get('website')),
        openedAt: openedAt.current,
      });
      setState({ at: 'joined', email });
    } catch (error) {
      complain(getSubscribeError(error));
    }
  };
  return { state, submit, reopen: () => setState({ at: 'open' }) };
}
