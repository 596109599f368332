import { expect, it } from 'vitest';
import { describePresence } from './describe-presence.ts';

const now = new Date();
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

it('shows the visitor as online only while they are on the page', () => {
  expect(describePresence({ isOnline: true, seenAt: secondsAgo(5), email: null }, now)).toBe('Online now');
  expect(describePresence({ isOnline: false, seenAt: secondsAgo(119), email: 'a@b.example' }, now)).toBe(
    'Online a minute ago',
  );
});

it('says where a reply goes after the visitor has left, or that it goes nowhere', () => {
  const seenAt = secondsAgo(121);
  expect(describePresence({ isOnline: false, seenAt, email: 'a@b.example' }, now)).toMatch(
    /^Left .+\. We’ll email them your reply\.$/,
  );
  expect(describePresence({ isOnline: false, seenAt, email: null }, now)).toMatch(
    /^Left .+\. They gave no email address\.$/,
  );
});
