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

describe('what is typed into the contact form', () => {
  it('may be sent when everything is there, in any script', () => {
    expect(validateContactDetails(details)).toEqual([]);
    expect(fieldsOf({ name: 'Søren 李小龍', message: 'مرحبا 🙂\r\n\tשלום' })).toEqual([]);
  });

  it('names every empty field in the order of the form', () => {
    const all = ['name', 'email', 'subject', 'message'];
    expect(fieldsOf({ name: ' ', email: '', subject: '\n', message: '  ' })).toEqual(all);
    const unseen = '\u202a\u200b\u00a0\ufeff';
    expect(fieldsOf({ name: unseen, email: unseen, subject: unseen, message: unseen })).toEqual(all);
  });

  it.each(['Anna\r\nBcc: all@example.com', 'Anna\nObi', 'Anna\u0000', 'Anna\u2028Obi'])(
    'takes no second header with a name or a subject: %j',
    (text) => {
      expect(fieldsOf({ name: text, subject: text })).toEqual(['name', 'subject']);
    },
  );

  it('keeps control signs out of the message, but not its line breaks', () => {
    expect(fieldsOf({ message: 'one\u0007two' })).toEqual(['message']);
  });

  it('counts characters after trimming', () => {
    expect(validateContactField('name', ` ${'x'.repeat(80)} `)).toBeNull();
    expect(validateContactField('name', 'x'.repeat(81))).toBe('Please keep this under 80 characters.');
    expect(validateContactField('message', 'x'.repeat(4000))).toBeNull();
    expect(validateContactField('message', 'x'.repeat(4001))).toBe(
      'Please keep this under 4,000 characters.',
    );
  });
});
