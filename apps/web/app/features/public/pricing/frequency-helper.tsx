import { frequencyHelperCopy } from '@studio/content/copy/pricing';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { FrequencyRecommendation } from './pricing-data.ts';
import { useFrequency } from './use-frequency.ts';

/**
 * Recommends a product for the chosen frequency. All recommendations share one grid cell, so the panel is as
 * high as the longest one. CSS shows the chosen recommendation, so the helper works before hydration. Screen
 * readers announce changes.
 */
export function FrequencyHelper({ answers }: { answers: readonly FrequencyRecommendation[] }) {
  const { container, chosen, choose, spoken } = useFrequency(answers);
  return (
    <div
      ref={container}
      className="group/helper rounded-panel border border-hairline bg-paper p-5 sm:p-6 md:p-8"
    >
      <p aria-hidden="true" className="text-ui font-medium">
        {frequencyHelperCopy.question}
      </p>
      <SegmentedControl
        legend={frequencyHelperCopy.question}
        name="frequency"
        tone="strong"
        options={answers}
        value={chosen}
        onChange={choose}
        className="mt-4 [&_label]:px-1.5 [&_label]:whitespace-nowrap"
      />
      <div className="mt-6 grid border-t border-hairline pt-6">
        {answers.map((answer) => (
          <Answer key={answer.value} {...answer} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

const shownBy: Record<FrequencyRecommendation['value'], string> = {
  1: 'group-has-[[value="1"]:checked]/helper:visible group-has-[[value="1"]:checked]/helper:opacity-100',
  2: 'group-has-[[value="2"]:checked]/helper:visible group-has-[[value="2"]:checked]/helper:opacity-100',
  3: 'group-has-[[value="3"]:checked]/helper:visible group-has-[[value="3"]:checked]/helper:opacity-100',
};

function Answer({ value, title, price, each, text, cheaper, link }: FrequencyRecommendation) {
  return (
    <div
      className={`invisible col-start-1 row-start-1 flex flex-col opacity-0 transition-opacity duration-panel ${shownBy[value]}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3">{title}</h2>
        <p className="numeric text-lg leading-tight font-semibold">{price}</p>
      </div>
      <p className="numeric mt-2.5 text-stone">
        <strong className="font-medium text-ink">{each}</strong> {text}
      </p>
      {cheaper && <p className="numeric mt-2.5 text-small text-stone">{cheaper}</p>}
      <span className="min-h-5 flex-1" />
      <ButtonLink to={link.to} size="large" wide>
        {link.label}
        <Icon name="arrow-right" size={20} />
      </ButtonLink>
    </div>
  );
}
