import { describe, expect, it } from 'vitest';
import { type ContactDetails, validateContactDetails, validateContactField } from './contact-details.ts';

const details: ContactDetails = {
  name: 'Anna Obi',
  email: 'anna@example.com',
  subject: 'A question',
  message: 'Is there a lift?\n\nThank you.',
};
const fieldsOf = (changes: Partial<ContactDetails>) =>
  validateContactDetails({ ...details, ...changes }).map((error) => error.field);

describe('contact details validation', () => {
  it('accepts complete details in any script', () => {
    expect(validateContactDetails(details)).toEqual([]);
    expect(fieldsOf({ name: 'Søren 李小龍', message: 'مرحبا 🙂\r\n\tשלום' })).toEqual([]);
  });

  it('reports every empty field in form order', () => {
    const all = ['name', 'email', 'subject', 'message'];
    expect(fieldsOf({ name: ' ', email: '', subject: '\n', message: '  ' })).toEqual(all);
    const invisible = '\u202a\u200b\u00a0\ufeff';
    expect(fieldsOf({ name: invisible, email: invisible, subject: invisible, message: invisible })).toEqual(
      all,
    );
  });

  it.each(['Anna\r\nBcc: all@example.com', 'Anna\nObi', 'Anna\u0000', 'Anna\u2028Obi'])(
    'rejects line breaks and control characters in name and subject: %j',
    (text) => {
      expect(fieldsOf({ name: text, subject: text })).toEqual(['name', 'subject']);
    },
  );

  it('rejects control characters in the message, but accepts line breaks', () => {
    expect(fieldsOf({ message: 'one\u0007two' })).toEqual(['message']);
  });

  it('counts characters after trimming', () => {
    expect(validateContactField('name', ` ${'x'.repeat(80)} `)).toBeNull();
    expect(validateContactField('name', 'x'.repeat(81))).toBe('Use 80 characters or fewer.');
    expect(validateContactField('message', 'x'.repeat(4000))).toBeNull();
    expect(validateContactField('message', 'x'.repeat(4001))).toBe('Use 4,000 characters or fewer.');
  });
});
