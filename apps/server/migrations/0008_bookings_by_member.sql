ALTER TABLE "bookings" ADD COLUMN "starts_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "forgiven_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_by_member" ON "bookings" USING btree ("branch_id","principal_id","starts_at","id") WHERE principal_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_open_give_ups" ON "bookings" USING btree ("branch_id","class_id","given_up_at") WHERE given_up_at IS NOT NULL AND forgiven_at IS NULL;--> statement-breakpoint
CREATE FUNCTION "bookings_know_their_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce((SELECT "starts_at" FROM "classes" WHERE "branch_id" = NEW."branch_id" AND "id" = NEW."class_id"), NEW."starts_at")
    INTO NEW."starts_at";
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bookings_start_of_class" BEFORE INSERT OR UPDATE OF "class_id" ON "bookings" FOR EACH ROW EXECUTE FUNCTION "bookings_know_their_start"();
--> statement-breakpoint
CREATE FUNCTION "bookings_follow_their_class"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Bookings that are being written have read the old start: they are waited for, and then corrected with the others.
  LOCK TABLE "bookings" IN SHARE ROW EXCLUSIVE MODE;
  UPDATE "bookings" SET "starts_at" = NEW."starts_at" WHERE "branch_id" = NEW."branch_id" AND "class_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "classes_tell_their_bookings" AFTER UPDATE OF "starts_at" ON "classes" FOR EACH ROW WHEN (OLD."starts_at" IS DISTINCT FROM NEW."starts_at") EXECUTE FUNCTION "bookings_follow_their_class"();
--> statement-breakpoint
UPDATE "bookings" b SET "starts_at" = c."starts_at" FROM "classes" c WHERE c."branch_id" = b."branch_id" AND c."id" = b."class_id";
