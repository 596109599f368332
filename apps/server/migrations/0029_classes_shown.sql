-- Every column of a dated class but the places taken, and those waited for, is shown somewhere.
DROP TRIGGER "data_version_update" ON "classes";
--> statement-breakpoint
CREATE TRIGGER "data_version_update" AFTER UPDATE OF "branch_id", "id", "pattern_id", "class_type_id", "activity_id",
  "sub_type", "title", "difficulty", "description", "tags", "instructor_id", "room_id", "local_date", "starts_at",
  "duration_min", "price_pence", "currency", "capacity", "beds_out", "status", "off_for_closure", "listed"
  ON "classes" FOR EACH ROW EXECUTE FUNCTION "count_changed_class"();
