CREATE TABLE "site_copy" (
	"branch_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb,
	"draft_saved_at" timestamp with time zone,
	CONSTRAINT "site_copy_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "site_copy_publications" (
	"branch_id" text NOT NULL,
	"id" text NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_copy_publications_branch_id_id_number_pk" PRIMARY KEY("branch_id","id","number")
);
--> statement-breakpoint
CREATE TRIGGER "data_version_insert" AFTER INSERT ON "site_copy_publications" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_data_version"('branch_id');
