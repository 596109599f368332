import { expect, it } from 'vitest';
import { choosePicture } from './choose-picture.ts';
import { hasAnyPicture, isPlainPicture } from './plain-picture.ts';

const uploaded = {
  ...{ hash: 'a'.repeat(32), alt: 'A hall', width: 1200, height: 800, placeholder: 'data:,' },
  ...{ widths: { avif: [480, 1200], webp: [768] }, phone: null },
};
const withBuiltIn = { settings: { showsBuiltInPictures: true } };
const without = { settings: { showsBuiltInPictures: false } };

it('prefers the uploaded picture', () => {
  expect(choosePicture(uploaded, withBuiltIn)).toMatchObject({ alt: 'A hall' });
  expect(choosePicture(uploaded, without)).toMatchObject({ alt: 'A hall' });
});

it('returns null for the built-in picture, and a plain surface in a studio without built-in pictures', () => {
  expect(choosePicture(null, withBuiltIn)).toBeNull();
  const plain = choosePicture(undefined, without);
  expect(plain && isPlainPicture(plain)).toBe(true);
});

it('tells a section with a picture from one that has plain surfaces only', () => {
  const plain = choosePicture(null, without);
  expect(hasAnyPicture([plain, plain])).toBe(false);
  expect(hasAnyPicture([plain, choosePicture(uploaded, without)])).toBe(true);
  expect(hasAnyPicture([plain, choosePicture(null, withBuiltIn)])).toBe(true);
  expect(hasAnyPicture([])).toBe(false);
});
