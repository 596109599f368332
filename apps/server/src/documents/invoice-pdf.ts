import { collectDocumentTexts } from './collect-document-texts.ts';
import { type DocumentBrand, fitIntoBox } from './document-brand.ts';
import { type DocumentCanvas, documentColours, type TextStyle } from './document-canvas.ts';
import { drawStudioLogo } from './draw-studio-logo.ts';
import type { InvoiceDetails } from './invoice-details.ts';
import { a4Layout, createInvoiceDocument } from './invoice-document.ts';
import { calculateInvoiceTotals, type InvoiceTotals } from './invoice-totals.ts';
import { loadFonts } from './load-fonts.ts';

const width = a4Layout.right - a4Layout.left;
const label: TextStyle = { size: 8.5, color: documentColours.quiet, width: 150 };

/**
 * Renders an A4 invoice or credit note as a tagged PDF in British English, with embedded fonts. Equal input gives equal
 * bytes. Shows the seller's name unless `brand` is an uploaded logo.
 * @throws RangeError when the lines don't make an invoice, see {@link calculateInvoiceTotals}.
 */
export async function renderInvoicePdf(
  details: InvoiceDetails,
  brand: DocumentBrand = { kind: 'name' },
): Promise<Buffer> {
  const sums = calculateInvoiceTotals(details);
  const canvas = createInvoiceDocument({
    title: `${getKindName(details)} ${details.number}`,
    author: details.studio.legalName ?? details.studio.name,
    madeAt: details.issuedAt,
    fonts: await loadFonts(collectDocumentTexts((canvas) => writeInvoice(canvas, details, sums, brand))),
  });
  writeInvoice(canvas, details, sums, brand);
  return canvas.finish();
}

function writeInvoice(
  canvas: DocumentCanvas,
  details: InvoiceDetails,
  sums: InvoiceTotals,
  brand: DocumentBrand,
): void {
  let y = drawHeader(canvas, details, brand);
  y = drawParties(canvas, details, y);
  y = drawTable(canvas, details, sums, y);
  y = drawTotals(canvas, details, sums, y);
  drawNotes(canvas, details, y);
  canvas.onEveryPage((page, pages) => drawFooter(canvas, details, page, pages));
}

/** Box for an uploaded logo in points. */
const logoBox = { width: 190, height: 44 };

function drawHeader(canvas: DocumentCanvas, details: InvoiceDetails, brand: DocumentBrand): number {
  const { left, top } = a4Layout;
  if (brand.kind === 'logo') {
    const size = fitIntoBox(brand, logoBox);
    canvas.draw((doc) => doc.image(brand.png, left, top - 4, size));
  } else {
    const isBuiltIn = brand.kind === 'built-in';
    if (isBuiltIn)
      canvas.draw((doc) => drawStudioLogo(doc, left, top, 34, documentColours.forest, documentColours.chalk));
    const name: TextStyle = { font: 'display', size: 19, width: 240 };
    canvas.write(details.studio.name, isBuiltIn ? left + 41 : left, top + 4, name);
  }
  const title: TextStyle = { font: 'display', size: 30, width: 240, align: 'right', role: 'H1' };
  canvas.write(getKindName(details), a4Layout.right - 240, a4Layout.top - 3, title);
  return a4Layout.top + 78;
}

/** Writes three columns: recipient, seller, and the document's number and dates. */
function drawParties(canvas: DocumentCanvas, details: InvoiceDetails, y: number): number {
  const { studio, billedTo } = details;
  const vatLine = studio.vat ? `VAT number ${studio.vat.number}` : 'Not VAT registered';
  const columns: { x: number; title: string; lead: string; lines: readonly string[] }[] = [
    { x: a4Layout.left, title: 'Billed to', lead: billedTo.name, lines: billedTo.lines },
    {
      x: a4Layout.left + 172,
      title: 'From',
      lead: studio.legalName ?? studio.name,
      lines: [...studio.addressLines, vatLine],
    },
    {
      x: a4Layout.left + 344,
      title: 'Number',
      lead: details.number,
      lines: [formatInvoiceDay(details.issuedAt), ...reference(details)],
    },
  ];
  const column = width - 344;
  const bottoms = columns.map(({ x, title, lead, lines }) => {
    let below = canvas.write(title, x, y, { ...label, role: 'H2' }) + 3;
    below = canvas.write(lead, x, below, { font: 'strong', width: column });
    for (const line of lines)
      below = canvas.write(line, x, below, { color: documentColours.quiet, width: column });
    return below;
  });
  return Math.max(...bottoms) + 36;
}

function reference(details: InvoiceDetails): string[] {
  return details.credits ? [`For invoice ${details.credits.number}`] : [];
}

const amountColumns = {
  quantity: a4Layout.right - 216,
  unit: a4Layout.right - 166,
  amount: a4Layout.right - 80,
};

function drawTable(
  canvas: DocumentCanvas,
  details: InvoiceDetails,
  sums: InvoiceTotals,
  top: number,
): number {
  let y = drawTableHead(canvas, top);
  const description: TextStyle = { font: 'strong', width: width - 230 };
  const detail: TextStyle = { size: 9, color: documentColours.quiet, width: width - 230 };
  for (const [index, line] of details.lines.entries()) {
    const height =
      canvas.heightOf(line.description, description) +
      (line.detail ? canvas.heightOf(line.detail, detail) + 2 : 0);
    if (y + height + 24 > a4Layout.bottom) {
      canvas.newPage();
      y = drawTableHead(canvas, a4Layout.top);
    }
    const row = y + 11;
    const below = canvas.write(line.description, a4Layout.left, row, description);
    if (line.detail) canvas.write(line.detail, a4Layout.left, below + 2, detail);
    const figures: TextStyle = { width: 80, align: 'right' };
    canvas.write(String(line.quantity), amountColumns.quantity, row, { ...figures, width: 40 });
    canvas.write(formatAmount(line.unitPence, details.currency), amountColumns.unit, row, figures);
    canvas.write(
      formatAmount(sums.linePence[index] ?? 0, details.currency),
      amountColumns.amount,
      row,
      figures,
    );
    y = row + height + 9;
    drawRule(canvas, y, a4Layout.left);
  }
  return y;
}

function drawTableHead(canvas: DocumentCanvas, y: number): number {
  canvas.write('Description', a4Layout.left, y, label);
  canvas.write('Quantity', amountColumns.quantity - 20, y, { ...label, width: 60, align: 'right' });
  canvas.write('Unit price', amountColumns.unit, y, { ...label, width: 80, align: 'right' });
  const below = canvas.write('Amount', amountColumns.amount, y, { ...label, width: 80, align: 'right' });
  canvas.draw((doc) =>
    doc
      .moveTo(a4Layout.left, below + 5)
      .lineTo(a4Layout.right, below + 5)
      .lineWidth(0.9)
      .stroke(documentColours.forest),
  );
  return below + 5;
}

function drawTotals(
  canvas: DocumentCanvas,
  details: InvoiceDetails,
  sums: InvoiceTotals,
  after: number,
): number {
  let y = after;
  if (y + 150 > a4Layout.bottom) {
    canvas.newPage();
    y = a4Layout.top;
  }
  const left = a4Layout.right - 250;
  const line = (name: string, amount: string, style: Partial<TextStyle> = {}) => {
    const row = y + 10;
    canvas.write(name, left, row, { color: documentColours.quiet, width: 165, ...style });
    y = canvas.write(amount, amountColumns.amount, row, { width: 80, align: 'right', ...style });
  };
  if (details.discount) {
    line('Subtotal', formatAmount(sums.subtotalPence, details.currency));
    line(details.discount.label, `−${formatAmount(sums.discountPence, details.currency)}`);
  }
  y += 10;
  if (details.discount) drawRule(canvas, y, left);
  const total = details.kind === 'credit-note' ? 'Total credited' : 'Total';
  const row = y + 12;
  canvas.write(total, left, row + 3, { font: 'strong', width: 130 });
  const big: TextStyle = { font: 'strong', size: 17, width: 120, align: 'right' };
  y = canvas.write(formatAmount(sums.totalPence, details.currency), a4Layout.right - 120, row - 2, big);
  if (details.studio.vat && sums.includedVatPence !== null) {
    y -= 8;
    const vat = `Includes VAT at ${details.studio.vat.ratePercent}%`;
    line(vat, formatAmount(sums.includedVatPence, details.currency), {
      size: 9,
      color: documentColours.quiet,
    });
  }
  return y + 28;
}

/**
 * Writes notes below the totals: how the document was paid or refunded, when VAT on a gift card is charged, and the
 * credit note or invoice that belongs to it.
 */
function drawNotes(canvas: DocumentCanvas, details: InvoiceDetails, y: number): void {
  const sentences: string[] = [];
  const { settled, creditedBy, credits } = details;
  if (settled) {
    const verb = details.kind === 'credit-note' ? 'Refunded' : 'Paid';
    sentences.push(`${verb} on ${formatInvoiceDay(settled.at)}: ${settled.method}.`);
  }
  if (details.taxedLater && details.studio.vat) sentences.push('VAT is charged when the gift card is spent.');
  if (creditedBy)
    sentences.push(`Credited by credit note ${creditedBy.number} on ${formatInvoiceDay(creditedBy.at)}.`);
  if (credits)
    sentences.push(
      `This credit note is for invoice ${credits.number} dated ${formatInvoiceDay(credits.at)}.`,
    );
  if (sentences.length === 0) return;
  const style: TextStyle = { width: width - 40 };
  const height = sentences.reduce((sum, sentence) => sum + canvas.heightOf(sentence, style) + 4, 0);
  canvas.draw((doc) => doc.roundedRect(a4Layout.left, y, width, height + 28, 10).fill(documentColours.chalk));
  let below = y + 17;
  for (const sentence of sentences) below = canvas.write(sentence, a4Layout.left + 20, below, style) + 4;
}

function drawFooter(canvas: DocumentCanvas, details: InvoiceDetails, page: number, pages: number): void {
  const { name, addressLines, email, phone, siteUrl } = details.studio;
  const mutedStyle: TextStyle = { size: 8.5, color: documentColours.quiet, width: width - 80 };
  drawRule(canvas, a4Layout.bottom + 26, a4Layout.left);
  const y = canvas.write(
    [name, ...addressLines].map(isolate).join(', '),
    a4Layout.left,
    a4Layout.bottom + 37,
    mutedStyle,
  );
  const contactLines = [email, phone, siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')];
  canvas.write(contactLines.filter(Boolean).join('  ·  '), a4Layout.left, y + 2, mutedStyle);
  if (pages > 1) {
    const count: TextStyle = { ...mutedStyle, width: 70, align: 'right' };
    canvas.write(`Page ${page} of ${pages}`, a4Layout.right - 70, a4Layout.bottom + 37, count);
  }
}

/** Wraps a list item in Unicode isolates, so that its writing direction doesn't reorder the list. */
const isolate = (text: string) => `\u2068${text}\u2069`;

function drawRule(canvas: DocumentCanvas, y: number, from: number): void {
  canvas.draw((doc) =>
    doc.moveTo(from, y).lineTo(a4Layout.right, y).lineWidth(0.6).stroke(documentColours.hairline),
  );
}

function getKindName(details: InvoiceDetails): string {
  return details.kind === 'credit-note' ? 'Credit note' : 'Invoice';
}

function formatInvoiceDay(at: Date): string {
  return at.toLocaleDateString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** Formats an amount, always with pence, as on a till receipt. */
function formatAmount(pence: number, currency: string): string {
  return (pence / 100).toLocaleString('en-GB', { style: 'currency', currency });
}
