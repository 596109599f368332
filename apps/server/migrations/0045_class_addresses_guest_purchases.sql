CREATE TABLE "former_class_addresses" (
	"branch_id" text NOT NULL,
	"class_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_class_addresses_pk" PRIMARY KEY("branch_id","local_date","class_id","title","starts_at")
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "guest_hash" text;--> statement-breakpoint
CREATE FUNCTION "classes_leave_their_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_class_addresses (branch_id, class_id, local_date, title, starts_at)
    VALUES (OLD.branch_id, OLD.id, OLD.local_date, OLD.title, OLD.starts_at)
    ON CONFLICT ON CONSTRAINT former_class_addresses_pk DO UPDATE SET left_at = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
-- running code stands this: it changes classes as before, and the trigger only writes to a table of its own.
CREATE TRIGGER "classes_leave_their_address" AFTER UPDATE OF "title", "starts_at", "local_date" ON "classes" FOR EACH ROW
  WHEN ((OLD."title", OLD."starts_at") IS DISTINCT FROM (NEW."title", NEW."starts_at"))
  EXECUTE FUNCTION "classes_leave_their_address"();
