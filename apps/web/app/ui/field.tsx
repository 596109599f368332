import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Texts of a form control. The hint stays visible beside an error. */
export interface FieldText {
  id: string;
  label: string;
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** Renders label, control, error and hint. Controls are 52 px high, for touch. */
export function Field({ id, label, optional, hint, error, children }: FieldText & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-[15px] leading-tight font-medium">
        {label}
        {optional && <span className="font-normal text-stone"> (optional)</span>}
      </label>
      {children}
      <FieldErrorText id={id} error={error} />
      {hint && (
        <p id={hintId(id)} className="mt-1.5 text-small leading-snug text-stone">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Renders a control's error with an icon, because colour alone isn't accessible. */
export function FieldErrorText({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className="mt-1.5 flex gap-1.5 text-small leading-snug font-medium text-error">
      <Icon name="circle-alert" className="mt-px size-[18px] shrink-0" />
      {error}
    </p>
  );
}

/** Returns the ARIA attributes that connect a control with its error and hint. */
export function getDescribedBy({ id, hint, error }: Pick<FieldText, 'id' | 'hint' | 'error'>) {
  const ids = [error ? errorId(id) : '', hint ? hintId(id) : ''].filter(Boolean).join(' ');
  return { ...(ids ? { 'aria-describedby': ids } : {}), ...(error ? { 'aria-invalid': true } : {}) };
}

/**
 * Returns the CSS classes of a text box or select. With an error, the border doubles and the padding shrinks,
 * so that nothing moves.
 */
export function getControlClasses(error: string | undefined): string {
  const border = error ? 'border-2 border-error px-[13px]' : 'border border-line px-3.5 hover:border-stone';
  return `h-13 w-full rounded-input bg-paper text-base text-ink placeholder:text-stone ${border}`;
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
