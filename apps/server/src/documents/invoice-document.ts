import PDFDocument from 'pdfkit';
import { brandFonts } from './brand-fonts.ts';
import type { DocumentCanvas } from './document-canvas.ts';
import { createDocumentWriter } from './document-writer.ts';
import type { LoadedFonts } from './load-fonts.ts';

/** A4 page with margins, in points. The body ends and the footer begins at `bottom`. */
export const a4Layout = { width: 595.28, left: 56, right: 539.28, top: 56, bottom: 744 };

export interface InvoiceDocument extends DocumentCanvas {
  finish(): Promise<Buffer>;
}

/** Creates an A4 document. Equal input and equal calls give equal bytes. */
export function createInvoiceDocument(about: {
  title: string;
  author: string;
  madeAt: Date;
  fonts: LoadedFonts;
}): InvoiceDocument {
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
  for (const [name, file] of Object.entries(brandFonts)) doc.registerFont(name, file);
  for (const [name, file] of about.fonts.files) doc.registerFont(name, file);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const finish = () => {
    root.end();
    doc.end();
    return done;
  };
  return { ...createDocumentWriter(doc, root, about.fonts), ...paging(doc), finish };
}

function paging(doc: PDFKit.PDFDocument): Pick<InvoiceDocument, 'newPage' | 'onEveryPage'> {
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
