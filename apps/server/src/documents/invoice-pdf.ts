import { collectTexts } from './collect-texts.ts';
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
 * bytes.
 * @throws RangeError when the lines don't make an invoice, see {@link calculateInvoiceTotals}.
 */
export async function renderInvoicePdf(facts: InvoiceDetails): Promise<Buffer> {
  const sums = calculateInvoiceTotals(facts);
  const sheet = createInvoiceDocument({
    title: `${kindName(facts)} ${facts.number}`,
    author: facts.studio.legalName ?? facts.studio.name,
    madeAt: facts.issuedAt,
    fonts: await loadFonts(collectTexts((sheet) => writeInvoice(sheet, facts, sums))),
  });
  writeInvoice(sheet, facts, sums);
  return sheet.finished();
}

function writeInvoice(sheet: DocumentCanvas, facts: InvoiceDetails, sums: InvoiceTotals): void {
  let y = head(sheet, facts);
  y = parties(sheet, facts, y);
  y = table(sheet, facts, sums, y);
  y = totals(sheet, facts, sums, y);
  notes(sheet, facts, y);
  sheet.onEveryPage((page, pages) => foot(sheet, facts, page, pages));
}

function head(sheet: DocumentCanvas, facts: InvoiceDetails): number {
  sheet.draw((doc) =>
    drawStudioLogo(doc, a4Layout.left, a4Layout.top, 34, documentColours.forest, documentColours.chalk),
  );
  sheet.write(facts.studio.name, a4Layout.left + 41, a4Layout.top + 4, {
    font: 'display',
    size: 19,
    width: 240,
  });
  const title: TextStyle = { font: 'display', size: 30, width: 240, align: 'right', role: 'H1' };
  sheet.write(kindName(facts), a4Layout.right - 240, a4Layout.top - 3, title);
  return a4Layout.top + 78;
}

/** Writes three columns: recipient, seller, and the document's number and dates. */
function parties(sheet: DocumentCanvas, facts: InvoiceDetails, y: number): number {
  const { studio, billedTo } = facts;
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
      lead: facts.number,
      lines: [londonDay(facts.issuedAt), ...reference(facts)],
    },
  ];
  const column = width - 344;
  const bottoms = columns.map(({ x, title, lead, lines }) => {
    let below = sheet.write(title, x, y, { ...label, role: 'H2' }) + 3;
    below = sheet.write(lead, x, below, { font: 'strong', width: column });
    for (const line of lines)
      below = sheet.write(line, x, below, { color: documentColours.quiet, width: column });
    return below;
  });
  return Math.max(...bottoms) + 36;
}

function reference(facts: InvoiceDetails): string[] {
  return facts.credits ? [`Credit for ${facts.credits.number}`] : [];
}

const amountColumns = {
  quantity: a4Layout.right - 216,
  unit: a4Layout.right - 166,
  amount: a4Layout.right - 80,
};

function table(sheet: DocumentCanvas, facts: InvoiceDetails, sums: InvoiceTotals, top: number): number {
  let y = tableHead(sheet, top);
  const description: TextStyle = { font: 'strong', width: width - 230 };
  const detail: TextStyle = { size: 9, color: documentColours.quiet, width: width - 230 };
  for (const [index, line] of facts.lines.entries()) {
    const height =
      sheet.heightOf(line.description, description) +
      (line.detail ? sheet.heightOf(line.detail, detail) + 2 : 0);
    if (y + height + 24 > a4Layout.bottom) {
      sheet.newPage();
      y = tableHead(sheet, a4Layout.top);
    }
    const row = y + 11;
    const below = sheet.write(line.description, a4Layout.left, row, description);
    if (line.detail) sheet.write(line.detail, a4Layout.left, below + 2, detail);
    const figures: TextStyle = { width: 80, align: 'right' };
    sheet.write(String(line.quantity), amountColumns.quantity, row, { ...figures, width: 40 });
    sheet.write(money(line.unitPence, facts.currency), amountColumns.unit, row, figures);
    sheet.write(money(sums.linePence[index] ?? 0, facts.currency), amountColumns.amount, row, figures);
    y = row + height + 9;
    rule(sheet, y, a4Layout.left);
  }
  return y;
}

function tableHead(sheet: DocumentCanvas, y: number): number {
  sheet.write('Description', a4Layout.left, y, label);
  sheet.write('Quantity', amountColumns.quantity - 20, y, { ...label, width: 60, align: 'right' });
  sheet.write('Unit price', amountColumns.unit, y, { ...label, width: 80, align: 'right' });
  const below = sheet.write('Amount', amountColumns.amount, y, { ...label, width: 80, align: 'right' });
  sheet.draw((doc) =>
    doc
      .moveTo(a4Layout.left, below + 5)
      .lineTo(a4Layout.right, below + 5)
      .lineWidth(0.9)
      .stroke(documentColours.forest),
  );
  return below + 5;
}

function totals(sheet: DocumentCanvas, facts: InvoiceDetails, sums: InvoiceTotals, after: number): number {
  let y = after;
  if (y + 150 > a4Layout.bottom) {
    sheet.newPage();
    y = a4Layout.top;
  }
  const left = a4Layout.right - 250;
  const line = (name: string, amount: string, look: Partial<TextStyle> = {}) => {
    const row = y + 10;
    sheet.write(name, left, row, { color: documentColours.quiet, width: 165, ...look });
    y = sheet.write(amount, amountColumns.amount, row, { width: 80, align: 'right', ...look });
  };
  if (facts.discount) {
    line('Subtotal', money(sums.subtotalPence, facts.currency));
    line(facts.discount.label, `−${money(sums.discountPence, facts.currency)}`);
  }
  y += 10;
  if (facts.discount) rule(sheet, y, left);
  const total = facts.kind === 'credit-note' ? 'Total credited' : 'Total';
  const row = y + 12;
  sheet.write(total, left, row + 3, { font: 'strong', width: 130 });
  const big: TextStyle = { font: 'strong', size: 17, width: 120, align: 'right' };
  y = sheet.write(money(sums.totalPence, facts.currency), a4Layout.right - 120, row - 2, big);
  if (facts.studio.vat && sums.includedVatPence !== null) {
    y -= 8;
    const vat = `Includes VAT at ${facts.studio.vat.ratePercent}%`;
    line(vat, money(sums.includedVatPence, facts.currency), { size: 9, color: documentColours.quiet });
  }
  return y + 28;
}

/** Writes how the document was paid and whether it was credited. */
function notes(sheet: DocumentCanvas, facts: InvoiceDetails, y: number): void {
  const sentences: string[] = [];
  const { settled, creditedBy, credits } = facts;
  if (settled) {
    const verb = facts.kind === 'credit-note' ? 'Returned to' : 'Paid with';
    sentences.push(`${verb} ${settled.method} on ${londonDay(settled.at)}.`);
  }
  if (facts.taxedLater && facts.studio.vat) sentences.push('VAT is part of what it is spent on.');
  if (creditedBy)
    sentences.push(`Cancelled, credited by ${creditedBy.number} on ${londonDay(creditedBy.at)}.`);
  if (credits) sentences.push(`This credits invoice ${credits.number} of ${londonDay(credits.at)}.`);
  if (sentences.length === 0) return;
  const look: TextStyle = { width: width - 40 };
  const height = sentences.reduce((sum, sentence) => sum + sheet.heightOf(sentence, look) + 4, 0);
  sheet.draw((doc) => doc.roundedRect(a4Layout.left, y, width, height + 28, 10).fill(documentColours.chalk));
  let below = y + 17;
  for (const sentence of sentences) below = sheet.write(sentence, a4Layout.left + 20, below, look) + 4;
}

function foot(sheet: DocumentCanvas, facts: InvoiceDetails, page: number, pages: number): void {
  const { name, addressLines, email, phone, siteUrl } = facts.studio;
  const quiet: TextStyle = { size: 8.5, color: documentColours.quiet, width: width - 80 };
  rule(sheet, a4Layout.bottom + 26, a4Layout.left);
  const y = sheet.write(
    [name, ...addressLines].map(isolated).join(', '),
    a4Layout.left,
    a4Layout.bottom + 37,
    quiet,
  );
  const ways = [email, phone, siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')];
  sheet.write(ways.filter(Boolean).join('  ·  '), a4Layout.left, y + 2, quiet);
  if (pages > 1) {
    const count: TextStyle = { ...quiet, width: 70, align: 'right' };
    sheet.write(`Page ${page} of ${pages}`, a4Layout.right - 70, a4Layout.bottom + 37, count);
  }
}

/** Isolates a part of a list, so that its writing direction doesn't reorder the list. */
const isolated = (text: string) => `\u2068${text}\u2069`;

function rule(sheet: DocumentCanvas, y: number, from: number): void {
  sheet.draw((doc) =>
    doc.moveTo(from, y).lineTo(a4Layout.right, y).lineWidth(0.6).stroke(documentColours.hairline),
  );
}

function kindName(facts: InvoiceDetails): string {
  return facts.kind === 'credit-note' ? 'Credit note' : 'Invoice';
}

function londonDay(at: Date): string {
  return at.toLocaleDateString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** Always prints the minor unit, as on a till receipt. */
function money(pence: number, currency: string): string {
  return (pence / 100).toLocaleString('en-GB', { style: 'currency', currency });
}
