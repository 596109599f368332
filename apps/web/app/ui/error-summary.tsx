import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface ErrorSummaryProps {
  title: string;
  /** One link per control. */
  problems: readonly { fieldId: string; message: string }[];
  /** A new number moves the focus here: one per failed attempt. 0: the focus is elsewhere. */
  attempt: number;
  /** The level of its title in its page. */
  heading?: 'h2' | 'h3';
}

/** What keeps a form from going on, in one box, each line leading to its control. */
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

/** Focus instead of a jump: the address stays as it is and the control is ready to type in. */
function goTo(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const control = document.getElementById(fieldId);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
