import { describe, expect, it } from 'vitest';
import { countMissingGlyphs, extractActualTexts, extractPdfText } from './extract-pdf-text.ts';
import type { InvoiceDetails } from './invoice-details.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { layoutLines } from './layout-lines.ts';
import { loadFonts } from './load-fonts.ts';

const at = new Date('2026-06-30T23:30:00Z');
/** Returns a document in which every text that people can enter is the same. */
const documentOf = (text: string, kind: InvoiceDetails['kind'] = 'invoice'): InvoiceDetails => ({
  kind,
  number: 'INV-2026-00042',
  issuedAt: at,
  studio: {
    name: text,
    legalName: text,
    addressLines: [text],
    email: 'hello@miles.example',
    siteUrl: 'https://miles.example/',
    vat: null,
  },
  billedTo: { name: text, lines: [text, 'name@mail.example'] },
  currency: 'GBP',
  lines: [{ description: text, detail: `For ${text}`, quantity: 1, unitPence: 2000 }],
  discount: { label: text, pence: 100 },
  settled: { method: text, at },
});

const normalise = (text: string) => text.normalize('NFC').replace(/\s/g, '');
/** Returns the text in visual order. */
const reverseText = (text: string) => [...text].reverse().join('');

describe.each([
  ['Greek', 'Αθηνά Παπαδοπούλου', false],
  ['Greek on a credit note', 'Αθηνά Παπαδοπούλου', false, 'credit-note'],
  ['Arabic on a credit note', 'فاطمة الزهراء', true, 'credit-note'],
  ['Cyrillic', 'Наталья Щербакова-Їжак Ґѐ', false],
  ['Vietnamese', 'Nguyễn Thị Ánh Tuyết', false],
  ['Vietnamese, decomposed', 'Nguyễn Thị Ánh Tuyết'.normalize('NFD'), false],
  ['Chinese', '王小明，歐陽鋒', false],
  ['rare Chinese characters', '堃喆龑禤 粵嘅', false],
  ['rare Japanese characters', '髙﨑 𠮷ア', false],
  ['Japanese', '山田 さくら ヤマダ', false],
  ['Korean', '김민지', false],
  ['Korean, decomposed', '김민지'.normalize('NFD'), false],
  ['Hebrew', 'נועה כהן', true],
  ['Arabic', 'فاطمة الزهراء', true],
  ['Persian', 'پژمان گیتی', true],
  ['Urdu', 'ٹیپو ڈاکٹر', true],
  ['Thai', 'สมชาย', false],
  ['Georgian', 'ნინო', false],
  ['Armenian', 'Արամ', false],
  ['Latin letters of Africa and Wales', 'Ọlábísí Ŵyn Ɖeka', false],
  ['an emoji', 'Ana 🎉', false],
] as const)('%s', (_script, text, isRightToLeft, kind: InvoiceDetails['kind'] = 'invoice') => {
  it('renders every letter in all fields of the invoice', async () => {
    const pdf = await renderInvoicePdf(documentOf(text, kind));
    expect(countMissingGlyphs(pdf)).toBe(0);
    const extracted = normalise(extractPdfText(pdf));
    const expected = isRightToLeft ? reverseText(normalise(text)) : normalise(text);
    // Studio, legal name, client, two addresses, product, detail, discount, payment method and footer.
    expect(extracted.split(expected).length - 1).toBe(11);
    expect(extractActualTexts(pdf)).toContain(text.normalize('NFC'));
  });
});

// Such names consist of letters that the text shaper joins, moves or splits.
it.each([
  ...['ਹਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ', 'પ્રિયા પટેલ', 'प्रिया शर्मा', 'লক্ষ্মী', 'தமிழ்செல்வி', 'కృష్ణ', 'ಲಕ್ಷ್ಮಿ'],
  ...['ശ്രീലക്ഷ്മി', 'സൗമ്യ', 'සිරිමාවෝ', 'ශ්‍රී', 'ស្រីមុំ', 'កើត', 'ធារ៉ា', 'မြင့်', 'น้ำผึ้ง', 'ນ້ຳ', 'מֹשֶׁה', 'مُحَمَّد'],
])('renders the joined letters of %s without a box', async (name) => {
  expect(countMissingGlyphs(await renderInvoicePdf(documentOf(name)))).toBe(0);
});

it('loads no fallback font for a document in Latin letters', async () => {
  const { files } = await loadFonts([{ text: 'Łucja O’Hara – Zoë, £20', weight: 400 }]);
  expect(files.size).toBe(0);
});

it('renders the same bytes for the same input', async () => {
  const pdf = await renderInvoicePdf(documentOf('王小明 נועה'));
  expect(pdf.equals(await renderInvoicePdf(documentOf('王小明 נועה')))).toBe(true);
});

it('replaces characters without a glyph by a question mark and drops invisible ones', async () => {
  const pdf = await renderInvoicePdf(documentOf('Ana \u{10330}\u202e\ufe0f王'));
  expect(countMissingGlyphs(pdf)).toBe(0);
  expect(normalise(extractPdfText(pdf))).toContain('Ana?王');
});

it('replaces decorated letters by plain ones', async () => {
  expect(normalise(extractPdfText(await renderInvoicePdf(documentOf('𝓩𝓸𝓮 ℤ𝔸𝐤𝐢'))))).toContain('ZoeZAki');
});

describe('layoutLines', () => {
  const linesOf = async (text: string, width: number) => {
    const fonts = await loadFonts([{ text, weight: 400 }]);
    const lines = layoutLines(text, { fonts, weight: 400, width }, ({ text: run }) => [...run].length);
    return lines.map((runs) => runs.map((run) => run.text).join(''));
  };

  // Hebrew and Arabic runs stay in reading order, because shaping reverses them.
  it.each([
    ['רחוב הרצל 5', '5 הרצל רחוב'],
    ['For נועה (לוי) on Friday', 'For (לוי) נועה on Friday'],
    ['٣ شارع مايلز', 'مايلز شارع ٣'],
    ['Studio 1 / سارة 2 ب', 'Studio 1 / ب 2 سارة'],
  ])('orders the mixed directions of %j visually', async (text, expected) => {
    const [line = ''] = await linesOf(text, 100);
    expect(line.replace(/\s+/g, ' ').trim()).toBe(expected);
  });

  it('breaks between Chinese characters, between words, and within a word that is too long', async () => {
    expect(await linesOf('王小明王小明', 4)).toEqual(['王小明王', '小明']);
    expect(await linesOf('Άννα Μαρία Άννα', 10)).toEqual(['Άννα Μαρία', 'Άννα']);
    expect(await linesOf('Παπαδοπούλου', 5)).toEqual(['Παπαδ', 'οπούλ', 'ου']);
    expect(await linesOf('王\n明', 10)).toEqual(['王', '明']);
  });
});
