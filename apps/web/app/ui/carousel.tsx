import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { getSlideAria } from './get-slide-aria.ts';
import { Icon } from './icon.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useMouseDrag } from './use-mouse-drag.ts';
import { useScrollRow } from './use-scroll-row.ts';

export interface CarouselSlide {
  key: string;
  /** Short description of the slide, used as the accessible name of its bar. */
  name: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Accessible name of the carousel, such as "Ways to pay". */
  label: string;
  slides: readonly CarouselSlide[];
  /** Time in milliseconds from one change to the next; undefined for no autoplay. */
  delayMs?: number;
  /** Duration of a change in milliseconds. */
  speedMs?: number;
  /**
   * CSS classes for the width of a slide, such as "basis-[78%] md:basis-1/3 desk:basis-1/4". By default one
   * slide fills the row.
   */
  slideClassName?: string;
  /** CSS class for the gap between slides. */
  gapClassName?: string;
  /** Whether to add previous and next buttons, for rows that show several slides. */
  arrows?: boolean;
  /** Colours of the controls. dark: on forest or a dark picture. */
  tone?: 'light' | 'dark';
  /** CSS classes of the controls, which by default are below the row. */
  controlsClassName?: string;
  className?: string;
}

const iconButton =
  'inline-flex size-11 items-center justify-center rounded-full transition-colors duration-hover hover:text-clay-deep';

/** Attributes of the row. Scrollable areas must be focusable, so that arrow keys scroll them. */
const rowRole = (label: string) =>
  ({ role: 'group', 'aria-label': `${label}, slides`, tabIndex: 0 }) as const;

/**
 * Renders a row of slides with scroll snapping. Swiping and the bars, which link to the slides, work without
 * a script. Scripts add autoplay with a pause button, arrow keys, mouse dragging and wrap-around. Autoplay
 * pauses on hover and focus, outside the viewport and in hidden tabs. Any interaction stops it until the
 * visitor clicks play. With reduced motion it never starts.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, delayMs = 0, speedMs = 700, slideClassName = 'basis-full', className = '' } = props;
  const { gapClassName = 'gap-6', arrows = false, tone = 'light', controlsClassName = 'mt-6' } = props;
  const id = useId();
  const container = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const { current, go } = useScrollRow(row, count, speedMs);
  const { playing, moving, setPlaying } = useAutoplay({
    container,
    delayMs: count > 1 ? delayMs : 0,
    onAdvance: () => go(current + 1),
  });
  const stopAutoplay = () => setPlaying(false);
  useMouseDrag(row, stopAutoplay);
  const choose = (to: number) => {
    stopAutoplay();
    go(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = getStep(event);
    if (!step) return;
    event.preventDefault();
    choose(current + step);
  };

  return (
    <section
      ref={container}
      aria-roledescription="carousel"
      aria-label={label}
      className={`${tone === 'dark' ? 'on-dark' : ''} ${className}`}
      onKeyDown={onKeyDown}
    >
      <div
        ref={row}
        {...rowRole(label)}
        aria-live={playing ? 'off' : 'polite'}
        onTouchMove={stopAutoplay}
        onWheel={(event) => event.deltaX !== 0 && stopAutoplay()}
        className={`hide-scrollbar relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain ${gapClassName}`}
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
            targets={slides.map(({ name }, nth) => ({ href: `#${id}${nth}`, name }))}
            current={current}
            delayMs={moving ? delayMs : 0}
            onChoose={choose}
          />
          {delayMs > 0 && <PauseOrPlay playing={playing} onClick={() => setPlaying(!playing)} />}
          {arrows && <Arrows onStep={(step) => choose(current + step)} />}
        </div>
      )}
    </section>
  );
}

/**
 * Returns by how many slides an arrow key moves; undefined for other keys. Form fields handle arrow keys
 * themselves.
 */
function getStep({ key, target }: KeyboardEvent): number | undefined {
  if ((target as Element).matches('input, select, textarea')) return undefined;
  return { ArrowRight: 1, ArrowLeft: -1 }[key];
}

interface BarsProps {
  targets: readonly { href: string; name: string }[];
  current: number;
  /** Time in milliseconds in which the current bar fills; 0 for a full bar. */
  delayMs: number;
  onChoose: (nth: number) => void;
}

/** Renders a bar per slide, 36 × 2 px within a touch target of 52 × 44 px. */
function Bars({ targets, current, delayMs, onChoose }: BarsProps) {
  const handleClick = (event: MouseEvent, nth: number) => {
    event.preventDefault();
    onChoose(nth);
  };
  return (
    <ol className="-ml-2 flex">
      {targets.map(({ href, name }, nth) => (
        <li key={href}>
          <a
            href={href}
            aria-label={`Slide ${nth + 1}: ${name}`}
            aria-current={nth === current || undefined}
            onClick={(event) => handleClick(event, nth)}
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

function PauseOrPlay({ playing, onClick }: { playing: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`${iconButton} motion-reduce:hidden`}
      data-play=""
      aria-label={playing ? 'Pause slides' : 'Play slides'}
      onClick={onClick}
    >
      {playing ? <Icon name="pause" size={18} /> : <Icon name="play" size={18} />}
    </button>
  );
}

function Arrows({ onStep }: { onStep: (step: 1 | -1) => void }) {
  const buttonClasses = `${iconButton} border border-line`;
  return (
    <div className="ml-auto flex gap-2.5">
      <button type="button" aria-label="Previous slide" className={buttonClasses} onClick={() => onStep(-1)}>
        <Icon name="arrow-left" size={20} />
      </button>
      <button type="button" aria-label="Next slide" className={buttonClasses} onClick={() => onStep(1)}>
        <Icon name="arrow-right" size={20} />
      </button>
    </div>
  );
}
