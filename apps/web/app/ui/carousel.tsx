import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { getSlideAria } from './get-slide-aria.ts';
import { Icon } from './icon.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useMouseDrag } from './use-mouse-drag.ts';
import { useScrollRow } from './use-scroll-row.ts';

export interface CarouselSlide {
  key: string;
  /** What it shows, in a few words: names its bar. */
  name: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Names the whole for screen readers: "Ways to pay". */
  label: string;
  slides: readonly CarouselSlide[];
  /** From one change to the next, in ms (spotlight 8000, on the yoga page 3000); left out: it moves only by hand. */
  delayMs?: number;
  /** How long a change takes, in ms. */
  speedMs?: number;
  /** Width of a slide, as classes; left out: one fills the row. "basis-[78%] md:basis-1/3 desk:basis-1/4". */
  slideClassName?: string;
  /** Space between slides, as a class. */
  gapClassName?: string;
  /** Previous and next buttons, for a row that shows several at once. */
  arrows?: boolean;
  /** On forest or a dark picture. */
  tone?: 'light' | 'dark';
  /** Where the controls stand: below the row, or given classes of their own. */
  controlsClassName?: string;
  className?: string;
}

const iconButton =
  'inline-flex size-11 items-center justify-center rounded-full transition-colors duration-hover hover:text-clay-deep';

/** What scrolls is reached by Tab, so that arrows move it also where nothing in it takes the focus. */
const rowRole = (label: string) =>
  ({ role: 'group', 'aria-label': `${label}, slides`, tabIndex: 0 }) as const;

/**
 * A row of slides that scrolls sideways and snaps, so it can be swiped and scrolled before any script, and its bars
 * are links to the slides. Scripts add autoplay with a visible pause, arrow keys, dragging by mouse and going round
 * from the last to the first. Autoplay rests under pointer and focus, out of sight and in hidden tabs; any use of the
 * carousel ends it until play is pressed; with less motion wanted it never begins.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, delayMs = 0, speedMs = 700, slideClassName = 'basis-full', className = '' } = props;
  const { gapClassName = 'gap-6', arrows = false, tone = 'light', controlsClassName = 'mt-6' } = props;
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const { current, go } = useScrollRow(row, count, speedMs);
  const { playing, moving, setPlaying } = useAutoplay({
    place,
    delayMs: count > 1 ? delayMs : 0,
    onTurn: () => go(current + 1),
  });
  const use = () => setPlaying(false);
  useMouseDrag(row, use);
  const choose = (to: number) => {
    use();
    go(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    choose(current + step);
  };

  return (
    <section
      ref={place}
      aria-roledescription="carousel"
      aria-label={label}
      className={`${tone === 'dark' ? 'on-dark' : ''} ${className}`}
      onKeyDown={onKeyDown}
    >
      <div
        ref={row}
        {...rowRole(label)}
        aria-live={playing ? 'off' : 'polite'}
        onTouchMove={use}
        onWheel={(event) => event.deltaX !== 0 && use()}
        className={`scroll-row relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain ${gapClassName}`}
      >
        {slides.map(({ key, name, content }, nth) => (
          <div
            key={key}
            id={`${id}${nth}`}
            {...getSlideAria(nth, count, name)}
            className={`shrink-0 snap-start scroll-mt-[30vh] ${slideClassName}`}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={`flex items-center ${controlsClassName}`}>
          <Bars
            addresses={slides.map(({ name }, nth) => ({ href: `#${id}${nth}`, name }))}
            current={current}
            delayMs={moving ? delayMs : 0}
            onChoose={choose}
          />
          {delayMs > 0 && <PauseOrPlay playing={playing} onPress={() => setPlaying(!playing)} />}
          {arrows && <Arrows onStep={(step) => choose(current + step)} />}
        </div>
      )}
    </section>
  );
}

/** Which way an arrow key turns; those who write or choose in a field keep their arrows. */
function stepOf({ key, target }: KeyboardEvent): number | undefined {
  if ((target as Element).matches('input, select, textarea')) return undefined;
  return { ArrowRight: 1, ArrowLeft: -1 }[key];
}

interface BarsProps {
  addresses: readonly { href: string; name: string }[];
  current: number;
  /** How long the current one takes to fill; 0: it is full. */
  delayMs: number;
  onChoose: (nth: number) => void;
}

/** A bar for each slide, 36 x 2 in a field of 52 x 44. */
function Bars({ addresses, current, delayMs, onChoose }: BarsProps) {
  const press = (event: MouseEvent, nth: number) => {
    event.preventDefault();
    onChoose(nth);
  };
  return (
    <ol className="-ml-2 flex">
      {addresses.map(({ href, name }, nth) => (
        <li key={href}>
          <a
            href={href}
            aria-label={`Slide ${nth + 1}: ${name}`}
            aria-current={nth === current || undefined}
            onClick={(event) => press(event, nth)}
            className="relative flex h-11 w-13 items-center rounded-input px-2"
          >
            <span className="h-0.5 w-full overflow-clip rounded-full bg-current/35">
              {nth === current && (
                <span
                  key={delayMs}
                  className={`block h-full bg-current ${delayMs ? 'origin-left animate-[fill_linear]' : ''}`}
                  style={delayMs ? { animationDuration: `${delayMs}ms` } : undefined}
                />
              )}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function PauseOrPlay({ playing, onPress }: { playing: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={`${iconButton} motion-reduce:hidden`}
      data-play=""
      aria-label={playing ? 'Pause the slides' : 'Play the slides'}
      onClick={onPress}
    >
      {playing ? <Icon name="pause" size={18} /> : <Icon name="play" size={18} />}
    </button>
  );
}

function Arrows({ onStep }: { onStep: (step: 1 | -1) => void }) {
  const look = `${iconButton} border border-line`;
  return (
    <div className="ml-auto flex gap-2.5">
      <button type="button" aria-label="Previous" className={look} onClick={() => onStep(-1)}>
        <Icon name="arrow-left" size={20} />
      </button>
      <button type="button" aria-label="Next" className={look} onClick={() => onStep(1)}>
        <Icon name="arrow-right" size={20} />
      </button>
    </div>
  );
}
