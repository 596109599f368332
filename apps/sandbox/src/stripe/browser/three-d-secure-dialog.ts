import type { Intent } from './api-client.ts';
import { type Appearance, applyAppearance } from './appearance.ts';
import { createHtmlElement } from './dom.ts';
import { threeDSecureDialogStyle } from './three-d-secure-dialog-style.ts';

/** Shows a dialog that simulates the bank's 3-D Secure step. Escape fails the authentication. */
export function showThreeDSecureDialog(
  intent: Intent,
  appearance: Appearance | undefined,
): Promise<'passed' | 'failed'> {
  const host = createHtmlElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(threeDSecureDialogStyle);
  root.adoptedStyleSheets = [sheet];
  applyAppearance(host, appearance);
  const complete = createHtmlElement(
    'button',
    { type: 'button', class: 'first', autofocus: true },
    'Complete authentication',
  );
  const fail = createHtmlElement('button', { type: 'button' }, 'Fail authentication');
  const dialog = createHtmlElement(
    'dialog',
    { 'aria-labelledby': 'title', 'aria-describedby': 'text' },
    createHtmlElement('p', { class: 'bank' }, 'Test bank, 3-D Secure'),
    createHtmlElement(
      'h2',
      { id: 'title' },
      intent.amount === undefined ? 'Confirm your card' : 'Confirm your payment',
    ),
    ...amountOf(intent),
    createHtmlElement(
      'p',
      { id: 'text' },
      'Your bank would ask for a code or a fingerprint here. In the sandbox, you choose the result.',
    ),
    createHtmlElement('div', { class: 'actions' }, complete, fail),
  );
  root.append(dialog);
  document.body.append(host);
  const before = document.activeElement;
  return new Promise((resolve) => {
    const end = (outcome: 'passed' | 'failed') => {
      dialog.close();
      host.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(outcome);
    };
    complete.addEventListener('click', () => end('passed'));
    fail.addEventListener('click', () => end('failed'));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end('failed');
    });
    dialog.addEventListener('keydown', (event) => trapFocus(event, root, [complete, fail]));
    dialog.showModal();
  });
}

/** Keeps the Tab key's focus inside the dialog, in a cycle. */
function trapFocus(event: KeyboardEvent, root: ShadowRoot, buttons: HTMLElement[]): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const at = root.activeElement instanceof HTMLElement ? buttons.indexOf(root.activeElement) : 0;
  const step = event.shiftKey ? buttons.length - 1 : 1;
  buttons[(Math.max(at, 0) + step) % buttons.length]?.focus();
}

function amountOf({ amount, currency = 'gbp' }: Intent): HTMLElement[] {
  if (amount === undefined) return [];
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() });
  return [createHtmlElement('p', { class: 'amount' }, format.format(amount / 100))];
}
