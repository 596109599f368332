import type { BrandFont } from './brand-fonts.ts';

/** Brand colours of documents. */
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
  /** Width in points at which the text wraps. */
  width: number;
  align?: 'left' | 'right';
  /** Structure role for screen readers. */
  role?: 'H1' | 'H2' | 'P';
}

/** Tagged A4 document with text at absolute positions. The reading order is the order of writing. */
export interface DocumentCanvas {
  /** Writes text. Returns the y coordinate below it. */
  write(text: string, x: number, y: number, style: TextStyle): number;
  /** Returns the height of a text in points. */
  heightOf(text: string, style: TextStyle): number;
  /** Draws decoration outside the reading order. */
  draw(decoration: (doc: PDFKit.PDFDocument) => void): void;
  newPage(): void;
  /** Calls `finish` once per page when the document is complete. Page numbers start at 1. */
  onEveryPage(finish: (page: number, pages: number) => void): void;
}
