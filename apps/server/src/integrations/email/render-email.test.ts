import { describe, expect, it } from 'vitest';
import { renderQrPng } from '../../documents/qr-code.ts';
import type {
  AttendeeDetails,
  BookingEmailDetails,
  CancellationEmailDetails,
  RefundDetails,
} from './email-details.ts';
import { type RenderedEmail, renderEmail } from './render-email.ts';

const studio = {
  name: 'Miles Street',
  tagline: 'Pilates & Yoga',
  addressLines: ['11 Miles Street', 'London SW8 1RZ'],
  email: 'hello@miles.example',
  siteUrl: 'https://miles.example',
};
const classDetails = {
  title: 'Dynamic Reformer Pilates',
  level: 'All levels',
  dateLong: 'Tuesday 24 November 2026',
  whenShort: 'Tue 24 Nov, 09:30',
  timeRange: '09:30–10:25',
  durationMin: 55,
  room: 'Studio 1',
  instructor: 'Noor Haddad',
};
const amara: AttendeeDetails = {
  name: 'Amara Okafor',
  displayCode: '7KQ4M2XD',
  checkInUrl: 'https://miles.example/scan?code=7KQ4M2XD&sig=abc',
  bookingUrl: 'https://miles.example/booking/1?k=one&x=2',
};
const jonas: AttendeeDetails = {
  name: 'Jonas <b>Okafor</b>',
  displayCode: '9XW2ZB41',
  checkInUrl: 'https://miles.example/scan?code=9XW2ZB41&sig=def',
  bookingUrl: 'https://miles.example/booking/2?k=two',
};
const entry = {
  bookingId: 'booking-1',
  start: new Date('2026-11-24T09:30:00Z'),
  end: new Date('2026-11-24T10:25:00Z'),
  sequence: 0,
  madeAt: new Date('2026-11-20T21:46:00Z'),
};
const booked: BookingEmailDetails = {
  studio,
  class: classDetails,
  attendees: [amara],
  price: { heading: 'Paid', amount: '£18', lines: [{ label: 'Paid with', value: 'Visa ending 4242' }] },
  cancelByText: 'Free to cancel until Mon 23 Nov, 09:30',
  entry,
};
const cancelled = (returned: RefundDetails): CancellationEmailDetails => ({
  studio,
  class: classDetails,
  attendees: [amara],
  returned,
  timetableUrl: 'https://miles.example/timetable',
  entry: { ...entry, sequence: 1 },
});

const pictures = (email: RenderedEmail) => email.attachments.flatMap((file) => (file.cid ? [file.cid] : []));
const named = (email: RenderedEmail) => [...email.html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid);
const calendar = (email: RenderedEmail) =>
  email.attachments.find((file) => file.filename.endsWith('.ics'))?.content.toString() ?? '';

describe('the email of a confirmed booking', () => {
  it('contains the code, QR, signed link and deadline of free cancellation', async () => {
    const email = await renderEmail({ template: 'booking-confirmed', details: booked });
    expect(email.subject).toBe('Booked: Dynamic Reformer Pilates, Tue 24 Nov, 09:30');
    for (const part of [email.html, email.text]) {
      expect(part).toContain('Booking confirmed');
      expect(part).toContain('7KQ4 M2XD');
      expect(part).toContain('Show this QR at the studio entrance to check in.');
      expect(part).toContain('Free to cancel until Mon 23 Nov, 09:30');
      expect(part).toContain('£18');
    }
    expect(email.html).toContain('href="https://miles.example/booking/1?k=one&amp;x=2"');
    expect(email.text).toContain('https://miles.example/booking/1?k=one&x=2');
    const qr = email.attachments.find((file) => file.cid === 'qr-7kq4m2xd');
    expect(qr?.content.equals(await renderQrPng(amara.checkInUrl))).toBe(true);
  });

  it('embeds exactly the pictures that it shows', async () => {
    const details = { ...booked, attendees: [amara, jonas] as const };
    for (const email of [
      await renderEmail({ template: 'booking-confirmed', details: booked }),
      await renderEmail({ template: 'booking-confirmed', details }),
      await renderEmail({ template: 'booking-cancelled', details: cancelled({ kind: 'nothing' }) }),
    ]) {
      expect(named(email).sort()).toEqual(pictures(email).sort());
      expect(email.html).not.toMatch(/(src|url\()=?["']?https?:/);
    }
  });

  it('gives each of several people their own code, QR and link', async () => {
    const details = { ...booked, attendees: [amara, jonas] as const };
    const email = await renderEmail({ template: 'booking-confirmed', details });
    expect(pictures(email)).toEqual(['mark', 'qr-7kq4m2xd', 'qr-9xw2zb41']);
    expect(email.html).toContain('9XW2 ZB41');
    expect(email.html).toContain('href="https://miles.example/booking/2?k=two"');
    expect(email.text).toContain('View or cancel booking: https://miles.example/booking/2?k=two');
    expect(calendar(email)).toContain('SUMMARY:Dynamic Reformer Pilates\\, 2 places');
  });

  it('escapes what people typed', async () => {
    const email = await renderEmail({
      template: 'booking-confirmed',
      details: { ...booked, attendees: [jonas] },
    });
    expect(email.html).toContain('Jonas &lt;b&gt;Okafor&lt;/b&gt;');
    expect(email.html).not.toContain('<b>Okafor');
    expect(email.text).toContain('Jonas <b>Okafor</b>');
  });

  it('promises no free cancellation when its deadline has passed', async () => {
    const { cancelByText: _passed, ...late } = booked;
    const email = await renderEmail({ template: 'booking-confirmed', details: late });
    expect(email.html + email.text).not.toMatch(/Free to cancel|View or cancel/);
    expect(email.text).toContain('View booking: https://miles.example/booking/');
    for (const part of [email.html, email.text]) expect(part).toContain('too late to cancel free of charge');
    const moved = { ...late, changed: ['It starts at 10:00.'] };
    const byStudio = await renderEmail({ template: 'booking-confirmed', details: moved });
    expect(byStudio.html + byStudio.text).not.toMatch(/too late to cancel|View or cancel/);
  });

  it('attaches the booking’s calendar entry', async () => {
    const email = await renderEmail({ template: 'booking-confirmed', details: booked });
    expect(calendar(email)).toContain('UID:booking-1\r\n');
    expect(calendar(email)).toContain('STATUS:CONFIRMED\r\n');
  });
});

describe('the email of a cancelled booking', () => {
  it('states that the money is refunded, and to which card', async () => {
    const returned = { kind: 'refund', amount: '£18', method: 'Visa ending 4242' } as const;
    const email = await renderEmail({ template: 'booking-cancelled', details: cancelled(returned) });
    expect(email.subject).toBe('Cancelled: Dynamic Reformer Pilates, Tue 24 Nov, 09:30');
    for (const part of [email.html, email.text]) {
      expect(part).toContain('Your refund is on its way');
      expect(part).toContain('We’re refunding £18 to Visa ending 4242.');
    }
    expect(calendar(email)).toContain('STATUS:CANCELLED\r\n');
    expect(calendar(email)).toContain('SEQUENCE:1\r\n');
  });

  it('states which pack got the session back, and until when it is valid', async () => {
    const returned = {
      kind: 'credit',
      amount: '1 session',
      pack: 'Reformer 10',
      until: '14 December 2026',
    } as const;
    const email = await renderEmail({ template: 'booking-cancelled', details: cancelled(returned) });
    expect(email.html).toContain('We’ve returned 1 session to Reformer 10, valid until 14 December 2026.');
    expect(email.html + email.text).not.toMatch(/refund/i);
  });

  it('mentions earlier refunds by the studio', async () => {
    const part = { kind: 'refund', amount: '£15', method: 'Visa ending 4242', before: '£5' } as const;
    const { text, html } = await renderEmail({ template: 'booking-cancelled', details: cancelled(part) });
    for (const body of [html, text]) expect(body).toContain('We refunded £5 earlier.');
    const all = { kind: 'already-refunded', amount: '£20', method: 'Visa ending 4242' } as const;
    const email = await renderEmail({ template: 'booking-cancelled', details: cancelled(all) });
    for (const body of [email.html, email.text]) {
      expect(body).toContain('Already refunded');
      expect(body).toContain(
        'We’ve already refunded £20 to Visa ending 4242, so there’s nothing more to refund.',
      );
      expect(body).not.toMatch(/on its way|two places/);
    }
  });

  it('promises no refund when nothing was paid', async () => {
    const email = await renderEmail({
      template: 'booking-cancelled',
      details: cancelled({ kind: 'nothing' }),
    });
    expect(email.text).toContain('Nothing to refund.\nYou weren’t charged for this booking.');
    expect(email.html + email.text).not.toMatch(/on its way|returned/);
  });

  it('contains no QR to check in with', async () => {
    const email = await renderEmail({
      template: 'booking-cancelled',
      details: cancelled({ kind: 'nothing' }),
    });
    expect(pictures(email)).toEqual(['mark']);
  });
});

describe('the email to a payer without a place', () => {
  it('states that nothing is booked and the money is refunded, and links other classes', async () => {
    const dayUrl = 'https://miles.example/timetable?date=2026-11-24';
    const details = {
      studio,
      name: 'Amara',
      class: classDetails,
      reason: 'class_cancelled' as const,
      amount: '£18',
      method: 'Visa ending 4242',
      dayUrl,
    };
    const email = await renderEmail({ template: 'paid-no-place', details });
    expect(email.subject).toBe('Not booked, £18 refunded: Dynamic Reformer Pilates, Tue 24 Nov, 09:30');
    for (const part of [email.html, email.text]) {
      expect(part).toContain('This class was cancelled');
      expect(part).toContain('We couldn’t book you a place.');
      expect(part).toContain('We’re refunding £18 to Visa ending 4242.');
      expect(part).toContain(dayUrl);
    }
    expect(calendar(email)).toBe('');
  });
});

describe('the generic email', () => {
  const details = {
    studio,
    subject: 'Your message',
    title: 'We’ve got your message',
    lead: 'Here’s a copy of your message.',
    quote: { title: 'A <b>question</b>', text: 'One line.\nAnother, <i>slanted</i>.' },
    code: { caption: '10% off', code: '7KQ4 M2XD', hint: 'Enter it at checkout.' },
    action: { label: 'See packs', href: 'https://miles.example/pricing#packs' },
    footer: {
      text: 'You subscribe to the newsletter.',
      link: { label: 'Unsubscribe', href: 'https://miles.example/u?k=1' },
    },
  };

  it('has the same content in HTML and plain text', async () => {
    const email = await renderEmail({ template: 'plain-message', details });
    expect(email.subject).toBe('Your message');
    for (const part of [email.html, email.text]) {
      for (const snippet of [
        'Here’s a copy of your message.',
        '7KQ4 M2XD',
        'https://miles.example/pricing#packs',
      ]) {
        expect(part).toContain(snippet);
      }
      expect(part).toContain('https://miles.example/u?k=1');
    }
    expect(named(email)).toEqual(pictures(email));
  });

  it('escapes markup in what people wrote', async () => {
    const email = await renderEmail({ template: 'plain-message', details });
    expect(email.html).not.toMatch(/<i>slanted|<b>question/);
    expect(email.text).toContain('One line.\nAnother, <i>slanted</i>.');
  });
});
