import { getBedLabel } from '@studio/domain/beds/describe-bed';
import { type BedTrait, bedTraits, type RoomBed } from '@studio/domain/beds/room-map';
import { Button } from '../../../ui/button.tsx';
import { ChipFilter } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const traitLabels: Record<BedTrait, string> = {
  window: 'By the window',
  'near-instructor': 'Near the instructor',
  tower: 'Tower',
  tall: 'For taller people',
};

interface RoomMapBedFieldsProps {
  id: string;
  bed: RoomBed;
  onChange: (bed: RoomBed) => void;
  /** Removes the bed; null for the only bed of the room. */
  onRemove: (() => void) | null;
}

/** Name and properties of the chosen bed. */
export function RoomMapBedFields({ id, bed, onChange, onRemove }: RoomMapBedFieldsProps) {
  const label = getBedLabel({ number: bed.number, name: null }, 'beds');
  return (
    <div className="mt-4 grid gap-4 rounded-card border border-hairline p-4">
      <TextField
        id={`${id}-name`}
        label={`Name of ${label}`}
        optional
        maxLength={20}
        hint={`Leave blank for “${label}”.`}
        value={bed.name ?? ''}
        onChange={(event) => onChange({ ...bed, name: event.target.value || null })}
      />
      <ChipFilter
        legend="Features"
        legendShown
        name={`${id}-traits`}
        options={bedTraits.map((value) => ({ value, label: traitLabels[value] }))}
        values={bed.traits}
        onChange={(chosen) =>
          onChange({ ...bed, traits: bedTraits.filter((trait) => chosen.includes(trait)) })
        }
      />
      {onRemove && (
        <Button kind="danger" size="small" onClick={onRemove}>
          Remove {label}
        </Button>
      )}
    </div>
  );
}
