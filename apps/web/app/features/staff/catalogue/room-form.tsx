import type { StaffRoom } from '@studio/contracts/staff-rooms';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldError } from '../../../lib/forms/field-problems.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { ChipGroup } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { addRoom, archiveRoom, loadStaffCatalogue, saveRoom } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { describeUpcomingUse } from './describe-upcoming-use.ts';
import { parseBoundedInteger } from './parse-input.ts';
import { PictureSection } from './picture-section.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordForm } from './record-form.tsx';

interface RoomFormProps {
  /** Room to edit; null to add one. */
  room: StaffRoom | null;
  /** Room whose values a new room starts with. */
  copyOf: StaffRoom | null;
  mayChange: boolean;
  onCopy: (room: StaffRoom) => void;
  onDone: () => void;
}

interface RoomDraft {
  name: string;
  kind: RoomKind;
  detail: string;
  capacity: string;
}

const kindOptions = [
  { value: 'beds', label: 'Beds' },
  { value: 'mats', label: 'Mats' },
  { value: 'places', label: 'Open floor' },
] as const satisfies readonly { value: RoomKind; label: string }[];

const capacityLabels: Record<RoomKind, string> = { beds: 'Beds', mats: 'Mats', places: 'Places' };
const labels = { name: 'Name', kind: 'Room type', detail: 'Location', capacity: 'Places' } as const;

/** Form that adds or edits a room. */
export function RoomForm({ room, copyOf, mayChange, onCopy, onDone }: RoomFormProps) {
  const queryClient = useQueryClient();
  const source = room ?? copyOf;
  const record = useRecordForm<RoomDraft>({
    initial: {
      draft: source
        ? { ...toDraft(source), ...(room ? {} : { name: `${source.name} copy` }) }
        : { name: '', kind: 'places', detail: '', capacity: '' },
      version: room?.version ?? null,
    },
    validate,
    save: async (draft, version) => {
      const values = toValues(draft);
      if (room && version !== null) await saveRoom(room.id, version, values);
      else await addRoom(values);
      showToast(`${values.name} ${room ? 'saved' : 'added'}.`);
      onDone();
      await queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
    queryKey: catalogueQueries.all,
    reload: async () => {
      const saved = (await loadStaffCatalogue()).rooms.find(({ id }) => id === room?.id);
      return saved ? { draft: toDraft(saved), version: saved.version } : null;
    },
  });
  const { form, draft, set, text, conflict } = record;
  const fields = (
    <>
      <TextField label={labels.name} maxLength={60} disabled={!mayChange} {...text('name')} />
      <ChipGroup
        legend={labels.kind}
        legendShown
        name={form.id('kind')}
        options={kindOptions}
        value={draft.kind}
        onChange={(kind) => mayChange && set({ kind })}
      />
      <TextField
        label={capacityLabels[draft.kind]}
        inputMode="numeric"
        disabled={!mayChange}
        hint="Applies to new classes. Existing classes keep their number of places."
        {...text('capacity')}
      />
      <TextField
        label={labels.detail}
        optional
        maxLength={80}
        hint="For example: ground floor"
        disabled={!mayChange}
        {...text('detail')}
      />
    </>
  );
  if (!mayChange) return <div className="grid gap-5">{fields}</div>;
  return (
    <>
      {room && (
        <PictureSection
          subject={{ kind: 'room', id: room.id }}
          builtIn={null}
          emptyNote="No picture yet. Once you upload one, visitors see it on the page ‘The rooms’."
        />
      )}
      <RecordForm
        form={form}
        label={room ? 'Save room' : 'Add room'}
        conflict={
          conflict && (
            <ConflictNotice
              conflict={conflict}
              labels={labels}
              format={(field, { kind }) =>
                field === 'kind' ? kindOptions.find(({ value }) => value === kind)?.label : undefined
              }
            />
          )
        }
      >
        {fields}
      </RecordForm>
      {room && (
        <RecordActions
          noun="room"
          name={room.name}
          archived={room.archived}
          setArchived={(archived) => archiveRoom(room.id, archived)}
          onCopy={() => onCopy(room)}
          onDone={onDone}
          consequences={['You can’t choose this room for new classes.', ...describeUpcomingUse(room)]}
          restoreNote="Archived. Restore the room to use it for new classes."
        />
      )}
    </>
  );
}

function toDraft({ name, kind, detail, capacity }: StaffRoom): RoomDraft {
  return { name, kind, detail, capacity: String(capacity) };
}

function toValues({ name, kind, detail, capacity }: RoomDraft) {
  return { name: normaliseLine(name), kind, detail: normaliseLine(detail), capacity: Number(capacity) };
}

function validate({ name, capacity }: RoomDraft): FieldError<keyof RoomDraft>[] {
  const errors: FieldError<keyof RoomDraft>[] = [];
  if (!normaliseLine(name)) errors.push({ field: 'name', message: 'Enter a name.' });
  if (!parseBoundedInteger(capacity, 1, 200))
    errors.push({ field: 'capacity', message: 'Enter a number from 1 to 200.' });
  return errors;
}
