import { expect, it } from 'vitest';
import { branch } from './branch.ts';
import { getBrand } from './brand.ts';

const none = { light: null, dark: null, icon: null };
const file = (hash: string) => ({ hash, width: 400, height: 100 });

it('shows the built-in drawing only to the studio whose name it contains', () => {
  expect(getBrand(branch.name, none)).toEqual({ kind: 'built-in' });
  expect(getBrand('Barre North', none)).toEqual({ kind: 'name' });
  expect(getBrand('Barre North', { ...none, icon: file('i') })).toEqual({ kind: 'name' });
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
