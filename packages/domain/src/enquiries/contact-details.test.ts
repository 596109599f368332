import { describe, expect, it } from 'vitest';
import { type ContactDetails, contactErrors, contactProblem } from './contact-details.ts';

const details: ContactDetails = {
  name: 'Anna Obi',
  email: 'anna@example.com',
  subject: 'A question',
  message: 'Is there a lift?\n\nThank you.',
};
const fieldsOf = (changes: Partial<ContactDetails>) =>
  contactErrors({ ...details, ...changes }).map((error) => error.field);

describe('what is typed into the contact form', () => {
  it('may be sent when everything is there, in any script', () => {
    expect(contactErrors(details)).toEqual([]);
    expect(fieldsOf({ name: 'Søren 李小龍', message: 'مرحبا 🙂\r\n\tשלום' })).toEqual([]);
  });

  it('names every empty field in the order of the form', () => {
    expect(fieldsOf({ name: ' ', email: '', subject: '\n', message: '  ' })).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
  });

  it.each(['Anna\r\nBcc: all@example.com', 'Anna\nObi', 'Anna\u0000', 'Anna\u2028Obi', 'Anna\u202egpj'])(
    'takes no second header with a name or a subject: %j',
    (text) => {
      expect(fieldsOf({ name: text, subject: text })).toEqual(['name', 'subject']);
    },
  );

  it('keeps control signs out of the message, but not its line breaks', () => {
    expect(fieldsOf({ message: 'one\u0007two' })).toEqual(['message']);
    expect(fieldsOf({ message: 'one\u202etwo' })).toEqual(['message']);
  });

  it('counts characters after trimming', () => {
    expect(contactProblem('name', ` ${'x'.repeat(80)} `)).toBeNull();
    expect(contactProblem('name', 'x'.repeat(81))).toBe('Please keep this under 80 characters.');
    expect(contactProblem('message', 'x'.repeat(4000))).toBeNull();
    expect(contactProblem('message', 'x'.repeat(4001))).toBe('Please keep this under 4,000 characters.');
  });
});
