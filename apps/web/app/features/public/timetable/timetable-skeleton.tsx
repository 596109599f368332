import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ClassListSkeleton } from './class-list-skeleton.tsx';
import { TimetableLayout } from './timetable-layout.tsx';

const days = Array.from({ length: 14 }, (_, index) => index + 1);

export function TimetableSkeleton({ breadcrumb }: { breadcrumb: ReactNode }) {
  return (
    <TimetableLayout
      breadcrumb={breadcrumb}
      trail={<Skeleton className="h-16 rounded-card desk:h-14 desk:w-124" />}
      sidebar={
        <div className="grid gap-11">
          <div className="grid gap-1">
            <Skeleton className="mb-3 h-13 rounded-pill" />
            {days.slice(0, 4).map((row) => (
              <span key={row} className="flex h-15 items-center gap-3.5 pl-1.5">
                <Skeleton className="h-12 w-16" />
                <Skeleton className="h-4 w-28" />
              </span>
            ))}
          </div>
          <Skeleton className="h-96 rounded-card" />
        </div>
      }
      strip={
        <div className="flex gap-0.5 overflow-hidden py-1.5 md:justify-between">
          {days.map((day) => (
            <Skeleton key={day} className="h-23 w-13.5 shrink-0 arch-54 md:w-14 md:arch-56" />
          ))}
        </div>
      }
    >
      <Skeleton className="mb-5 h-8 w-72 max-w-full" />
      <ClassListSkeleton />
    </TimetableLayout>
  );
}
