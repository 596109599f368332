import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
  /** Content before the title, such as a portrait. */
  before?: ReactNode;
  /** Text in a lighter style after the title. */
  aside?: ReactNode;
}

export interface AccordionProps {
  /** Name of the group, unique on the page: opening one row closes the others. */
  name: string;
  items: readonly AccordionItem[];
  heading?: 'h2' | 'h3' | 'h4';
  openAtFirst?: string;
  className?: string;
}

/**
 * Renders rows of which one at a time is open. They are native `<details>` elements, so they work without a
 * script. A panel grows to at most 600 px, then scrolls. Every row has its item's key as id, so that a URL
 * can link to it.
 */
export function Accordion({
  name,
  items,
  heading: Heading = 'h3',
  openAtFirst,
  className = '',
}: AccordionProps) {
  return (
    <div className={`border-t border-hairline ${className}`}>
      {items.map(({ key, title, content, before, aside }) => (
        <details
          key={key}
          id={key}
          name={name}
          open={key === openAtFirst || undefined}
          className="accordion-row group border-b border-hairline"
        >
          <summary className="flex min-h-17 items-center gap-4 py-3 transition-colors duration-hover hover:text-clay-deep md:min-h-19">
            {before}
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5">
              <Heading className="display-face text-row">{title}</Heading>
              {aside && <span className="text-small text-stone">{aside}</span>}
            </span>
            <Icon
              name="chevron-down"
              size={22}
              className="shrink-0 transition-transform duration-panel ease-settle group-open:rotate-180"
            />
          </summary>
          <div className="max-h-[600px] max-w-[62ch] overflow-y-auto pb-7 text-stone">{content}</div>
        </details>
      ))}
    </div>
  );
}

/** Closes every row within an element, for example when a search or filter changes the list. */
export function closeAccordionRows(within: ParentNode): void {
  for (const row of within.querySelectorAll<HTMLDetailsElement>('details.accordion-row')) row.open = false;
}
