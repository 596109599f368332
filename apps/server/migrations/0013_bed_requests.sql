CREATE TABLE "bed_requests" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"hold_id" uuid,
	"booking_id" uuid,
	"number" integer NOT NULL,
	"mode" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "bed_requests_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "bed_requests_owner" CHECK (("bed_requests"."hold_id" IS NULL) <> ("bed_requests"."booking_id" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bed_requests_booking" ON "bed_requests" USING btree ("branch_id","booking_id") WHERE booking_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bed_requests_hold" ON "bed_requests" USING btree ("branch_id","hold_id") WHERE hold_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bed_requests_bed" ON "bed_requests" USING btree ("branch_id","class_id","number");--> statement-breakpoint
-- Ends the request of a hold or booking that has got the bed.
CREATE FUNCTION "end_fulfilled_bed_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bed_requests WHERE branch_id = NEW.branch_id AND class_id = NEW.class_id AND number = NEW.number
    AND (booking_id = NEW.booking_id OR hold_id = NEW.hold_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- running code stands this: it writes no requests, so this deletes none of its rows
CREATE TRIGGER "class_beds_end_request" AFTER INSERT OR UPDATE OF "number" ON "class_beds" FOR EACH ROW
  EXECUTE FUNCTION "end_fulfilled_bed_request"();
--> statement-breakpoint
-- The first booking of an order takes over the request of its hold.
CREATE FUNCTION "pass_on_bed_requests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bed_requests q SET hold_id = NULL, booking_id = n.id FROM made n
    WHERE q.branch_id = n.branch_id AND q.hold_id = n.order_id AND q.class_id = n.class_id AND n.position = 0
      AND n.status <> 'CANCELLED';
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- running code stands this: it writes no requests, so this changes none of its rows
CREATE TRIGGER "bookings_insert_bed_requests" AFTER INSERT ON "bookings" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION "pass_on_bed_requests"();
--> statement-breakpoint
-- Ends the request of a booking that is cancelled, has moved to another class or has checked in.
CREATE FUNCTION "end_bed_request_of_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bed_requests WHERE branch_id = OLD.branch_id AND booking_id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- running code stands this: it writes no requests, so this deletes none of its rows
CREATE TRIGGER "bookings_end_bed_request" AFTER UPDATE OF "status", "class_id" ON "bookings" FOR EACH ROW
  WHEN (OLD."status" <> NEW."status" OR OLD."class_id" <> NEW."class_id") EXECUTE FUNCTION "end_bed_request_of_booking"();
--> statement-breakpoint
-- Ends the request of a hold that has ended without a booking, or that has got several places.
CREATE FUNCTION "end_bed_request_of_hold"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bed_requests WHERE branch_id = NEW.branch_id AND hold_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- running code stands this: it writes no requests, so this deletes none of its rows
CREATE TRIGGER "holds_end_bed_request" AFTER UPDATE OF "status", "places" ON "holds" FOR EACH ROW
  WHEN (NEW."status" IN ('RELEASED', 'EXPIRED') OR NEW."places" > 1) EXECUTE FUNCTION "end_bed_request_of_hold"();
--> statement-breakpoint
-- Ends the requests of a class that moves to another room, where the numbers mean other beds.
CREATE FUNCTION "end_bed_requests_of_class"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bed_requests WHERE branch_id = NEW.branch_id AND class_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- running code stands this: it writes no requests, so this deletes none of its rows
CREATE TRIGGER "classes_end_bed_requests" AFTER UPDATE OF "room_id" ON "classes" FOR EACH ROW
  WHEN (OLD."room_id" <> NEW."room_id") EXECUTE FUNCTION "end_bed_requests_of_class"();
