import { type CopyValue, group, line, text } from '@studio/domain/site-copy/copy-field';

/** Fields of /pricing. Names, prices and product details come from the catalogue. */
export const pricingFields = group('Pricing page', {
  description: text('Description for search engines', 200),
  heading: line('Heading', 60),
  lead: text('Introduction', 200),
  dropIn: text('Drop-in', 160),
  packs: text('Packs', 160),
  memberships: text('Memberships', 160),
  oneToOne: text('1:1 sessions', 160),
  paying: group('About payment', { heading: line('Heading', 60), lead: text('Introduction', 200) }),
});

export type PricingPageCopy = CopyValue<typeof pricingFields>;

/** Built-in text of /pricing. */
export const pricingDefaults: PricingPageCopy = {
  description:
    'Drop-ins, packs, memberships and 1:1s in {district}: what each one covers, how long it’s valid and what you pay per class.',
  heading: 'What it costs',
  lead: 'Come once, come often or bring a friend. See what each price covers and what you pay per class.',
  dropIn: 'One class, whenever you like. No commitment.',
  packs: 'Pay once and use your sessions when you like.',
  memberships: 'Pay monthly. You can freeze once every six months.',
  oneToOne: 'One instructor, the whole room, your own pace.',
  paying: {
    heading: 'About payment',
    lead: 'Prices are in pounds. We don’t charge you until you confirm.',
  },
};
