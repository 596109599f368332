import { type ReactNode, useId } from 'react';
import { useRovingFocus } from './use-roving-focus.ts';

export interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  children: ReactNode;
}

/** A few tabs in a pill and the panel of the chosen one. Arrows move, Enter or Space chooses. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const roving = useRovingFocus(tabs.findIndex((tab) => tab.key === selected));
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={roving.onKeyDown}
        className="grid auto-cols-fr grid-flow-col rounded-pill bg-linen p-1"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            data-roving=""
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={roving.tabIndexOf(index)}
            onClick={() => onSelect(tab.key)}
            className={`min-h-11 rounded-pill px-4 text-[0.9375rem] leading-tight font-medium transition-colors duration-160 ${tab.key === selected ? 'bg-paper shadow-1' : 'text-stone hover:text-ink'}`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className="mt-4">
        {children}
      </div>
    </div>
  );
}
