import { buildPrivacySections } from '@studio/content/privacy/privacy-notice';
import type { TermsCopy } from '@studio/content/site-copy/terms';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { toParagraphs } from '@studio/domain/site-copy/tidy-copy';
import type { SourcePassage } from './source-passage.ts';

/** Returns the terms and the privacy policy as passages, one per paragraph. */
export function buildPolicyPassages({ studio }: GetCatalogueResponse, terms: TermsCopy): SourcePassage[] {
  const { street, city, postcode } = studio.address;
  const responsible = {
    legalName: studio.legalName,
    address: `${street}, ${city} ${postcode}`,
    email: studio.email,
  };
  return [
    ...terms.sections.flatMap(({ id, heading, text: whole }) =>
      toParagraphs(whole).map((text, index) => ({
        id: `terms:${id}-${index + 1}`,
        title: heading,
        text,
        link: { label: 'Read the terms', to: `/terms#${id}` },
      })),
    ),
    ...buildPrivacySections(responsible, withoutThirdParties).flatMap(({ id, heading, paragraphs }) =>
      paragraphs.filter(isWhole).map((text, index) => ({
        id: `privacy:${id}-${index + 1}`,
        title: heading,
        text,
        keywords: keywords[id] ?? '',
        link: { label: 'Privacy notice', to: `/privacy#${id}` },
      })),
    ),
  ];
}

/** Options that omit the lists of third parties: only the page knows which of them this installation uses. */
const withoutThirdParties = { script: null, languageModel: null, textMessages: false, loginProviders: [] };

/** Excludes paragraphs that introduce a list, because they say nothing without the list. */
const isWhole = (paragraph: string) => !paragraph.endsWith(':');

const keywords: Readonly<Record<string, string>> = {
  'in-your-browser': 'cookies, cookie banner, tracking, local storage',
  cards: 'card details safe, secure payment, credit card stored, stripe',
  'who-else': 'who sees my data, third parties',
  'not-shared': 'share my data, sell my data, advertising',
  'how-to-use-them':
    'GDPR, delete my data, subject access, data protection, what data do you have about me, remove my details',
  health: 'medical information, health data, sensitive',
  letters: 'newsletter, unsubscribe, emails, marketing',
};
