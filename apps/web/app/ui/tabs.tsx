import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useRovingFocus } from './use-roving-focus.ts';

export interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** Style of the tabs. pill: within a tool. line: above a page's text. */
  variant?: 'pill' | 'line';
  children: ReactNode;
}

const variants = {
  pill: {
    list: 'grid auto-cols-fr grid-flow-col rounded-pill bg-linen p-1',
    tab: 'min-h-11 rounded-pill px-4 text-[0.9375rem]',
    chosen: 'bg-paper shadow-1',
    panel: 'mt-4',
  },
  line: {
    list: 'flex gap-8 border-b border-hairline',
    tab: '-mb-px min-h-14 border-b-2 text-ui',
    chosen: 'border-forest',
    panel: 'mt-8',
  },
} as const;

/** Renders tabs and the selected panel. Arrow keys move the focus; Enter or Space selects. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, selected, onSelect, variant = 'pill', children } = props;
  const style = variants[variant];
  const id = useId();
  const roving = useRovingFocus(tabs.findIndex((tab) => tab.key === selected));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the row of tabs scrolls. Scrolls the chosen tab into view, but not the page.
    const chosen = list.current?.querySelector<HTMLElement>(`[id="${id}-${selected}"]`);
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [id, selected]);
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={roving.onKeyDown}
        className={`relative ${style.list}`}
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
            className={`leading-tight font-medium transition-colors duration-160 ${style.tab} ${tab.key === selected ? style.chosen : 'border-transparent text-stone hover:text-ink'}`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={style.panel}>
        {children}
      </div>
    </div>
  );
}
