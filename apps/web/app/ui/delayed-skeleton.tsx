import type { ReactNode } from 'react';
import { useDelayedSkeleton } from './use-delayed-skeleton.ts';

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
export function DelayedSkeleton({ pending, label, skeleton, className = '', children }: LoadingProps) {
  const seen = useDelayedSkeleton(pending);
  if (!pending && !seen) return children;
  return (
    <div role="status" aria-label={label} className={`${className} ${seen ? '' : 'invisible'}`}>
      {skeleton}
    </div>
  );
}
