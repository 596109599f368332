import { type ReactNode, useId } from 'react';
import { buildFadingStyle } from './build-fading-style.ts';
import { getSlideAria } from './get-slide-aria.ts';
import { Icon } from './icon.tsx';
import { useFadingSlides } from './use-fading-slides.ts';

export interface FadingSlide {
  key: string;
  /** Heading of the slide, used as the accessible name of its bar. */
  name: string;
  /**
   * `<Picture>` element with `size-full`. Set `priority` on the first slide only; the others load later. Or decoration
   * behind the text of a slide without a picture.
   */
  picture: ReactNode;
  text: ReactNode;
}

export interface FadingSlidesProps {
  /** Accessible name of the slides, such as "What the studio offers". */
  label: string;
  slides: readonly FadingSlide[];
  /** Time in milliseconds from one change to the next. */
  delayMs: number;
  /** Duration of a change in milliseconds. */
  speedMs: number;
  /**
   * CSS classes for the height from the `desk` breakpoint on, such as
   * "desk:h-[clamp(640px,100svh-164px,920px)]". Below it, the text follows the picture.
   */
  className: string;
  /**
   * CSS classes for the ratio of a picture above its text, such as "aspect-4/5 md:aspect-video". "absolute inset-0" for
   * slides without pictures, whose text lies on a plain surface at every width.
   */
  frame: string;
  /** Content at the bottom right, below the controls on narrow screens. */
  aside?: ReactNode;
}

/**
 * Renders a hero of pictures that fade into each other. CSS alone provides autoplay, progress bars that
 * select a slide, pause and play. Any interaction stops autoplay until the visitor clicks play. Scripts add
 * swipes and arrow keys on first use. With reduced motion there's no autoplay.
 *
 * From 1100 px on, pictures fill the height of `className` and text lies on them; each `text` needs its own
 * container, e.g. `container-wide`. Below that, each picture has its `frame` and the text follows. All slides
 * share one grid cell as high as the tallest, so that nothing moves.
 */
export function FadingSlides(props: FadingSlidesProps) {
  const { label, slides, delayMs, speedMs, className, frame, aside } = props;
  const id = `slides${useId().replaceAll(/\W/g, '')}`;
  const count = slides.length;
  const container = useFadingSlides(delayMs);
  return (
    <section
      ref={container}
      id={id}
      aria-roledescription="carousel"
      aria-label={label}
      className={`crossfade relative touch-pan-y ${className}`}
      style={count > 1 ? variables(id, count, delayMs, speedMs) : undefined}
    >
      {count > 1 && <style>{buildFadingStyle(id, { count, delayMs, speedMs })}</style>}
      <div className="isolate grid desk:h-full" aria-live="off">
        {slides.map(({ key, name, picture, text }, nth) => (
          <div
            key={key}
            {...getSlideAria(nth, count, name)}
            className="crossfade-slide relative overflow-clip"
            style={{ '--nth': nth }}
          >
            <div
              className={`crossfade-frame overflow-clip bg-linen desk:absolute desk:inset-0 desk:aspect-auto ${frame}`}
            >
              {picture}
            </div>
            <div className="crossfade-text relative desk:h-full">{text}</div>
          </div>
        ))}
      </div>
      {(count > 1 || aside) && (
        <div className="container-wide flex flex-wrap items-center justify-between gap-x-6 desk:pointer-events-none desk:absolute desk:inset-x-0 desk:bottom-6">
          {count > 1 && <Controls group={id} slides={slides} />}
          {aside && (
            <div className="pointer-events-auto max-sm:-ml-3 sm:-mr-3 desk:mr-0 desk:ml-auto">{aside}</div>
          )}
        </div>
      )}
    </section>
  );
}

/** Renders bars, pause and play as a form whose state the CSS reads. */
function Controls({ group, slides }: { group: string; slides: readonly FadingSlide[] }) {
  return (
    <form
      method="dialog"
      className="pointer-events-auto -ml-2 flex items-center desk:ml-0 desk:rounded-pill desk:bg-chalk/84 desk:pr-1 desk:pl-2"
    >
      <div role="radiogroup" aria-label="Slides" className="flex">
        {slides.map(({ key, name }, nth) => (
          <label
            key={key}
            className="crossfade-bar relative block h-11 w-13 cursor-pointer rounded-input has-focus-visible:outline-2 has-focus-visible:outline-forest"
            style={{ '--nth': nth }}
          >
            <input
              type="radio"
              name={group}
              value={nth}
              aria-label={`Slide ${nth + 1}: ${name}`}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
          </label>
        ))}
      </div>
      <PauseAndPlay />
    </form>
  );
}

/**
 * Renders a checkbox that pauses when checked and plays when unchecked. After the visitor has selected a
 * slide by its bar, a reset button resumes the slideshow.
 */
function PauseAndPlay() {
  const buttonClasses =
    'relative inline-flex size-11 cursor-pointer items-center justify-center rounded-full';
  return (
    <>
      <label
        className={`crossfade-pause ${buttonClasses} has-focus-visible:outline-2 has-focus-visible:outline-forest`}
      >
        <input
          type="checkbox"
          aria-label="Pause slides"
          className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
        />
        <Icon name="pause" size={18} className="peer-checked:hidden" />
        <Icon name="play" size={18} className="hidden peer-checked:block" />
      </label>
      <button type="reset" aria-label="Play slides" className={buttonClasses}>
        <Icon name="play" size={18} />
      </button>
    </>
  );
}

function variables(id: string, count: number, delayMs: number, speedMs: number) {
  return {
    '--count': count,
    '--delay': `${delayMs}ms`,
    '--speed': `${speedMs}ms`,
    '--cycle': `${count * delayMs}ms`,
    '--fade': `fade${id}`,
    '--turn': `turn${id}`,
    '--zoom': `zoom${id}`,
    '--rise': `rise${id}`,
    '--fill': `fill${id}`,
  } as const;
}
