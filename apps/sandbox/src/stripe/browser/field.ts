import { createHtmlElement } from './dom.ts';
import type { FieldError } from './field-error.ts';
import { createErrorIcon } from './icons.ts';

export interface FieldOptions {
  name: string;
  label: string;
  placeholder?: string;
  autocomplete: string;
  /** Extracts the raw value from the typed text. */
  parse(text: string): string;
  /** Formats the raw value for display. */
  format(raw: string, isDeleting: boolean): string;
  check(raw: string): FieldError | undefined;
  isNumeric: boolean;
}

export interface Field {
  block: HTMLElement;
  input: HTMLInputElement;
  raw(): string;
  error(): FieldError | undefined;
  fill(text: string): void;
  /** Shows the error, or clears the message. */
  show(error: FieldError | undefined): void;
  onInput(listener: (becameComplete: boolean) => void): void;
}

/** Creates a labelled input with its error below. Formats while the user types and keeps the caret's position. */
export function createField(plan: FieldOptions): Field {
  const id = `payment-${plan.name}Input`;
  const input = createHtmlElement('input', {
    id,
    name: plan.name,
    class: 'Input',
    type: 'text',
    inputmode: plan.isNumeric ? 'numeric' : undefined,
    autocomplete: plan.autocomplete,
    placeholder: plan.placeholder,
    'aria-required': 'true',
    'aria-invalid': 'false',
    autocorrect: 'off',
    spellcheck: 'false',
  });
  const message = createHtmlElement('p', { id: `${id}-error`, class: 'Error', 'aria-live': 'polite' });
  const frame = createHtmlElement('div', { class: 'frame' }, input);
  const block = createHtmlElement(
    'div',
    { class: `Block ${plan.name}` },
    createHtmlElement('label', { for: id, class: 'Label' }, plan.label),
    frame,
    message,
  );
  const listeners: ((becameComplete: boolean) => void)[] = [];
  let wasComplete = false;

  const raw = () => plan.parse(input.value);
  const error = () => plan.check(raw());
  const show = (wrong: FieldError | undefined) => {
    input.setAttribute('aria-invalid', String(Boolean(wrong)));
    input.classList.toggle('Input--invalid', Boolean(wrong));
    if (wrong) input.setAttribute('aria-describedby', message.id);
    else input.removeAttribute('aria-describedby');
    message.replaceChildren(
      ...(wrong ? [createErrorIcon(), createHtmlElement('span', {}, wrong.message)] : []),
    );
  };
  const changed = (isDeleting: boolean) => {
    reformat(input, plan, isDeleting);
    const wrong = error();
    // While the user types, shows only errors that more characters can't fix.
    if (!wrong || raw() === '' || wrong.code.startsWith('incomplete')) show(undefined);
    else show(wrong);
    const isComplete = !wrong;
    for (const listener of listeners) listener(isComplete && !wasComplete && !isDeleting);
    wasComplete = isComplete;
  };
  input.addEventListener('input', (event) => {
    changed(event instanceof InputEvent && event.inputType.startsWith('delete'));
  });
  input.addEventListener('blur', () => {
    if (raw() !== '') show(error());
  });
  return {
    block,
    input,
    raw,
    error,
    show,
    fill(text) {
      input.value = plan.format(plan.parse(text), false);
      changed(true);
    },
    onInput: (listener) => void listeners.push(listener),
  };
}

function reformat(input: HTMLInputElement, plan: FieldOptions, isDeleting: boolean): void {
  const before = input.value;
  const caret = input.selectionStart ?? before.length;
  const after = plan.format(plan.parse(before), isDeleting);
  if (after === before) return;
  input.value = after;
  const digitsBefore = before.slice(0, caret).replaceAll(/\W/g, '').length;
  // At the end of the text, the caret moves behind added format characters; elsewhere it stays after the same digit.
  let offset = caret >= before.length ? after.length : 0;
  for (let seen = 0; offset < after.length && seen < digitsBefore; offset += 1) {
    if (/\w/.test(after[offset] ?? '')) seen += 1;
  }
  input.setSelectionRange(offset, offset);
}
