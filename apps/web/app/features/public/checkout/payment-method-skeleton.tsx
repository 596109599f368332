import { Skeleton } from '../../../ui/skeleton.tsx';

export function PaymentMethodSkeleton() {
  return (
    <div className="divide-y divide-hairline rounded-card border border-hairline bg-paper">
      <p role="status" className="sr-only">
        Loading payment methods
      </p>
      {['credit', 'card'].map((row) => (
        <div key={row} aria-hidden="true" className="flex min-h-18 gap-4 px-5 py-4">
          <span className="size-5.5 shrink-0 rounded-full bg-linen" />
          <span className="grow space-y-2.5 pt-0.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </span>
        </div>
      ))}
    </div>
  );
}
