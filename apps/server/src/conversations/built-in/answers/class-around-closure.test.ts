import { describe, expect, it } from 'vitest';
import { createFakeAssistantTools, createFakeClass, fakeStudio } from '../fake-assistant-tools.ts';
import { parseMessage } from '../parsing/parse-message.ts';
import { findClassAroundClosure } from './class-around-closure.ts';

const tools = createFakeAssistantTools({
  classes: [
    createFakeClass('2026-12-23', '18:00', 'dynamic-reformer', 2),
    createFakeClass('2026-12-24', '09:00', 'vinyasa-yoga', 3),
    createFakeClass('2026-12-26', '10:00', 'vinyasa-yoga', 4),
    createFakeClass('2027-01-02', '08:30', 'dynamic-reformer', 5),
  ],
});

const find = (text: string) =>
  findClassAroundClosure(
    parseMessage({ text, earlier: [], now: new Date('2026-11-23T06:00:00Z'), signedIn: false }, fakeStudio),
    tools,
  );

describe('findClassAroundClosure', () => {
  it.each([
    ['what’s the very last class before you close for christmas', '2026-12-24 09:00'],
    ['first class after christmas', '2026-12-26 10:00'],
    ['when is the first one of the new year', '2027-01-02 08:30'],
  ])('finds the class for: %s', async (text, classId) => {
    expect((await find(text))?.classId).toBe(classId);
  });

  it('returns null for other questions', async () => {
    expect(await find('is this your last price')).toBeNull();
    expect(await find('are you open after christmas')).toBeNull();
  });
});
