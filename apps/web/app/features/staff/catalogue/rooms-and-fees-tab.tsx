import type { CatalogueTabProps } from './catalogue-tab-props.ts';
import { NoShowPolicyCard } from './no-show-policy-card.tsx';
import { RoomsSection } from './rooms-section.tsx';

export function RoomsAndFeesTab({ catalogue, mayChange }: CatalogueTabProps) {
  return (
    <div className="grid items-start gap-8 desk:grid-cols-2">
      <RoomsSection rooms={catalogue.rooms} mayChange={mayChange} />
      <NoShowPolicyCard policy={catalogue.noShowPolicy} mayChange={mayChange} />
    </div>
  );
}
