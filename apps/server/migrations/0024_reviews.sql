CREATE TABLE "contact_replies" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_replies_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "closed_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people_apart" (
	"branch_id" text NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"said_by" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_apart_branch_id_one_id_other_id_pk" PRIMARY KEY("branch_id","one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "person_merges" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"merged_by" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "person_merges_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_askings" (
	"branch_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"person_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_askings_branch_id_booking_id_pk" PRIMARY KEY("branch_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"branch_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"activity_id" text NOT NULL,
	"sub_type" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"shown_name" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"reply" text,
	"replied_at" timestamp with time zone,
	CONSTRAINT "reviews_branch_id_booking_id_pk" PRIMARY KEY("branch_id","booking_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "import_headings" (
	"branch_id" text NOT NULL,
	"headings" text NOT NULL,
	"columns" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_headings_branch_id_headings_pk" PRIMARY KEY("branch_id","headings")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"branch_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"person_id" uuid NOT NULL,
	"entitlement_ids" uuid[] NOT NULL,
	"stays" text,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "import_rows_branch_id_import_id_row_pk" PRIMARY KEY("branch_id","import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"source" text,
	"columns" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"status" text NOT NULL,
	"rows" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"tally" jsonb NOT NULL,
	"started_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "imports_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE INDEX "contact_replies_by_message" ON "contact_replies" USING btree ("branch_id","message_id","sent_at");--> statement-breakpoint
CREATE INDEX "person_merges_by_kept" ON "person_merges" USING btree ("branch_id","kept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_merges_one_stands" ON "person_merges" USING btree ("branch_id","gone_id") WHERE undone_at IS NULL;--> statement-breakpoint
CREATE INDEX "review_askings_by_person" ON "review_askings" USING btree ("branch_id","person_hash","asked_at");--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("branch_id","status","written_at","booking_id");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("branch_id","activity_id","published_at","booking_id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "import_rows_by_person" ON "import_rows" USING btree ("branch_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_once_per_file" ON "imports" USING btree ("branch_id","file_hash") WHERE status IN ('RUNNING', 'DONE', 'UNDOING');--> statement-breakpoint
CREATE INDEX "imports_at_work" ON "imports" USING btree ("status") WHERE status IN ('RUNNING', 'UNDOING');--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("branch_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (to_tsvector('simple', name || ' ' || regexp_replace(email, '[@._+-]', ' ', 'g') || ' ' || subject || ' ' || message));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_words" ON "newsletter_subscribers" USING gin (to_tsvector('simple', regexp_replace(coalesce(email, ''), '[@._+-]', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "people_by_phone" ON "people" USING btree ("branch_id",right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)) WHERE phone IS NOT NULL;--> statement-breakpoint
-- Pages show published reviews only: whatever makes one come, go or read otherwise is a new version of the data.
CREATE FUNCTION "count_shown_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP <> 'INSERT' AND OLD.status = 'PUBLISHED') OR (TG_OP <> 'DELETE' AND NEW.status = 'PUBLISHED') THEN
    INSERT INTO data_versions (branch_id, version) VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.branch_id ELSE NEW.branch_id END, 1)
    ON CONFLICT (branch_id) DO UPDATE SET version = data_versions.version + 1;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "data_version" AFTER INSERT OR UPDATE OR DELETE ON "reviews" FOR EACH ROW EXECUTE FUNCTION "count_shown_review"();
