import type { CatalogueAnswer } from '@studio/contracts/catalogue';
import type { WayOn } from '../../outside/assistant/port.ts';
import { classPassages } from './passages-of-classes.ts';
import { contactPassages } from './passages-of-contact.ts';
import { faqPassages } from './passages-of-faq.ts';
import { policyPassages } from './passages-of-policies.ts';
import { roomPassages } from './passages-of-rooms.ts';
import { sitePassages } from './passages-of-site.ts';

/** Something that the studio says about itself, with other words that people ask for it with. */
export interface WrittenPassage {
  id: string;
  title: string;
  /** Plain text. */
  text: string;
  link: WayOn | null;
  /** Words that are not in it, but in the questions that it answers. */
  asked?: string;
}

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
