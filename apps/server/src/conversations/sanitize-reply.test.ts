import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sanitizeReply } from './sanitize-reply.ts';
import { buildTextReply } from './text-reply.ts';

const studio = {
  phone: { display: '+44 20 7946 0117', dial: '+442079460117' },
  email: 'hello@miles-street.example',
};
const clean = (changes: object) => sanitizeReply({ ...buildTextReply('Yes.'), ...changes }, studio);

it('keeps text as text: markup stays what was written, controls go, length is bounded', () => {
  const script = '<script>alert(1)</script> [x](javascript:alert(1))';
  expect(clean({ text: script }).text).toBe(script);
  expect(clean({ text: 'a\u0000b\u001b[31m\u202Ec\r\nd\te' }).text).toBe('ab[31mc\nd\te');
  expect(clean({ text: 'x'.repeat(9000) }).text).toHaveLength(4000);
  expect(clean({ text: ' \u0000 ' }).text).toBe('Thanks for your message — how can I help further?');
});

it('lets ways on lead to pages of this site and to the studio, nowhere else', () => {
  const ways = [
    '/',
    '/pricing',
    '/faq#late',
    '/timetable?date=2026-11-24',
    '/classes/on/2026-11-24/flow-1330',
    'tel:+442079460117',
    'mailto:hello@miles-street.example',
  ];
  const links = (to: readonly string[]) =>
    clean({ links: to.map((way) => ({ label: 'On', to: way })) }).links;
  expect(links(ways.slice(0, 4)).map(({ to }) => to)).toEqual(ways.slice(0, 4));
  expect(links(ways.slice(4)).map(({ to }) => to)).toEqual(ways.slice(4));
  const away = [
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
  for (const way of away) expect(links([way]), way).toEqual([]);
});

it('bounds what stands beside it, and knows no action but its own', () => {
  const ids = Array.from({ length: 9 }, () => randomUUID());
  const kept = clean({
    classIds: [...ids, ids[0], 'x; DROP TABLE classes'],
    suggestions: ['One\nline', 'One line', '', 'b', 'c', 'd', 'e', 'f'],
    action: 'deleteEverything',
  });
  expect(kept.classIds).toEqual(ids.slice(0, 6));
  expect(kept.suggestions).toEqual(['One line', 'b', 'c', 'd']);
  expect(kept.action).toBeNull();
  expect(clean({ action: 'startBooking' }).action).toBe('startBooking');
});

it('cuts no character in two', () => {
  const kept = clean({ text: `${'a'.repeat(3999)}😀`, suggestions: [`${'b'.repeat(79)}😀`] });
  expect(kept.text).toBe('a'.repeat(3999));
  expect(kept.suggestions).toEqual(['b'.repeat(79)]);
  expect(clean({ text: 'Half \ud83e of it' }).text).toBe('Half \ufffd of it');
});
