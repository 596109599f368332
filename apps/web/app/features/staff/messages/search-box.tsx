import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

interface SearchBoxProps {
  id: string;
  label: string;
  /** Placeholder of the search field. */
  hint: string;
  value: string;
  onSearch: (typed: string) => void;
}

const pauseMs = 300;

/** Search field that debounces its input, so that not every key press sends a request. */
export function SearchBox({ id, label, hint, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => {
    const pause = setTimeout(() => search(typed.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <TextField
      id={id}
      label={label}
      type="search"
      placeholder={hint}
      maxLength={120}
      spellCheck={false}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
