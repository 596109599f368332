import type { ReactNode, Ref } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { TourStep } from './tour-state.ts';
import { tourText } from './tour-text.ts';

/**
 * Layout of the wizard. `card`: a panel on a page. `sheet`: fills a dialog, with its buttons at the bottom.
 * `embedded`: without a frame, as in the chat.
 */
export type TourLayout = 'card' | 'sheet' | 'embedded';

export interface TourFrameProps {
  layout: TourLayout;
  /** Level of the wizard's heading; null when the component around the wizard shows the heading. */
  heading: 'h1' | 'h2' | null;
  step: TourStep;
  children: ReactNode;
  footer?: ReactNode;
}

/**
 * CSS classes of each layout. `--bleed` is the width of the margin beside the content, into which the row of
 * days may scroll.
 */
const layouts = {
  card: {
    root: '[--bleed:1.5rem] md:[--bleed:2.5rem]',
    body: '',
    foot: 'mt-7 border-t border-hairline pt-6',
    title: 'text-title',
    step: 'mt-7',
  },
  sheet: {
    root: 'flex h-full flex-col [--bleed:1.25rem] md:[--bleed:2.5rem]',
    body: 'min-h-0 grow overflow-y-auto overscroll-contain px-(--bleed) pb-6',
    foot: 'shrink-0 border-t border-hairline px-(--bleed) pt-3.5 pb-[max(14px,env(safe-area-inset-bottom))]',
    title: 'pr-14 text-[1.75rem] leading-tight md:text-title',
    step: 'mt-6',
  },
  embedded: {
    root: '[--bleed:0px]',
    body: '',
    foot: 'mt-5 border-t border-hairline pt-4',
    title: 'text-h3',
    step: 'mt-4',
  },
} as const;

/** Shows heading, step list, content and buttons. Also used as the skeleton while the wizard loads. */
export function TourFrame({ layout, heading: Heading, step, children, footer }: TourFrameProps) {
  const styles = layouts[layout];
  const title = Heading && <Heading className={styles.title}>{tourText.heading}</Heading>;
  return (
    <div className={styles.root}>
      <div className={styles.body}>
        {layout === 'sheet' ? (
          <>
            {title}
            <TourStepList step={step} className="mt-3" />
          </>
        ) : (
          <>
            <TourStepList step={step} className="mb-4" />
            {title}
          </>
        )}
        <div key={step} className={`animate-[fade-in_320ms_var(--ease-settle)] ${styles.step}`}>
          {layout === 'sheet' && step === 'day' && <p className="mb-6 text-stone">{tourText.lead}</p>}
          {children}
        </div>
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </div>
  );
}

const steps: readonly { key: TourStep; label: string }[] = [
  { key: 'day', label: 'Day' },
  { key: 'time', label: 'Time' },
  { key: 'details', label: 'Your details' },
];

function TourStepList({ step, className }: { step: TourStep; className: string }) {
  const at = steps.findIndex(({ key }) => key === step);
  return (
    <ol
      aria-label="Tour booking steps"
      className={`flex items-center gap-2 text-small font-medium whitespace-nowrap ${className}`}
    >
      {steps.map(({ key, label }, index) => (
        <li
          key={key}
          aria-current={index === at ? 'step' : undefined}
          className={`flex items-center gap-2 ${index === at ? '' : index < at ? 'text-sage-deep' : 'text-stone'}`}
        >
          {index > 0 && <span className="h-px w-4 bg-line sm:w-7" aria-hidden="true" />}
          {index < at ? (
            <>
              <Icon name="check" size={16} />
              {label}
            </>
          ) : (
            `${index + 1}. ${label}`
          )}
        </li>
      ))}
    </ol>
  );
}

/** Heading of a step. Takes the focus when the step changes. */
export function StepHeading({
  level: Level,
  headingRef,
  children,
}: {
  level: 'h2' | 'h3';
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  return (
    <Level
      ref={headingRef}
      tabIndex={-1}
      className="font-sans text-ui font-semibold tracking-normal outline-none"
    >
      {children}
    </Level>
  );
}
