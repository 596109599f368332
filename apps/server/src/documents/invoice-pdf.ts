import { collectTexts } from './collect-texts.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { a4, openSheet } from './invoice-sheet.ts';
import { type InvoiceSums, invoiceSums } from './invoice-sums.ts';
import { loadFonts } from './load-fonts.ts';
import { drawMark } from './studio-mark.ts';
import { ink, type TextLook, type Writable } from './writable.ts';

const width = a4.right - a4.left;
const label: TextLook = { size: 8.5, color: ink.quiet, width: 150 };

/**
 * An A4 invoice or credit note as a PDF: embedded fonts, tagged for screen readers, titled, in British English.
 * The same facts always make the same bytes.
 * @throws RangeError when the lines do not make an invoice, see {@link invoiceSums}.
 */
export async function invoicePdf(facts: InvoiceFacts): Promise<Buffer> {
  const sums = invoiceSums(facts);
  const sheet = openSheet({
    title: `${kindName(facts)} ${facts.number}`,
    author: facts.studio.legalName ?? facts.studio.name,
    madeAt: facts.issuedAt,
    fonts: await loadFonts(collectTexts((sheet) => writeInvoice(sheet, facts, sums))),
  });
  writeInvoice(sheet, facts, sums);
  return sheet.finished();
}

function writeInvoice(sheet: Writable, facts: InvoiceFacts, sums: InvoiceSums): void {
  let y = head(sheet, facts);
  y = parties(sheet, facts, y);
  y = table(sheet, facts, sums, y);
  y = totals(sheet, facts, sums, y);
  notes(sheet, facts, y);
  sheet.onEveryPage((page, pages) => foot(sheet, facts, page, pages));
}

function head(sheet: Writable, facts: InvoiceFacts): number {
  sheet.draw((doc) => drawMark(doc, a4.left, a4.top, 34, ink.forest, ink.chalk));
  sheet.write(facts.studio.name, a4.left + 41, a4.top + 4, { font: 'display', size: 19, width: 240 });
  const title: TextLook = { font: 'display', size: 30, width: 240, align: 'right', role: 'H1' };
  sheet.write(kindName(facts), a4.right - 240, a4.top - 3, title);
  return a4.top + 78;
}

/** Three columns: whom it is for, whom it is from, and the facts of the paper itself. */
function parties(sheet: Writable, facts: InvoiceFacts, y: number): number {
  const { studio, billedTo } = facts;
  const vatLine = studio.vat ? `VAT number ${studio.vat.number}` : 'Not VAT registered';
  const columns: { x: number; title: string; lead: string; lines: readonly string[] }[] = [
    { x: a4.left, title: 'Billed to', lead: billedTo.name, lines: billedTo.lines },
    {
      x: a4.left + 172,
      title: 'From',
      lead: studio.legalName ?? studio.name,
      lines: [...studio.addressLines, vatLine],
    },
    {
      x: a4.left + 344,
      title: 'Number',
      lead: facts.number,
      lines: [londonDay(facts.issuedAt), ...reference(facts)],
    },
  ];
  const column = width - 344;
  const bottoms = columns.map(({ x, title, lead, lines }) => {
    let below = sheet.write(title, x, y, { ...label, role: 'H2' }) + 3;
    below = sheet.write(lead, x, below, { font: 'strong', width: column });
    for (const line of lines) below = sheet.write(line, x, below, { color: ink.quiet, width: column });
    return below;
  });
  return Math.max(...bottoms) + 36;
}

function reference(facts: InvoiceFacts): string[] {
  return facts.credits ? [`Credit for ${facts.credits.number}`] : [];
}

const amountColumns = { quantity: a4.right - 216, unit: a4.right - 166, amount: a4.right - 80 };

function table(sheet: Writable, facts: InvoiceFacts, sums: InvoiceSums, top: number): number {
  let y = tableHead(sheet, top);
  const description: TextLook = { font: 'strong', width: width - 230 };
  const detail: TextLook = { size: 9, color: ink.quiet, width: width - 230 };
  for (const [index, line] of facts.lines.entries()) {
    const height =
      sheet.heightOf(line.description, description) +
      (line.detail ? sheet.heightOf(line.detail, detail) + 2 : 0);
    if (y + height + 24 > a4.bottom) {
      sheet.newPage();
      y = tableHead(sheet, a4.top);
    }
    const row = y + 11;
    const below = sheet.write(line.description, a4.left, row, description);
    if (line.detail) sheet.write(line.detail, a4.left, below + 2, detail);
    const figures: TextLook = { width: 80, align: 'right' };
    sheet.write(String(line.quantity), amountColumns.quantity, row, { ...figures, width: 40 });
    sheet.write(money(line.unitPence, facts.currency), amountColumns.unit, row, figures);
    sheet.write(money(sums.linePence[index] ?? 0, facts.currency), amountColumns.amount, row, figures);
    y = row + height + 9;
    rule(sheet, y, a4.left);
  }
  return y;
}

function tableHead(sheet: Writable, y: number): number {
  sheet.write('Description', a4.left, y, label);
  sheet.write('Quantity', amountColumns.quantity - 20, y, { ...label, width: 60, align: 'right' });
  sheet.write('Unit price', amountColumns.unit, y, { ...label, width: 80, align: 'right' });
  const below = sheet.write('Amount', amountColumns.amount, y, { ...label, width: 80, align: 'right' });
  sheet.draw((doc) =>
    doc
      .moveTo(a4.left, below + 5)
      .lineTo(a4.right, below + 5)
      .lineWidth(0.9)
      .stroke(ink.forest),
  );
  return below + 5;
}

function totals(sheet: Writable, facts: InvoiceFacts, sums: InvoiceSums, after: number): number {
  let y = after;
  if (y + 150 > a4.bottom) {
    sheet.newPage();
    y = a4.top;
  }
  const left = a4.right - 250;
  const line = (name: string, amount: string, look: Partial<TextLook> = {}) => {
    const row = y + 10;
    sheet.write(name, left, row, { color: ink.quiet, width: 165, ...look });
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
  const big: TextLook = { font: 'strong', size: 17, width: 120, align: 'right' };
  y = sheet.write(money(sums.totalPence, facts.currency), a4.right - 120, row - 2, big);
  if (facts.studio.vat && sums.includedVatPence !== null) {
    y -= 8;
    const vat = `Includes VAT at ${facts.studio.vat.ratePercent}%`;
    line(vat, money(sums.includedVatPence, facts.currency), { size: 9, color: ink.quiet });
  }
  return y + 28;
}

/** How it was settled, and what became of it. */
function notes(sheet: Writable, facts: InvoiceFacts, y: number): void {
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
  const look: TextLook = { width: width - 40 };
  const height = sentences.reduce((sum, sentence) => sum + sheet.heightOf(sentence, look) + 4, 0);
  sheet.draw((doc) => doc.roundedRect(a4.left, y, width, height + 28, 10).fill(ink.chalk));
  let below = y + 17;
  for (const sentence of sentences) below = sheet.write(sentence, a4.left + 20, below, look) + 4;
}

function foot(sheet: Writable, facts: InvoiceFacts, page: number, pages: number): void {
  const { name, addressLines, email, phone, siteUrl } = facts.studio;
  const quiet: TextLook = { size: 8.5, color: ink.quiet, width: width - 80 };
  rule(sheet, a4.bottom + 26, a4.left);
  const y = sheet.write([name, ...addressLines].map(isolated).join(', '), a4.left, a4.bottom + 37, quiet);
  const ways = [email, phone, siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')];
  sheet.write(ways.filter(Boolean).join('  ·  '), a4.left, y + 2, quiet);
  if (pages > 1) {
    const count: TextLook = { ...quiet, width: 70, align: 'right' };
    sheet.write(`Page ${page} of ${pages}`, a4.right - 70, a4.bottom + 37, count);
  }
}

/** Keeps the parts of a list in their order, whichever direction one of them is written in. */
const isolated = (text: string) => `\u2068${text}\u2069`;

function rule(sheet: Writable, y: number, from: number): void {
  sheet.draw((doc) => doc.moveTo(from, y).lineTo(a4.right, y).lineWidth(0.6).stroke(ink.hairline));
}

function kindName(facts: InvoiceFacts): string {
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

/** Always with the minor unit, as on a till receipt. */
function money(pence: number, currency: string): string {
  return (pence / 100).toLocaleString('en-GB', { style: 'currency', currency });
}
