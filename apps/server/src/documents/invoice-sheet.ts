import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

const fonts = {
  display: readFileSync(new URL('./fonts/fraunces-light.ttf', import.meta.url)),
  text: readFileSync(new URL('./fonts/instrument-sans-regular.ttf', import.meta.url)),
  strong: readFileSync(new URL('./fonts/instrument-sans-semibold.ttf', import.meta.url)),
};

/** The brand's colours that paper needs. */
export const ink = {
  text: '#23211E',
  quiet: '#655E55',
  forest: '#2F4437',
  chalk: '#F7F2EA',
  hairline: '#D8D2C8',
};

/** A4 in points with its margins; `bottom` is where the body ends and the footer begins. */
export const a4 = { width: 595.28, left: 56, right: 539.28, top: 56, bottom: 744 };

export interface TextLook {
  font?: keyof typeof fonts;
  size?: number;
  color?: string;
  /** Points from `x`; text wraps inside. */
  width: number;
  align?: 'left' | 'right';
  /** The role for screen readers. */
  role?: 'H1' | 'H2' | 'P';
}

/** A tagged A4 document on which text is set at exact places. It reads in the order in which it is written. */
export interface Sheet {
  /** Writes text and returns the y below it. */
  write(text: string, x: number, y: number, look: TextLook): number;
  /** How high the text would be, in points. */
  heightOf(text: string, look: TextLook): number;
  /** Draws what is only decoration, outside the reading order. */
  draw(decoration: (doc: PDFKit.PDFDocument) => void): void;
  newPage(): void;
  /** Runs once for every page at the end, with its number from 1. */
  onEveryPage(finish: (page: number, pages: number) => void): void;
  finished(): Promise<Buffer>;
}

/** Opens a sheet. The same title, author, moment and writing make the same bytes. */
export function openSheet(about: { title: string; author: string; madeAt: Date }): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.madeAt },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const finished = () => {
    root.end();
    doc.end();
    return done;
  };
  return { ...writing(doc, root), ...paging(doc), finished };
}

function writing(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
): Pick<Sheet, 'write' | 'heightOf' | 'draw'> {
  const set = (look: TextLook) =>
    doc
      .font(look.font ?? 'text')
      .fontSize(look.size ?? 10)
      .fillColor(look.color ?? ink.text);
  const layout = (look: TextLook): PDFKit.Mixins.TextOptions => ({
    width: look.width,
    align: look.align ?? 'left',
    lineGap: (look.size ?? 10) * 0.22,
    // Figures stand under each other; Fraunces has no such figures and ignores the wish.
    features: look.font === 'display' ? ['kern', 'liga'] : ['kern', 'tnum'],
  });
  return {
    write(text, x, y, look) {
      root.add(doc.struct(look.role ?? 'P', {}, () => void set(look).text(text, x, y, layout(look))));
      return doc.y;
    },
    heightOf: (text, look) => set(look).heightOfString(text, layout(look)),
    draw(decoration) {
      doc.markContent('Artifact');
      doc.save();
      decoration(doc);
      doc.restore();
      doc.endMarkedContent();
    },
  };
}

function paging(doc: PDFKit.PDFDocument): Pick<Sheet, 'newPage' | 'onEveryPage'> {
  return {
    newPage: () => void doc.addPage(),
    onEveryPage(finish) {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page);
        finish(page - start + 1, count);
      }
    },
  };
}
