import { expect, it } from 'vitest';
import { getNotBookedText, type NotBookedContext } from './not-booked-text.ts';

const context: NotBookedContext = {
  checkoutUrl: '/checkout?class=c&hold=h',
  dayUrl: '/timetable?date=2026-11-24',
  declined: false,
  paying: true,
  isPolling: true,
  onRetry: () => {},
};
const lost = { at: 'failed', message: 'Network error' } as const;
const getText = (changes: Partial<NotBookedContext> = {}) =>
  getNotBookedText(lost, { ...context, ...changes });

it('says that the outcome of the payment is unknown and that the page keeps polling for it', () => {
  const { title, text } = getText();
  expect(title).toBe('Could not complete payment');
  expect(text[0]).toBe('Network error');
  expect(text[1]).toMatch(
    /^We don’t know yet whether your payment went through\. Please don’t book again: we’ll keep/,
  );
  expect(text[2]).toMatch(/^You won’t be charged twice\./);
  expect(text.join(' ')).not.toContain('haven’t been charged');
});

it('stops saying that it polls once polling has ended, and offers a retry', () => {
  const { text, steps } = getText({ isPolling: false });
  expect(text.join(' ')).not.toContain('keep checking');
  expect(text[1]).toContain('Select ‘Try again’ to check.');
  expect(steps[0]?.label).toBe('Try again');
});

it('says nothing of payments when none was attempted', () => {
  expect(getText({ paying: false })).toMatchObject({
    title: 'Failed to load booking',
    text: ['Network error'],
  });
});

it('says first why a paid place was not booked, and links to other classes', () => {
  const state = { at: 'no-place', reason: 'class_cancelled', message: 'Sorry.', refund: 18 } as const;
  const { title, text, steps } = getNotBookedText(state, context);
  expect(title).toBe('This class was cancelled');
  expect(text.join(' ')).toContain('Your £18 refund usually takes 5–10 days');
  expect(steps).toEqual([{ label: 'See other classes that day', to: context.dayUrl }]);
});
