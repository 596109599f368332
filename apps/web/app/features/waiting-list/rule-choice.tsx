import type { SavedCard } from '@studio/contracts/memberships';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { type AutomaticChoice, automaticChoices } from '@studio/domain/waiting-list/automatic-until';
import type { ReactNode } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import type { Payer } from './load-payer.ts';

interface RuleChoiceProps {
  /** Name of the inputs, unique on the page. */
  name: string;
  /** What pays for a place that is taken without asking. */
  payer: Payer;
  /** ISO starts of the chosen classes. */
  starts: readonly string[];
  /** ISO; null is always ask. */
  value: string | null;
  onChange: (autoUntil: string | null) => void;
}

const words: Record<AutomaticChoice['key'], string> = {
  start: 'until the class begins',
  'two-hours': 'until two hours before',
  'cancel-by': 'while cancelling is free',
};

/** A member's own rule: be asked, or have a place booked until a moment, and be asked after it. */
export function RuleChoice({ name, payer, starts, value, onChange }: RuleChoiceProps) {
  const choices = automaticChoices(
    starts.map((start) => new Date(start)),
    serverNow(),
  ).reverse();
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-3 font-medium">When a place comes free</legend>
      <Row name={name} checked={value === null} onChoose={() => onChange(null)} title="Ask me first">
        {payer.kind === 'credit'
          ? 'One session is kept for you meanwhile. It comes back when you leave the list.'
          : 'You decide when you read the mail.'}
      </Row>
      {choices.map(({ key, until }) => (
        <Row
          key={key}
          name={name}
          checked={value === until.toISOString()}
          onChoose={() => onChange(until.toISOString())}
          title={`Book it for me ${words[key]}`}
        >
          {payer.kind === 'credit' ? 'With 1 session' : `With ${cardWords(payer.card)}`}, without asking,
          until {formatMomentShort(until)}. Never overnight.
        </Row>
      ))}
      {payer.kind === 'card' && value !== null && (
        <p className="text-small text-stone">
          You agree that {cardWords(payer.card)} is charged the price of the class when a place is yours. If
          your bank says no or wants to see you, nothing is charged and we ask you by mail.
        </p>
      )}
    </fieldset>
  );
}

function cardWords({ brand, last4 }: SavedCard): string {
  return `${brand} ending ${last4}`;
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
