import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { buildClassPassages } from './class-passages.ts';
import { buildContactPassages } from './contact-passages.ts';
import { buildFaqPassages } from './faq-passages.ts';
import { buildPolicyPassages } from './policy-passages.ts';
import { buildRoomPassages } from './room-passages.ts';
import { buildSitePassages } from './site-passages.ts';
import type { SourcePassage } from './source-passage.ts';

export function buildPassages(catalogue: GetCatalogueResponse): SourcePassage[] {
  return [
    ...buildFaqPassages(),
    ...buildSitePassages(catalogue),
    ...buildRoomPassages(),
    ...buildContactPassages(),
    ...buildClassPassages(catalogue),
    ...buildPolicyPassages(catalogue),
  ];
}
