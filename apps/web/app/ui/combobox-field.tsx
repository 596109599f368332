import { matchesSearch, parseSearch } from '@studio/domain/search/word-search';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Field, type FieldText, getControlClasses, getDescribedBy } from './field.tsx';
import { Icon } from './icon.tsx';

interface ComboboxOption {
  value: string;
  label: string;
}

interface ComboboxFieldProps extends FieldText {
  options: readonly ComboboxOption[];
  /** Value of the chosen option; empty without one. */
  value: string;
  placeholder: string;
  /** Text in place of the list if no option matches. */
  noMatch: string;
  onChange: (value: string) => void;
}

/** Renders a text box with a list of options that is filtered by words. Leaving it restores the chosen option. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { id, label, optional, hint, error, options, value, placeholder, noMatch, onChange } = props;
  const fieldProps = { id, label, ...(optional ? { optional } : {}), ...(hint ? { hint } : {}), error };
  /** Text that the user types; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = typed !== null;
  const term = parseSearch(typed ?? '');
  const shown = options.filter((option) => term === null || matchesSearch(term, option.label));
  const active = shown[activeIndex];
  useEffect(() => {
    if (isOpen) list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, activeIndex]);

  const open = () => {
    setTyped('');
    setActiveIndex(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    setTyped(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (!isOpen) open();
      else setActiveIndex(Math.min(shown.length - 1, Math.max(0, activeIndex + step)));
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      if (active) choose(active);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
  };
  return (
    <Field {...fieldProps}>
      <div className="relative">
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active ? `${id}${active.value}` : undefined}
          {...getDescribedBy(fieldProps)}
          placeholder={placeholder}
          value={typed ?? options.find((option) => option.value === value)?.label ?? ''}
          onClick={() => {
            if (!isOpen) open();
          }}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActiveIndex(0);
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => setTyped(null)}
          className={`${getControlClasses(error)} truncate pr-11`}
        />
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
        <div
          className={`absolute inset-x-0 top-full z-20 mt-1 rounded-input border border-line bg-paper shadow-2 ${isOpen ? '' : 'hidden'}`}
        >
          <div
            ref={list}
            id={`${id}list`}
            role="listbox"
            aria-label={label}
            className="max-h-72 overflow-y-auto overscroll-contain py-1 empty:hidden"
          >
            {isOpen &&
              shown.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys.
                <div
                  key={option.value}
                  id={`${id}${option.value}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === value}
                  // Keeps the focus in the text box.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                  className={`cursor-pointer px-3.5 py-2.5 leading-snug aria-selected:font-medium ${index === activeIndex ? 'bg-linen' : 'hover:bg-linen/50'}`}
                >
                  {option.label}
                </div>
              ))}
          </div>
          {isOpen && shown.length === 0 && (
            <p role="status" className="px-3.5 py-3 text-stone">
              {noMatch}
            </p>
          )}
        </div>
      </div>
    </Field>
  );
}
