import { expect, it } from 'vitest';
import { branch } from './branch.ts';
import { getBrand } from './brand.ts';

const none = { light: null, dark: null, icon: null };
const file = (hash: string) => ({ hash, width: 400, height: 100 });

it('shows the built-in drawing only to the studio whose name it contains', () => {
  expect(getBrand(branch.name, none)).toEqual({ kind: 'built-in' });
  const named = { kind: 'name', iconHash: 'initial-1-42' };
  expect(getBrand('Barre North', none)).toEqual(named);
  expect(getBrand('Barre North', { ...none, icon: file('i') })).toEqual(named);
});

it('gives a studio without a logo other icons when the first letter of its name changes', () => {
  const ids = ['Barre North', 'barre South', 'Yard'].map((name) => getBrand(name, none));
  expect(ids[1]).toEqual(ids[0]);
  expect(ids[2]).not.toEqual(ids[0]);
});

it('prefers an uploaded logo, and takes its icons from the app icon', () => {
  const light = file('l');
  expect(getBrand(branch.name, { ...none, light })).toEqual({
    kind: 'logo',
    light,
    dark: null,
    iconHash: 'l',
  });
  expect(getBrand('Barre North', { light, dark: file('d'), icon: file('i') })).toMatchObject({
    dark: file('d'),
    iconHash: 'i',
  });
});
