import { expect, it } from 'vitest';
import { createFakeAssistantTools, fakeStudio } from '../fake-assistant-tools.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { answerClassRoom } from './class-details.ts';

const studio = {
  ...fakeStudio,
  rooms: [
    { name: 'Studio 1', detail: 'ground floor' },
    { name: 'Loft', detail: '' },
  ],
};
const stairs = { id: 'access:the-stairs', title: '', link: null, score: 1, coverage: 1 };
const tools = createFakeAssistantTools({ passages: [{ ...stairs, text: 'The stairs: one flight.' }] });
const answerAbout = async (...shownClasses: object[]) =>
  (await answerClassRoom({ shownClasses, isFollowUp: true, studio } as unknown as ParsedMessage, tools)).text;
const vinyasa = { title: 'Vinyasa', time: '18:30', room: 'Studio 2' };
const yin = { title: 'Yin', time: '19:30', room: 'Studio 2' };
const reformer = { title: 'Dynamic Reformer', time: '18:30', room: 'Studio 1' };

it('names the room of each shown class', async () => {
  expect(await answerAbout(vinyasa)).toMatch(/^Vinyasa at 18:30 is in Studio 2\. /);
  expect(await answerAbout(vinyasa, yin)).toMatch(/^Vinyasa at 18:30 and Yin at 19:30 are in Studio 2\. /);
});

it('lists the rooms of the catalogue and quotes the owner’s text about the stairs', async () => {
  expect(await answerAbout(vinyasa, reformer)).toBe(
    'Our rooms are Studio 1 (ground floor) and Loft. The stairs: one flight.',
  );
});
