CREATE INDEX "classes_day" ON "classes" ("branch_id", "local_date", "starts_at") INCLUDE ("activity_id");
--> statement-breakpoint
CREATE FUNCTION "reject_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit table is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_append_only" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "reject_audit_change"();
--> statement-breakpoint
-- Increments the version once per statement and branch. The argument is the column that holds the branch.
CREATE FUNCTION "bump_data_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO data_versions (branch_id, version) SELECT DISTINCT %1$I, 1 FROM changed ORDER BY %1$I
     ON CONFLICT (branch_id) DO UPDATE SET version = data_versions.version + 1',
    TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  shown text;
  branch text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['branches', 'activities', 'class_types', 'rooms', 'instructors', 'products',
    'site_settings', 'class_series', 'closures', 'classes', 'assistant_examples']
  LOOP
    branch := CASE shown WHEN 'branches' THEN 'id' ELSE 'branch_id' END;
    EXECUTE format('CREATE TRIGGER data_version_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version(%L)', shown, branch);
    EXECUTE format('CREATE TRIGGER data_version_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version(%L)', shown, branch);
    CONTINUE WHEN shown = 'classes';
    EXECUTE format('CREATE TRIGGER data_version_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version(%L)', shown, branch);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "bump_data_version_of_class"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO data_versions (branch_id, version) VALUES (NEW.branch_id, 1)
  ON CONFLICT (branch_id) DO UPDATE SET version = data_versions.version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Fires for every column that pages show: all but the places taken and the waiting list, so holding and freeing a place
-- never increments the version. A trigger that names columns has no transition table, so this one fires per row.
CREATE TRIGGER "data_version_update" AFTER UPDATE OF "branch_id", "id", "series_id", "class_type_id", "activity_id",
  "sub_type", "title", "difficulty", "description", "tags", "instructor_id", "room_id", "local_date", "starts_at",
  "duration_min", "price_pence", "currency", "capacity", "beds_out_of_service", "status", "cancelled_for_closure", "listed"
  ON "classes" FOR EACH ROW EXECUTE FUNCTION "bump_data_version_of_class"();
--> statement-breakpoint
CREATE FUNCTION "reject_entitlement_movement_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of entitlements is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "entitlement_movements_append_only" BEFORE UPDATE OR DELETE ON "entitlement_movements" FOR EACH ROW EXECUTE FUNCTION "reject_entitlement_movement_change"();
--> statement-breakpoint
CREATE FUNCTION "update_entitlement_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "entitlements" SET "balance" = "balance" + NEW."sessions"
    WHERE "branch_id" = NEW."branch_id" AND "id" = NEW."entitlement_id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "entitlement_movements_update_balance" AFTER INSERT ON "entitlement_movements" FOR EACH ROW EXECUTE FUNCTION "update_entitlement_balance"();
--> statement-breakpoint
CREATE FUNCTION "update_classes_waiting"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  -- A new confirmed entry reserves free places until the waiting list has run. The last one to leave frees them.
  IF all_more <> 0 OR confirmed_more <> 0 THEN
    UPDATE "classes" SET "waiting" = "waiting" + all_more, "waiting_confirmed" = "waiting_confirmed" + confirmed_more,
        "offering" = "waiting_confirmed" + confirmed_more > 0 AND ("offering" OR confirmed_more > 0)
      WHERE "branch_id" = COALESCE(NEW."branch_id", OLD."branch_id") AND "id" = COALESCE(NEW."class_id", OLD."class_id");
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "waiting_entries_update_classes" AFTER INSERT OR UPDATE OF "status", "confirmed_at" OR DELETE ON "waiting_entries" FOR EACH ROW EXECUTE FUNCTION "update_classes_waiting"();
--> statement-breakpoint
CREATE FUNCTION "copy_class_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce((SELECT "starts_at" FROM "classes" WHERE "branch_id" = NEW."branch_id" AND "id" = NEW."class_id"), NEW."starts_at")
    INTO NEW."starts_at";
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bookings_copy_class_start" BEFORE INSERT OR UPDATE OF "class_id" ON "bookings" FOR EACH ROW EXECUTE FUNCTION "copy_class_start"();
--> statement-breakpoint
CREATE FUNCTION "update_booking_starts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Bookings being written have read the old start. The lock waits for them, and the update then corrects them too.
  LOCK TABLE "bookings" IN SHARE ROW EXCLUSIVE MODE;
  UPDATE "bookings" SET "starts_at" = NEW."starts_at" WHERE "branch_id" = NEW."branch_id" AND "class_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "classes_update_booking_starts" AFTER UPDATE OF "starts_at" ON "classes" FOR EACH ROW WHEN (OLD."starts_at" IS DISTINCT FROM NEW."starts_at") EXECUTE FUNCTION "update_booking_starts"();
--> statement-breakpoint
CREATE FUNCTION "reject_gift_card_movement_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of gift cards is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "gift_card_movements_append_only" BEFORE UPDATE OR DELETE ON "gift_card_movements" FOR EACH ROW EXECUTE FUNCTION "reject_gift_card_movement_change"();
--> statement-breakpoint
CREATE FUNCTION "update_gift_card_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "gift_cards" SET "balance_pence" = "balance_pence" + NEW."pence"
    WHERE "branch_id" = NEW."branch_id" AND "id" = NEW."gift_card_id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "gift_card_movements_update_balance" AFTER INSERT ON "gift_card_movements" FOR EACH ROW EXECUTE FUNCTION "update_gift_card_balance"();
--> statement-breakpoint
-- Pages show published reviews only, so only a change of one of them increments the version.
CREATE FUNCTION "bump_data_version_of_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP <> 'INSERT' AND OLD.status = 'PUBLISHED') OR (TG_OP <> 'DELETE' AND NEW.status = 'PUBLISHED') THEN
    INSERT INTO data_versions (branch_id, version) VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.branch_id ELSE NEW.branch_id END, 1)
    ON CONFLICT (branch_id) DO UPDATE SET version = data_versions.version + 1;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "data_version" AFTER INSERT OR UPDATE OR DELETE ON "reviews" FOR EACH ROW EXECUTE FUNCTION "bump_data_version_of_review"();
--> statement-breakpoint
CREATE FUNCTION "reject_attendance_mark_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the attendance marks are append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "attendance_marks_append_only" BEFORE UPDATE OR DELETE ON "attendance_marks" FOR EACH ROW EXECUTE FUNCTION "reject_attendance_mark_change"();
--> statement-breakpoint
CREATE FUNCTION "enqueue_webhook_deliveries"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    (branch_id, id, endpoint_id, message_id, type, booking_id, detail, happened_at, next_attempt_at)
  SELECT NEW.branch_id, gen_random_uuid(), e.id, message, kind, NEW.id,
    jsonb_build_object('status', NEW.status, 'classId', NEW.class_id, 'previousClassId', before), happened, happened
  FROM webhook_endpoints e
  WHERE e.branch_id = NEW.branch_id AND e.enabled AND kind = ANY (e.events);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bookings_enqueue_webhooks" AFTER INSERT OR UPDATE OF "status", "class_id", "checked_in_at" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "enqueue_webhook_deliveries"();
--> statement-breakpoint
CREATE FUNCTION "record_former_class_url"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_class_urls (branch_id, class_id, local_date, title, starts_at)
    VALUES (OLD.branch_id, OLD.id, OLD.local_date, OLD.title, OLD.starts_at)
    ON CONFLICT ON CONSTRAINT former_class_urls_pk DO UPDATE SET replaced_at = now();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "record_former_class_url" AFTER UPDATE OF "title", "starts_at", "local_date" ON "classes" FOR EACH ROW
  WHEN ((OLD."title", OLD."starts_at") IS DISTINCT FROM (NEW."title", NEW."starts_at"))
  EXECUTE FUNCTION "record_former_class_url"();
