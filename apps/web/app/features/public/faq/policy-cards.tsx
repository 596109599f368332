import { faqCopy } from '@studio/content/copy/faq';
import type { FaqCopy } from '@studio/content/site-copy/faq-fields';
import { freeCancellationMinutes } from '@studio/domain/bookings/cancellation';

const labels = faqCopy.policies;

/** Rules from the studio's texts and settings. */
export interface PolicyDetails {
  copy: FaqCopy['rules'];
  /** Cancellation rule in one sentence. */
  cancellationRule: string;
  arriveEarlyMinutes: number;
}

/** Cards about cancelling, arriving, freezing and being late, each with its key number. */
export function PolicyCards({ copy, cancellationRule, arriveEarlyMinutes }: PolicyDetails) {
  const cards = [
    {
      ...labels.cancelling,
      figure: String(freeCancellationMinutes / 60),
      unit: labels.cancelling.figureUnit,
      text: cancellationRule,
    },
    { ...labels.arriving, figure: String(arriveEarlyMinutes), text: copy.arriving },
    { ...labels.freezing, text: copy.freezing },
    { ...labels.late, text: copy.late },
  ];
  return (
    <section aria-labelledby="policies" className="on-dark bg-forest text-chalk">
      <div className="container-page section-y">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 id="policies" className="text-h2">
            {copy.heading}
          </h2>
          <p className="text-mist">{copy.lead}</p>
        </div>
        <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 md:mt-14 desk:grid-cols-4">
          {cards.map(({ title, figure, unit, text }) => (
            <li key={title} className="border-t border-chalk/25 pt-6">
              <h3 className="font-sans text-ui font-medium tracking-normal text-mist">{title}</h3>
              <p className="mt-6 flex items-baseline gap-2.5 desk:mt-10">
                <span className="display-face text-[4.5rem] leading-none desk:text-[5.25rem]">{figure}</span>
                <span className="text-lead">{unit}</span>
              </p>
              <p className="mt-5 max-w-[34ch] text-mist">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
