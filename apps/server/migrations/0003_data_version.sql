CREATE TABLE "data_versions" (
	"branch_id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "teaches" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "one_to_one_from_pence" integer;--> statement-breakpoint
-- Instructors who were there before: what they are on the timetable for is what they teach.
UPDATE "instructors" i SET "teaches" = taught.ids FROM (
  SELECT branch_id, instructor_id, array_agg(DISTINCT class_type_id ORDER BY class_type_id) AS ids
  FROM "weekly_pattern" GROUP BY branch_id, instructor_id
) taught WHERE taught.branch_id = i.branch_id AND taught.instructor_id = i.id;
--> statement-breakpoint
INSERT INTO "data_versions" SELECT id, 1 FROM "branches";
--> statement-breakpoint
-- Counts once for each statement and branch. The argument names the column that says the branch.
CREATE FUNCTION "count_data_version"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    'site_settings', 'weekly_pattern', 'closures', 'classes']
  LOOP
    branch := CASE shown WHEN 'branches' THEN 'id' ELSE 'branch_id' END;
    EXECUTE format('CREATE TRIGGER data_version_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_data_version(%L)', shown, branch);
    EXECUTE format('CREATE TRIGGER data_version_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_data_version(%L)', shown, branch);
    CONTINUE WHEN shown = 'classes';
    EXECUTE format('CREATE TRIGGER data_version_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_data_version(%L)', shown, branch);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_changed_class"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO data_versions (branch_id, version) VALUES (NEW.branch_id, 1)
  ON CONFLICT (branch_id) DO UPDATE SET version = data_versions.version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Every column of a dated class but "taken": the statements that hold and free places never come here. A trigger that
-- names columns has no table of what changed, so this one goes by rows.
CREATE TRIGGER "data_version_update" AFTER UPDATE OF "branch_id", "id", "pattern_id", "class_type_id", "activity_id",
  "sub_type", "title", "difficulty", "description", "tags", "instructor_id", "room_id", "local_date", "starts_at",
  "duration_min", "price_pence", "currency", "capacity", "status"
  ON "classes" FOR EACH ROW EXECUTE FUNCTION "count_changed_class"();
