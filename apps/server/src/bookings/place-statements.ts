import type { PreparedStatement } from '../platform/database.ts';

/**
 * The statements that take and free places. Each is one statement, so that it happens whole or not at all, and each
 * keeps `classes.taken` equal to the places of live holds and standing bookings. Rows are locked holds first, in the
 * order of their ids, then the class. While free places of a class go to its waiting list (`classes.offering`), what takes
 * a place directly finds none.
 */

/** Takes places in a class that is on and has not begun, and writes the hold and its audit entry (handbook: holds 6). No row: no place. */
export const claimPlacesStatement: PreparedStatement = {
  name: 'claim_places',
  text: `WITH claimed AS (
    UPDATE classes SET taken = taken + $5
    WHERE branch_id = $1 AND id = $2 AND status = 'ON' AND listed AND starts_at > $8 AND NOT offering
      AND taken + $5 <= capacity
    RETURNING id
  ), made AS (
    INSERT INTO holds (branch_id, id, class_id, client_id, principal_id, address_hash, places, status, created_at, expires_at, seen)
    SELECT $1, $3, id, $4, $6, $7, $5, 'LIVE', $8, $9, $10::jsonb FROM claimed
    RETURNING id
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, why)
    SELECT $1, $8, 'client', 'hold', id, 'LIVE', 'held' FROM made
  )
  SELECT id FROM made`,
};

/**
 * The same for the first in line of the waiting list: one place, kept until a moment of its own, which counts against the
 * network address ($8) that joined. The caller has locked the class and found whose turn it is.
 */
export const claimOfferedPlaceStatement: PreparedStatement = {
  name: 'claim_offered_place',
  text: `WITH claimed AS (
    UPDATE classes SET taken = taken + 1
    WHERE branch_id = $1 AND id = $2 AND status = 'ON' AND starts_at > $5 AND taken < capacity
    RETURNING id
  ), made AS (
    INSERT INTO holds (branch_id, id, class_id, client_id, principal_id, address_hash, places, status, created_at, expires_at, seen)
    SELECT $1, $3, id, $4, NULL, $8, 1, 'LIVE', $5, $6, $7::jsonb FROM claimed
    RETURNING id
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, why)
    SELECT $1, $5, 'system', 'hold', id, 'LIVE', 'offered to the waiting list' FROM made
  )
  SELECT id FROM made`,
};

/** Frees what lapsed holds of a class still take. Returns the number of holds that it ended. */
export const reclaimLapsedHoldsStatement: PreparedStatement = {
  name: 'reclaim_lapsed',
  text: `WITH over AS (
    SELECT id FROM holds
    WHERE branch_id = $1 AND class_id = $2 AND status = 'LIVE' AND expires_at <= $3
    ORDER BY id FOR UPDATE
  ), lapsed AS (
    UPDATE holds SET status = 'LAPSED', ended_at = $3
    FROM over WHERE holds.branch_id = $1 AND holds.id = over.id AND holds.status = 'LIVE'
    RETURNING holds.id, holds.places
  ), freed AS (
    UPDATE classes SET taken = taken - (SELECT sum(places) FROM lapsed)::int
    WHERE branch_id = $1 AND id = $2 AND EXISTS (SELECT 1 FROM lapsed)
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, why)
    SELECT $1, $3, 'system', 'hold', id, 'LAPSED', 'time passed' FROM lapsed
  )
  SELECT count(*)::int AS holds FROM lapsed`,
};

/** Ends a live hold that fits, frees its places and notes by whom and why; both are SQL. */
const releasing = (fits: string, actor: string, why: string): string => `WITH released AS (
    UPDATE holds SET status = 'RELEASED', ended_at = $3
    WHERE branch_id = $1 AND id = $2 AND status = 'LIVE' ${fits}
    RETURNING id, class_id, places
  ), freed AS (
    UPDATE classes SET taken = taken - released.places
    FROM released WHERE classes.branch_id = $1 AND classes.id = released.class_id
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, why)
    SELECT $1, $3, ${actor}, 'hold', id, 'RELEASED', ${why} FROM released
  )
  SELECT id FROM released`;

/** Ends a live hold and frees its places. No row: it was not live any more. */
export const releaseHoldStatement: PreparedStatement = {
  name: 'release_hold',
  text: releasing('', '$4', '$5'),
};

/** Withdraws an offered place while `$4` still holds it: no one has taken it over. */
export const withdrawOfferedPlaceStatement: PreparedStatement = {
  name: 'withdraw_offered_place',
  text: releasing('AND client_id = $4', "'system'", "'its person holds as many places as they may'"),
};

/** The same for a browser's own hold that no payment is open for, by far the most. No row: look closer. */
export const releaseUnpaidHoldStatement: PreparedStatement = {
  name: 'release_unpaid',
  text: releasing(
    `AND client_id = $4 AND NOT EXISTS (SELECT 1 FROM payments p
      WHERE p.branch_id = holds.branch_id AND p.hold_id = holds.id AND p.status = 'OPEN')`,
    "'client'",
    "'released'",
  ),
};

/**
 * Turns a live hold into bookings: its places stay taken, also when its time has passed and nobody has ended it, as long as
 * the class is to come. No row: not live any more, of another number of places, too late, or the class is off.
 */
export const consumeHoldStatement: PreparedStatement = {
  name: 'consume_hold',
  text: `WITH consumed AS (
    UPDATE holds SET status = 'CONSUMED', ended_at = $3
    WHERE branch_id = $1 AND id = $2 AND status = 'LIVE' AND places = $5
      AND EXISTS (SELECT 1 FROM classes c
        WHERE c.branch_id = holds.branch_id AND c.id = holds.class_id AND c.status = 'ON'
          AND (holds.expires_at > $3 OR c.starts_at > $3))
    RETURNING id
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, why)
    SELECT $1, $3, $4, 'hold', id, 'CONSUMED', 'booked' FROM consumed
  )
  SELECT id FROM consumed`,
};

/**
 * Gives a live hold another number of places, if the class has them and nobody waits for those; with `$5` only while it
 * has that number. No row: not live any more, another number, or no room.
 */
export const resizeHoldStatement: PreparedStatement = {
  name: 'resize_hold',
  text: `WITH mine AS (
    SELECT id, class_id, places FROM holds
    WHERE branch_id = $1 AND id = $2 AND status = 'LIVE' AND expires_at > $4
      AND ($5::int IS NULL OR places = $5::int)
    FOR UPDATE
  ), moved AS (
    UPDATE classes SET taken = taken + $3 - mine.places
    FROM mine
    WHERE classes.branch_id = $1 AND classes.id = mine.class_id AND classes.status = 'ON'
      AND (NOT classes.offering OR $3 <= mine.places)
      AND classes.taken + $3 - mine.places <= classes.capacity
    RETURNING mine.id
  ), resized AS (
    UPDATE holds SET places = $3 FROM moved WHERE holds.branch_id = $1 AND holds.id = moved.id
    RETURNING holds.id
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, why, detail)
    SELECT $1, $4, 'client', 'hold', id, 'LIVE', 'other number of places', jsonb_build_object('places', $3::int) FROM resized
  )
  SELECT id FROM resized`,
};

/** Keeps a live hold until a later moment, while its payment is made. No row: it has ended. */
export const extendHoldStatement: PreparedStatement = {
  name: 'keep_hold',
  text: `UPDATE holds SET expires_at = GREATEST(expires_at, $3)
    WHERE branch_id = $1 AND id = $2 AND status = 'LIVE' AND expires_at > $4
    RETURNING id`,
};

/** Takes places for a payment whose hold is gone, straight into bookings. No row: no place. */
export const takePlacesStatement: PreparedStatement = {
  name: 'take_places',
  text: `UPDATE classes SET taken = taken + $3
    WHERE branch_id = $1 AND id = $2 AND status = 'ON' AND starts_at > $4 AND NOT offering
      AND taken + $3 <= capacity
    RETURNING id`,
};

/**
 * Takes one place for somebody, by the staff: until the class is over, and with a good reason ($4) past those who wait
 * for it, but never more than it holds. No row: no place.
 */
export const takePlaceAsStaffStatement: PreparedStatement = {
  name: 'take_place_by_staff',
  text: `UPDATE classes SET taken = taken + 1
    WHERE branch_id = $1 AND id = $2 AND status = 'ON' AND listed
      AND starts_at + duration_min * interval '1 minute' > $3::timestamptz
      AND (NOT offering OR $4::boolean) AND taken < capacity
    RETURNING id`,
};

/**
 * Frees the place of a booking that stands no longer; a class that is on no public timetable goes with it. Only then its status is
 * written: that makes every page be rendered anew.
 */
export const freePlaceStatement: PreparedStatement = {
  name: 'free_place',
  text: `WITH freed AS (
    UPDATE classes SET taken = taken - 1 WHERE branch_id = $1 AND id = $2 AND listed RETURNING id
  ), ended AS (
    UPDATE classes SET taken = taken - 1, status = 'CANCELLED' WHERE branch_id = $1 AND id = $2 AND NOT listed RETURNING id
  )
  SELECT id FROM freed UNION ALL SELECT id FROM ended`,
};
