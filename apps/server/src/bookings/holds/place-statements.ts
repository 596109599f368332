import type { PreparedStatement } from '../../platform/database/database.ts';

/**
 * Statements that take and free places. Each is a single SQL statement, so it is atomic, and keeps `classes.taken`
 * equal to the places of live holds and current bookings. Lock order: holds by id, then the class. While free places go
 * to the waiting list (`classes.offering`), statements that take a place directly find no free place, unless staff give
 * a reason.
 */

/**
 * Takes places in a listed class that isn't cancelled and hasn't started, and inserts the hold and its audit entry
 * (handbook: holds 6). Returns no row for another class, or if too few places are free.
 */
export const claimPlacesStatement: PreparedStatement = {
  name: 'claim_places',
  text: `WITH claimed AS (
    UPDATE classes SET taken = taken + $5
    WHERE branch_id = $1 AND id = $2 AND status = 'SCHEDULED' AND listed AND starts_at > $8 AND NOT offering
      AND taken + $5 <= capacity
    RETURNING id
  ), made AS (
    INSERT INTO holds (branch_id, id, class_id, client_id, principal_id, address_hash, places, status, created_at, expires_at, seen)
    SELECT $1, $3, id, $4, $6, $7, $5, 'LIVE', $8, $9, $10::jsonb FROM claimed
    RETURNING id
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason)
    SELECT $1, $8, 'client', 'hold', id, 'LIVE', 'held' FROM made
  )
  SELECT id FROM made`,
};

/**
 * Claims one place for the first waiting list entry. The hold gets its own expiry and the network address ($8) of the
 * browser that joined. The caller has locked the class and chosen the entry.
 */
export const claimOfferedPlaceStatement: PreparedStatement = {
  name: 'claim_offered_place',
  text: `WITH claimed AS (
    UPDATE classes SET taken = taken + 1
    WHERE branch_id = $1 AND id = $2 AND status = 'SCHEDULED' AND starts_at > $5 AND taken < capacity
    RETURNING id
  ), made AS (
    INSERT INTO holds (branch_id, id, class_id, client_id, principal_id, address_hash, places, status, created_at, expires_at, seen)
    SELECT $1, $3, id, $4, NULL, $8, 1, 'LIVE', $5, $6, $7::jsonb FROM claimed
    RETURNING id
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason)
    SELECT $1, $5, 'system', 'hold', id, 'LIVE', 'offered to the waiting list' FROM made
  )
  SELECT id FROM made`,
};

/** Ends the expired holds of a class and frees their places. Returns the number of holds that it ended. */
export const reclaimLapsedHoldsStatement: PreparedStatement = {
  name: 'reclaim_lapsed',
  text: `WITH over AS (
    SELECT id FROM holds
    WHERE branch_id = $1 AND class_id = $2 AND status = 'LIVE' AND expires_at <= $3
    ORDER BY id FOR UPDATE
  ), lapsed AS (
    UPDATE holds SET status = 'EXPIRED', ended_at = $3
    FROM over WHERE holds.branch_id = $1 AND holds.id = over.id AND holds.status = 'LIVE'
    RETURNING holds.id, holds.places
  ), freed AS (
    UPDATE classes SET taken = taken - (SELECT sum(places) FROM lapsed)::int
    WHERE branch_id = $1 AND id = $2 AND EXISTS (SELECT 1 FROM lapsed)
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason)
    SELECT $1, $3, 'system', 'hold', id, 'EXPIRED', 'the hold expired' FROM lapsed
  )
  SELECT count(*)::int AS holds FROM lapsed`,
};

/**
 * Builds the SQL that releases a live hold if `condition` is true, frees its places and writes an audit entry. `actor`
 * and `reason` are SQL expressions.
 */
const buildReleaseSql = (condition: string, actor: string, reason: string): string => `WITH released AS (
    UPDATE holds SET status = 'RELEASED', ended_at = $3
    WHERE branch_id = $1 AND id = $2 AND status = 'LIVE' ${condition}
    RETURNING id, class_id, places
  ), freed AS (
    UPDATE classes SET taken = taken - released.places
    FROM released WHERE classes.branch_id = $1 AND classes.id = released.class_id
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason)
    SELECT $1, $3, ${actor}, 'hold', id, 'RELEASED', ${reason} FROM released
  )
  SELECT id FROM released`;

/** Releases a live hold and frees its places. Returns no row if the hold has already ended. */
export const releaseHoldStatement: PreparedStatement = {
  name: 'release_hold',
  text: buildReleaseSql('', '$4', '$5'),
};

/**
 * Withdraws an offered place while the placeholder client id `$4` owns its hold, that is, until a browser takes it
 * over.
 */
export const withdrawOfferedPlaceStatement: PreparedStatement = {
  name: 'withdraw_offered_place',
  text: buildReleaseSql('AND client_id = $4', "'system'", "'over the hold limit'"),
};

/**
 * Releases a browser's own hold that has no open payment, which is by far the most frequent case. Returns no row
 * otherwise; the caller then finds out why.
 */
export const releaseUnpaidHoldStatement: PreparedStatement = {
  name: 'release_unpaid',
  text: buildReleaseSql(
    `AND client_id = $4 AND NOT EXISTS (SELECT 1 FROM payments p
      WHERE p.branch_id = holds.branch_id AND p.hold_id = holds.id AND p.status = 'OPEN')`,
    "'client'",
    "'released'",
  ),
};

/**
 * Consumes a live hold for bookings: its places stay taken. Accepts an expired hold whose status is still LIVE, as long
 * as the class hasn't started. Returns no row if the hold isn't live or has another number of places, if it has expired
 * and the class has started, or if the class is cancelled.
 */
export const consumeHoldStatement: PreparedStatement = {
  name: 'consume_hold',
  text: `WITH consumed AS (
    UPDATE holds SET status = 'CONSUMED', ended_at = $3
    WHERE branch_id = $1 AND id = $2 AND status = 'LIVE' AND places = $5
      AND EXISTS (SELECT 1 FROM classes c
        WHERE c.branch_id = holds.branch_id AND c.id = holds.class_id AND c.status = 'SCHEDULED'
          AND (holds.expires_at > $3 OR c.starts_at > $3))
    RETURNING id
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason)
    SELECT $1, $3, $4, 'hold', id, 'CONSUMED', 'booked' FROM consumed
  )
  SELECT id FROM consumed`,
};

/**
 * Changes the number of places of an unexpired hold. Adds places only if enough are free and don't go to the waiting
 * list. With `$5`, changes the number only if it equals `$5` now. Returns no row if any condition fails.
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
    WHERE classes.branch_id = $1 AND classes.id = mine.class_id AND classes.status = 'SCHEDULED'
      AND (NOT classes.offering OR $3 <= mine.places)
      AND classes.taken + $3 - mine.places <= classes.capacity
    RETURNING mine.id
  ), resized AS (
    UPDATE holds SET places = $3 FROM moved WHERE holds.branch_id = $1 AND holds.id = moved.id
    RETURNING holds.id
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason, detail)
    SELECT $1, $4, 'client', 'hold', id, 'LIVE', 'number of places changed', jsonb_build_object('places', $3::int) FROM resized
  )
  SELECT id FROM resized`,
};

/** Extends a live hold for the time of its payment. Returns no row if the hold has ended. */
export const extendHoldStatement: PreparedStatement = {
  name: 'extend_hold',
  text: `UPDATE holds SET expires_at = GREATEST(expires_at, $3)
    WHERE branch_id = $1 AND id = $2 AND status = 'LIVE' AND expires_at > $4
    RETURNING id`,
};

/**
 * Takes places for a booking without a hold. Returns no row if too few are free, or if the class is cancelled or has
 * started.
 */
export const takePlacesStatement: PreparedStatement = {
  name: 'take_places',
  text: `UPDATE classes SET taken = taken + $3
    WHERE branch_id = $1 AND id = $2 AND status = 'SCHEDULED' AND starts_at > $4 AND NOT offering
      AND taken + $3 <= capacity
    RETURNING id`,
};

/**
 * Takes one place on behalf of staff, until the class ends. With a reason ($4) staff pass the waiting list, but the
 * capacity is never exceeded. Returns no row if no place is free, or if the class is cancelled, unlisted or over.
 */
export const takePlaceAsStaffStatement: PreparedStatement = {
  name: 'take_place_as_staff',
  text: `UPDATE classes SET taken = taken + 1
    WHERE branch_id = $1 AND id = $2 AND status = 'SCHEDULED' AND listed
      AND starts_at + duration_min * interval '1 minute' > $3::timestamptz
      AND (NOT offering OR $4::boolean) AND taken < capacity
    RETURNING id`,
};

/**
 * Frees the place of a cancelled or moved booking. Also cancels the class if the class is unlisted. Writes the class
 * status only for unlisted classes, because a status change invalidates every rendered page.
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
