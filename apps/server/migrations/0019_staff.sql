CREATE TABLE "desk_payments" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"note" text,
	"taken_by" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"gives_back" uuid,
	CONSTRAINT "desk_payments_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text,
	"email" text,
	"email_key" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"source" text NOT NULL,
	"merged_into" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', first_name || ' ' || last_name || ' ' || regexp_replace(coalesce(email, ''), '[@._+-]', ' ', 'g') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) STORED NOT NULL,
	CONSTRAINT "people_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"shown" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "person_notes_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "door_marks" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"marked_by" text NOT NULL,
	"refused" text,
	CONSTRAINT "door_marks_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "cover_requests" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"instructor_id" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"covered_by" text,
	"settled_by" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "cover_requests_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "subject_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "due_pence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "user_id" text;--> statement-breakpoint
CREATE INDEX "desk_payments_by_subject" ON "desk_payments" USING btree ("branch_id","subject_id");--> statement-breakpoint
CREATE INDEX "desk_payments_by_time" ON "desk_payments" USING btree ("branch_id","taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "people_by_member" ON "people" USING btree ("branch_id","member_id") WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "people_by_email" ON "people" USING btree ("branch_id","email_key") WHERE email_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("branch_id",lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "people_merged" ON "people" USING btree ("branch_id","merged_into") WHERE merged_into IS NOT NULL;--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("search");--> statement-breakpoint
CREATE INDEX "person_notes_by_person" ON "person_notes" USING btree ("branch_id","person_id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "door_marks_by_booking" ON "door_marks" USING btree ("branch_id","booking_id","recorded_at");--> statement-breakpoint
CREATE INDEX "door_marks_by_class" ON "door_marks" USING btree ("branch_id","class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cover_requests_one_open" ON "cover_requests" USING btree ("branch_id","class_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "cover_requests_by_class" ON "cover_requests" USING btree ("branch_id","class_id");--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("branch_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "instructors_by_user" ON "instructors" USING btree ("branch_id","user_id") WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_by_actor" ON "audit" USING btree ("branch_id","actor","id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_due" CHECK ("bookings"."due_pence" >= 0);--> statement-breakpoint
INSERT INTO "people" ("branch_id", "id", "member_id", "email", "email_key", "first_name", "last_name", "phone", "source", "created_at", "updated_at")
  SELECT b."id", gen_random_uuid(), m."user_id", m."email", lower(trim(m."email")), coalesce(m."first_name", ''), coalesce(m."last_name", ''), m."phone", 'account', m."created_at", m."created_at"
  FROM "members" m CROSS JOIN (SELECT "id" FROM "branches" ORDER BY "id" LIMIT 1) b
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "people" ("branch_id", "id", "email", "email_key", "first_name", "last_name", "phone", "source", "created_at", "updated_at")
  SELECT DISTINCT ON ("branch_id", lower(trim("email"))) "branch_id", gen_random_uuid(), "email", lower(trim("email")), "first_name", "last_name", "phone", 'booking', "created_at", "created_at"
  FROM "bookings" WHERE "principal_id" IS NULL AND "email" <> ''
  ORDER BY "branch_id", lower(trim("email")), "created_at"
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "people" ("branch_id", "id", "email", "email_key", "first_name", "last_name", "phone", "source", "created_at", "updated_at")
  SELECT DISTINCT ON ("branch_id", lower(trim("email"))) "branch_id", gen_random_uuid(), "email", lower(trim("email")), "first_name", "last_name", "phone", 'tour', "created_at", "created_at"
  FROM "tours" WHERE "principal_id" IS NULL AND "email" <> ''
  ORDER BY "branch_id", lower(trim("email")), "created_at"
  ON CONFLICT DO NOTHING;
