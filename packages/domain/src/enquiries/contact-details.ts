import { maxEmailLength, validateEmail } from '../people/email.ts';
import { normaliseLine, normaliseText } from '../text/normalise-text.ts';

/** Topics of the contact form. A link can preselect one, such as /contact?topic=1-1. */
export const contactTopics = ['booking', 'classes', 'packs', '1-1', 'events', 'taichi', 'general'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export function isContactTopic(text: string): text is ContactTopic {
  return (contactTopics as readonly string[]).includes(text);
}

/** Values of the contact form. */
export interface ContactDetails {
  name: string;
  email: string;
  subject: string;
  message: string;
}
export type ContactField = keyof ContactDetails;

/** Maximum lengths in characters (handbook: emails 9). */
export const contactMaxLengths = { name: 80, email: maxEmailLength, subject: 120, message: 4000 } as const;

/** Validation error of one field. */
export interface ContactError {
  field: ContactField;
  message: string;
}

/** Characters that are invalid in a single line: line breaks and control characters. */
const notInOneLine = /[\p{Cc}\u2028\u2029]/u;
/** Characters that are invalid in a text of several lines, which may contain line breaks and tabs. */
const notInText = /(?![\r\n\t])\p{Cc}/u;

const rules: Record<ContactField, (value: string) => string | null> = {
  name: (value) => lineProblem(value, 'Enter your name.', contactMaxLengths.name),
  email: validateEmail,
  subject: (value) => lineProblem(value, 'Enter a subject.', contactMaxLengths.subject),
  message: (value) => {
    if (value === '') return 'Enter your message.';
    if (value.length > contactMaxLengths.message) return tooLong(contactMaxLengths.message);
    return notInText.test(value) ? 'Your message contains characters we can’t accept.' : null;
  },
};

/** Returns the error of one field, or null when the field is valid. */
export function validateContactField(field: ContactField, typed: string): string | null {
  return rules[field](field === 'message' ? normaliseText(typed) : normaliseLine(typed));
}

/** Returns the errors of the whole form, in form order; empty when the form is valid. */
export function validateContactDetails(details: ContactDetails): ContactError[] {
  return (Object.keys(rules) as ContactField[]).flatMap((field) => {
    const message = validateContactField(field, details[field]);
    return message ? [{ field, message }] : [];
  });
}

function lineProblem(value: string, whenEmpty: string, max: number): string | null {
  if (value === '') return whenEmpty;
  if (value.length > max) return tooLong(max);
  return notInOneLine.test(value) ? 'Use one line of plain text.' : null;
}

function tooLong(max: number): string {
  return `Use ${max.toLocaleString('en-GB')} characters or fewer.`;
}
