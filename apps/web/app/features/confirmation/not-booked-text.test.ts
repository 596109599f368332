import { expect, it } from 'vitest';
import { getNotBookedText, type NotBookedContext } from './not-booked-text.ts';

const context: NotBookedContext = {
  checkoutAddress: '/checkout?class=c&hold=h',
  dayAddress: '/timetable?date=2026-11-24',
  declined: false,
  paying: true,
  looking: true,
  onRetry: () => {},
};
const lost = { at: 'failed', message: 'Network error' } as const;
const said = (changes: Partial<NotBookedContext> = {}) => getNotBookedText(lost, { ...context, ...changes });

it('says of a payment that nobody has heard of that it is not known, and that it is looked for', () => {
  const { title, text } = said();
  expect(title).toBe('Could not complete payment');
  expect(text[0]).toBe('Network error');
  expect(text[1]).toMatch(
    /^We could not hear whether your payment went through\. Please do not book again: we keep/,
  );
  expect(text[2]).toMatch(/^You pay once\./);
  expect(text.join(' ')).not.toContain('Nothing was charged');
});

it('does not say that it looks once it has stopped, and what looks again', () => {
  const { text, ways } = said({ looking: false });
  expect(text.join(' ')).not.toContain('keep looking');
  expect(text[1]).toContain('Try again looks once more.');
  expect(ways[0]?.label).toBe('Try again');
});

it('says nothing of payments where there is none', () => {
  expect(said({ paying: false })).toMatchObject({ title: 'Failed to load booking', text: ['Network error'] });
});

it('says above why a paid place is none, and where else to go', () => {
  const state = { at: 'no-place', reason: 'class_off', message: 'Sorry.', refund: 18 } as const;
  const { title, text, ways } = getNotBookedText(state, context);
  expect(title).toBe('This class was called off');
  expect(text.join(' ')).toContain('the £18 within 5 to 10 days');
  expect(ways).toEqual([{ label: 'See the other classes that day', to: context.dayAddress }]);
});
