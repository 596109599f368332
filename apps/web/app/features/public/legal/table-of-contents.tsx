import { Icon } from '../../../ui/icon.tsx';
import { useActiveSection } from './use-active-section.ts';

interface TableOfContentsProps {
  sections: readonly { id: string; heading: string }[];
  className?: string;
}

/** Table of contents. On wide screens it marks the section being read; on phones it collapses to one row. */
export function TableOfContents({ sections, className = '' }: TableOfContentsProps) {
  const current = useActiveSection(sections.map(({ id }) => id));
  const list = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-5 leading-snug text-stone transition-colors duration-160 hover:text-clay-deep aria-current:border-clay aria-current:text-ink"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="On this page" className={className}>
      <details className="group rounded-card border border-hairline bg-paper px-5 desk:hidden">
        <summary className="flex min-h-14 items-center justify-between font-medium">
          On this page
          <Icon
            name="chevron-down"
            size={20}
            className="transition-transform duration-320 ease-settle group-open:rotate-180"
          />
        </summary>
        <div className="pb-4">{list}</div>
      </details>
      <div className="hidden border-l border-hairline desk:block">{list}</div>
    </nav>
  );
}
