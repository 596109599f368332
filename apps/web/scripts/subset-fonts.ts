import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Characters of the two font files that this script writes. Run the script when the fonts or the characters
 * change.
 */
const latin = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœ', '–—‘’‚“”„•…′″‹›€™−→'].join('');

const fonts = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'fraunces.woff2',
    axes: { wght: 340, SOFT: 100, WONK: 0, opsz: { min: 18, max: 84 } },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
] as const;

const folder = join(dirname(fileURLToPath(import.meta.url)), '../app/assets/fonts');
const require = createRequire(import.meta.url);

await mkdir(folder, { recursive: true });
for (const font of fonts) {
  const whole = await readFile(require.resolve(font.source));
  const subset = await subsetFont(whole, latin, { targetFormat: 'woff2', variationAxes: font.axes });
  await writeFile(join(folder, font.target), subset);
  process.stdout.write(`${font.target}: ${whole.length} → ${subset.length} bytes\n`);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
