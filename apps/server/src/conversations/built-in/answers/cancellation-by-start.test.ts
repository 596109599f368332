import { describe, expect, it } from 'vitest';
import { createFakeAssistantTools, fakeStudio } from '../fake-assistant-tools.ts';
import { parseMessage } from '../parsing/parse-message.ts';
import { answerCancellationByStart } from './cancellation-by-start.ts';
import { answerMoving } from './own-bookings.ts';

/** A Thursday in London, 13:00. */
const now = new Date('2026-11-26T13:00:00Z');
const read = (text: string) => parseMessage({ text, earlier: [], now, signedIn: false }, fakeStudio);
const ask = (text: string) => answerCancellationByStart(read(text))?.text ?? null;

describe('answerCancellationByStart', () => {
  it('names the end of free cancellation', () => {
    expect(ask('mine is saturday 11am')).toMatch(/until tomorrow \(Friday 27 November\) at 11:00/);
    expect(ask('can i cancel sunday morning')).toMatch(
      /^You can still cancel it free of charge, up to 24 hours/,
    );
  });

  it('says that free cancellation is over', () => {
    expect(ask('can i cancel tomorrow morning')).toMatch(/^That’s less than 24 hours away/);
    expect(ask('cancel tonight at 6pm')).toMatch(/^That’s less than 24 hours away/);
  });

  it('leaves out days that don’t decide it, or that may be those of the cancellation', () => {
    expect(ask('can i cancel tomorrow')).toBeNull();
    expect(ask('can i cancel today')).toBeNull();
  });
});

describe('answerMoving', () => {
  it('says that a class that starts soon can’t be moved any more', async () => {
    const reply = await answerMoving(
      read('can i swap my yoga at 6.45 tonight'),
      createFakeAssistantTools({}),
    );
    expect(reply.text).toMatch(/^That’s less than 24 hours away, so you can’t move the booking/);
  });
});
