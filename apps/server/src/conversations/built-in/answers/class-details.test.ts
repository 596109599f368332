import { expect, it } from 'vitest';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { answerClassRoom } from './class-details.ts';

const answerAbout = (...shownClasses: object[]) =>
  answerClassRoom({ shownClasses, isFollowUp: true } as unknown as ParsedMessage).text;
const vinyasa = { title: 'Vinyasa', time: '18:30', room: 'Studio 2' };
const yin = { title: 'Yin', time: '19:30', room: 'Studio 2' };
const reformer = { title: 'Dynamic Reformer', time: '18:30', room: 'Studio 1' };

it('names the room of each shown class', () => {
  expect(answerAbout(vinyasa)).toMatch(/^Vinyasa at 18:30 is in Studio 2\. /);
  expect(answerAbout(vinyasa, yin)).toMatch(/^Vinyasa at 18:30 and Yin at 19:30 are in Studio 2\. /);
  expect(answerAbout(vinyasa, reformer)).toMatch(/^Studio 1, with the reformers, /);
});
