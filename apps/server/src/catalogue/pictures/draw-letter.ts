import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkit';
import { isCoveredByBrandFonts } from '../../documents/brand-fonts.ts';
import { splitIntoGraphemeClusters } from '../../documents/grapheme-clusters.ts';
import { loadFonts } from '../../documents/load-fonts.ts';
import { getPackageFile } from '../../platform/package-file.ts';
import { loadSharp } from './load-sharp.ts';

/** White letter on black, cut to its ink, as a mask. */
export interface LetterMask {
  data: Buffer;
  info: { width: number; height: number };
}

interface Lettering {
  text: string;
  /** Font size in pixels. */
  size: number;
}

/**
 * Draws one letter in the font of the brand’s titles, or in a bundled font of its script. Never uses fonts of the
 * machine, so that each machine draws the same letter.
 */
export async function drawLetter({ text, size }: Lettering): Promise<LetterMask> {
  if (isCoveredByBrandFonts(text)) return drawTitleLetter({ text, size });
  const weight = 600;
  const { files, setCluster } = await loadFonts([{ text, weight }]);
  const cluster = setCluster(text, splitIntoGraphemeClusters(text), weight);
  const subset = files.get(cluster.font ?? '');
  if (!subset) return drawTitleLetter({ text: cluster.text, size });
  // The picture library reads fonts from files only.
  const folder = await mkdtemp(join(tmpdir(), 'initial-'));
  try {
    const file = join(folder, 'font.ttf');
    await writeFile(file, subset);
    return await render({ text: cluster.text, size }, { family: create(subset).familyName, file });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const drawTitleLetter = (lettering: Lettering) =>
  render(lettering, {
    family: 'Fraunces Light',
    file: getPackageFile('src/documents/fonts/fraunces-light.ttf'),
  });

async function render(
  { text, size }: Lettering,
  { family, file }: { family: string; file: string },
): Promise<LetterMask> {
  const sharp = await loadSharp();
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);
  // The comma ends the name of the family, which can itself end in a word for a weight.
  return sharp({ text: { text: escaped, font: `${family}, ${size}`, fontfile: file, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
}
