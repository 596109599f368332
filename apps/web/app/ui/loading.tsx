import type { ReactNode } from 'react';
import { useSkeleton } from './use-skeleton.ts';

interface LoadingProps {
  pending: boolean;
  /** "Loading bookings" */
  label: string;
  /** What will come, in its own measures. */
  skeleton: ReactNode;
  className?: string;
  /** What has come: in the skeleton's place, never beside it. */
  children: ReactNode;
}

/** Keeps the room of what is loading from the start, so that nothing below it moves; the skeleton is seen when it takes long. */
export function Loading({ pending, label, skeleton, className = '', children }: LoadingProps) {
  const seen = useSkeleton(pending);
  if (!pending && !seen) return children;
  return (
    <div role="status" aria-label={label} className={`${className} ${seen ? '' : 'invisible'}`}>
      {skeleton}
    </div>
  );
}
