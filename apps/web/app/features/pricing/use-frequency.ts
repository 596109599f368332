import { useLayoutEffect, useRef, useState } from 'react';
import type { FrequencyAnswer } from './pricing-data.ts';

type Value = FrequencyAnswer['value'];

/**
 * Manages the chosen frequency. It starts with the last answer, or with the visitor's choice before hydration. `spoken`
 * is announced by screen readers.
 */
export function useFrequency(answers: readonly FrequencyAnswer[]) {
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Value>(answers.at(-1)?.value ?? '1');
  const [spoken, setSpoken] = useState('');
  useLayoutEffect(() => {
    const pressed = place.current?.querySelector<HTMLInputElement>('input:checked');
    if (pressed) setChosen(pressed.value as Value);
  }, []);
  const choose = (value: Value) => {
    setChosen(value);
    const answer = answers.find((one) => one.value === value);
    if (answer) setSpoken(`${answer.title}, ${answer.price}. ${answer.each} ${answer.text}`);
  };
  return { place, chosen, choose, spoken };
}
