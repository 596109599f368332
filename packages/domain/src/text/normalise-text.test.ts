import { describe, expect, it } from 'vitest';
import { normaliseCode, normaliseLine, normalisePassword, normaliseText } from './normalise-text.ts';

/** U+202A–E, U+2066–9, U+200B–F, U+FEFF, and other invisible characters. */
const invisible = [
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200c\u200d\u200e\u200f\ufeff',
  ...'\u00ad\u034f\u061c\u115f\u180e\u2060\u2064\u206f\u3164\uffa0\ufe0f\u{e0001}\u{e007f}',
];
const spaces = [...'\u00a0\u1680\u2000\u2003\u2007\u2009\u202f\u205f\u3000\u2800'];

describe('tidyLine', () => {
  it.each(invisible)('removes %j anywhere', (character) => {
    expect(normaliseLine(`${character}An${character}na${character} `)).toBe('Anna');
    expect(normaliseLine(character)).toBe('');
    expect(normaliseLine(`${character} \u00a0${character}`)).toBe('');
  });

  it.each(spaces)('replaces %j with a plain space, and trims it', (space) => {
    expect(normaliseLine(`${space}Anna${space}Bell${space}`)).toBe('Anna Bell');
  });

  it('composes a letter and its accent, even with an invisible character between them', () => {
    expect(normaliseLine('Zoe\u0301')).toBe('Zoé');
    expect(normaliseLine('Zoe\u200d\u0301')).toBe('Zoé');
  });

  it('leaves other text unchanged', () => {
    for (const text of ['Łucja Çelik', '王小明', 'سارة', "O'Neill", 'Ｆｕｌｌ', '🧘', 'a  b'])
      expect(normaliseLine(text)).toBe(text);
  });
});

describe('tidyCode', () => {
  it('converts full-width letters and digits', () => {
    expect(normaliseCode('\u202aＣＡＬＭ\u200b１０\u00a0')).toBe('CALM10');
    expect(normaliseCode('zoe＠example.com')).toBe('zoe@example.com');
  });
});

describe('tidyText', () => {
  it('keeps line breaks, emoji and joiners', () => {
    for (const text of ['One\n\n\ttwo', 'می\u200cخواهم', 'क्\u200dष', '👩\u200d👧', '❤\ufe0f'])
      expect(normaliseText(text)).toBe(text);
  });

  it.each([...'\u202a\u202e\u2066\u2069\u200b\u200e\u200f\ufeff\u00ad\u2060'])('removes %j', (character) => {
    expect(normaliseText(`${character}One${character}\ntwo${character}`)).toBe('One\ntwo');
  });

  it.each(invisible)('returns an empty text for only %j', (character) => {
    expect(normaliseText(` ${character}\n${character}`)).toBe('');
  });
});

describe('combining marks', () => {
  it('are limited to 30 in a row in every form', () => {
    expect(normaliseLine(`a${'\u0323'.repeat(5000)}b`)).toBe(`ạ${'\u0323'.repeat(29)}b`);
    expect(normaliseText(`Zoe\u0308 a${'\u0301\u0323'.repeat(5000)}`).length).toBeLessThan(40);
  });
});

describe('tidyPassword', () => {
  it('normalises composed characters and spaces', () => {
    expect(normalisePassword('cafe\u0301 Vauxhall\u00a011')).toBe('café Vauxhall 11');
  });

  it('keeps everything else, including surrounding spaces', () => {
    for (const password of [' two  spaces ', '１２３４５６７８', 'a\u200db'])
      expect(normalisePassword(password)).toBe(password);
  });
});
