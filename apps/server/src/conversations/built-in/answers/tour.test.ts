import { describe, expect, it } from 'vitest';
import { fakeStudio } from '../fake-assistant-tools.ts';
import { parseMessage } from '../parsing/parse-message.ts';
import { answerTour } from './tour.ts';

const hours = { opens: '10:00', closes: '16:00' };
const studio = { ...fakeStudio, tourHours: { weekdays: hours, saturday: hours, sunday: null } };
const ask = (text: string) =>
  answerTour(
    parseMessage({ text, earlier: [], now: new Date('2026-11-26T13:00:00Z'), signedIn: false }, studio),
  ).text;

describe('answerTour', () => {
  it('says that a day has no tours', () => {
    expect(ask('tour on sunday')).toMatch(
      /^There are no tours on Sundays\. Tours run Monday to Friday 10:00–16:00 and Saturday 10:00–16:00\./,
    );
  });

  it('says that the studio is closed', () => {
    expect(ask('tour on christmas day')).toMatch(/^There are no tours on that day, because we’re closed\./);
  });

  it('names the hours if the message names a day', () => {
    expect(ask('tour on saturday')).toMatch(/^Tours run Monday to Friday/);
  });

  it('says that a time is too soon, or outside the hours', () => {
    expect(ask('tour today at 2pm')).toMatch(/^You can book a tour until 2 hours before it starts/);
    expect(ask('tour today at 3.30pm')).toMatch(/^Tours run/);
    expect(ask('tour tomorrow at 7pm')).toMatch(/^There are no tours at 19:00 on that day\./);
  });

  it('opens the form', () => {
    expect(ask('tour please')).toMatch(/^Tours are free/);
    expect(ask('can i come and look')).toMatch(/^Yes, you’re welcome to visit\. Tours are free/);
  });
});
