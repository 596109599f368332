import { createHtmlElement } from './dom.ts';

const cards = [
  ['4242 4242 4242 4242', 'Pays'],
  ['4000 0025 0000 3155', 'Requires 3-D Secure'],
  ['4000 0000 0000 0002', 'Declined'],
  ['4000 0000 0000 9995', 'Insufficient funds'],
  ['4000 0000 0000 0069', 'Expired'],
  ['4000 0000 0000 0127', 'Incorrect security code'],
  ['4000 0000 0000 0119', 'Processing error'],
  ['4000 0000 0000 5126', 'Succeeds, refund fails later'],
  ['4000 0000 0000 0259', 'Succeeds, then disputed'],
  ['4000 0000 0000 0341', 'Can be saved, then declined'],
  ['4000 0027 6000 3184', 'Requires 3-D Secure every time'],
] as const;

/** Creates the sandbox notice with a list of test cards. A click on a card fills its number in. */
export function createTestCardList(fill: (number: string) => void): HTMLElement {
  const details = createHtmlElement(
    'details',
    { class: 'sandbox' },
    createHtmlElement(
      'summary',
      {},
      createHtmlElement('span', {}, 'Sandbox: no real money is taken.'),
      createHtmlElement('span', { class: 'more' }, 'Test cards'),
    ),
  );
  const list = createHtmlElement('ul', {});
  for (const [number, what] of cards) {
    const button = createHtmlElement(
      'button',
      { type: 'button' },
      createHtmlElement('span', { class: 'digits' }, number),
      createHtmlElement('span', { class: 'what' }, what),
    );
    button.addEventListener('click', () => {
      fill(number);
      details.open = false;
      details.querySelector('summary')?.focus();
    });
    list.append(createHtmlElement('li', {}, button));
  }
  details.append(createHtmlElement('p', {}, 'Use any future date and any security code.'), list);
  return details;
}
