import type { PreviewRoomMapResponse, StaffRoom } from '@studio/contracts/staff-rooms';
import { findRoomMapProblem } from '@studio/domain/beds/edit-room-map';
import { layOutBeds, type RoomBed } from '@studio/domain/beds/room-map';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { formatCount, selectPlural } from '@studio/domain/text/format';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldError } from '../../../lib/forms/field-problems.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { ChipGroup } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
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
import { RoomMapEditor } from './room-map-editor.tsx';
import { useRoomMapConfirmation } from './use-room-map-confirmation.ts';

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
  /** Map of a room of the kind beds; empty for others. */
  beds: readonly RoomBed[];
}

const kindOptions = [
  { value: 'beds', label: 'Beds' },
  { value: 'mats', label: 'Mats' },
  { value: 'places', label: 'Open floor' },
] as const satisfies readonly { value: RoomKind; label: string }[];

const capacityLabels: Record<RoomKind, string> = { beds: 'Beds', mats: 'Mats', places: 'Places' };
const labels = {
  name: 'Name',
  kind: 'Room type',
  detail: 'Location',
  capacity: 'Places',
  beds: 'Room map',
} as const;

/** Form that adds or edits a room. */
export function RoomForm({ room, copyOf, mayChange, onCopy, onDone }: RoomFormProps) {
  const queryClient = useQueryClient();
  const source = room ?? copyOf;
  const mapChange = useRoomMapConfirmation(room?.id ?? null);
  const record = useRecordForm<RoomDraft>({
    initial: {
      draft: source
        ? { ...toDraft(source), ...(room ? {} : { name: `${source.name} copy` }) }
        : { name: '', kind: 'places', detail: '', capacity: '', beds: [] },
      version: room?.version ?? null,
    },
    validate,
    save: async (draft, version) => {
      const values = toValues(draft);
      const beds = draft.kind === 'beds' ? draft.beds.map(toSavedBed) : [];
      if (room && beds.length > 0 && (await mapChange.needsConfirmation(beds))) return;
      if (room && version !== null)
        await saveRoom(
          room.id,
          version,
          beds.length > 0 ? { ...values, capacity: beds.length, beds } : values,
        );
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
        onChange={(kind) => mayChange && set({ kind, ...startMap(kind, draft) })}
      />
      {room && draft.kind === 'beds' ? (
        <RoomMapEditor
          id={form.field('beds').id}
          beds={draft.beds}
          error={form.field('beds').error}
          mayChange={mayChange}
          onChange={(beds) => set({ beds, capacity: String(beds.length) })}
        />
      ) : (
        <TextField
          label={capacityLabels[draft.kind]}
          inputMode="numeric"
          disabled={!mayChange}
          hint={
            draft.kind === 'beds'
              ? 'You can arrange the beds on the room map later.'
              : 'Applies to new classes. Existing classes keep their number of places.'
          }
          {...text('capacity')}
        />
      )}
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
              format={(field, { kind, beds }) => {
                if (field === 'beds') return formatCount(beds.length, 'bed');
                return field === 'kind' ? kindOptions.find(({ value }) => value === kind)?.label : undefined;
              }}
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
          setArchived={(state) => archiveRoom(room.id, state)}
          onCopy={() => onCopy(room)}
          onDone={onDone}
          consequences={['You can’t choose this room for new classes.', ...describeUpcomingUse(room)]}
          emptyClasses={room.upcomingClasses - room.upcomingBookings}
          restoreNote="Archived. Restore the room to use it for new classes."
        />
      )}
      <ConfirmDialog
        open={mapChange.effect !== null}
        title="Change the room map?"
        onConfirm={() => mapChange.confirm(form.props.ref.current)}
        onClose={mapChange.close}
        busy={false}
        failure={null}
        label="Save room"
        busyLabel="Saving…"
      >
        {mapChange.effect && <p className="text-stone">{describeMapChange(mapChange.effect)}</p>}
      </ConfirmDialog>
    </>
  );
}

function toDraft({ name, kind, detail, capacity, beds }: StaffRoom): RoomDraft {
  return { name, kind, detail, capacity: String(capacity), beds };
}

/** Returns a first map for a room that becomes a room with beds. */
function startMap(kind: RoomKind, { beds, capacity }: RoomDraft): { beds?: readonly RoomBed[] } {
  if (kind !== 'beds' || beds.length > 0) return {};
  return { beds: layOutBeds(parseBoundedInteger(capacity, 1, 200) ?? 1) };
}

function toSavedBed({ name, ...bed }: RoomBed): RoomBed {
  return { ...bed, name: normaliseLine(name ?? '') || null };
}

/** Says how many clients get another bed, such as "3 clients in 2 classes get another bed." */
function describeMapChange({ clients, classes }: PreviewRoomMapResponse): string {
  const who = `${formatCount(clients, 'client')} in ${formatCount(classes, 'class', 'classes')}`;
  return `${who} ${selectPlural(clients, 'gets', 'get')} another bed. We’ll email ${selectPlural(clients, 'the client', 'them')}.`;
}

function toValues({ name, kind, detail, capacity }: RoomDraft) {
  return { name: normaliseLine(name), kind, detail: normaliseLine(detail), capacity: Number(capacity) };
}

function validate({ name, capacity, beds }: RoomDraft): FieldError<keyof RoomDraft>[] {
  const errors: FieldError<keyof RoomDraft>[] = [];
  if (!normaliseLine(name)) errors.push({ field: 'name', message: 'Enter a name.' });
  if (findRoomMapProblem(beds.map(toSavedBed)) === 'same-name')
    errors.push({ field: 'beds', message: 'Give each bed its own name.' });
  if (!parseBoundedInteger(capacity, 1, 200))
    errors.push({ field: 'capacity', message: 'Enter a number from 1 to 200.' });
  return errors;
}
