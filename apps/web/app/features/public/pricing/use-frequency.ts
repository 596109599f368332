import { useLayoutEffect, useRef, useState } from 'react';
import type { FrequencyRecommendation } from './pricing-data.ts';

type Value = FrequencyRecommendation['value'];

/**
 * Manages the chosen frequency. Starts with the last option, or with the one that the visitor chose before hydration.
 * `spoken` is the recommendation that screen readers announce.
 */
export function useFrequency(answers: readonly FrequencyRecommendation[]) {
  const container = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Value>(answers.at(-1)?.value ?? '1');
  const [announcement, setAnnouncement] = useState('');
  useLayoutEffect(() => {
    const checkedInput = container.current?.querySelector<HTMLInputElement>('input:checked');
    if (checkedInput) setChosen(checkedInput.value as Value);
  }, []);
  const choose = (value: Value) => {
    setChosen(value);
    const answer = answers.find((option) => option.value === value);
    if (answer) setAnnouncement(`${answer.title}, ${answer.price}. ${answer.each} ${answer.text}`);
  };
  return { container, chosen, choose, spoken: announcement };
}
