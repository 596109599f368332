import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { listTextFields, type SchemaNode } from './injection/free-text-fields.ts';

/** Sample inputs; each field is tested with those that it accepts. */
const samples = [
  'Zoë Bell',
  'zoë.bell@example.com',
  '+44 7700 900123',
  '+447700900123',
  'CALM10',
  '7KQ4M2XD',
  'https://example.com/classes',
  '/pricing',
  '11 Miles Street',
];

/** Matches names of fields that programs fill in, such as ids, keys, cursors, versions and other fixed formats. */
const byPrograms = new RegExp(
  `(${[
    'Id',
    'Ids\\[\\]',
    'id',
    'with',
    'by',
    'slug',
    'activityType',
    'subType',
    'audience',
    'difficulty',
    'dayPart',
    'ids\\[\\]',
    'covers\\[\\]',
    'limitedTo\\[\\]',
    'teaches\\[\\]',
    'key',
    'Key',
    'KeyPrefix',
    'keyPrefix',
    'signature',
    'token',
    'cursor',
    'after',
    'Version',
    'content',
    'website',
    'algorithm',
    'nonce',
    'salt',
    'data\\.form',
    'events\\[\\]\\.(name|value)',
    'user\\.email',
    'from',
    'to',
    'until',
    'Until',
    'opens',
    'closes',
    'date',
    'lastDate',
    'day',
    'Day',
    'sendOn',
    'time',
    'Time',
    'week',
    'recordedAt',
    'start',
    'seen\\.(studio|instructorName)',
  ].join('|')})$`,
);

/** Matches fields for texts of several lines, which keep the joiners of emoji and of some scripts. */
const prose = /(^|\.)(message|text|reason|note|why|reply|description|bio|injuries|directions)$/;

/** U+202A–E, U+2066–9, U+200B, U+200E–F and U+FEFF; `joiners` are U+200C–D. */
const alwaysInvisible = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f\ufeff'];
const joiners = [...'\u200c\u200d'];

/**
 * Generates a text with invisible characters between its letters and no-break spaces around and inside it, composed or
 * decomposed.
 */
const arbitraryPaste = (text: string, invisible: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom('NFC', 'NFD'),
      fc.array(fc.string({ unit: fc.constantFrom(...invisible), maxLength: 3 }), {
        minLength: text.length + 10,
        maxLength: text.length + 10,
      }),
      fc.constantFrom('', ' ', '\u00a0', '\u00a0 \ufeff'),
    )
    .map(([form, between, around]) => {
      const letters = [...text.normalize(form)].map((letter, at) => (between[at] ?? '') + letter);
      return `${around}${letters.join('').replaceAll(' ', '\u00a0')}${around}`;
    });

let typedFields: [string, SchemaNode][];
beforeAll(async () => {
  const isLinkOfBanner = (field: string) => field.endsWith('banner.link.to');
  typedFields = [...(await listTextFields())].filter(
    ([field]) => isLinkOfBanner(field) || !byPrograms.test(field),
  );
});

const acceptedSamples = (part: SchemaNode) => samples.filter((sample) => part.safeParse(sample).success);
const nameOf = (field: string) => field.split(' ')[1] ?? '';

describe('text pasted into a field of any call', () => {
  it('is normalised to the same value as typed text', () => {
    for (const [field, part] of typedFields)
      for (const sample of acceptedSamples(part)) {
        const invisible = prose.test(nameOf(field)) ? alwaysInvisible : [...alwaysInvisible, ...joiners];
        const plain = part.safeParse(sample).data;
        const isSame = (text: string) => {
          const { success, data } = part.safeParse(text);
          expect({ field, text, success, data }).toEqual({ field, text, success: true, data: plain });
        };
        fc.assert(fc.property(arbitraryPaste(sample, invisible), isSame), { numRuns: 8 });
      }
  });

  it('counts as empty when it is invisible', () => {
    for (const [field, part] of typedFields) {
      const emptyResult = part.safeParse('');
      for (const invisibleText of [...alwaysInvisible, ...joiners, '\u00a0', '\u202a\u00a0\u200d\u202c'])
        expect(part.safeParse(invisibleText).success, `${field} with ${JSON.stringify(invisibleText)}`).toBe(
          emptyResult.success,
        );
    }
  });

  it('control: names, addresses, phones and codes are covered, and each accepts a sample', () => {
    const fields = typedFields.map(([field]) => field);
    for (const field of [
      '/classes/payments/create-intent customer.firstName',
      '/classes/payments/create-intent customer.email',
      '/classes/payments/create-intent promoCode',
      '/booking/book customer.phone',
      '/chat/email email',
      '/classes/user/upsert user.phone',
      '/admin/class/scan code',
      '/admin/people/save phone',
    ])
      expect(fields).toContain(field);
    const untried = typedFields.filter(([, part]) => acceptedSamples(part).length === 0);
    expect(untried.map(([field]) => field)).toEqual([]);
  });
});
