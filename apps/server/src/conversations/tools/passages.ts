import type { CatalogueAnswer } from '@studio/contracts/catalogue';
import { classPassages } from './passages-of-classes.ts';
import { contactPassages } from './passages-of-contact.ts';
import { faqPassages } from './passages-of-faq.ts';
import { policyPassages } from './passages-of-policies.ts';
import { roomPassages } from './passages-of-rooms.ts';
import { sitePassages } from './passages-of-site.ts';
import type { WrittenPassage } from './written-passage.ts';

/** Everything that can be found by searching. */
export function passagesOf(catalogue: CatalogueAnswer): WrittenPassage[] {
  return [
    ...faqPassages(),
    ...sitePassages(catalogue),
    ...roomPassages(),
    ...contactPassages(),
    ...classPassages(catalogue),
    ...policyPassages(catalogue),
  ];
}
