CREATE TABLE "waiting_entries" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"wish_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"principal_id" text,
	"person" text NOT NULL,
	"address_hash" text NOT NULL,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"auto_until" timestamp with time zone,
	"entitlement_id" uuid,
	"hold_id" uuid,
	"offered_until" timestamp with time zone,
	"taking_since" timestamp with time zone,
	"joined_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "waiting_entries_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_once_per_person" ON "waiting_entries" USING btree ("branch_id","class_id","person") WHERE status IN ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE INDEX "waiting_entries_in_line" ON "waiting_entries" USING btree ("branch_id","class_id","joined_at") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "waiting_entries_offered" ON "waiting_entries" USING btree ("branch_id","offered_until") WHERE status = 'OFFERED';--> statement-breakpoint
CREATE INDEX "waiting_entries_by_person" ON "waiting_entries" USING btree ("branch_id","person");--> statement-breakpoint
CREATE INDEX "waiting_entries_by_wish" ON "waiting_entries" USING btree ("branch_id","wish_id");--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_waiting_not_below_zero" CHECK ("classes"."waiting" >= 0);--> statement-breakpoint
CREATE FUNCTION "classes_waiting_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := 0;
  afterwards integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."status" = 'WAITING' THEN before := 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW."status" = 'WAITING' THEN afterwards := 1; END IF;
  IF before <> afterwards THEN
    UPDATE "classes" SET "waiting" = "waiting" + afterwards - before
      WHERE "branch_id" = COALESCE(NEW."branch_id", OLD."branch_id") AND "id" = COALESCE(NEW."class_id", OLD."class_id");
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "classes_waiting_follows_entries" AFTER INSERT OR UPDATE OF "status" OR DELETE ON "waiting_entries" FOR EACH ROW EXECUTE FUNCTION "classes_waiting_follows"();
