import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface CheckYourEmailNoticeProps {
  email: string;
  percent: number;
  dark: boolean;
  onChangeEmail: () => void;
}

/**
 * Replaces the form after the confirmation email is sent. Takes the focus, so that screen readers read the
 * text.
 */
export function CheckYourEmailNotice({ email, percent, dark, onChangeEmail }: CheckYourEmailNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="flex gap-3.5 outline-none">
      <Icon name="mail-check" size={24} className="mt-1 shrink-0" />
      <div className="min-w-0">
        <p className="font-display text-h3 tracking-tight">Check your inbox to confirm</p>
        <p className={`mt-1 text-small wrap-anywhere ${dark ? 'text-mist' : 'text-stone'}`}>
          We’ve emailed a link to {email}.{' '}
          {percent > 0 && `Once you’ve confirmed, we’ll send your ${percent}% promo code.`}
        </p>
        <button
          type="button"
          onClick={onChangeEmail}
          className="inline-flex min-h-11 items-center text-small underline underline-offset-4 md:pointer-fine:min-h-9"
        >
          Change email
        </button>
      </div>
    </div>
  );
}
