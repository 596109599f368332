CREATE TABLE "class_beds" (
	"branch_id" text NOT NULL,
	"class_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"hold_id" uuid,
	"booking_id" uuid,
	CONSTRAINT "class_beds_branch_id_class_id_number_pk" PRIMARY KEY("branch_id","class_id","number"),
	CONSTRAINT "class_beds_owner" CHECK (("class_beds"."hold_id" IS NULL) <> ("class_beds"."booking_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "room_beds" (
	"branch_id" text NOT NULL,
	"room_id" text NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"map_row" integer NOT NULL,
	"map_column" integer NOT NULL,
	"traits" text[] NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "room_beds_branch_id_room_id_number_pk" PRIMARY KEY("branch_id","room_id","number"),
	CONSTRAINT "room_beds_number" CHECK ("room_beds"."number" BETWEEN 1 AND 999)
);
--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "wanted_beds" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_types" ADD COLUMN "has_bed_choice" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "beds_out_of_service" ADD COLUMN "bed_number" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "class_beds_booking" ON "class_beds" USING btree ("branch_id","booking_id") WHERE booking_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "class_beds_hold" ON "class_beds" USING btree ("branch_id","hold_id") WHERE hold_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "room_beds_position" ON "room_beds" USING btree ("branch_id","room_id","map_row","map_column");--> statement-breakpoint
-- Returns the beds of a class's room that are in service in this class.
CREATE FUNCTION "list_usable_beds"("the_branch" text, "the_class" uuid)
  RETURNS TABLE ("number" integer, "map_row" integer, "map_column" integer, "rank" integer) LANGUAGE sql STABLE AS $$
  SELECT b.number, b.map_row, b.map_column, b.rank
  FROM classes c
  JOIN room_beds b ON b.branch_id = c.branch_id AND b.room_id = c.room_id
  WHERE c.branch_id = the_branch AND c.id = the_class AND NOT EXISTS (
    SELECT 1 FROM beds_out_of_service o
    WHERE o.branch_id = c.branch_id AND o.room_id = c.room_id AND o.bed_number = b.number AND o.returned_at IS NULL
      AND c.local_date BETWEEN o.from_date AND o.to_date AND (o.class_id IS NULL OR o.class_id = c.id))
$$;
--> statement-breakpoint
-- Returns the usable beds of a class that no one has.
CREATE FUNCTION "list_free_beds"("the_branch" text, "the_class" uuid)
  RETURNS TABLE ("number" integer, "map_row" integer, "map_column" integer, "rank" integer) LANGUAGE sql STABLE AS $$
  SELECT u.number, u.map_row, u.map_column, u.rank FROM list_usable_beds(the_branch, the_class) u
  WHERE NOT EXISTS (SELECT 1 FROM class_beds t WHERE t.branch_id = the_branch AND t.class_id = the_class AND t.number = u.number)
$$;
--> statement-breakpoint
-- Gives a hold or a booking that many beds of its class: first the wanted ones that are free, else beds side by side, else
-- the best ones by rank. Gives none in a room without a map. The caller's transaction has taken the places, so it has
-- locked the class, and a volatile function reads what others committed before that.
CREATE FUNCTION "assign_beds"("the_branch" text, "the_class" uuid, "places" integer, "wanted" integer[], "the_hold" uuid, "the_booking" uuid)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  preferred integer[] := wanted;
BEGIN
  IF places > 1 AND cardinality(wanted) = 0 THEN
    SELECT runs.numbers INTO preferred FROM (
      SELECT array_agg(f.number) OVER neighbours AS numbers, count(*) OVER neighbours AS length, sum(f.rank) OVER neighbours AS ranks
      FROM list_free_beds(the_branch, the_class) f
      WINDOW neighbours AS (PARTITION BY f.map_row ORDER BY f.map_column RANGE BETWEEN CURRENT ROW AND places - 1 FOLLOWING)
    ) runs WHERE runs.length = places ORDER BY runs.ranks LIMIT 1;
  END IF;
  INSERT INTO class_beds (branch_id, class_id, number, hold_id, booking_id)
    SELECT the_branch, the_class, f.number, the_hold, the_booking FROM list_free_beds(the_branch, the_class) f
    ORDER BY f.number = ANY (coalesce(preferred, '{}')) DESC, f.rank, f.number LIMIT places;
END
$$;
--> statement-breakpoint
-- Keeps the beds of a hold: a live one has as many as places, an ended one has none, and one that became bookings has
-- passed them on.
CREATE FUNCTION "update_hold_beds"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted integer[] := NEW.wanted_beds;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.status = 'CONSUMED' THEN RETURN NULL; END IF;
    DELETE FROM class_beds WHERE branch_id = NEW.branch_id AND hold_id = NEW.id;
  ELSIF cardinality(wanted) = 0 AND NEW.places = 1 AND NEW.principal_id IS NOT NULL THEN
    -- The bed that the member had last time in this room.
    wanted := ARRAY(
      SELECT t.number FROM bookings k
      JOIN class_beds t ON t.branch_id = k.branch_id AND t.booking_id = k.id
      JOIN classes c ON c.branch_id = k.branch_id AND c.id = k.class_id
      WHERE k.branch_id = NEW.branch_id AND k.principal_id = NEW.principal_id
        AND c.room_id = (SELECT n.room_id FROM classes n WHERE n.branch_id = NEW.branch_id AND n.id = NEW.class_id)
      ORDER BY k.starts_at DESC LIMIT 1);
  END IF;
  IF NEW.status = 'LIVE' THEN
    PERFORM assign_beds(NEW.branch_id, NEW.class_id, NEW.places, wanted, NEW.id, NULL);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- running code stands this: its holds take beds as well, which no statement of it reads
CREATE TRIGGER "holds_insert_beds" AFTER INSERT ON "holds" FOR EACH ROW EXECUTE FUNCTION "update_hold_beds"();
--> statement-breakpoint
-- running code stands this: its holds take and free beds as well, which no statement of it reads
CREATE TRIGGER "holds_update_beds" AFTER UPDATE OF "status", "places", "wanted_beds" ON "holds" FOR EACH ROW
  WHEN (OLD."status" <> NEW."status" OR OLD."places" <> NEW."places" OR OLD."wanted_beds" <> NEW."wanted_beds")
  EXECUTE FUNCTION "update_hold_beds"();
--> statement-breakpoint
-- Gives each of these bookings that has none a free bed of its class, the best by rank first. Doesn't lock the class: the
-- transaction has locked it when it took the places, or a hold has taken them, whose beds the bookings have.
CREATE FUNCTION "seat_bookings"("the_branch" text, "the_bookings" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO class_beds (branch_id, class_id, number, booking_id)
    WITH standing AS MATERIALIZED (
      SELECT k.id, k.class_id, row_number() OVER (PARTITION BY k.class_id ORDER BY k.created_at, k.order_id, k.position) AS nth
      FROM bookings k
      WHERE k.branch_id = the_branch AND k.id = ANY (the_bookings) AND k.status <> 'CANCELLED'
        AND NOT EXISTS (SELECT 1 FROM class_beds t WHERE t.branch_id = the_branch AND t.booking_id = k.id)
    ), free AS (
      SELECT s.class_id, f.number, row_number() OVER (PARTITION BY s.class_id ORDER BY f.rank, f.number) AS nth
      FROM (SELECT DISTINCT class_id FROM standing) s CROSS JOIN LATERAL list_free_beds(the_branch, s.class_id) f
    )
    SELECT the_branch, class_id, free.number, standing.id FROM standing JOIN free USING (class_id, nth);
END
$$;
--> statement-breakpoint
-- New bookings take over the beds of their hold. Those without a hold get free ones.
CREATE FUNCTION "insert_booking_beds"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  branch text;
BEGIN
  UPDATE class_beds t SET hold_id = NULL, booking_id = seated.id
    FROM (
      SELECT n.id, n.branch_id, held.class_id, held.number
      FROM (SELECT k.*, row_number() OVER (PARTITION BY k.order_id ORDER BY k.position) AS nth FROM made k WHERE k.status <> 'CANCELLED') n
      JOIN LATERAL (
        SELECT h.class_id, h.number, row_number() OVER (ORDER BY h.number) AS nth FROM class_beds h
        WHERE h.branch_id = n.branch_id AND h.hold_id = n.order_id
      ) held ON held.nth = n.nth
    ) seated
    WHERE t.branch_id = seated.branch_id AND t.class_id = seated.class_id AND t.number = seated.number;
  FOR branch IN SELECT DISTINCT branch_id FROM made LOOP
    PERFORM seat_bookings(branch, ARRAY(SELECT id FROM made WHERE branch_id = branch));
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- running code stands this: its bookings take beds as well, which no statement of it reads
CREATE TRIGGER "bookings_insert_beds" AFTER INSERT ON "bookings" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION "insert_booking_beds"();
--> statement-breakpoint
-- A cancelled booking frees its bed. A moved one gets the bed with the same number in its new class if it is free.
CREATE FUNCTION "update_booking_beds"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former integer;
BEGIN
  IF NEW.status <> 'CANCELLED' AND OLD.status <> 'CANCELLED' AND NEW.class_id = OLD.class_id THEN RETURN NULL; END IF;
  IF NEW.status <> 'CANCELLED' THEN
    -- A move updates the booking before it takes the place, so it hasn't locked the classes yet.
    PERFORM 1 FROM classes WHERE branch_id = NEW.branch_id AND id IN (OLD.class_id, NEW.class_id) ORDER BY id FOR UPDATE;
  END IF;
  DELETE FROM class_beds WHERE branch_id = OLD.branch_id AND booking_id = OLD.id RETURNING number INTO former;
  IF NEW.status <> 'CANCELLED' THEN
    PERFORM assign_beds(NEW.branch_id, NEW.class_id, 1, array_remove(ARRAY[former], NULL), NULL, NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- running code stands this: its bookings free and change beds as well, which no statement of it reads
CREATE TRIGGER "bookings_update_beds" AFTER UPDATE OF "status", "class_id" ON "bookings" FOR EACH ROW
  WHEN (OLD."status" <> NEW."status" OR OLD."class_id" <> NEW."class_id") EXECUTE FUNCTION "update_booking_beds"();
--> statement-breakpoint
-- Moves a booking to a bed of its class if that bed is free. Call it with the class locked.
CREATE FUNCTION "move_to_bed"("the_branch" text, "the_class" uuid, "the_booking" uuid, "wanted" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE class_beds SET number = wanted WHERE branch_id = the_branch AND booking_id = the_booking
    AND EXISTS (SELECT 1 FROM list_free_beds(the_branch, the_class) f WHERE f.number = wanted);
END
$$;
--> statement-breakpoint
-- Gives a booking a bed of its class that no hold has. A booking that has the bed gets the former one. Deletes before it
-- inserts, so that the two never have the same bed. Call it with the class locked.
CREATE FUNCTION "swap_to_bed"("the_branch" text, "the_class" uuid, "the_booking" uuid, "wanted" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  former integer;
  other uuid;
BEGIN
  DELETE FROM class_beds WHERE branch_id = the_branch AND booking_id = the_booking RETURNING number INTO former;
  DELETE FROM class_beds WHERE branch_id = the_branch AND class_id = the_class AND number = wanted RETURNING booking_id INTO other;
  INSERT INTO class_beds (branch_id, class_id, number, booking_id)
    SELECT the_branch, the_class, seat.number, seat.booking
    FROM (VALUES (wanted, the_booking), (former, other)) AS seat (number, booking)
    WHERE seat.number IS NOT NULL AND seat.booking IS NOT NULL;
END
$$;
--> statement-breakpoint
-- Takes away beds of a class that aren't usable, and gives everyone without one a free bed. Call it with the class locked
-- after its room, the room's map or the beds in service have changed.
CREATE FUNCTION "reseat_class"("the_branch" text, "the_class" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM class_beds t WHERE t.branch_id = the_branch AND t.class_id = the_class
    AND t.number NOT IN (SELECT u.number FROM list_usable_beds(the_branch, the_class) u);
  PERFORM seat_bookings(the_branch, ARRAY(SELECT k.id FROM bookings k WHERE k.branch_id = the_branch AND k.class_id = the_class));
  PERFORM assign_beds(the_branch, the_class, h.places - held.beds, '{}', h.id, NULL)
    FROM holds h CROSS JOIN LATERAL (SELECT count(*)::int AS beds FROM class_beds t WHERE t.branch_id = the_branch AND t.hold_id = h.id) held
    WHERE h.branch_id = the_branch AND h.class_id = the_class AND h.status = 'LIVE' AND h.places > held.beds;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "reseat_changed_class"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reseat_class(NEW.branch_id, NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- running code stands this: its classes keep the places of everyone, and only beds change
CREATE TRIGGER "classes_reseat" AFTER UPDATE OF "room_id" ON "classes" FOR EACH ROW
  WHEN (OLD."room_id" <> NEW."room_id") EXECUTE FUNCTION "reseat_changed_class"();
--> statement-breakpoint
-- Each room of the kind beds gets a map with as many beds as its largest class needs, and each place that is taken a bed.
INSERT INTO "room_beds" ("branch_id", "room_id", "number", "map_row", "map_column", "traits", "rank")
  SELECT r.branch_id, r.id, n, (n - 1) / 5 + 1, (n - 1) % 5 + 1, '{}', n
  FROM rooms r CROSS JOIN LATERAL generate_series(1, least(999, greatest(r.capacity, (
    SELECT max(c.capacity + c.beds_out_of_service) FROM classes c WHERE c.branch_id = r.branch_id AND c.room_id = r.id)))) n
  WHERE r.kind = 'beds';
--> statement-breakpoint
SELECT reseat_class(c.branch_id, c.id) FROM classes c JOIN rooms r ON r.branch_id = c.branch_id AND r.id = c.room_id
  WHERE r.kind = 'beds' AND c.taken > 0;
