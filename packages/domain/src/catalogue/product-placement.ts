import type { GoodsKind, ProductCopy, ProductTerms } from './product-terms.ts';

type Placement = Pick<ProductCopy, 'section' | 'fragments' | 'unit' | 'action'>;

/** Product with the fields that its place on the pricing page depends on. */
export interface PlacedProduct {
  id: string;
  kind: GoodsKind;
  name: string;
  terms: Pick<ProductTerms, 'covers' | 'sessions'>;
}

const sections: Readonly<Record<GoodsKind, ProductCopy['section']>> = {
  'drop-in': 'dropin',
  pack: 'packs',
  membership: 'memberships',
  'one-to-one': 'one-to-one',
  event: 'events',
  offer: 'offers',
  'gift-card': 'gift-cards',
  counter: 'counter',
};

/** Returns where the pricing page shows a product, its unit, and its button. */
export function placeProduct(product: PlacedProduct): Placement {
  const { kind, terms } = product;
  const section = sections[kind];
  const isSingle = kind === 'drop-in' || kind === 'event' || (kind === 'one-to-one' && terms.sessions === 1);
  const unit = kind === 'membership' ? '/ month' : isSingle ? '/ session' : '';
  return { section, fragments: [section], unit, action: getProductAction(product) };
}

/** Returns the button of a product: its label is a verb. */
export function getProductAction({ id, kind, name, terms }: PlacedProduct): ProductCopy['action'] {
  const checkout = `/checkout?product=${id}`;
  const [activity, second] = terms.covers;
  switch (kind) {
    case 'drop-in':
      return {
        label: 'Book',
        href: `/timetable?${activity && !second ? `activity=${activity}&` : ''}pricing=dropin`,
      };
    case 'pack':
      return { label: `Buy ${name}`, href: checkout };
    case 'membership':
      return { label: `Choose ${name}`, href: checkout };
    case 'one-to-one':
      return { label: 'Enquire', href: '/contact?topic=1-1' };
    case 'event':
      return { label: 'Book a place', href: '/timetable' };
    case 'offer':
      return { label: 'Buy', href: checkout };
    case 'gift-card':
      return { label: 'Buy a gift card', href: '/checkout?product=gift-card' };
    case 'counter':
      return { label: 'Visit us', href: '/contact' };
  }
}
