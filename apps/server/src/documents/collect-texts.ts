import type { WrittenText } from './load-fonts.ts';
import { weightOf } from './mixed-writing.ts';
import type { TextLook, Writable } from './writable.ts';

/** Notes the texts that a document will have, on a sheet on which nothing is drawn. */
export function collectTexts(write: (sheet: Writable) => void): WrittenText[] {
  const texts: WrittenText[] = [];
  const note = (text: string, look: TextLook) => void texts.push({ text, weight: weightOf(look) });
  write({
    write: (text, _x, y, look) => {
      note(text, look);
      return y;
    },
    heightOf: (text, look) => {
      note(text, look);
      return 0;
    },
    draw: () => {},
    newPage: () => {},
    onEveryPage: (finish) => finish(1, 2),
  });
  return texts;
}
