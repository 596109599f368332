import { Specimen, SpecimenGroup } from './specimen.tsx';

interface Swatch {
  name: string;
  value: string;
  use: string;
}

const walls: readonly Swatch[] = [
  { name: 'paper', value: '#FFFDF9', use: 'Cards, inputs' },
  { name: 'chalk', value: '#F7F2EA', use: 'Page background' },
  { name: 'linen', value: '#EBE1D2', use: 'Alternate sections, behind pictures' },
  { name: 'sand', value: '#D9C7AE', use: 'Dividers on dark' },
];

const clay: readonly Swatch[] = [
  { name: 'rose', value: '#D9A78C', use: 'Warm tint, accent on dark' },
  { name: 'clay', value: '#A2563A', use: 'Dots, active indicators' },
  { name: 'clay-deep', value: '#8F4A30', use: 'Links on hover, low availability' },
  { name: 'brass', value: '#B08D57', use: 'Stars and thin lines, never text' },
];

const greens: readonly Swatch[] = [
  { name: 'mist', value: '#B8C2AE', use: 'Secondary text on dark' },
  { name: 'sage', value: '#8A9A80', use: 'Decoration only' },
  { name: 'sage-deep', value: '#55664E', use: '“Open” status' },
  { name: 'forest', value: '#2F4437', use: 'Buttons, dark sections' },
  { name: 'pine', value: '#22332A', use: 'Footer, hover of forest' },
];

const textColours: readonly Swatch[] = [
  { name: 'ink', value: '#23211E', use: 'Text, contrast 14.4 on chalk' },
  { name: 'stone', value: '#655E55', use: 'Secondary text, contrast 5.7 on chalk' },
  { name: 'line', value: '#857968', use: 'Input borders, contrast 3.8' },
  { name: 'error', value: '#9B2C1F', use: 'Contrast 6.8 on chalk' },
  { name: 'success', value: '#3C6B4F', use: 'Contrast 5.5 on chalk' },
  { name: 'warning', value: '#8A5A12', use: 'Contrast 5.3 on chalk' },
];

export function Colours() {
  return (
    <SpecimenGroup id="colour" title="Colour">
      <Specimen name="Backgrounds">
        <Swatches swatches={walls} />
      </Specimen>
      <Specimen name="Clay and brass">
        <Swatches swatches={clay} />
      </Specimen>
      <Specimen name="Greens">
        <Swatches swatches={greens} />
      </Specimen>
      <Specimen name="Text and borders">
        <Swatches swatches={textColours} />
      </Specimen>
    </SpecimenGroup>
  );
}

function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 desk:grid-cols-6">
      {swatches.map(({ name, value, use }) => (
        <li key={name}>
          <span
            className="block h-24 rounded-card border border-hairline"
            style={{ background: `var(--color-${name})` }}
          />
          <p className="mt-3 text-ui font-medium">{name}</p>
          <p className="numeric text-note text-stone">{value}</p>
          <p className="mt-1 text-note text-stone">{use}</p>
        </li>
      ))}
    </ul>
  );
}
