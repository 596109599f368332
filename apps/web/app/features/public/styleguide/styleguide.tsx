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
      <h1 className="mt-4 text-display">What the room is made of</h1>
      <p className="mt-6 max-w-[34em] text-lead text-stone">
        Plaster, oak, linen, brass, and an arch of sun. Few things, well spaced, softly lit. Seventy parts
        chalk and linen, twenty forest and ink, ten clay and brass.
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
