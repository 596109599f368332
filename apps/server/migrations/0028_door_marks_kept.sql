CREATE INDEX "bookings_to_close" ON "bookings" USING btree ("branch_id","starts_at") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE FUNCTION "door_marks_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was marked at the door is never changed, and nothing is taken out';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "door_marks_append_only" BEFORE UPDATE OR DELETE ON "door_marks" FOR EACH ROW EXECUTE FUNCTION "door_marks_are_append_only"();
