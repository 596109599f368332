import type { ReactNode } from 'react';
import { SubmitBar } from './submit-bar.tsx';

interface PaymentFormLayoutProps {
  /** Stripe's form or its placeholder. */
  fields: ReactNode;
  button: ReactNode;
  note: ReactNode;
  busy?: boolean;
}

/** Lays out card form, button and note, so that they have the same positions while loading and afterwards. */
export function PaymentFormLayout({ fields, button, note, busy = false }: PaymentFormLayoutProps) {
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
