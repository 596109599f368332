import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';
import { maxEmailLength } from '@studio/domain/people/email';
import { type InputHTMLAttributes, useId, useRef } from 'react';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CheckYourEmailNotice } from './check-your-email-notice.tsx';
import { useSubscribe } from './use-subscribe.ts';

interface NewsletterFormProps {
  source: NewsletterSource;
  /** Whether the form is on a dark background. */
  dark?: boolean;
  /** Discount on the first class pack in percent, shown after subscribing. */
  percent: number;
}

/**
 * Newsletter form with one email field and a button. The field is uncontrolled, so that typed text survives
 * hydration and failures.
 */
export function NewsletterForm({ source, dark = false, percent }: NewsletterFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, submit, reopen } = useSubscribe(source, input);
  if (state.at === 'joined') {
    return <CheckYourEmailNotice email={state.email} percent={percent} dark={dark} onChangeEmail={reopen} />;
  }
  const problem = state.at === 'open' ? state.problem : undefined;
  const busy = state.at === 'busy';
  return (
    // With method="dialog", a submit before hydration navigates nowhere and keeps the typed text.
    <form method="dialog" noValidate onSubmit={submit} aria-busy={busy} className="relative">
      <label htmlFor={id} className="sr-only">
        Email
      </label>
      <HoneypotField />
      <div
        className={`flex flex-wrap items-center rounded-input border p-1.5 ${getFrameClasses(dark, problem)}`}
      >
        <input
          ref={input}
          id={id}
          {...emailBox}
          readOnly={busy}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          onInput={() => problem && reopen()}
          className={`h-11 min-w-0 flex-[1_1_7rem] bg-transparent px-3 text-base outline-none ${dark ? 'text-chalk placeholder:text-mist' : 'text-ink placeholder:text-stone'}`}
        />
        <JoinButton busy={busy} dark={dark}>
          Subscribe
        </JoinButton>
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`mt-2.5 min-h-5 text-small ${getNoteClasses(dark, problem)}`}
      >
        {problem ?? notes[source]}
      </p>
    </form>
  );
}

/**
 * Notes below the field, by the place of the form. On other pages, the box around it already explains the
 * offer.
 */
const notes: Record<NewsletterSource, string> = {
  footer: 'Valid once, on your first class pack. Unsubscribe at any time.',
  prelaunch: 'Unsubscribe at any time.',
  home: 'Unsubscribe at any time.',
};

const emailBox: InputHTMLAttributes<HTMLInputElement> = {
  name: 'email',
  type: 'email',
  required: true,
  maxLength: maxEmailLength,
  placeholder: 'Enter Your Email',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
};

/** Submit button that keeps its width while busy. */
function JoinButton({ busy, dark, children }: { busy: boolean; dark: boolean; children: string }) {
  const buttonClasses = dark ? 'bg-chalk text-ink hover:bg-paper' : 'bg-forest text-chalk hover:bg-pine';
  return (
    <button
      type="submit"
      aria-disabled={busy || undefined}
      className={`grid min-h-11 shrink-0 place-items-center rounded-pill px-5 font-medium transition-colors duration-160 *:col-start-1 *:row-start-1 ${buttonClasses}`}
    >
      <span className={busy ? 'opacity-0' : ''}>{children}</span>
      {busy && <Spinner />}
    </button>
  );
}

/** Returns the CSS classes of the frame around field and button, including focus ring and error colour. */
function getFrameClasses(dark: boolean, problem: string | undefined): string {
  const ring = `has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 ${dark ? 'outline-chalk' : 'bg-paper outline-forest'}`;
  if (problem) return `${ring} ${dark ? 'border-[#f0bfb4]' : 'border-error'}`;
  return `${ring} ${dark ? 'border-mist/70 hover:border-chalk' : 'border-line hover:border-stone'}`;
}

function getNoteClasses(dark: boolean, problem: string | undefined): string {
  if (problem) return dark ? 'text-[#f0bfb4]' : 'font-medium text-error';
  return dark ? 'text-mist' : 'text-stone';
}
