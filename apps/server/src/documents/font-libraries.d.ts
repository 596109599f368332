declare module 'fontkit' {
  export interface Font {
    familyName: string;
    ascent: number;
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(file: Buffer): Font;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    /** Fixed values of variable font axes. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'linebreak' {
  /**
   * Unicode line breaking algorithm. Each call of `nextBreak` returns the next position where a line may or must end.
   */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
