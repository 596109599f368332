import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import previewUrl from '../../../assets/pictures/files/class-yoga-preview.mp4?url';
import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ClassTypePageData } from './class-type-page-data.ts';

/** URLs of the films, for classes that have one. */
const films: Readonly<Record<string, string>> = { vinyasa: previewUrl };

type ClassPreviewPage = Pick<ClassTypePageData, 'key' | 'activityId' | 'subType'>;

const roundButton =
  'absolute inline-flex items-center justify-center rounded-pill bg-chalk/92 font-medium text-ink shadow-1 hover:bg-paper';

/**
 * Shows a picture of the class, with a button that plays its film if there is one. The film loads on the
 * click. Escape closes the film and returns the focus to the button.
 */
export function ClassPreview({ page }: { page: ClassPreviewPage }) {
  const film = films[page.key];
  const { playing, turn: switchPlaying, play, close } = usePlaying();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && playing) switchPlaying(false);
  };
  return (
    <div
      className="group relative mt-10 aspect-3/2 overflow-clip rounded-panel bg-linen"
      {...(film && { role: 'group', 'aria-label': 'Class preview', onKeyDown })}
    >
      <Picture
        of={getClassPicture(page.activityId, page.subType)}
        sizes="(min-width: 83.5rem) 713px, (min-width: 68.75rem) 57vw, 92vw"
        className="size-full"
      />
      {film && playing && (
        <>
          <Film url={film} />
          <button
            ref={close}
            type="button"
            aria-label="Close video"
            onClick={() => switchPlaying(false)}
            className={`${roundButton} top-4 right-4 size-12`}
          >
            <Icon name="x" size={22} />
          </button>
        </>
      )}
      {film && !playing && (
        <button
          ref={play}
          type="button"
          onClick={() => switchPlaying(true)}
          className={`${roundButton} bottom-4 left-4 min-h-13 gap-3 pr-6 pl-5 md:bottom-6 md:left-6`}
        >
          <Icon name="play" size={20} />
          Watch preview
        </button>
      )}
    </div>
  );
}

/** Plays the film. It is decorative: the text beside it says the same. */
function Film({ url }: { url: string }) {
  return (
    <div aria-hidden="true">
      <video
        src={url}
        autoPlay
        muted
        loop
        playsInline
        className="absolute inset-0 size-full object-cover object-[45%_60%]"
      />
    </div>
  );
}

/** Manages the video player. Moves the focus to the button that replaces the clicked one. */
function usePlaying() {
  const [playing, setPlaying] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const wasClicked = useRef(false);
  useEffect(() => {
    if (wasClicked.current) (playing ? close : play).current?.focus({ preventScroll: true });
  }, [playing]);
  const switchPlaying = (on: boolean) => {
    wasClicked.current = true;
    setPlaying(on);
  };
  return { playing, turn: switchPlaying, play, close };
}
