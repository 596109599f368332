import { countdownCopy } from '@studio/content/copy/prelaunch';
import { formatDayAndYear, formatMomentMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { toCountdownParts } from './countdown-parts.ts';
import { NewsletterOffer } from './newsletter-offer.tsx';
import { useSecondsToOpening } from './use-seconds-to-opening.ts';

const { before, after, units } = countdownCopy;

export interface CountdownProps {
  /** End of the countdown, as an ISO instant. */
  endsAt: string;
  /** Text after the opening, in which {date} becomes the day of `endsAt`; empty for none. */
  openLead: string;
  /** Discount on the first class pack for subscribers, in percent. */
  percent: number;
  /** Newsletter form for a dark background. */
  newsletter: ReactNode;
  /** Decoration behind the countdown. */
  daylight?: ReactNode;
  /** Heading level: h1 for the page's heading, h2 within a page. */
  heading?: 'h1' | 'h2';
}

/**
 * Countdown to the opening, with the newsletter offer beside it. After the opening, says that the studio is open.
 * Without scripts it shows the remaining time at the request; with scripts it counts down and changes at zero without
 * a reload.
 */
export function Countdown({
  endsAt,
  openLead,
  percent,
  newsletter,
  daylight,
  heading = 'h2',
}: CountdownProps) {
  const id = useId();
  const end = new Date(endsAt);
  const seconds = useSecondsToOpening(end.getTime(), id);
  return (
    <section
      id={id}
      data-seconds-left={seconds}
      aria-labelledby={`${id}-title`}
      className="on-dark relative isolate overflow-hidden bg-forest text-chalk"
    >
      {daylight}
      <div className="container-page grid items-center gap-x-6 gap-y-12 py-16 md:py-24 desk:grid-cols-12 desk:py-32">
        <div className="min-w-0 desk:col-span-6">
          {seconds > 0 ? (
            <Running id={`${id}-title`} Heading={heading} end={end} seconds={seconds} />
          ) : (
            <Open id={`${id}-title`} Heading={heading} end={end} lead={openLead} />
          )}
        </div>
        <div className="min-w-0 desk:col-span-5 desk:col-start-8">
          <NewsletterOffer percent={percent}>{newsletter}</NewsletterOffer>
        </div>
      </div>
    </section>
  );
}

interface StateProps {
  id: string;
  Heading: 'h1' | 'h2';
  end: Date;
}

function Running({ id, Heading, end, seconds }: StateProps & { seconds: number }) {
  const parts = toCountdownParts(seconds);
  return (
    <>
      <Heading id={id} className="text-h1">
        {before.heading} <em>{before.accent}</em>
      </Heading>
      <p className="mt-4 text-lead text-mist">
        {formatMomentMedium(end)}, {before.zone}.
      </p>
      <dl className="mt-9 grid max-w-[33rem] grid-cols-4 gap-x-3 md:mt-12">
        {(Object.keys(units) as (keyof typeof units)[]).map((unit) => (
          <div key={unit} className="flex flex-col-reverse">
            <dt className="mt-1.5 text-small text-mist">{units[unit]}</dt>
            <dd className="display-face text-[clamp(2.75rem,1.55rem+4.9vw,5.25rem)] leading-none numeric">
              {parts[unit]}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Open({ id, Heading, end, lead }: StateProps & { lead: string }) {
  const date = formatDayAndYear(toLondonDate(end));
  return (
    <>
      <Heading id={id} className="text-h1">
        {after.heading} <em>{after.accent}</em>
      </Heading>
      {lead && (
        <p className="mt-4 max-w-[24em] text-lead text-mist">{lead.replaceAll('{date}', () => date)}</p>
      )}
      <ButtonLink to={after.action.to} size="large" className="mt-8 bg-chalk! text-ink! hover:bg-paper!">
        {after.action.label}
      </ButtonLink>
    </>
  );
}
