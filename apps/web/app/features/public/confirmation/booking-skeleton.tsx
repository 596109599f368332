import type { ReactNode } from 'react';
import { useDelayedSkeleton } from '../../../ui/use-delayed-skeleton.ts';

interface BookingSkeletonProps {
  breadcrumb?: ReactNode;
  /** Whether the bank responds slowly. The page then says so, and that the customer needs to do nothing. */
  slow?: boolean;
}

export function BookingSkeleton({ breadcrumb, slow = false }: BookingSkeletonProps) {
  const shown = useDelayedSkeleton(true) || slow;
  return (
    <div className="container-page min-h-[80vh] pb-16">
      {breadcrumb}
      <div role="status" className="pt-3 pb-8 desk:pt-7">
        {slow ? (
          <>
            <h1 className="text-title">Waiting for your bank</h1>
            <p className="mt-2 text-stone">Your hold is still active. Please keep this page open.</p>
          </>
        ) : (
          <h1 className={`text-title ${shown ? '' : 'sr-only'}`}>One moment</h1>
        )}
      </div>
      {shown && <ConfirmationOutline />}
    </div>
  );
}

function ConfirmationOutline() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-8 md:grid-cols-[376px_minmax(0,1fr)] desk:grid-cols-[376px_minmax(0,1fr)_344px]"
    >
      <span className="block h-[548px] rounded-[min(188px,calc((100vw-40px)/2))_min(188px,calc((100vw-40px)/2))_24px_24px] bg-linen" />
      <span className="block h-[480px] rounded-card bg-linen" />
      <span className="block h-64 rounded-card bg-linen md:max-desk:hidden" />
    </div>
  );
}
