import type { BrandFont } from './brand-fonts.ts';

/** The brand's colours that paper needs. */
export const documentColours = {
  text: '#23211E',
  quiet: '#655E55',
  forest: '#2F4437',
  chalk: '#F7F2EA',
  hairline: '#D8D2C8',
};

export interface TextStyle {
  font?: BrandFont;
  size?: number;
  color?: string;
  /** Points from `x`; text wraps inside. */
  width: number;
  align?: 'left' | 'right';
  /** The role for screen readers. */
  role?: 'H1' | 'H2' | 'P';
}

/** A tagged A4 document on which text is set at exact places. It reads in the order in which it is written. */
export interface DocumentCanvas {
  /** Writes text and returns the y below it. */
  write(text: string, x: number, y: number, look: TextStyle): number;
  /** How high the text would be, in points. */
  heightOf(text: string, look: TextStyle): number;
  /** Draws what is only decoration, outside the reading order. */
  draw(decoration: (doc: PDFKit.PDFDocument) => void): void;
  newPage(): void;
  /** Runs once for every page at the end, with its number from 1. */
  onEveryPage(finish: (page: number, pages: number) => void): void;
}
