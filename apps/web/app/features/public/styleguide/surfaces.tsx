import { useId, useState } from 'react';
import { classMat } from '../../../assets/pictures/class-mat.ts';
import { inesDuarte } from '../../../assets/pictures/ines-duarte.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, PictureCard } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const questions = [
  {
    key: 'sheet-bring',
    title: 'What should I bring to my first class?',
    content: 'Clothes you can move in. You can buy grip socks at the front desk.',
  },
  {
    key: 'sheet-early',
    title: 'How early should I arrive?',
    content: 'Ten minutes. We close the door when the class starts.',
  },
  {
    key: 'sheet-share',
    title: 'Can I share a class pack?',
    content: 'Yes, you can share the pack of 10 for Yoga and Mat with people who check in with you.',
  },
];

/** Cards, accordions, overlays and reveal animations. */
export function Surfaces() {
  return (
    <SpecimenGroup id="surfaces" title="Surfaces">
      <Specimen name="Card">
        <Cards />
      </Specimen>
      <Specimen name="Rows">
        <div className="max-w-3xl">
          <Accordion name="sheet-questions" items={questions} heading="h4" openAtFirst="sheet-bring" />
          <Accordion
            name="sheet-people"
            className="mt-10"
            heading="h4"
            items={[
              {
                key: 'sheet-ines',
                title: 'Ines Duarte',
                aside: 'Reformer, 1:1',
                before: (
                  <Picture of={inesDuarte} sizes="56px" className="size-14 shrink-0 rounded-card" alt="" />
                ),
                content: 'Former dancer; teaches slowly and cues with her hands.',
              },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Overlays">
        <Overlays />
      </Specimen>
      <Specimen name="Reveal">
        <ul className="grid gap-6 sm:grid-cols-3">
          {['16 px up', '600 ms', '80 ms apart'].map((label, nth) => (
            <RevealOnScroll
              key={label}
              as="li"
              nth={nth}
              className="rounded-card bg-linen p-8 text-h3 display-face"
            >
              {label}
            </RevealOnScroll>
          ))}
        </ul>
      </Specimen>
    </SpecimenGroup>
  );
}

function Cards() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <PictureCard
        to="#surfaces"
        frame="aspect-16/11"
        picture={<Picture of={classMat} sizes="(min-width: 48rem) 32rem, 100vw" />}
      >
        <span className="eyebrow mt-5 block">50 min · Beginner friendly</span>
        <span className="mt-1 flex items-center gap-2 text-small text-stone">
          <StarRating rating={5} /> 18 reviews
        </span>
        <span className="card-title display-face mt-2 block text-h3">Classic Mat Pilates</span>
      </PictureCard>
      <div className="grid content-start gap-6">
        <Card>
          <p className="display-face text-h3">Class Pack of 10</p>
          <p className="mt-2 text-stone">Ten Yoga or Mat classes, valid for six weeks.</p>
          <p className="mt-4">
            <Badge tone="warm">Shareable</Badge>
          </p>
        </Card>
        <div className="on-dark rounded-panel bg-forest p-6">
          <Card tone="dark">
            <p className="display-face text-h3">Flow Anytime</p>
            <p className="mt-2 text-mist">Mat and Yoga, as often as you like.</p>
          </Card>
        </div>
      </div>
    </div>
  );
}

function Overlays() {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  const titleId = useId();
  return (
    <div className="flex flex-wrap gap-4">
      <Button kind="secondary" onClick={() => setDialogOpen(true)}>
        Open dialog
      </Button>
      <Button kind="secondary" onClick={() => setSheetOpen(true)}>
        Open sheet
      </Button>
      <Button kind="secondary" onClick={() => showToast('Promo code copied.')}>
        Show toast
      </Button>
      <Dialog open={dialogOpen} onClose={() => setDialogOpen(false)} labelledBy={titleId}>
        <h2 id={titleId} className="text-section">
          Release your place?
        </h2>
        <p className="mt-3 text-stone">Someone else can then book the place. You haven’t been charged.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => setDialogOpen(false)}>Keep my place</Button>
          <Button kind="danger" onClick={() => setDialogOpen(false)}>
            Release my place
          </Button>
        </div>
      </Dialog>
      <Sheet title="Level" open={sheetOpen} onClose={() => setSheetOpen(false)}>
        <p className="text-stone">Sheets open from the bottom edge, within reach of the thumb.</p>
      </Sheet>
    </div>
  );
}
