import { giftCardLimits, parseGiftCardPounds } from '@studio/domain/gift-cards/gift-card-details';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { validateEmail } from '@studio/domain/people/email';
import { normaliseCode, normaliseLine } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import { ChipGroup } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ChosenGoods } from './chosen-goods.ts';

const amounts = ['25', '50', '100'] as const;
const other = 'other';
const { leastPounds, mostPounds, nameMax } = giftCardLimits;
const amountError = `Enter an amount in whole pounds, from £${leastPounds} to £${mostPounds}.`;

interface TypedGiftCard {
  /** One of the fixed amounts, or `other`; null before staff choose. */
  choice: string | null;
  ownAmount: string;
  recipientName: string;
  recipientEmail: string;
}

/** Fields for a gift card. Without an email address, staff hand over the code. */
export function GiftCardFields({ onChange }: { onChange: (goods: ChosenGoods) => void }) {
  const [typed, setTyped] = useState<TypedGiftCard>({
    choice: null,
    ownAmount: '',
    recipientName: '',
    recipientEmail: '',
  });
  const [left, setLeft] = useState({ amount: false, email: false });
  const change = (changed: Partial<TypedGiftCard>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    onChange(toChosenGoods(next));
  };
  return (
    <div className="grid gap-4">
      <ChipGroup
        legend="Amount"
        legendShown
        name="sell-gift-amount"
        options={[
          ...amounts.map((value) => ({ value: value as string, label: `£${value}` })),
          { value: other, label: 'Another amount' },
        ]}
        value={typed.choice}
        onChange={(choice) => change({ choice })}
      />
      {typed.choice === other && (
        <TextField
          id="sell-gift-own-amount"
          label="Amount (£)"
          hint={`Whole pounds, from £${leastPounds} to £${mostPounds}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed.ownAmount}
          error={left.amount && getPounds(typed) === null ? amountError : undefined}
          onBlur={() => setLeft({ ...left, amount: true })}
          onChange={(event) => change({ ownAmount: event.currentTarget.value })}
        />
      )}
      <TextField
        id="sell-gift-name"
        label="Recipient’s name"
        optional
        autoComplete="off"
        maxLength={nameMax}
        value={typed.recipientName}
        onChange={(event) => change({ recipientName: event.currentTarget.value })}
      />
      <TextField
        id="sell-gift-email"
        label="Recipient’s email"
        optional
        type="email"
        autoComplete="off"
        hint="We’ll email the gift card code. Leave blank to hand it over yourself."
        value={typed.recipientEmail}
        error={left.email ? (getEmailError(typed) ?? undefined) : undefined}
        onBlur={() => setLeft({ ...left, email: true })}
        onChange={(event) => change({ recipientEmail: event.currentTarget.value })}
      />
    </div>
  );
}

function getPounds({ choice, ownAmount }: TypedGiftCard): number | null {
  return choice === null ? null : parseGiftCardPounds(choice === other ? ownAmount : choice);
}

function getEmailError({ recipientEmail }: TypedGiftCard): string | null {
  return normaliseCode(recipientEmail) === '' ? null : validateEmail(recipientEmail);
}

function toChosenGoods(typed: TypedGiftCard): ChosenGoods {
  const pounds = getPounds(typed);
  const pricePence = pounds === null ? 0 : toPence(pounds);
  const amountProblem = typed.choice === null ? 'Choose an amount.' : amountError;
  const recipientName = normaliseLine(typed.recipientName);
  const recipientEmail = normaliseCode(typed.recipientEmail);
  return {
    goods: { giftCard: { amount: pounds ?? 0, recipientName, recipientEmail } },
    name: `Gift card of ${formatPriceShort(pricePence)}`,
    pricePence,
    problem: pounds === null ? amountProblem : getEmailError(typed),
  };
}
