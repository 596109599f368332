import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface ErrorSummaryProps {
  title: string;
  /** Errors, one per control. */
  problems: readonly { fieldId: string; message: string }[];
  /** Number of failed attempts. Each new number moves the focus to the summary; with 0 the focus stays. */
  attempt: number;
  heading?: 'h2' | 'h3';
}

/** Renders all errors of a form, each linked to its control. */
export function ErrorSummary({ title, problems, attempt, heading: Heading = 'h3' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-40 scroll-mb-40 rounded-card border border-error bg-paper py-4 pr-5 pl-5"
    >
      <div className="flex gap-3.5">
        <Icon name="circle-alert" className="size-6 shrink-0 text-error" />
        <div>
          <Heading className="font-sans text-base leading-6 font-semibold tracking-normal">{title}</Heading>
          <ul className="mt-0.5">
            {problems.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => goTo(event, fieldId)}
                  className="inline-flex min-h-8 items-center py-0.5 leading-snug font-medium text-error underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Focuses the control and doesn't follow the link, so that the URL stays. */
function goTo(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const control = document.getElementById(fieldId);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
