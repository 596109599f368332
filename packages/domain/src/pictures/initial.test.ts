import { expect, it } from 'vitest';
import { getInitial } from './initial.ts';

it.each([
  ['Barre North', 'B'],
  ['élan Barre', 'É'],
  // The accent is a character of its own.
  ['e\u0301lan', 'É'],
  ['  the yard', 'T'],
  ['“Flow”', 'F'],
  ['(7) Reformers', '7'],
  ['студия', 'С'],
  ['心 Pilates', '心'],
  ['𝓩en', '𝓩'],
  ['ßtudio', 'S'],
  ['🌿', '🌿'],
  ['', ''],
])('the initial of “%s” is “%s”', (name, initial) => {
  expect(getInitial(name)).toBe(initial);
});
