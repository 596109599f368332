import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { CardFields } from './card-fields.tsx';
import { PaymentError } from './payment-error.tsx';
import { PaymentFormLayout } from './payment-form-layout.tsx';

interface CardFormProps {
  /** State of the payment. `ready`: Stripe's fields have loaded. */
  card: {
    area: Ref<HTMLDivElement>;
    ready: boolean;
    notice: { title: string; next: string; retry: boolean } | null;
    pay: () => Promise<void>;
    arrived: () => void;
    failed: () => void;
  };
  /** Text of the pay button, with the amount. */
  label: string;
  busyLabel?: string;
  note: ReactNode;
  paying: boolean;
  /** Whether payment is disabled, for example because the hold has ended. */
  locked?: boolean;
  /** Remounts the form. */
  onRestart: () => void;
}

/** Renders Stripe's fields in the site's own frame, with the pay button. */
export function CardForm(props: CardFormProps) {
  const { card, label, busyLabel = 'Paying…', note, paying, locked = false, onRestart } = props;
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!paying && !locked) void card.pay();
  };
  const buttonProps = { size: 'large', wide: true, busyLabel } as const;
  return (
    <form noValidate onSubmit={submit}>
      {card.notice && <PaymentError notice={card.notice} onRetry={onRestart} />}
      <PaymentFormLayout
        busy={!card.ready}
        note={note}
        fields={
          <CardFields area={card.area} ready={card.ready} onReady={card.arrived} onFailed={card.failed} />
        }
        button={
          <Button type="submit" {...buttonProps} busy={paying} disabled={locked} incomplete={!card.ready}>
            {label}
          </Button>
        }
      />
    </form>
  );
}
