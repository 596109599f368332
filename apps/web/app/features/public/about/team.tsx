import { aboutCopy } from '@studio/content/copy/about';
import type { AboutCopy } from '@studio/content/site-copy/about';
import { Carousel } from '../../../ui/carousel.tsx';
import type { InstructorSlide } from './about-details.ts';
import { TeamCard } from './team-card.tsx';

/** Carousel of the instructors, in catalogue order. */
export function Team({ copy, team }: { copy: AboutCopy['team']; team: readonly InstructorSlide[] }) {
  const { heading, lead } = copy;
  const { carousel } = aboutCopy.team;
  return (
    <section id="instructors" aria-labelledby="team" className="overflow-hidden bg-linen">
      <div className="container-page section-y">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 id="team" className="text-h2">
            {heading}
          </h2>
          <p className="max-w-[34em] text-stone">{lead}</p>
        </div>
        <Carousel
          className="mt-10 max-sm:-mr-(--gutter) md:mt-14"
          controlsClassName="mt-6 max-sm:[&>div:last-child]:hidden"
          label={carousel}
          slideClassName="basis-[82%] sm:basis-[calc((100%_-_24px)/2)] desk:basis-[calc((100%_-_48px)/3)]"
          arrows
          slides={team.map((member) => ({
            key: member.id,
            name: member.name,
            content: <TeamCard member={member} />,
          }))}
        />
      </div>
    </section>
  );
}
