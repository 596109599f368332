import { environmentCopy } from '@studio/content/copy/environment';
import type { RoomsCopy } from '@studio/content/site-copy/rooms';
import { Picture } from '../../../ui/picture.tsx';
import type { PictureDetails } from '../../../ui/picture-details.ts';

export interface RoomDetails {
  id: string;
  name: string;
  detail: string;
  capacity: number;
  /** Uploaded picture; null without one. */
  picture: PictureDetails | null;
}

interface RoomsProps {
  copy: RoomsCopy['rooms'];
  rooms: readonly RoomDetails[];
}

export function Rooms({ copy, rooms }: RoomsProps) {
  return (
    <section aria-labelledby="rooms" className="container-page section-y">
      <h2 id="rooms" className="sr-only">
        {environmentCopy.title}
      </h2>
      <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2 desk:gap-x-24">
        {rooms.map(({ id, name, detail, capacity, picture }) => {
          const roomCopy = copy.find(({ room }) => room === id);
          return (
            <li key={id} className="border-t border-ink/20 pt-6 md:pt-8">
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="text-h3">{name}</h3>
                <p className="text-small text-stone first-letter:uppercase">{detail}</p>
              </div>
              <p className="mt-8 flex items-baseline gap-3 desk:mt-14">
                <span className="numeric display-face text-[5.5rem] leading-[.9] desk:text-[9rem]">
                  {capacity}
                </span>
                <span className="text-lead">{roomCopy?.unit ?? environmentCopy.otherUnit}</span>
              </p>
              {roomCopy && <p className="mt-6 max-w-[40ch] text-stone">{roomCopy.text}</p>}
              {picture && (
                <Picture
                  of={picture}
                  sizes="(min-width: 82rem) 572px, (min-width: 48rem) 44vw, 92vw"
                  className="mt-8 aspect-3/2 h-auto w-full rounded-panel bg-linen"
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
