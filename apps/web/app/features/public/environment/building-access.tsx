import { environmentCopy } from '@studio/content/copy/environment';
import type { RoomsCopy } from '@studio/content/site-copy/rooms';
import { studioEnvironment3 } from '../../../assets/pictures/studio-environment-3.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';
import type { RoomDetails } from './rooms.tsx';

interface BuildingAccessProps {
  copy: RoomsCopy['access'];
  /** Caption of the picture. */
  caption: string;
  rooms: readonly RoomDetails[];
}

/** Step-free access and other facts about the building, with a link to ask the studio. */
export function BuildingAccess({ copy, caption, rooms }: BuildingAccessProps) {
  const picture = useSitePicture('seating', studioEnvironment3);
  const { heading, lead, facts, ask } = copy;
  return (
    <section aria-labelledby="access" className="container-page section-y">
      {picture && (
        <RevealOnScroll as="figure" className="mb-14 md:mb-24">
          <Picture
            of={picture}
            sizes="(min-width: 82rem) 1240px, 100vw"
            className="aspect-[4/3] h-auto w-full rounded-panel bg-linen md:aspect-[1240/660]"
          />
          <figcaption className="mt-4 text-small text-stone">{caption}</figcaption>
        </RevealOnScroll>
      )}
      <div className="grid gap-x-6 gap-y-8 desk:grid-cols-12">
        <div className="desk:col-span-4">
          <h2 id="access" className="text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-[34ch] text-stone">{lead}</p>
          <p className="mt-6 max-w-[34ch]">{ask}</p>
          <ButtonLink to="/contact" kind="secondary" className="mt-6">
            {environmentCopy.contact}
          </ButtonLink>
        </div>
        <dl className="grid gap-x-6 gap-y-8 sm:grid-cols-2 desk:col-span-7 desk:col-start-6">
          <Detail term={environmentCopy.title} text={formatRooms(rooms)} />
          {facts.map(({ id, term, text }) => (
            <Detail key={id} term={term} text={text} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Detail({ term, text }: { term: string; text: string }) {
  return (
    <div className="border-t border-ink/20 pt-4">
      <dt className="font-medium">{term}</dt>
      <dd className="mt-1.5 max-w-[40ch] text-[0.9375rem] text-stone">{text}</dd>
    </div>
  );
}

/** Returns the floors of the rooms, such as "Studio 1, ground floor. Studio 2, first floor." */
function formatRooms(rooms: readonly RoomDetails[]): string {
  return rooms.map(({ name, detail }) => `${name}, ${detail}.`).join(' ');
}
