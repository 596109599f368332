import type { ContactPageCopy } from '@studio/content/site-copy/contact';
import type { LocationCopy } from '@studio/content/site-copy/location';
import type { PromosCopy } from '@studio/content/site-copy/promos';
import type { SiteCopy } from '@studio/content/site-copy/site-copy-fields';
import type { GetCatalogueResponse, StudioProfile } from '@studio/contracts/catalogue';
import { type ContactTopic, contactTopics, isContactTopic } from '@studio/domain/enquiries/contact-details';
import { toNameKey } from '@studio/domain/search/fold-text';

/** Studio details and texts for the contact page, and the topic and instructor that its URL selects. */
export interface ContactPageDetails {
  copy: ContactPageCopy;
  /** Directions for each way to travel, such as on foot. `studio.directions` is one line for all visitors. */
  directions: LocationCopy['directions'];
  studio: Pick<
    StudioProfile,
    'name' | 'email' | 'phone' | 'address' | 'hours' | 'directions' | 'coordinates'
  >;
  instructors: readonly { id: string; name: string }[];
  /** Topics from which visitors choose. */
  topics: readonly ContactTopic[];
  topic: ContactTopic | null;
  instructorId: string | null;
  /** Name of the pack or membership that the question is about; null for other topics. */
  product: string | null;
}

/**
 * Reads the query of /contact?topic=1-1&with=ines-duarte or ?topic=packs&product=starter-pack. Ignores unknown
 * values. Without `topic`, `with` selects one-to-ones, and `product` packs and memberships.
 */
export function readContactPageDetails(
  { studio, instructors, products }: GetCatalogueResponse,
  copy: Pick<SiteCopy, 'contact' | 'location' | 'promos'>,
  query: URLSearchParams,
): ContactPageDetails {
  const { name, email, phone, address, hours, directions, coordinates } = studio;
  const instructorKey = toNameKey(query.get('with') ?? '');
  const instructor = instructors.find(
    ({ id, name }) => instructorKey !== '' && [toNameKey(id), toNameKey(name)].includes(instructorKey),
  );
  const product = products.find(({ id }) => id === query.get('product'));
  const topic = query.get('topic') ?? (instructor ? '1-1' : product ? 'packs' : '');
  return {
    copy: copy.contact,
    directions: copy.location.directions.filter(({ pages }) => pages.includes('contact')),
    studio: { name, email, phone, address, hours, directions, coordinates },
    instructors: instructors.map(({ id, name }) => ({ id, name })),
    topics: contactTopics.filter((each) => each === topic || isOffered(each, copy.promos)),
    topic: isContactTopic(topic) ? topic : null,
    instructorId: instructor?.id ?? null,
    product: product?.name ?? null,
  };
}

/** Returns whether the form offers a topic. Tai Chi is one only while a promotion of the studio leads to it. */
function isOffered(topic: ContactTopic, { slides }: PromosCopy): boolean {
  return topic !== 'taichi' || slides.some(({ button }) => button.to === '/contact?topic=taichi');
}
