/** The outline of the card form, so that nothing moves when it arrives. */
export function PaymentSkeleton() {
  return (
    <div className="rounded-card border border-hairline bg-paper p-5">
      <p className="sr-only" role="status">
        The payment form is loading.
      </p>
      <PaymentSkeletonFields />
    </div>
  );
}

/** Its fields alone: card number, expiry and code, country and postcode. */
export function PaymentSkeletonFields() {
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-x-4 gap-y-5">
      <FieldOutline wide />
      <FieldOutline />
      <FieldOutline />
      <FieldOutline />
      <FieldOutline />
    </div>
  );
}

function FieldOutline({ wide = false }: { wide?: boolean }) {
  return (
    <span className={`block ${wide ? 'col-span-2' : ''}`}>
      <span className="mb-1.5 block h-[19px] w-24 rounded-input bg-linen" />
      <span className="block h-13 rounded-input bg-linen" />
    </span>
  );
}
