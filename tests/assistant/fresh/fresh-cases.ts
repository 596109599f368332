import type { Case } from '../case.ts';
import { comingHere } from './coming-here.ts';
import { goingOn } from './going-on.ts';
import { onTheTimetable } from './on-the-timetable.ts';
import { paying } from './paying.ts';

/**
 * Fifty questions of fifty people, written from the studio's own facts by somebody who had not seen how they are
 * answered, nor the cases with which that was made. They show how the assistant does with what it was not made for.
 */
export const freshCases: readonly Case[] = [...onTheTimetable, ...paying, ...comingHere, ...goingOn];
