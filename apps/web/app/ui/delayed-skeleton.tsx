import type { ReactNode } from 'react';
import { useDelayedSkeleton } from './use-delayed-skeleton.ts';

interface DelayedSkeletonProps {
  pending: boolean;
  /** Text for screen readers, such as "Loading bookings". */
  label: string;
  /** Placeholder of the same size as the content. */
  skeleton: ReactNode;
  className?: string;
  /** Loaded content; it replaces the skeleton. */
  children: ReactNode;
}

/** Reserves the space of loading content, so that nothing below moves. The skeleton appears only after a delay. */
export function DelayedSkeleton({
  pending,
  label,
  skeleton,
  className = '',
  children,
}: DelayedSkeletonProps) {
  const seen = useDelayedSkeleton(pending);
  if (!pending && !seen) return children;
  return (
    <div role="status" aria-label={label} className={`${className} ${seen ? '' : 'invisible'}`}>
      {skeleton}
    </div>
  );
}
