import { formatList, selectPlural } from '@studio/domain/text/format';
import { formatMomentShort } from '@studio/domain/time/format-london';
import {
  type AutoBookDeadline,
  listAutoBookDeadlines,
} from '@studio/domain/waiting-list/auto-book-deadlines';
import type { ReactNode } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { formatSavedCard } from '../../../lib/format/card-text.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { type CardChoice, formatCardExpiry } from './card-choice.ts';

interface AutoBookChoiceProps {
  /** Name of the inputs, unique on the page. */
  name: string;
  /** Payment for an automatically booked place: a session, or one of these cards. */
  payment: 'credit' | CardChoice;
  /** ISO start times of the chosen classes. */
  starts: readonly string[];
  /** ISO instant until which places are booked automatically. Null: the member is always asked first. */
  value: string | null;
  onChange: (autoUntil: string | null) => void;
  onChooseCard: (cardId: string) => void;
}

const deadlineLabels: Record<AutoBookDeadline['key'], string> = {
  start: 'until the class starts',
  'two-hours-before': 'until 2 hours before the class starts',
  'cancellation-deadline': 'while cancelling is free',
};

/**
 * Field to choose how a place is booked. With the first option, the member is always asked first. With each of the
 * others, places are booked automatically until a deadline, after which the member is asked. If no saved card is valid,
 * shows a note instead.
 */
export function AutoBookChoice({
  name,
  payment,
  starts,
  value,
  onChange,
  onChooseCard,
}: AutoBookChoiceProps) {
  if (payment !== 'credit' && payment.valid.length === 0) return <NoValidCard invalid={payment.invalid} />;
  const choices = listAutoBookDeadlines(
    starts.map((start) => new Date(start)),
    getServerTime(),
  ).reverse();
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-3 font-medium">When a place becomes available</legend>
      <Row name={name} checked={value === null} onChoose={() => onChange(null)} title="Ask me first">
        {payment === 'credit'
          ? 'We’ll email you so you can decide. We’ll reserve 1 session, and return it if you leave the waiting list.'
          : 'We’ll email you so you can decide.'}
      </Row>
      {choices.map(({ key, until }) => (
        <Row
          key={key}
          name={name}
          checked={value === until.toISOString()}
          onChoose={() => onChange(until.toISOString())}
          title={`Book me in automatically ${deadlineLabels[key]}`}
        >
          {payment === 'credit' ? 'With 1 session' : `With ${formatPayment(payment)}`}, until{' '}
          {formatMomentShort(until)}. Never overnight.
        </Row>
      ))}
      {payment !== 'credit' && value !== null && (
        <>
          <Cards name={`${name} card`} choice={payment} onChoose={onChooseCard} />
          <p className="text-small text-stone">
            You agree that we charge {formatPayment(payment)} the price of the class when we book you in. If
            the price has gone up by then, or your bank declines the payment or asks you to confirm it, you
            won’t be charged and we’ll email you instead.
          </p>
        </>
      )}
    </fieldset>
  );
}

interface CardsProps {
  name: string;
  choice: CardChoice;
  onChoose: (cardId: string) => void;
}

/** Field to choose one of several cards. Cards that expire before the class are listed but disabled. */
function Cards({ name, choice: { valid, invalid, card }, onChoose }: CardsProps) {
  if (valid.length + invalid.length < 2) return null;
  const rows = [...valid, ...invalid].map((option) => ({
    value: option.cardId,
    label: formatSavedCard(option),
    detail: invalid.includes(option)
      ? `${formatCardExpiry(option)}, before the class`
      : formatCardExpiry(option),
    disabled: invalid.includes(option),
  }));
  return (
    <div className="mt-3">
      <ChoiceRows
        legend="Card"
        legendShown
        name={name}
        rows={rows}
        value={card?.cardId ?? null}
        onChange={onChoose}
      />
    </div>
  );
}

function NoValidCard({ invalid }: Pick<CardChoice, 'invalid'>) {
  const which = formatList(invalid.map(formatSavedCard));
  return (
    <p className="text-small text-stone">
      {which} {selectPlural(invalid.length, 'expires', 'expire')} before the class. Add another card to your
      account if you want us to book you in automatically.
    </p>
  );
}

function formatPayment({ card }: CardChoice): string {
  return card ? formatSavedCard(card) : 'the card you choose';
}

interface RowProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  children: ReactNode;
}

function Row({ name, checked, onChoose, title, children }: RowProps) {
  return (
    <label
      className={`flex min-h-18 cursor-pointer items-center gap-4 rounded-card border bg-paper px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-forest ${checked ? 'border-forest ring-1 ring-forest' : 'border-hairline hover:border-line'}`}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line bg-paper outline-none checked:border-6 checked:border-forest"
      />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="numeric block text-small text-stone">{children}</span>
      </span>
    </label>
  );
}
