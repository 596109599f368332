import { bedsPerRow } from '@studio/domain/beds/room-map';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Height of the map in px: padding with the instructor, and one row of beds with the gap above it. */
const frameHeight = 62;
const rowHeight = 64;

interface RoomSkeletonProps {
  legend: ReactNode;
  capacity: number;
  /** Number of places. A client with one can ask for a taken bed below the map. */
  places: number;
}

/** Keeps the space of the map while it loads. Rooms whose map the owner has drawn may be higher. */
export function RoomSkeleton({ legend, capacity, places }: RoomSkeletonProps) {
  const rows = Math.ceil(capacity / bedsPerRow);
  return (
    <div>
      <div className="mb-3">{legend}</div>
      <div role="status" aria-label="Loading the room" style={{ height: frameHeight + rows * rowHeight }}>
        <Skeleton className="h-full" />
      </div>
      <p className="mt-3 min-h-5">&nbsp;</p>
      {places === 1 && <div className="mt-1 h-11" />}
    </div>
  );
}
