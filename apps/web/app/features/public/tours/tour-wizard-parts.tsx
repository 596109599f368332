import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type TourErrorText, tourText } from './tour-text.ts';

/** Skeleton of the row of days, with its height. */
export function TourDaysSkeleton() {
  return (
    <div className="relative -mr-(--bleed) noscript:hidden">
      <div className="flex gap-2.5 overflow-hidden pt-1.5 pb-3">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <Skeleton key={key} className="h-27 w-19 shrink-0 rounded-card" />
        ))}
      </div>
      <p
        role="status"
        className="absolute top-1/2 left-1/2 w-max -translate-1/2 rounded-pill bg-chalk px-4 py-1.5 text-stone"
      >
        {tourText.loading}
      </p>
    </div>
  );
}

export function TourDaysError({ problem, onRetry }: { problem: TourErrorText; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      title={problem.title}
      action={
        <Button kind="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {problem.detail}
    </Notice>
  );
}

export function NoToursNotice({ email }: { email: string }) {
  return (
    <p role="status">
      No in-person tour availability right now. Email <EmailLink email={email} /> and we'll arrange a time.
    </p>
  );
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a className="text-link font-medium" href={`mailto:${email}`}>
      {email}
    </a>
  );
}

/** Button that looks like a link, with a touch target of 44 px. */
export function TourTextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 shrink-0 items-center text-link font-medium"
    >
      {children}
    </button>
  );
}

export function StepProblem({ problem }: { problem: TourErrorText | null }) {
  return problem ? (
    <Notice tone="error" title={problem.title}>
      {problem.detail}
    </Notice>
  ) : null;
}
