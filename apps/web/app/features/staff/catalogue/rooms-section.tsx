import type { StaffRoom } from '@studio/contracts/staff-rooms';
import { roomPlaceNouns } from '@studio/domain/catalogue/room-kind';
import { formatCount } from '@studio/domain/text/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { ArchivedRows } from './archived-rows.tsx';
import { reorderRoom } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { RecordRow } from './record-row.tsx';
import { ReorderableRows } from './reorderable-rows.tsx';
import { RoomForm } from './room-form.tsx';

/** Open panel: a saved room, or a new one, which may be a copy of another. */
type OpenRoom = { room: StaffRoom | null; copyOf?: StaffRoom };

/** Rooms in their order, with a panel that adds and edits them. */
export function RoomsSection({ rooms, mayChange }: { rooms: readonly StaffRoom[]; mayChange: boolean }) {
  const [open, setOpen] = useState<OpenRoom | null>(null);
  const queryClient = useQueryClient();
  const moving = useMutation({
    mutationFn: ({ id, by }: { id: string; by: -1 | 1 }) => reorderRoom(id, by),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: catalogueQueries.all }),
  });
  const failure = describeMutationError(moving.error);
  const current = rooms.filter(({ archived }) => !archived);
  const openById = (id: string) => setOpen({ room: rooms.find((room) => room.id === id) ?? null });
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="rooms-title">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="rooms-title" className="text-h3">
          Rooms
        </h2>
        {mayChange && (
          <Button kind="secondary" size="small" onClick={() => setOpen({ room: null })}>
            Add room
          </Button>
        )}
      </div>
      {failure && <Notice tone="error" title={failure} />}
      {current.length === 0 && (
        <p className="mt-3 text-stone">No rooms yet. Add a room to put classes on the timetable.</p>
      )}
      {current.length > 0 && (
        <ReorderableRows
          items={current}
          mayMove={mayChange}
          busy={moving.isPending}
          onMove={(id, by) => moving.mutate({ id, by })}
        >
          {(room) => <RoomRow room={room} onOpen={() => openById(room.id)} />}
        </ReorderableRows>
      )}
      <ArchivedRows items={rooms.filter(({ archived }) => archived)} onOpen={openById} />
      <SidePanel title={open?.room?.name ?? 'Add room'} open={open !== null} onClose={close}>
        {open && (
          <RoomForm
            key={open.room?.id ?? `copy-of-${open.copyOf?.id}`}
            room={open.room}
            copyOf={open.copyOf ?? null}
            mayChange={mayChange}
            onCopy={(copyOf) => setOpen({ room: null, copyOf })}
            onDone={close}
          />
        )}
      </SidePanel>
    </section>
  );
}

function RoomRow({ room, onOpen }: { room: StaffRoom; onOpen: () => void }) {
  const { name, detail, capacity, kind } = room;
  return (
    <RecordRow
      name={name}
      details={detail && <span className="block first-letter:uppercase">{detail}</span>}
      aside={<span className="text-small font-normal">{formatCount(capacity, ...roomPlaceNouns[kind])}</span>}
      onOpen={onOpen}
    />
  );
}
