declare module 'fontkit' {
  export interface Font {
    ascent: number;
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(file: Buffer): Font;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    /** A number pins an axis. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'linebreak' {
  /** The Unicode line breaking algorithm: each call of `nextBreak` is the next place where a line may or has to end. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
