import { describe, expect, it } from 'vitest';
import {
  suggestReviewerName,
  validateReview,
  validateReviewField,
  validateReviewReply,
} from './review-details.ts';

const links = 'Remove any links, email addresses and phone numbers.';
const signs = 'Your text contains characters we can’t accept.';

describe('review text', () => {
  it.each([
    'Calm, and hard in the right places.',
    'Noor saw my left hip before I did. 10/10, 55 minutes, £20 well spent.',
    'Grüße aus Köln. 很好。 ممتاز 🙂',
    'Two lines.\n\nAnd a third.',
    // Markup is valid text; pages show it as typed.
    '<b>Loud</b> & "quoted" <script>alert(1)</script>',
    "Robert'); DROP TABLE reviews;--",
    '{{7*7}} #{7*7} %0a',
    'I came on 24/11/2026 at 09:30, and on 1.12.',
    'family 👨‍👩‍👧 and flags 🇬🇧',
    'Slow.And then stronger.Good.',
  ])('accepts %j', (text) => {
    expect(validateReviewField('text', text)).toBeNull();
  });

  it.each([
    ['', 'Write a few words about the class.'],
    [' \n ', 'Write a few words about the class.'],
    ['x'.repeat(601), 'Use 600 characters or fewer.'],
    ['cheap pills at https://pills.example', links],
    ['see www.pills.example', links],
    ['BestCasino.com is better', links],
    ['visit bit.ly/x1', links],
    ['javascript:alert(1)', links],
    ['write to me: anna@guests.example', links],
    ['call 07700 900123', links],
    ['call +44 (0)20 7946 0117 now', links],
    ['t e l 0 7 7 0 0 9 0 0 1 2 3', links],
    ['bell\u0007', signs],
    ['\u202e\u200b\ufeff', 'Write a few words about the class.'],
    ['two\u2028lines', signs],
    [`Z${'\u0335\u0321\u0328\u0349\u0353'}algo`, signs],
  ])('rejects %j', (text, message) => {
    expect(validateReviewField('text', text)).toBe(message);
  });
});

describe('reviewer name', () => {
  it.each(['Amara O.', "Siobhán O'Neill", '李 小龍', 'A.', 'Jean-Luc'])('accepts %j', (name) => {
    expect(validateReviewField('displayName', name)).toBeNull();
  });

  it.each([
    '',
    '\u200b\u00a0',
    'x'.repeat(41),
    'Amara\nO.',
    'amara@guests.example',
    'Amara 07700',
    '<i>A</i>',
    'casino.com',
  ])('rejects %j', (name) => {
    expect(validateReviewField('displayName', name)).not.toBeNull();
  });

  it('defaults to the first name and an initial', () => {
    expect(suggestReviewerName('Amara', 'okafor')).toBe('Amara O.');
    expect(suggestReviewerName(' Anna Maria ', '')).toBe('Anna');
    expect(suggestReviewerName('', 'Okafor')).toBe('O.');
    expect(suggestReviewerName('𝒜'.repeat(60), '')).toHaveLength(80);
  });
});

it('accepts one to five whole stars', () => {
  const accepted = [-1, 0, 1, 2.5, 5, 6, Number.NaN].filter(
    (rating) => !validateReviewField('rating', rating),
  );
  expect(accepted).toEqual([1, 5]);
});

it('validates the whole review in form order', () => {
  const complaints = validateReview({ rating: 0, text: '', displayName: '' });
  expect(complaints.map(({ field }) => field)).toEqual(['rating', 'text', 'displayName']);
  expect(validateReview({ rating: 4, text: 'Good.', displayName: 'Amara O.' })).toEqual([]);
});

it('accepts a studio reply with its own address, or an empty one', () => {
  expect(validateReviewReply('')).toBeNull();
  expect(validateReviewReply('Thank you. Write to hello@miles-street.example.')).toBeNull();
  expect(validateReviewReply('x'.repeat(601))).toBe('Use 600 characters or fewer.');
  expect(validateReviewReply('a\u0007b')).toBe(signs);
});
