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
const classFacts = {
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
  class: classFacts,
  attendees: [amara],
  price: { heading: 'Paid', amount: '£18', lines: [{ label: 'Paid with', value: 'Visa ending 4242' }] },
  cancelByText: 'Free to cancel until Mon 23 Nov, 09:30',
  entry,
};
const cancelled = (returned: RefundDetails): CancellationEmailDetails => ({
  studio,
  class: classFacts,
  attendees: [amara],
  returned,
  timetableUrl: 'https://miles.example/timetable',
  entry: { ...entry, sequence: 1 },
});

const pictures = (mail: RenderedEmail) => mail.attachments.flatMap((file) => (file.cid ? [file.cid] : []));
const named = (mail: RenderedEmail) => [...mail.html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid);
const calendar = (mail: RenderedEmail) =>
  mail.attachments.find((file) => file.filename.endsWith('.ics'))?.content.toString() ?? '';

describe('the mail of a confirmed booking', () => {
  it('carries the code, the QR, the signed link and the moment until which cancelling is free', async () => {
    const mail = await renderEmail({ template: 'booking-confirmed', facts: booked });
    expect(mail.subject).toBe('Booked: Dynamic Reformer Pilates, Tue 24 Nov, 09:30');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Booking confirmed');
      expect(part).toContain('7KQ4 M2XD');
      expect(part).toContain('Show this QR at the studio entrance to check in.');
      expect(part).toContain('Free to cancel until Mon 23 Nov, 09:30');
      expect(part).toContain('£18');
    }
    expect(mail.html).toContain('href="https://miles.example/booking/1?k=one&amp;x=2"');
    expect(mail.text).toContain('https://miles.example/booking/1?k=one&x=2');
    const qr = mail.attachments.find((file) => file.cid === 'qr-7kq4m2xd');
    expect(qr?.content.equals(await renderQrPng(amara.checkInUrl))).toBe(true);
  });

  it('brings every picture it shows, and shows every picture it brings', async () => {
    const facts = { ...booked, attendees: [amara, jonas] as const };
    for (const mail of [
      await renderEmail({ template: 'booking-confirmed', facts: booked }),
      await renderEmail({ template: 'booking-confirmed', facts }),
      await renderEmail({ template: 'booking-cancelled', facts: cancelled({ kind: 'nothing' }) }),
    ]) {
      expect(named(mail).sort()).toEqual(pictures(mail).sort());
      expect(mail.html).not.toMatch(/(src|url\()=?["']?https?:/);
    }
  });

  it('gives each of several people a code, a QR and a link of their own', async () => {
    const facts = { ...booked, attendees: [amara, jonas] as const };
    const mail = await renderEmail({ template: 'booking-confirmed', facts });
    expect(pictures(mail)).toEqual(['mark', 'qr-7kq4m2xd', 'qr-9xw2zb41']);
    expect(mail.html).toContain('9XW2 ZB41');
    expect(mail.html).toContain('href="https://miles.example/booking/2?k=two"');
    expect(mail.text).toContain('View or cancel booking: https://miles.example/booking/2?k=two');
    expect(calendar(mail)).toContain('SUMMARY:Dynamic Reformer Pilates\\, 2 places');
  });

  it('escapes what people typed', async () => {
    const mail = await renderEmail({
      template: 'booking-confirmed',
      facts: { ...booked, attendees: [jonas] },
    });
    expect(mail.html).toContain('Jonas &lt;b&gt;Okafor&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>Okafor');
    expect(mail.text).toContain('Jonas <b>Okafor</b>');
  });

  it('promises no free cancelling when that moment has passed', async () => {
    const { cancelByText: _passed, ...late } = booked;
    const mail = await renderEmail({ template: 'booking-confirmed', facts: late });
    expect(mail.html + mail.text).not.toMatch(/Free to cancel|View or cancel/);
    expect(mail.text).toContain('View booking: https://miles.example/booking/');
    for (const part of [mail.html, mail.text])
      expect(part).toContain('can no longer be cancelled free of charge');
    const moved = { ...late, changed: ['It begins at 10:00.'] };
    const byStudio = await renderEmail({ template: 'booking-confirmed', facts: moved });
    expect(byStudio.html + byStudio.text).not.toMatch(/can no longer be cancelled|View or cancel/);
  });

  it('attaches the calendar entry of the booking', async () => {
    const mail = await renderEmail({ template: 'booking-confirmed', facts: booked });
    expect(calendar(mail)).toContain('UID:booking-1\r\n');
    expect(calendar(mail)).toContain('STATUS:CONFIRMED\r\n');
  });
});

describe('the mail of a cancelled booking', () => {
  it('says that money is on its way, and to where', async () => {
    const returned = { kind: 'refund', amount: '£18', method: 'Visa ending 4242' } as const;
    const mail = await renderEmail({ template: 'booking-cancelled', facts: cancelled(returned) });
    expect(mail.subject).toBe('Cancelled: Dynamic Reformer Pilates, Tue 24 Nov, 09:30');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('£18 is on its way back');
      expect(part).toContain('Refund initiated to the original method, Visa ending 4242.');
    }
    expect(calendar(mail)).toContain('STATUS:CANCELLED\r\n');
    expect(calendar(mail)).toContain('SEQUENCE:1\r\n');
  });

  it('says which credit came back, and until when it counts', async () => {
    const returned = {
      kind: 'credit',
      amount: '1 session',
      pack: 'Reformer 10',
      until: '14 December 2026',
    } as const;
    const mail = await renderEmail({ template: 'booking-cancelled', facts: cancelled(returned) });
    expect(mail.html).toContain('1 session is back in Reformer 10. You can use it until 14 December 2026.');
    expect(mail.html + mail.text).not.toContain('Refund');
  });

  it('counts what the studio had given back before', async () => {
    const part = { kind: 'refund', amount: '£15', method: 'Visa ending 4242', before: '£5' } as const;
    const { text, html } = await renderEmail({ template: 'booking-cancelled', facts: cancelled(part) });
    for (const words of [html, text]) expect(words).toContain('£5 was refunded before.');
    const all = { kind: 'given-before', amount: '£20', method: 'Visa ending 4242' } as const;
    const mail = await renderEmail({ template: 'booking-cancelled', facts: cancelled(all) });
    for (const words of [mail.html, mail.text]) {
      expect(words).toContain('Already refunded');
      expect(words).toContain('£20 was refunded to Visa ending 4242 before, so nothing more goes back.');
      expect(words).not.toMatch(/on its way|two places/);
    }
  });

  it('promises nothing back when nothing was paid', async () => {
    const mail = await renderEmail({ template: 'booking-cancelled', facts: cancelled({ kind: 'nothing' }) });
    expect(mail.text).toContain('There is nothing to pay.\nNothing was charged for this booking.');
    expect(mail.html + mail.text).not.toMatch(/on its way|credit is back/);
  });

  it('carries no QR that would open the door', async () => {
    const mail = await renderEmail({ template: 'booking-cancelled', facts: cancelled({ kind: 'nothing' }) });
    expect(pictures(mail)).toEqual(['mark']);
  });
});

describe('the mail to somebody who paid and got no place', () => {
  it('says that nothing is booked, that the money comes back, and where else to go', async () => {
    const dayUrl = 'https://miles.example/timetable?date=2026-11-24';
    const facts = {
      studio,
      name: 'Amara',
      class: classFacts,
      reason: 'class_off' as const,
      amount: '£18',
      method: 'Visa ending 4242',
      dayUrl,
    };
    const mail = await renderEmail({ template: 'paid-no-place', facts });
    expect(mail.subject).toBe('No place booked, £18 is on its way back');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('This class was called off');
      expect(part).toContain('No place is booked.');
      expect(part).toContain('£18 is on its way back');
      expect(part).toContain(dayUrl);
    }
    expect(calendar(mail)).toBe('');
  });
});

describe('a mail in words', () => {
  const facts = {
    studio,
    subject: 'Your message',
    title: 'We have your message',
    lead: 'Here is what reached us.',
    quote: { title: 'A <b>question</b>', text: 'One line.\nAnother, <i>slanted</i>.' },
    code: { caption: '10% off', code: '7KQ4 M2XD', hint: 'Name it at the desk.' },
    action: { label: 'See class packs', href: 'https://miles.example/pricing#packs' },
    foot: {
      text: 'You are on the list.',
      link: { label: 'Unsubscribe', href: 'https://miles.example/u?k=1' },
    },
  };

  it('says in HTML and in plain text alike what it is given', async () => {
    const mail = await renderEmail({ template: 'letter', facts });
    expect(mail.subject).toBe('Your message');
    for (const part of [mail.html, mail.text]) {
      for (const said of ['Here is what reached us.', '7KQ4 M2XD', 'https://miles.example/pricing#packs']) {
        expect(part).toContain(said);
      }
      expect(part).toContain('https://miles.example/u?k=1');
    }
    expect(named(mail)).toEqual(pictures(mail));
  });

  it('shows what people wrote as they wrote it, and none of it as markup', async () => {
    const mail = await renderEmail({ template: 'letter', facts });
    expect(mail.html).not.toMatch(/<i>slanted|<b>question/);
    expect(mail.text).toContain('One line.\nAnother, <i>slanted</i>.');
  });
});
