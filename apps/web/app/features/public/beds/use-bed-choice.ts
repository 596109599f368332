import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bedQueries } from './bed-queries.ts';
import { chooseBed, markOwnBeds } from './bed-selection.ts';
import { type BedOwner, type BedRequestInput, chooseBeds, requestBed } from './beds-api.ts';

interface BedChoiceInput {
  owner: BedOwner;
  /** Changes when the beds of the owner may have changed. */
  version: string;
  /** Whether the map stays as it is, because the hold has ended or is being paid. */
  locked: boolean;
  onChosen?: (() => void) | undefined;
}

/** Loads the map of the room, and sends each choice at once. The map shows a choice before the server confirms it. */
export function useBedChoice({ owner, version, locked, onChosen }: BedChoiceInput) {
  const queryClient = useQueryClient();
  const queryKey = bedQueries.all(owner);
  const { data, isError, isFetching, refetch } = useQuery({
    ...bedQueries.map(owner, version),
    enabled: !locked,
  });
  const [touched, setTouched] = useState<readonly number[]>([]);
  const latest = useRef<readonly number[]>([]);
  const choosing = useMutation({
    scope: { id: 'choose-beds' },
    // Skips a choice that a later one replaced while it waited, such as with arrow keys.
    mutationFn: async (beds: readonly number[]) =>
      beds === latest.current ? await chooseBeds(owner, beds) : null,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (room, beds) => {
      if (!room || beds !== latest.current) return;
      queryClient.setQueriesData({ queryKey }, room);
      onChosen?.();
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const requesting = useMutation({
    scope: { id: 'choose-beds' },
    mutationFn: (request: BedRequestInput | null) => requestBed(owner, request),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (room) => {
      queryClient.setQueriesData({ queryKey }, room);
      onChosen?.();
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const beds = data && (choosing.isPending ? markOwnBeds(data.beds, choosing.variables) : data.beds);
  return {
    room: data && beds ? { ...data, beds } : null,
    failed: isError,
    isLoading: isFetching,
    reload: () => void refetch(),
    choose: (bed: number) => {
      if (!data || !beds) return;
      latest.current = chooseBed(beds, { bed, touched, places: data.places });
      setTouched([...touched, bed]);
      choosing.mutate(latest.current);
    },
    error: choosing.error,
    request: (request: BedRequestInput | null) => requesting.mutate(request),
    isRequesting: requesting.isPending,
    requestError: requesting.error,
    isChosen: choosing.isSuccess,
  };
}
