import { aboutCopy } from '@studio/content/copy/about';
import { Link } from 'react-router';
import { getInstructorPortrait } from '../../../assets/pictures/get-instructor-portrait.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { InstructorSlide } from './about-details.ts';

const copy = aboutCopy.team;
const side = 560;

export function TeamCard({ member }: { member: InstructorSlide }) {
  const { id, name, bio, tags, classes, oneToOne } = member;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-panel bg-paper">
      <Portrait member={member} />
      <div className="flex flex-1 flex-col p-6 md:p-7">
        <h3 className="text-h3">{name}</h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <p className="mt-4 mb-5 text-stone sm:min-h-[6.4em] desk:min-h-[4.8em]">{bio}</p>
        <div className="border-t border-hairline pt-4">
          <h4 className="text-small text-stone">
            {copy.classes} {name.split(' ')[0]}
          </h4>
          <ul className="mt-1">
            {classes.map((taughtClass) => (
              <li key={taughtClass.id}>
                <Link
                  to={taughtClass.to}
                  className="text-link inline-flex min-h-11 items-center leading-snug"
                >
                  {taughtClass.title}
                </Link>
              </li>
            ))}
          </ul>
          {oneToOne && (
            <Link
              to={`/contact?${new URLSearchParams({ topic: '1-1', with: id })}`}
              className="text-link mt-1 inline-flex min-h-11 items-center font-medium"
            >
              {copy.oneToOne}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

function Portrait({ member: { portrait, picture: uploaded } }: { member: InstructorSlide }) {
  const imageClasses = 'aspect-[4/3.6] w-full bg-sand object-cover select-none';
  const picture = uploaded ?? getInstructorPortrait(portrait);
  if (picture) {
    return (
      <Picture
        of={picture}
        sizes="(min-width: 68.75rem) 400px, (min-width: 35rem) 50vw, 82vw"
        className={imageClasses}
      />
    );
  }
  return (
    <img
      src={portrait}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={imageClasses}
    />
  );
}
