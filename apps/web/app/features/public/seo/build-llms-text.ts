import { type ClassPage, listClassPages } from '@studio/content/class-pages';
import { listFaqItems } from '@studio/content/faq';
import type { SiteCopy } from '@studio/content/site-copy/site-copy-fields';
import type { GetCatalogueResponse, ProductDto } from '@studio/contracts/catalogue';
import { holdSeconds } from '@studio/domain/bookings/hold';
import { formatPriceShort } from '@studio/domain/money/money';

/** Builds a plain-text summary of the studio for language models (llmstxt.org). `copy` contains the published texts. */
export function buildLlmsText(
  catalogue: GetCatalogueResponse,
  copy: Pick<SiteCopy, 'classes' | 'faq'>,
  origin: string,
): string {
  const { studio, rooms, instructors, settings } = catalogue;
  const { hours } = studio;
  return [
    `# ${studio.name}`,
    `> ${describeStudio(studio)}`,
    [
      `Open on weekdays ${hours.weekdays.opens}–${hours.weekdays.closes}, at weekends ${hours.weekends.opens}–${hours.weekends.closes} (UK time).`,
      `Rooms: ${rooms.map(({ name, detail, capacity }) => `${name} (${detail}, up to ${capacity} people)`).join('; ')}.`,
      `Instructors: ${instructors.map(({ name }) => name).join(', ')}.`,
      `Contact: ${studio.email}, ${studio.phone.display}.`,
    ].join('\n'),
    '## Classes',
    classLines(catalogue),
    '## Prices',
    `All prices in ${studio.currency}, tax included.`,
    priceLines(catalogue),
    '## How to book',
    [
      `1. Choose a class on the [timetable](${origin}/timetable). You don’t need an account.`,
      `2. Select Book. We hold your place for ${holdSeconds / 60} minutes.`,
      '3. Enter your name and email address and pay by card. The confirmation email has a QR code for check-in.',
      '',
      settings.cancellationRule,
      `Arrive ${settings.arriveEarlyMinutes} minutes early. A tour of the studio is free and takes half an hour: [book one](${origin}/tour).`,
    ].join('\n'),
    '## Questions and answers',
    faqLines(copy.faq),
    '## Pages',
    pageLines(listClassPages(copy.classes, catalogue.classTypes), origin),
    '## For AI assistants',
    [
      `Every class in the next 14 days has a page with its price and the places left, also as schema.org Event: ${origin}/classes/on/{YYYY-MM-DD}/{title}-{HHMM}. They are listed in the [sitemap](${origin}/sitemap.xml).`,
      'Places change within seconds: read the page again before you recommend a class.',
    ].join('\n'),
    '',
  ].join('\n\n');
}

/** Returns what the studio offers and where, with its tagline and directions if it has them. */
function describeStudio({ tagline, address, directions }: GetCatalogueResponse['studio']): string {
  const { street, district, city, postcode } = address;
  const place = `${street}, ${district}, ${city} ${postcode}. ${directions}`.trimEnd();
  return tagline ? `${tagline}. At ${place}` : `Classes in small groups at ${place}`;
}

function classLines({ classTypes, studio }: GetCatalogueResponse): string {
  return classTypes
    .map(
      ({ title, durationMin, difficulty, pricePence, description }) =>
        `- ${title} (${durationMin} min, ${difficulty}, ${formatPriceShort(pricePence, studio.currency)} / session): ${description}`,
    )
    .join('\n');
}

function priceLines({ products, studio }: GetCatalogueResponse): string {
  return products.map((product) => `- ${priceLine(product, studio.currency)}`).join('\n');
}

function priceLine({ name, pricePence, terms }: ProductDto, currency: string): string {
  const { subtitle, unit, includes, excludes } = terms.copy;
  const price = [formatPriceShort(pricePence, currency), unit].filter(Boolean).join(' ');
  const features = [subtitle, ...includes, ...excludes].filter(Boolean).join('; ');
  return features ? `${name}: ${price} (${features})` : `${name}: ${price}`;
}

function faqLines(faq: SiteCopy['faq']): string {
  return listFaqItems(faq)
    .map(({ question, answer }) => `- ${question} ${answer.replaceAll(/\s+/g, ' ')}`)
    .join('\n');
}

function pageLines(classPages: readonly ClassPage[], origin: string): string {
  const pages = [
    ['Timetable', '/timetable', 'all classes by day, with places left'],
    ['Prices', '/pricing', 'drop-ins, packs, memberships, 1:1s'],
    ...classPages.map(({ metaTitle, path, lead }) => [metaTitle, path, lead]),
    ['FAQ', '/faq', 'answers to common questions'],
    ['Eligibility', '/eligibility', 'which packs and memberships cover which classes'],
    ['Contact', '/contact', 'send the studio a message'],
  ];
  return pages.map(([name, path, summary]) => `- [${name}](${origin}${path}): ${summary}`).join('\n');
}
