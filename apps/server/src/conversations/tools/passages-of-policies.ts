import { privacySections } from '@studio/content/copy/privacy';
import { terms } from '@studio/content/terms';
import type { CatalogueAnswer } from '@studio/contracts/catalogue';
import type { WrittenPassage } from './passages.ts';

/** Terms and privacy, paragraph by paragraph. */
export function policyPassages({ studio }: CatalogueAnswer): WrittenPassage[] {
  const { street, city, postcode } = studio.address;
  const responsible = {
    legalName: studio.legalName,
    address: `${street}, ${city} ${postcode}`,
    email: studio.email,
  };
  return [
    ...terms.sections.flatMap(({ id, heading, paragraphs }) =>
      paragraphs.map((text, index) => ({
        ...{ id: `terms:${id}-${index + 1}`, title: heading, text },
        link: { label: 'Read the terms', to: `/terms#${id}` },
      })),
    ),
    ...privacySections(responsible).flatMap(({ id, heading, paragraphs }) =>
      paragraphs.map((text, index) => ({
        ...{ id: `privacy:${id}-${index + 1}`, title: heading, text, asked: asked[id] ?? '' },
        link: { label: 'Privacy', to: `/privacy#${id}` },
      })),
    ),
  ];
}

const asked: Readonly<Record<string, string>> = {
  'in-your-browser': 'cookies, cookie banner, tracking, local storage',
  cards: 'card details safe, secure payment, credit card stored, stripe',
  'who-else': 'share my data, sell my data, third parties',
  'your-rights':
    'GDPR, delete my data, subject access, data protection, what data do you have about me, remove my details',
  health: 'medical information, health data, sensitive',
  letters: 'newsletter, unsubscribe, emails, marketing',
};
