import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { OrderLayout } from '../../../ui/order-layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PaymentMethodSkeleton } from './payment-method-skeleton.tsx';

/**
 * Skeleton of checkout while the hold loads. Takes up the same space as the form and the order, so that
 * nothing shifts.
 */
export function CheckoutSkeleton({ breadcrumb }: { breadcrumb: ReactNode }) {
  const { user } = useSession();
  return (
    <OrderLayout
      title="Checkout"
      breadcrumb={breadcrumb}
      bar={<div className="h-13" />}
      aside={<OrderOutline />}
    >
      <p role="status" className="sr-only">
        Loading your hold
      </p>
      {user ? <MemberOutline /> : <FormOutline />}
    </OrderLayout>
  );
}

function FormOutline() {
  return (
    <>
      <h2 className="mb-4 text-title desk:text-section">Your details</h2>
      <span aria-hidden="true" className="mb-6 block h-[82px] rounded-card bg-linen desk:hidden" />
      <span aria-hidden="true" className="mb-7 block h-13 rounded-card bg-linen" />
      <div className="grid grid-cols-2 gap-x-4 gap-y-11">
        <Skeleton className="col-span-2 mt-6 h-13 sm:w-52" />
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
        <Skeleton className="col-span-2 h-13" />
      </div>
    </>
  );
}

function MemberOutline() {
  return (
    <>
      <div className="hidden desk:block">
        <h2 className="mb-3 text-section">Booking for</h2>
        <div className="flex items-center gap-3.5 border-b border-hairline pb-9">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-10 w-56" />
        </div>
      </div>
      <h2 className="mb-4 text-title desk:mt-8 desk:text-section">Payment method</h2>
      <span aria-hidden="true" className="mb-6 block h-[82px] rounded-card bg-linen desk:hidden" />
      <PaymentMethodSkeleton />
    </>
  );
}

function OrderOutline() {
  return (
    <div className="divide-y divide-hairline rounded-card border border-hairline bg-paper">
      <div className="flex h-[84px] items-center gap-4 px-5">
        <Skeleton className="h-[39px] w-16" />
        <Skeleton className="h-5 w-36" />
      </div>
      <div className="flex gap-4 p-5">
        <span
          aria-hidden="true"
          className="block h-[104px] w-[84px] shrink-0 rounded-[42px_42px_14px_14px] bg-linen"
        />
        <div className="grow space-y-2.5 pt-1">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      </div>
      <div className="h-32 p-5">
        <Skeleton className="h-4" />
      </div>
    </div>
  );
}
