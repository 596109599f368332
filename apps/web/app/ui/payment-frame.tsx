import type { ReactNode } from 'react';

interface PaymentFrameProps {
  /** The provider's form, or its outline. */
  fields: ReactNode;
  button: ReactNode;
  /** The sentence below. */
  note: ReactNode;
  busy?: boolean;
}

/** Card form, button and the sentence below: the same places while it loads and afterwards, so that nothing moves. */
export function PaymentFrame({ fields, button, note, busy = false }: PaymentFrameProps) {
  return (
    <>
      <div className="relative rounded-card border border-hairline bg-paper p-5" aria-busy={busy}>
        {fields}
      </div>
      <div className="sticky bottom-0 z-10 -mx-[var(--gutter)] mt-5 border-t border-hairline bg-chalk px-[var(--gutter)] pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:static md:mx-0 md:border-0 md:p-0">
        {button}
      </div>
      <p className="mt-3 text-small text-stone">{note}</p>
    </>
  );
}
