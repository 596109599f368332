import { Specimen, SpecimenGroup } from './specimen.tsx';

const display = [
  { name: 'display, 44 to 84', look: 'text-display' },
  { name: 'h1, 38 to 60', look: 'text-h1' },
  { name: 'h2, 30 to 44', look: 'text-h2' },
  { name: 'quote, 28 to 36', look: 'text-quote' },
  { name: 'h3, 22 to 26', look: 'text-h3' },
  { name: 'row, 20 to 22', look: 'text-row' },
] as const;

const text = [
  {
    name: 'lead, 18 to 20',
    look: 'text-lead',
    words: 'Reformer, mat and yoga in small groups, five minutes’ walk from the station.',
  },
  {
    name: 'body, 16',
    look: 'text-body',
    words: 'You lie, sit, kneel and stand on a carriage that slides against springs.',
  },
  {
    name: 'small, 14',
    look: 'text-small text-stone',
    words: 'Valid for six weeks. Share it with friends who check in with you.',
  },
  {
    name: 'note, 13',
    look: 'text-note text-stone',
    words: 'Free to cancel up to 24 hours before the class.',
  },
  { name: 'eyebrow, 13', look: 'eyebrow', words: '55 min · All levels' },
] as const;

const steps = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128] as const;

/** Both typefaces, the spacing scale, radii, the arch and the shadows. */
export function TypographyAndSpacing() {
  return (
    <>
      <SpecimenGroup id="type" title="Type">
        <Specimen name="Fraunces">
          <ul className="grid gap-8">
            {display.map(({ name, look }) => (
              <li key={name}>
                <p className={`display-face ${look}`}>Ten beds. You will be seen.</p>
                <p className="mt-1 text-note text-stone">{name}</p>
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Instrument Sans">
          <ul className="grid gap-6">
            {text.map(({ name, look, words }) => (
              <li key={name} className="max-w-[62ch]">
                <p className={look}>{words}</p>
                <p className="mt-1 text-note text-stone">{name}</p>
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Numerals">
          <p className="numeric flex flex-wrap items-baseline gap-x-10 gap-y-4">
            <span className="text-[1.875rem] leading-none font-medium">12:15</span>
            <span className="text-[2.75rem] leading-none font-semibold">£20</span>
            <span className="display-face text-display">0:41</span>
          </p>
        </Specimen>
      </SpecimenGroup>
      <SpecimenGroup id="space" title="Space, shape, depth">
        <Specimen name="4 px grid">
          <ul className="flex flex-wrap items-end gap-4">
            {steps.map((step) => (
              <li key={step} className="text-note text-stone">
                <span className="mb-2 block bg-rose" style={{ width: step, height: step }} />
                <span className="numeric">{step}</span>
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Shape">
          <ul className="flex flex-wrap items-end gap-8 text-note text-stone">
            <Shape name="input and chip, 6" look="h-24 w-30 rounded-input" />
            <Shape name="card, 14" look="h-24 w-30 rounded-card" />
            <Shape name="panel and picture, 24" look="h-24 w-30 rounded-panel" />
            <Shape name="button" look="h-13 w-40 rounded-pill" />
            <Shape name="arch, one picture per section" look="h-40 w-30 arch-120" />
          </ul>
        </Specimen>
        <Specimen name="Depth">
          <ul className="flex flex-wrap gap-8 text-note text-stone">
            <Depth name="default: hairline" look="border border-hairline" />
            <Depth name="shadow-1: slider thumb" look="shadow-1" />
            <Depth name="shadow-2: hover and dialogs" look="shadow-2" />
          </ul>
        </Specimen>
      </SpecimenGroup>
    </>
  );
}

function Shape({ name, look }: { name: string; look: string }) {
  return (
    <li>
      <span className={`block bg-sand ${look}`} />
      <span className="mt-2.5 block max-w-40">{name}</span>
    </li>
  );
}

function Depth({ name, look }: { name: string; look: string }) {
  return (
    <li>
      <span className={`block h-30 w-48 rounded-card bg-paper ${look}`} />
      <span className="mt-3 block">{name}</span>
    </li>
  );
}
