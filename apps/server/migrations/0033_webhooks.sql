CREATE TABLE "webhook_deliveries" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigserial NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"type" text NOT NULL,
	"booking_id" uuid,
	"detail" jsonb,
	"happened_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer_status" integer,
	"answer_text" text,
	"answer_ms" integer,
	CONSTRAINT "webhook_deliveries_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"with_people" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("branch_id","endpoint_id","next_try_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_booking" ON "webhook_deliveries" USING btree ("branch_id","endpoint_id","booking_id","seq") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("branch_id","endpoint_id","seq");--> statement-breakpoint
CREATE FUNCTION "tell_webhooks_of_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text;
  happened timestamptz;
  before uuid;
  message uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'CONFIRMED' THEN RETURN NULL; END IF;
    kind := 'booking.created';
    happened := NEW.created_at;
  ELSIF NEW.status = 'CANCELLED' AND OLD.status <> 'CANCELLED' THEN
    kind := 'booking.cancelled';
    happened := coalesce(NEW.cancelled_at, now());
  ELSIF NEW.class_id <> OLD.class_id THEN
    kind := 'booking.moved';
    happened := coalesce(NEW.moved_at, now());
    before := OLD.class_id;
  ELSIF NEW.checked_in_at IS NOT NULL AND OLD.checked_in_at IS NULL THEN
    kind := 'booking.checked_in';
    happened := NEW.checked_in_at;
  ELSE
    RETURN NULL;
  END IF;
  message := gen_random_uuid();
  INSERT INTO webhook_deliveries
    (branch_id, id, endpoint_id, message_id, type, booking_id, detail, happened_at, next_try_at)
  SELECT NEW.branch_id, gen_random_uuid(), e.id, message, kind, NEW.id,
    jsonb_build_object('status', NEW.status, 'classId', NEW.class_id, 'previousClassId', before), happened, happened
  FROM webhook_endpoints e
  WHERE e.branch_id = NEW.branch_id AND e.enabled AND kind = ANY (e.events);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- running code stands this: it reads and writes only tables that are new here.
CREATE TRIGGER "bookings_tell_webhooks" AFTER INSERT OR UPDATE OF "status", "class_id", "checked_in_at" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "tell_webhooks_of_booking"();
