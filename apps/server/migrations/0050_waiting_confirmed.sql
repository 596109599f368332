ALTER TABLE "classes" ADD COLUMN "waiting_confirmed" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "offering" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Those who wait already have been promised a place: the default counts them as confirmed, and what running code writes.
ALTER TABLE "waiting_entries" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now();
--> statement-breakpoint
-- running code stands this: a studio has hundreds of open entries and thousands in all, so the index takes well under a second.
CREATE INDEX "waiting_entries_open_by_address" ON "waiting_entries" USING btree ("branch_id","address_hash") WHERE status IN ('WAITING', 'OFFERED');
--> statement-breakpoint
-- running code stands this: a studio has hundreds of open entries and thousands in all, so the index takes well under a second.
CREATE INDEX "waiting_entries_open_by_client" ON "waiting_entries" USING btree ("branch_id","client_id") WHERE status IN ('WAITING', 'OFFERED');
--> statement-breakpoint
-- running code stands this: a studio has hundreds of open entries and thousands in all, so the index takes well under a second.
CREATE INDEX "waiting_entries_passed" ON "waiting_entries" USING btree ("branch_id","ended_at") WHERE status = 'PASSED';
--> statement-breakpoint
-- running code stands this: these are the few classes that somebody waits for, and it only waits for their rows until the migration ends.
UPDATE "classes" SET "waiting_confirmed" = "waiting", "offering" = true WHERE "waiting" > 0;
--> statement-breakpoint
-- running code stands this: the trigger alone writes these columns, and a studio has thousands of classes, read in well under a second.
ALTER TABLE "classes" ADD CONSTRAINT "classes_waiting_confirmed" CHECK ("classes"."waiting_confirmed" BETWEEN 0 AND "classes"."waiting" AND (NOT "classes"."offering" OR "classes"."waiting_confirmed" > 0));
--> statement-breakpoint
-- running code stands this: it counts who waits as before, and two columns more that running code does not read.
CREATE OR REPLACE FUNCTION "classes_waiting_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  all_more integer := 0;
  confirmed_more integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."status" = 'WAITING' THEN
    all_more := all_more - 1;
    IF OLD."confirmed_at" IS NOT NULL THEN confirmed_more := confirmed_more - 1; END IF;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."status" = 'WAITING' THEN
    all_more := all_more + 1;
    IF NEW."confirmed_at" IS NOT NULL THEN confirmed_more := confirmed_more + 1; END IF;
  END IF;
  -- A confirmed entry that appears keeps free places until the waiting list has looked; the last one that goes frees them.
  IF all_more <> 0 OR confirmed_more <> 0 THEN
    UPDATE "classes" SET "waiting" = "waiting" + all_more, "waiting_confirmed" = "waiting_confirmed" + confirmed_more,
        "offering" = "waiting_confirmed" + confirmed_more > 0 AND ("offering" OR confirmed_more > 0)
      WHERE "branch_id" = COALESCE(NEW."branch_id", OLD."branch_id") AND "id" = COALESCE(NEW."class_id", OLD."class_id");
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "classes_waiting_follows_entries" ON "waiting_entries";
--> statement-breakpoint
-- running code stands this: the trigger does what it did, and also when an entry is confirmed.
CREATE TRIGGER "classes_waiting_follows_entries" AFTER INSERT OR UPDATE OF "status", "confirmed_at" OR DELETE ON "waiting_entries" FOR EACH ROW EXECUTE FUNCTION "classes_waiting_follows"();
