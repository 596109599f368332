CREATE TABLE "funnel_days" (
	"branch_id" text NOT NULL,
	"day" date NOT NULL,
	"furthest" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "funnel_days_branch_id_day_furthest_pk" PRIMARY KEY("branch_id","day","furthest")
);
--> statement-breakpoint
CREATE TABLE "site_event_days" (
	"branch_id" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"page" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "site_event_days_branch_id_day_name_value_page_pk" PRIMARY KEY("branch_id","day","name","value","page")
);
--> statement-breakpoint
CREATE TABLE "site_events" (
	"branch_id" text NOT NULL,
	"day" date NOT NULL,
	"visit" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"page" text NOT NULL,
	CONSTRAINT "site_events_branch_id_day_visit_name_value_page_pk" PRIMARY KEY("branch_id","day","visit","name","value","page")
);
--> statement-breakpoint
CREATE TABLE "visit_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
