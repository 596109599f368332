import type { SellProductResponse } from '@studio/contracts/staff-desk-sales';
import { formatPriceShort } from '@studio/domain/money/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { toCodeFields } from '../../../lib/payments/use-desk-codes.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { type ChoiceRow, ChoiceRows } from '../../../ui/choice-rows.tsx';
import { DeskBill } from '../../../ui/desk-bill.tsx';
import { DeskCodes } from '../../../ui/desk-codes.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { ChosenGoods } from './chosen-goods.ts';
import { personApi } from './person-api.ts';
import { noClient, personQueries } from './person-queries.ts';
import { getReasonError, ReasonField } from './reason-field.tsx';
import { SaleGoodsPicker } from './sale-goods-picker.tsx';
import { SoldGiftCard } from './sold-gift-card.tsx';
import { useCurrentGoods } from './use-current-goods.ts';
import { useSalePrice } from './use-sale-price.ts';

interface SellSheetProps {
  open: boolean;
  onClose: () => void;
  /** Client who buys; null for an item that is sold without a client. */
  person: { personId: string; name: string } | null;
  onSold: (message: string) => void;
}

/**
 * Sheet that sells a product, a counter item, a gift card or an item with a typed name and price, paid at the front
 * desk. Shows the code of a sold gift card before it closes.
 */
export function SellSheet({ open, onClose, person, onSold }: SellSheetProps) {
  const [chosen, setChosen] = useState<ChosenGoods | null>(null);
  const personId = person?.personId ?? null;
  const goods = useCurrentGoods(personId, chosen);
  const [sold, setSold] = useState<Sold | null>(null);
  const finish = () => onSold(sold?.message ?? '');
  if (sold?.giftCard)
    return (
      <Sheet title="Gift card sold" open={open} onClose={finish} lightDismiss={false}>
        <SoldGiftCard
          giftCard={sold.giftCard}
          recipientEmail={goods && 'giftCard' in goods.goods ? goods.goods.giftCard.recipientEmail : ''}
          onDone={finish}
        />
      </Sheet>
    );
  const handleSold = (sale: Sold) => (sale.giftCard ? setSold(sale) : onSold(sale.message));
  return (
    <Sheet title={person ? `Sell to ${person.name}` : 'Sell item'} open={open} onClose={onClose}>
      <div className="space-y-5">
        <SaleGoodsPicker personId={personId} onChange={setChosen} />
        <SalePayment personId={personId} goods={goods} onSold={handleSold} />
      </div>
    </Sheet>
  );
}

/** Result of a sale: the message to show, and the gift card if one was sold. */
interface Sold {
  message: string;
  giftCard: SellProductResponse['giftCard'];
}

type Method = 'CASH' | 'TERMINAL' | 'COMPLIMENTARY';

interface SalePaymentProps {
  personId: string | null;
  goods: ChosenGoods | null;
  onSold: (sold: Sold) => void;
}

function SalePayment({ personId, goods, onSold }: SalePaymentProps) {
  const sale = useSalePrice(personId, goods);
  const { codes, hasCodes, quote } = sale;
  const [chosen, setChosen] = useState<Method>('TERMINAL');
  const isGiftCard = goods !== null && 'giftCard' in goods.goods;
  const mustBePaid = hasCodes || isGiftCard;
  const method = mustBePaid && chosen === 'COMPLIMENTARY' ? 'TERMINAL' : chosen;
  return (
    <>
      {personId !== null && goods && !goods.problem && !isGiftCard && method !== 'COMPLIMENTARY' && (
        <DeskCodes
          {...codes}
          isPromoUnused={quote ? !quote.isPromoUsed : false}
          onApply={sale.apply}
          onRemove={sale.remove}
        />
      )}
      {sale.error && <Notice tone="error" title={sale.error} />}
      {quote && <DeskBill {...quote} />}
      <SaleForm
        personId={personId}
        goods={goods}
        sale={sale}
        mustBePaid={mustBePaid}
        method={method}
        onMethod={setChosen}
        onSold={onSold}
      />
    </>
  );
}

interface SaleFormProps extends SalePaymentProps {
  sale: ReturnType<typeof useSalePrice>;
  /** Whether the sale can't be complimentary, because codes apply or a gift card is sold. */
  mustBePaid: boolean;
  method: Method;
  onMethod: (method: Method) => void;
}

function SaleForm({ personId, goods, sale, mustBePaid, method, onMethod, onSold }: SaleFormProps) {
  const { codes, quote, pricePence, duePence } = sale;
  const queryClient = useQueryClient();
  const [saleId, renewSaleId] = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isGift = method === 'COMPLIMENTARY';
  const selling = useMutation({
    mutationFn: (sold: ChosenGoods) =>
      personApi.sell({
        ...{ personId, saleId, ...sold.goods, ...toCodeFields(codes), method },
        ...(duePence !== undefined && { expectedPence: duePence, expectedPricePence: pricePence }),
        ...(reason.trim() && { reason: reason.trim() }),
      }),
    onSuccess: ({ giftCard }, { name }) =>
      onSold({ giftCard, message: describeSale(name, quote?.giftCard ?? null) }),
    onError: (error) => {
      const { code } = toApiFailure(error);
      // An earlier sale of this sheet was recorded, although its response was lost. The message says which.
      if (code === 'idempotency_mismatch') renewSaleId();
      if (code !== 'price_changed' && code !== 'idempotency_mismatch') return;
      return queryClient.invalidateQueries({ queryKey: personQueries.all(personId ?? noClient) });
    },
  });
  const problem = findProblem(goods, isGift ? reason : null);
  const message = (tried ? problem : null) ?? describeMutationError(selling.error);
  const sell = () => {
    setTried(true);
    if (!problem && goods && !sale.error && duePence !== undefined && !selling.isPending)
      selling.mutate(goods);
  };
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        sell();
      }}
    >
      {quote?.duePence !== 0 && (
        <ChoiceRows
          legend="Payment method"
          legendShown
          name="sell-method"
          value={method}
          onChange={onMethod}
          rows={mustBePaid ? moneyRows : [...moneyRows, complimentaryRow]}
        />
      )}
      {isGift && <ReasonField value={reason} onValue={setReason} />}
      <div aria-live="polite" className="empty:hidden">
        {message && <Notice tone="error" title={message} />}
      </div>
      <Button type="submit" wide busy={selling.isPending} busyLabel="Saving…">
        {getButtonLabel({ goods, isGift, duePence, hasGiftCard: Boolean(quote?.giftCard?.usedPence) })}
      </Button>
    </form>
  );
}

const moneyRows: readonly ChoiceRow<Method>[] = [
  { value: 'TERMINAL', label: 'Card machine' },
  { value: 'CASH', label: 'Cash' },
];
const complimentaryRow: ChoiceRow<Method> = {
  value: 'COMPLIMENTARY',
  label: 'Complimentary',
  detail: 'No charge',
};

/**
 * Returns the error for missing or invalid input; null if there is none. `reason` is null unless a reason is
 * required.
 */
function findProblem(goods: ChosenGoods | null, reason: string | null): string | null {
  if (!goods) return 'Choose a product or enter an item.';
  return goods.problem ?? (reason === null ? null : getReasonError(reason));
}

function getButtonLabel(sale: {
  goods: ChosenGoods | null;
  isGift: boolean;
  duePence: number | undefined;
  hasGiftCard: boolean;
}): string {
  const { goods, isGift, duePence, hasGiftCard } = sale;
  if (!goods || goods.problem || duePence === undefined) return 'Sell';
  if (isGift) return 'Sell as complimentary';
  if (duePence > 0) return `Take ${formatPriceShort(duePence)}`;
  return hasGiftCard ? 'Sell with gift card' : 'Sell';
}

function describeSale(name: string, giftCard: { remainingPence: number } | null): string {
  if (!giftCard) return `${name} sold.`;
  const left = giftCard.remainingPence > 0 ? formatPriceShort(giftCard.remainingPence) : 'Nothing';
  return `${name} sold. ${left} is left on the gift card.`;
}
