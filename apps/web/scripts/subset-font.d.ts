declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** A number pins an axis, an object limits its range, and unnamed axes stay complete. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
