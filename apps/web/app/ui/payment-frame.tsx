import type { ReactNode } from 'react';
import { SubmitBar } from './submit-bar.tsx';

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
      <SubmitBar className="mt-5">{button}</SubmitBar>
      <p className="mt-3 text-small text-stone">{note}</p>
    </>
  );
}
