import { useLayoutEffect, useRef, useState } from 'react';
import type { FrequencyAnswer } from './pricing-data.ts';

type Value = FrequencyAnswer['value'];

/**
 * Which frequency is chosen: three times at first, or what was pressed before the script was there. `spoken` is what a
 * screen reader hears of a new answer.
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
