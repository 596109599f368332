import type { Font } from 'fontkit';

/** Part of fontkit that applies the lookups of a font's GSUB or GPOS table. */
interface LookupProcessor {
  applyLookup(lookupType: number, table: unknown): boolean;
}

interface ShapedFont {
  _layoutEngine?: {
    engine?: Partial<Record<'GSUBProcessor' | 'GPOSProcessor', LookupProcessor | null>> | null;
  };
}

const mended = new WeakSet<object>();

/**
 * Makes fontkit skip the parts of lookups that a font leaves empty, as every other text shaper does. A font that
 * contains only some characters has such parts, and fontkit throws a TypeError for them: for "ਹਰਪ੍ਰੀਤ", for example.
 * Applies to all fonts of the process, because PDFKit creates its own fonts of the same classes.
 */
export function skipIncompleteLookups(font: Font): void {
  const { GSUBProcessor, GPOSProcessor } = (font as ShapedFont)._layoutEngine?.engine ?? {};
  for (const processor of [GSUBProcessor, GPOSProcessor])
    if (processor) mend(Object.getPrototypeOf(processor));
}

function mend(prototype: LookupProcessor): void {
  if (mended.has(prototype)) return;
  mended.add(prototype);
  const { applyLookup } = prototype;
  prototype.applyLookup = function (this: LookupProcessor, lookupType, table) {
    try {
      return applyLookup.call(this, lookupType, table);
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
}
