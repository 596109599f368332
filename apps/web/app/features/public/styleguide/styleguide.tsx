import { Carousels } from './carousels.tsx';
import { Colours } from './colours.tsx';
import { Controls } from './controls.tsx';
import { Forms } from './forms.tsx';
import { Surfaces } from './surfaces.tsx';
import { TypographyAndSpacing } from './typography-and-spacing.tsx';

const chapters = [
  { id: 'colour', title: 'Colour' },
  { id: 'type', title: 'Type' },
  { id: 'space', title: 'Space' },
  { id: 'controls', title: 'Controls' },
  { id: 'forms', title: 'Forms' },
  { id: 'surfaces', title: 'Surfaces' },
  { id: 'slides', title: 'Slides' },
] as const;

export function Styleguide() {
  return (
    <div className="container-page pt-12 pb-24 md:pt-20">
      <p className="eyebrow">Style guide</p>
      <h1 className="mt-4 text-display">Colours, type and components</h1>
      <p className="mt-6 max-w-[34em] text-lead text-stone">
        About 70% of a page is chalk and linen, 20% forest and ink, and 10% clay and brass. Use few elements
        and generous spacing.
      </p>
      <nav aria-label="Style guide" className="mt-10">
        <ul className="flex flex-wrap gap-x-7 gap-y-1">
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center font-medium">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Colours />
      <TypographyAndSpacing />
      <Controls />
      <Forms />
      <Surfaces />
      <Carousels />
    </div>
  );
}
