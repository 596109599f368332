import type { ReactNode } from 'react';
import { PaymentFormLayout } from './payment-form-layout.tsx';
import { Skeleton } from './skeleton.tsx';

export function PaymentSkeleton({ note }: { note: ReactNode }) {
  return (
    <>
      <p className="sr-only" role="status">
        Loading the payment form
      </p>
      <PaymentFormLayout
        busy
        note={note}
        fields={<CardFieldsSkeleton />}
        button={<span aria-hidden="true" className="block h-13 rounded-pill bg-linen" />}
      />
    </>
  );
}

/** Renders placeholders for card number, expiry, security code and the line below. */
export function CardFieldsSkeleton() {
  return (
    <div aria-hidden="true" className="grid h-[237px] grid-cols-2 content-start gap-x-4 gap-y-5">
      <FieldSkeleton wide />
      <FieldSkeleton />
      <FieldSkeleton />
      <span className="col-span-2 border-t border-hairline pt-4">
        <Skeleton className="h-4 w-44" />
      </span>
    </div>
  );
}

function FieldSkeleton({ wide = false }: { wide?: boolean }) {
  return (
    <span className={`block ${wide ? 'col-span-2' : ''}`}>
      <Skeleton className="mb-2 h-4 w-24" />
      <Skeleton className="h-[54px]" />
    </span>
  );
}
