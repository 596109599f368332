import { formatPriceShort } from '@studio/domain/money/money';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ClassBill } from './class-bill.ts';
import { describeCardPrice } from './class-bill.ts';
import { describeEntitlement } from './entitlement-text.ts';
import type { CheckoutPaymentMethod, PickedPaymentMethod, QuotedEntitlement } from './payment-method.ts';
import { PaymentMethodRow } from './payment-method-row.tsx';
import { SessionMeter } from './session-meter.tsx';

interface PaymentMethodListProps {
  /** Entitlements that pay for the class; the server's choice comes first. */
  credits: readonly QuotedEntitlement[];
  method: CheckoutPaymentMethod;
  cardBill: ClassBill;
  /** Whether the choice is disabled, because a booking or payment is in progress. */
  locked: boolean;
  onPick: (picked: PickedPaymentMethod) => void;
}

/** Lists the payment methods: sessions first, the card last. */
export function PaymentMethodList({ credits, method, cardBill, locked, onPick }: PaymentMethodListProps) {
  if (credits.length === 0) return <CardAlone cardBill={cardBill} />;
  const chosen = method.by === 'credit' ? method.credit.entitlementId : 'card';
  return (
    <fieldset
      disabled={locked}
      className="divide-y divide-hairline overflow-clip rounded-card border border-hairline bg-paper"
    >
      <legend className="sr-only">Payment method</legend>
      {credits.map((credit) => (
        <PaymentMethodRow
          key={credit.entitlementId}
          value={credit.entitlementId}
          title={credit.name}
          cost={formatPriceShort(0, cardBill.currency)}
          checked={credit.entitlementId === chosen}
          onPick={onPick}
        >
          <CreditRowDetail credit={credit} chosen={credit.entitlementId === chosen} />
        </PaymentMethodRow>
      ))}
      <PaymentMethodRow
        value="card"
        title="Card"
        cost={formatPriceShort(cardBill.toPayPence, cardBill.currency)}
        checked={chosen === 'card'}
        onPick={onPick}
      >
        {describeCardPrice(cardBill)}
      </PaymentMethodRow>
    </fieldset>
  );
}

/** Shows the card price when no entitlement pays for the class. */
function CardAlone({ cardBill }: Pick<PaymentMethodListProps, 'cardBill'>) {
  return (
    <p className="flex min-h-18 items-center justify-between gap-4 rounded-card border border-hairline bg-paper px-5 py-4 leading-snug">
      <span>
        <strong className="block font-semibold">Card</strong>
        <span className="mt-0.5 block text-[15px] text-stone">{describeCardPrice(cardBill)}</span>
      </span>
      <span className="numeric font-semibold">
        {formatPriceShort(cardBill.toPayPence, cardBill.currency)}
      </span>
    </p>
  );
}

function CreditRowDetail({ credit, chosen }: { credit: QuotedEntitlement; chosen: boolean }) {
  return (
    <>
      {describeEntitlement(credit, chosen, getServerTime())}
      {chosen && <SessionMeter credit={credit} />}
      {chosen && credit.reason && (
        <span className="mt-2 flex gap-2 font-medium text-sage-deep">
          <Icon name="leaf" size={16} className="mt-0.5 shrink-0" />
          Chosen for you: {credit.reason.replace(/\.$/, '')}.
        </span>
      )}
    </>
  );
}
