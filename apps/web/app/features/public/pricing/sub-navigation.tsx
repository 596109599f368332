import { pricingCopy } from '@studio/content/copy/pricing';
import { Link } from 'react-router';
import { useScrollSpy } from './use-scroll-spy.ts';

/** Sections that a fragment can point to, in page order. */
const sections = Object.entries(pricingCopy.sections).map(([id, { name }]) => ({ id, name }));

const ids = sections.map(({ id }) => id);

/** Sticky navigation that marks the current section. On phones it scrolls sideways. */
export function SubNavigation() {
  const { row, current } = useScrollSpy(ids);
  return (
    <nav
      aria-label={pricingCopy.navigation}
      className="sticky top-(--header-height) z-30 border-b border-hairline bg-chalk transition-[top] duration-panel ease-settle"
    >
      <div ref={row} className="overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
        <ul className="container-page flex gap-7 after:w-px after:shrink-0 md:gap-9">
          {sections.map(({ id, name }) => (
            <li key={id} className="shrink-0">
              <Link
                to={`#${id}`}
                replace
                aria-current={id === current ? 'location' : undefined}
                className="relative flex min-h-13 items-center whitespace-nowrap text-[0.9375rem] text-stone transition-colors duration-hover after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:origin-left after:scale-x-0 after:bg-forest after:transition-transform after:duration-panel after:ease-settle hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:scale-x-100 md:min-h-15"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
