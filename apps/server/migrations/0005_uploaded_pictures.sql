CREATE TABLE "pictures" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"hash" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"widths" jsonb NOT NULL,
	"phone" jsonb,
	"uploaded_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "pictures_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"branch_id" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picture_files_branch_id_hash_name_pk" PRIMARY KEY("branch_id","hash","name")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "current_picture" ON "pictures" USING btree ("branch_id","kind","subject_id") WHERE replaced_at IS NULL;--> statement-breakpoint
CREATE INDEX "picture_files_by_age" ON "picture_files" USING btree ("branch_id","stored_at");
--> statement-breakpoint
CREATE TRIGGER "data_version_insert" AFTER INSERT ON "pictures" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_data_version"('branch_id');
--> statement-breakpoint
CREATE TRIGGER "data_version_update" AFTER UPDATE ON "pictures" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_data_version"('branch_id');
--> statement-breakpoint
CREATE TRIGGER "data_version_delete" AFTER DELETE ON "pictures" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_data_version"('branch_id');
