declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** A number pins an axis, a range narrows it, an axis that is not named stays whole. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
