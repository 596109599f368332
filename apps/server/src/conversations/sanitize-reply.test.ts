import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sanitizeReply } from './sanitize-reply.ts';
import { buildTextReply } from './text-reply.ts';

const studio = {
  phone: { display: '+44 20 7946 0117', dial: '+442079460117' },
  email: 'hello@miles-street.example',
};
const clean = (changes: object) => sanitizeReply({ ...buildTextReply('Yes.'), ...changes }, studio);

it('keeps markup as plain text, removes control characters and limits the length', () => {
  const script = '<script>alert(1)</script> [x](javascript:alert(1))';
  expect(clean({ text: script }).text).toBe(script);
  expect(clean({ text: 'a\u0000b\u001b[31m\u202Ec\r\nd\te' }).text).toBe('ab[31mc\nd\te');
  expect(clean({ text: 'x'.repeat(9000) }).text).toHaveLength(4000);
  expect(clean({ text: ' \u0000 ' }).text).toBe('Thanks for your message — how can I help further?');
});

it('keeps links to pages of this site and to the studio’s contacts only', () => {
  const allowed = [
    '/',
    '/pricing',
    '/faq#late',
    '/timetable?date=2026-11-24',
    '/classes/on/2026-11-24/flow-1330',
    'tel:+442079460117',
    'mailto:hello@miles-street.example',
  ];
  const links = (to: readonly string[]) =>
    clean({ links: to.map((destination) => ({ label: 'On', to: destination })) }).links;
  expect(links(allowed.slice(0, 4)).map(({ to }) => to)).toEqual(allowed.slice(0, 4));
  expect(links(allowed.slice(4)).map(({ to }) => to)).toEqual(allowed.slice(4));
  const foreign = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/admin',
    '/pricing/../admin',
    '/pricing/%2e%2e/admin',
    '/api/chat',
    '/sandbox/mail',
    'tel:+15550000',
    'mailto:somebody@evil.example',
    'pricing',
    '',
  ];
  for (const destination of foreign) expect(links([destination]), destination).toEqual([]);
});

it('limits attachments and drops unknown actions', () => {
  const ids = Array.from({ length: 9 }, () => randomUUID());
  const sanitized = clean({
    classIds: [...ids, ids[0], 'x; DROP TABLE classes'],
    suggestions: ['One\nline', 'One line', '', 'b', 'c', 'd', 'e', 'f'],
    action: 'deleteEverything',
  });
  expect(sanitized.classIds).toEqual(ids.slice(0, 6));
  expect(sanitized.suggestions).toEqual(['One line', 'b', 'c', 'd']);
  expect(sanitized.action).toBeNull();
  expect(clean({ action: 'startBooking' }).action).toBe('startBooking');
});

it('never splits a surrogate pair', () => {
  const sanitized = clean({ text: `${'a'.repeat(3999)}😀`, suggestions: [`${'b'.repeat(79)}😀`] });
  expect(sanitized.text).toBe('a'.repeat(3999));
  expect(sanitized.suggestions).toEqual(['b'.repeat(79)]);
  expect(clean({ text: 'Half \ud83e of it' }).text).toBe('Half \ufffd of it');
});
