import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ChipFilter, ChipGroup } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { focusRingClassName, Specimen, SpecimenGroup, SpecimenState, SpecimenStates } from './specimen.tsx';

const levels = [
  { value: 'beginner', label: 'A beginner' },
  { value: 'returning', label: 'Returning' },
  { value: 'intermediate', label: 'Intermediate' },
] as const;

const topics = [
  { value: 'booking', label: 'Booking' },
  { value: 'reformer', label: 'Reformer' },
  { value: 'payments', label: 'Payments' },
] as const;

const frequencies = [
  { value: '1x', label: '1x' },
  { value: '2x', label: '2x' },
  { value: '3x', label: '3x or more' },
] as const;

/** Buttons, links and choices. */
export function Controls() {
  return (
    <SpecimenGroup id="controls" title="Controls">
      <Specimen name="Button">
        <Buttons />
      </Specimen>
      <Specimen name="Link">
        <Links />
      </Specimen>
      <Specimen name="Chip">
        <Chips />
      </Specimen>
      <Specimen name="Segmented control, tabs, stepper">
        <Choices />
      </Specimen>
      <Specimen name="Badge and stars">
        <Marks />
      </Specimen>
    </SpecimenGroup>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2500);
  };
  return (
    <>
      <SpecimenStates>
        <SpecimenState name="primary, 52">
          <Button size="large">Book a tour</Button>
        </SpecimenState>
        <SpecimenState name="48">
          <Button>Book a tour</Button>
        </SpecimenState>
        <SpecimenState name="44">
          <Button size="small">Book a tour</Button>
        </SpecimenState>
        <SpecimenState name="hover: pine">
          <Button className="bg-pine">Book a tour</Button>
        </SpecimenState>
        <SpecimenState name="focus">
          <Button className={focusRingClassName}>Book a tour</Button>
        </SpecimenState>
        <SpecimenState name="disabled">
          <Button disabled>Next</Button>
        </SpecimenState>
        <SpecimenState name="busy: label at once, spinner after 400 ms">
          <Button busy={busy} busyLabel="Holding your place…" onClick={work}>
            Hold my place
          </Button>
        </SpecimenState>
        <SpecimenState name="secondary">
          <Button kind="secondary">View All</Button>
        </SpecimenState>
        <SpecimenState name="danger">
          <Button kind="danger">Cancel booking</Button>
        </SpecimenState>
      </SpecimenStates>
      <div className="on-dark mt-8 flex flex-wrap gap-6 rounded-panel bg-forest p-8">
        <ButtonLink to="#controls" kind="light">
          See today’s timetable
        </ButtonLink>
        <ButtonLink to="#controls" kind="outline-light">
          All prices
        </ButtonLink>
      </div>
    </>
  );
}

function Links() {
  return (
    <p className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <a href="#controls" className="text-link inline-flex min-h-11 items-center">
        Full timetable
      </a>
      <a href="#controls" className="text-link inline-flex min-h-11 items-center gap-2.5 font-medium">
        See pricing <Icon name="arrow-right" size={20} />
      </a>
      <a href="#controls" className={`text-link rounded-input ${focusRingClassName}`}>
        Focused link
      </a>
    </p>
  );
}

function Chips() {
  const [level, setLevel] = useState<(typeof levels)[number]['value'] | null>('beginner');
  const [chosen, setChosen] = useState<(typeof topics)[number]['value'][]>(['booking']);
  return (
    <div className="grid gap-8">
      <ChipGroup
        legend="You are"
        legendShown
        name="sheet-level"
        options={levels}
        value={level}
        onChange={setLevel}
      />
      <ChipFilter
        legend="Ask about"
        legendShown
        name="sheet-topics"
        options={topics}
        values={chosen}
        onChange={setChosen}
      />
    </div>
  );
}

function Choices() {
  const [frequency, setFrequency] = useState<(typeof frequencies)[number]['value']>('1x');
  const [tab, setTab] = useState<'overview' | 'reviews'>('overview');
  const [places, setPlaces] = useState(1);
  return (
    <div className="grid max-w-md gap-8">
      <SegmentedControl
        legend="Classes per week"
        name="sheet-frequency"
        options={frequencies}
        value={frequency}
        onChange={setFrequency}
      />
      <div className="on-dark rounded-panel bg-forest p-6">
        <SegmentedControl
          tone="dark"
          legend="Classes per week, on forest"
          name="sheet-frequency-dark"
          options={frequencies}
          value={frequency}
          onChange={setFrequency}
        />
      </div>
      <Tabs
        label="About the class"
        tabs={[
          { key: 'overview', label: 'Overview' },
          { key: 'reviews', label: 'Reviews 24' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <p className="text-stone">
          {tab === 'overview'
            ? 'Springs, straps and a moving carriage.'
            : 'What clients say about the class.'}
        </p>
      </Tabs>
      <Stepper label="Places" value={places} min={1} max={4} onChange={setPlaces} />
    </div>
  );
}

function Marks() {
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-3">
        <Badge>Power Pilates</Badge>
        <Badge tone="warm">First time</Badge>
        <Badge tone="ok">10 places</Badge>
        <Badge tone="warn">6 seats left</Badge>
        <Badge tone="low">2 places left</Badge>
        <span className="on-dark rounded-card bg-forest px-3 py-2">
          <Badge tone="dark">Tai Chi</Badge>
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-3 text-small text-stone">
        <span className="flex items-center gap-2">
          <StarRating rating={5} /> 24 reviews
        </span>
        <span className="flex items-center gap-2">
          <StarRating rating={4.5} size={20} /> half a star
        </span>
      </p>
    </div>
  );
}
