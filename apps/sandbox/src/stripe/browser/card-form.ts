import { extractExpiryDigits, formatExpiry, getExpiryError, parseExpiry } from './card-expiry.ts';
import { detectBrand, extractCardDigits, formatCardNumber, getNumberError } from './card-number.ts';
import { createHtmlElement } from './dom.ts';
import { createField, type Field } from './field.ts';
import type { FieldError } from './field-error.ts';
import { createBrandIcon } from './icons.ts';
import { createTestCardList } from './test-card-list.ts';

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
  /**
   * Shows the errors of all fields and focuses the first invalid field. Returns its error, or undefined when the form
   * is valid.
   */
  validate(): FieldError | undefined;
  onInput(listener: () => void): void;
}

/** Creates a group of the card fields, with the sandbox's list of test cards below. */
export function createCardForm(withPostalCode: boolean): CardForm {
  const number = numberField();
  const expiry = expiryField();
  const cvc = cvcField(number);
  const fields = [number, expiry, cvc, ...(withPostalCode ? [postalCodeField()] : [])];
  const [, , , postalCode] = fields;
  const testCardList = createTestCardList((digits) => {
    number.fill(digits);
    expiry.fill('12 / 34');
    cvc.fill(detectBrand(digits) === 'amex' ? '1234' : '123');
  });
  const root = createHtmlElement(
    'div',
    { class: 'form', role: 'group', 'aria-label': 'Card' },
    createHtmlElement('div', { class: 'grid' }, ...fields.map((field) => field.block)),
    testCardList,
  );
  focusNextWhenComplete(fields);
  return {
    root,
    fields,
    isComplete: () => fields.every((field) => !field.error()),
    isEmpty: () => fields.every((field) => field.raw() === ''),
    values: () => {
      const { month, year } = parseExpiry(expiry.raw());
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
  const field = createField({
    name: 'number',
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    isNumeric: true,
    parse: extractCardDigits,
    format: formatCardNumber,
    check: getNumberError,
  });
  let shown = detectBrand('');
  let icon = createBrandIcon(shown);
  field.input.after(icon);
  field.onInput(() => {
    const brand = detectBrand(field.raw());
    if (brand === shown) return;
    const next = createBrandIcon(brand);
    icon.replaceWith(next);
    icon = next;
    shown = brand;
  });
  return field;
}

function expiryField(): Field {
  return createField({
    name: 'expiry',
    label: 'Expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    isNumeric: true,
    parse: extractExpiryDigits,
    format: formatExpiry,
    check: (digits) => getExpiryError(digits, new Date()),
  });
}

function cvcField(number: Field): Field {
  const length = () => (detectBrand(number.raw()) === 'amex' ? 4 : 3);
  return createField({
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
  return createField({
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

/** Moves the focus from each completed field to the next empty one, as Stripe's form does. */
function focusNextWhenComplete(fields: Field[]): void {
  for (const [index, field] of fields.entries()) {
    field.onInput((becameComplete) => {
      const next = fields[index + 1];
      if (becameComplete && next && next.raw() === '' && field.input.matches(':focus')) next.input.focus();
    });
  }
}
