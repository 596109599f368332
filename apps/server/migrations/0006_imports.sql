CREATE TABLE "imported_visits" (
	"branch_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"activity_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "imported_visits_branch_id_import_id_row_activity_id_pk" PRIMARY KEY("branch_id","import_id","row","activity_id")
);
--> statement-breakpoint
-- running code stands this: it also looks for a finished import of the same file before it saves a draft
DROP INDEX "imports_once_per_file";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "imported_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "row_key" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "membership_id" uuid;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "note_id" uuid;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "waiver_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kind" text DEFAULT 'people' NOT NULL;--> statement-breakpoint
CREATE INDEX "imported_visits_by_person" ON "imported_visits" USING btree ("branch_id","person_id");--> statement-breakpoint
-- running code stands this: it writes no row keys
CREATE UNIQUE INDEX "import_rows_once" ON "import_rows" USING btree ("branch_id","row_key") WHERE row_key IS NOT NULL;--> statement-breakpoint
-- running code stands this: the index covers fewer rows than the one that it replaces
CREATE UNIQUE INDEX "imports_once_per_file" ON "imports" USING btree ("branch_id","file_hash") WHERE status IN ('RUNNING', 'UNDOING');