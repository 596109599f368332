import { describe, expect, it } from 'vitest';
import { extractPdfText } from './extract-pdf-text.ts';
import type { InvoiceDetails } from './invoice-details.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';

const details: InvoiceDetails = {
  kind: 'invoice',
  number: 'INV-2026-00042',
  issuedAt: new Date('2026-06-30T23:30:00Z'),
  studio: {
    name: 'Miles Street',
    addressLines: ['11 Miles Street', 'London SW8 1RZ'],
    email: 'hello@miles.example',
    siteUrl: 'https://miles.example/',
    vat: null,
  },
  billedTo: { name: 'Łucja Okafor', lines: ['lucja@mail.example'] },
  currency: 'GBP',
  lines: [
    { description: 'Dynamic Reformer Pilates', detail: 'Tuesday 7 July 2026', quantity: 2, unitPence: 2000 },
  ],
  settled: { method: 'Visa ending 4242', at: new Date('2026-06-30T23:30:00Z') },
};

describe('the invoice PDF', () => {
  it('shows seller, client, amounts and the London date', async () => {
    const text = extractPdfText(await renderInvoicePdf(details));
    for (const expected of [
      'Invoice',
      'INV-2026-00042',
      '1 July 2026',
      'Łucja Okafor',
      'Not VAT registered',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).toContain('£20.00');
    expect(text).toContain('£40.00');
    expect(text).toContain('Paid on 1 July 2026: Visa ending 4242.');
    expect(text).not.toContain('Subtotal');
  });

  it('subtracts the discount and shows the included VAT', async () => {
    const text = extractPdfText(
      await renderInvoicePdf({
        ...details,
        studio: { ...details.studio, vat: { number: 'GB 123 4567 89', ratePercent: 20 } },
        discount: { label: 'Neighbour offer, 10% off', pence: 400 },
      }),
    );
    expect(text).toContain('Neighbour offer, 10% off');
    expect(text).toContain('−£4.00');
    expect(text).toContain('£36.00');
    expect(text).toContain('£6.00');
    expect(text).toContain('VAT number GB 123 4567 89');
  });

  it('names its credit note, which names the invoice', async () => {
    const at = new Date('2026-07-02T10:00:00Z');
    const invoice = extractPdfText(
      await renderInvoicePdf({ ...details, creditedBy: { number: 'CN-2026-00007', at } }),
    );
    expect(invoice).toContain('Credited by credit note CN-2026-00007 on 2 July 2026.');
    const credits = { number: details.number, at: details.issuedAt };
    const credit = extractPdfText(
      await renderInvoicePdf({
        ...details,
        kind: 'credit-note',
        number: 'CN-2026-00007',
        issuedAt: at,
        credits,
      }),
    );
    expect(credit).toContain('Credit note');
    expect(credit).toContain('Total credited');
    expect(credit).toContain('Refunded on 1 July 2026: Visa ending 4242.');
    expect(credit).toContain('This credit note is for invoice INV-2026-00042 dated 1 July 2026.');
  });

  it('is titled, tagged, in British English, and identical for the same input', async () => {
    const pdf = await renderInvoicePdf(details);
    const raw = pdf.toString('latin1');
    expect(raw).toContain('(Invoice INV-2026-00042)');
    expect(raw).toContain('/Lang (en-GB)');
    expect(raw).toContain('/Marked true');
    expect(raw).toMatch(/FontName \/[A-Z]{6}\+Fraunces-Light/);
    expect(pdf.equals(await renderInvoicePdf(details))).toBe(true);
  });

  it('continues on further pages and numbers them', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => ({
      description: `Class ${index + 1}`,
      quantity: 1,
      unitPence: 100,
    }));
    const text = extractPdfText(await renderInvoicePdf({ ...details, lines }));
    expect(text).toContain('Class 20');
    expect(text).toContain('Page 2 of 2');
    expect(text).toContain('£20.00');
  });

  it('throws without lines, for too high a discount and for fractions of a penny', async () => {
    await expect(renderInvoicePdf({ ...details, lines: [] })).rejects.toThrow(RangeError);
    await expect(
      renderInvoicePdf({ ...details, discount: { label: 'Too much', pence: 4001 } }),
    ).rejects.toThrow(RangeError);
    const half = [{ description: 'Half a penny', quantity: 1, unitPence: 0.5 }];
    await expect(renderInvoicePdf({ ...details, lines: half })).rejects.toThrow(RangeError);
  });
});
