import { expiryDigits, expiryError, formatExpiry, monthAndYear } from './card-expiry.ts';
import { brandOf, formatNumber, numberDigits, numberError } from './card-number.ts';
import { type Field, makeField } from './field.ts';
import type { FieldError } from './field-error.ts';
import { brandIcon } from './icons.ts';
import { element } from './markup.ts';
import { testCardList } from './test-card-list.ts';

export interface CardValues {
  card: { number: string; exp_month: number; exp_year: number; cvc: string };
  postalCode: string | undefined;
}
export interface CardForm {
  root: HTMLElement;
  fields: Field[];
  isComplete(): boolean;
  isEmpty(): boolean;
  values(): CardValues;
  /** Says what is wrong, goes to the first such field, and returns it. */
  validate(): FieldError | undefined;
  onInput(listener: () => void): void;
}

/** The card's fields in a group, the sandbox's quiet line below them. */
export function makeCardForm(withPostalCode: boolean): CardForm {
  const number = numberField();
  const expiry = expiryField();
  const cvc = cvcField(number);
  const fields = [number, expiry, cvc, ...(withPostalCode ? [postalCodeField()] : [])];
  const [, , , postalCode] = fields;
  const hint = testCardList((digits) => {
    number.fill(digits);
    expiry.fill('12 / 34');
    cvc.fill(brandOf(digits) === 'amex' ? '1234' : '123');
  });
  const root = element(
    'div',
    { class: 'form', role: 'group', 'aria-label': 'Card' },
    element('div', { class: 'grid' }, ...fields.map((field) => field.block)),
    hint,
  );
  goOnByThemselves(fields);
  return {
    root,
    fields,
    isComplete: () => fields.every((field) => !field.error()),
    isEmpty: () => fields.every((field) => field.raw() === ''),
    values: () => {
      const { month, year } = monthAndYear(expiry.raw());
      return {
        card: { number: number.raw(), exp_month: month, exp_year: year, cvc: cvc.raw() },
        postalCode: postalCode?.raw(),
      };
    },
    validate() {
      for (const field of fields) field.show(field.error());
      const wrong = fields.find((field) => field.error());
      wrong?.input.focus();
      return wrong?.error();
    },
    onInput(listener) {
      for (const field of fields) field.onInput(listener);
    },
  };
}

function numberField(): Field {
  const field = makeField({
    name: 'number',
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    isNumeric: true,
    parse: numberDigits,
    format: formatNumber,
    check: numberError,
  });
  let shown = brandOf('');
  let icon = brandIcon(shown);
  field.input.after(icon);
  field.onInput(() => {
    const brand = brandOf(field.raw());
    if (brand === shown) return;
    const next = brandIcon(brand);
    icon.replaceWith(next);
    icon = next;
    shown = brand;
  });
  return field;
}

function expiryField(): Field {
  return makeField({
    name: 'expiry',
    label: 'Expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    isNumeric: true,
    parse: expiryDigits,
    format: formatExpiry,
    check: (digits) => expiryError(digits, new Date()),
  });
}

function cvcField(number: Field): Field {
  const length = () => (brandOf(number.raw()) === 'amex' ? 4 : 3);
  return makeField({
    name: 'cvc',
    label: 'Security code',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
    isNumeric: true,
    parse: (text) => text.replaceAll(/\D/g, '').slice(0, length()),
    format: (digits) => digits,
    check: (digits) =>
      digits.length < length()
        ? { code: 'incomplete_cvc', message: "Your card's security code is incomplete." }
        : undefined,
  });
}

function postalCodeField(): Field {
  return makeField({
    name: 'postalCode',
    label: 'Postcode',
    placeholder: 'SW8 1RZ',
    autocomplete: 'billing postal-code',
    isNumeric: false,
    parse: (text) => text.toUpperCase().slice(0, 10),
    format: (text) => text,
    check: (text) =>
      text.trim().length < 5
        ? { code: 'incomplete_zip', message: 'Your postal code is incomplete.' }
        : undefined,
  });
}

/** Once a field is complete the next empty one takes over, as in the provider's form. */
function goOnByThemselves(fields: Field[]): void {
  for (const [index, field] of fields.entries()) {
    field.onInput((becameComplete) => {
      const next = fields[index + 1];
      if (becameComplete && next && next.raw() === '' && field.input.matches(':focus')) next.input.focus();
    });
  }
}
