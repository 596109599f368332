declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /**
     * Variable axes by name. A number fixes an axis, an object limits its range. Axes that aren't listed keep
     * their full range.
     */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
