import { describe, expect, it } from 'vitest';
import { validateColumns } from './columns.ts';
import { suggestColumns } from './suggest-columns.ts';

const suggested = (table: string) => {
  const [headings = [], ...samples] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const columns = suggestColumns(headings, samples);
  expect(validateColumns(columns)).toBeNull();
  return Object.fromEntries(headings.map((heading, at) => [heading, columns[at]]));
};

describe('suggestColumns by headings', () => {
  it('handles a client list with one row per pricing option', () => {
    expect(
      suggested(`ID|Last Name|First Name|Email|Mobile Phone|Home Phone|Pricing Option|Remaining|Expiration Date|Account Balance
        1001|Okafor|Amara|amara@example.com|07700 900123||10 Class Pass|7|31/12/2026|£0.00
        1002|Lindqvist|Bo|bo@example.com|07700 900456||Intro 3|1|05/01/2027|£1,200.00`),
    ).toEqual({
      ID: 'ignored',
      'Last Name': 'lastName',
      'First Name': 'firstName',
      Email: 'email',
      'Mobile Phone': 'phone',
      'Home Phone': 'ignored',
      'Pricing Option': 'pass',
      Remaining: 'sessions',
      'Expiration Date': 'expires',
      'Account Balance': 'ignored',
    });
  });

  it('handles customers with one full-name column', () => {
    expect(
      suggested(`Customer Name|Customer Email|Phone Number|Membership Name|Credits Remaining|Valid Until|Marketing Consent|Total Visits
        Priya Nair|priya@example.com|+447700900111|Reformer 10|3|2027-01-31|Yes|44`),
    ).toMatchObject({
      'Customer Name': 'name',
      'Customer Email': 'email',
      'Phone Number': 'phone',
      'Membership Name': 'pass',
      'Credits Remaining': 'sessions',
      'Valid Until': 'expires',
      'Marketing Consent': 'ignored',
      'Total Visits': 'visits',
    });
  });

  it('handles members with several credit columns', () => {
    expect(
      suggested(`name|e-mail|Reformer credits|Yoga credits|Credits expire
        Amara Okafor|amara@example.com|4|2|2027-03-01`),
    ).toEqual({
      name: 'name',
      'e-mail': 'email',
      'Reformer credits': 'sessions',
      'Yoga credits': 'sessions',
      'Credits expire': 'expires',
    });
  });
});

describe('suggestColumns of memberships and history', () => {
  it('matches memberships that Stripe charges, attended classes, waivers and notes', () => {
    expect(
      suggested(`Name|Email|Membership|Next payment|Billing account|Agreement|Reformer visits|Last visit|Waiver signed|Check-in note
        Amara Okafor|amara@example.com|Reformer Flex 8|2026-12-05|cus_Q1w2E3r4T5|sub_1Q2w3E4r5T|57|2026-11-01|2025-01-02|Left-handed
        Bo Lind|bo@example.com||||||4|||`),
    ).toEqual({
      Name: 'name',
      Email: 'email',
      Membership: 'plan',
      'Next payment': 'nextPayment',
      'Billing account': 'customerId',
      Agreement: 'subscriptionId',
      'Reformer visits': 'visits',
      'Last visit': 'ignored',
      'Waiver signed': 'waiver',
      'Check-in note': 'note',
    });
  });

  it('matches the headings of the studio’s own export', () => {
    expect(
      suggested(`Name|Classes attended|Last class attended
        Amara Okafor|57|2026-11-01`),
    ).toEqual({ Name: 'name', 'Classes attended': 'visits', 'Last class attended': 'ignored' });
  });

  it('matches packs and memberships in one file', () => {
    expect(
      suggested(`Name|Pack|Sessions left|Expiry date|Membership|Next payment date|Stripe customer id|Stripe subscription id
        Amara Okafor|Reformer 10|6|31/12/2027||||
        Bo Lind||||Flex 8|05/12/2026|cus_Q1w2E3r4T5|sub_1Q2w3E4r5T`),
    ).toMatchObject({
      Pack: 'pass',
      'Sessions left': 'sessions',
      'Expiry date': 'expires',
      Membership: 'plan',
      'Next payment date': 'nextPayment',
      'Stripe customer id': 'customerId',
      'Stripe subscription id': 'subscriptionId',
    });
  });

  it('leaves out a payment day without a membership, and a waiver that is only a yes', () => {
    expect(
      suggested(`Name|Email|Renewal date|Waiver
        Amara Okafor|amara@example.com|2026-12-05|Yes`),
    ).toMatchObject({ 'Renewal date': 'ignored', Waiver: 'ignored' });
  });
});

describe('suggestColumns by exact headings', () => {
  it.each(['Sessions left', 'Classes remaining', 'Remaining credits', 'Sessions', 'sessions_left'])(
    'matches "%s" although some cells are no numbers',
    (heading) => {
      const text = `Name|${heading}\nAmara Okafor|ten\nBo Lind|a few\nChi Mensah|4`;
      expect(suggested(text)).toEqual({ Name: 'name', [heading]: 'sessions' });
    },
  );

  it.each(['Expiry date', 'Expiration Date', 'Expires', 'Expires on', 'Valid until'])(
    'matches "%s" although some cells are no dates',
    (heading) => {
      const text = `Name|Left|${heading}\nAmara Okafor|1|end of June\nBo Lind|2|soon\nChi Mensah|4|2027-03-01`;
      expect(suggested(text)).toMatchObject({ Left: 'sessions', [heading]: 'expires' });
    },
  );

  it('ignores an inexact heading only when most of its cells contradict it', () => {
    const text = 'Name|Credits|Ends\nA|3|soon\nB|ten|2027-03-01\nC|4|2027-04-01';
    expect(suggested(text)).toMatchObject({ Credits: 'sessions', Ends: 'expires' });
    expect(suggested('Name|Ends\nA|soon\nB|later\nC|2027-04-01')).toMatchObject({ Ends: 'ignored' });
  });
});

describe('suggestColumns by content', () => {
  it('recognises email and phone when headings say nothing', () => {
    expect(suggested('A|B|C|Forename\nx|amara@example.com|+44 7700 900123|Amara')).toEqual({
      A: 'ignored',
      B: 'email',
      C: 'phone',
      Forename: 'firstName',
    });
  });

  it('ignores credits that are amounts of money', () => {
    expect(suggested('Name|Credits\nAmara Okafor|£45.00')).toEqual({ Name: 'name', Credits: 'ignored' });
  });
});

it('never imports consent to emails', () => {
  const columns = suggested(
    'Email|Email Opt In|SMS consent|Newsletter|Promotional emails\na@example.com|yes|yes|yes|yes',
  );
  expect(Object.values(columns)).toEqual(['email', 'ignored', 'ignored', 'ignored', 'ignored']);
});

it('reports missing and duplicate columns', () => {
  expect(validateColumns(['ignored', 'phone'])).toMatch(/at least/);
  expect(validateColumns(['email', 'email'])).toMatch(/Two columns are set to ‘Email’/);
  expect(validateColumns(['name', 'firstName'])).toMatch(/either ‘Full name’/);
  expect(validateColumns(['email', 'pass', 'sessions', 'sessions'])).toMatch(
    /More than one column is set to ‘Sessions left’/,
  );
});
