interface SectionLinksProps {
  label: string;
  /** Sections in the order of the page, each with the id of its element. */
  sections: readonly { id: string; title: string }[];
  className?: string;
}

/** Links to the sections of a long page. */
export function SectionLinks({ label, sections, className = '' }: SectionLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-x-5">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
