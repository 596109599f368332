CREATE TABLE "conversation_messages" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"answers" uuid,
	"by_id" text,
	"by_name" text,
	"extras" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "conversation_messages_branch_id_conversation_id_id_pk" PRIMARY KEY("branch_id","conversation_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"session_id" text NOT NULL,
	"principal_id" text,
	"email" text,
	"state" text NOT NULL,
	"taken_by" text,
	"taken_name" text,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"visitor_seen_at" timestamp with time zone NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversations_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_in_order" ON "conversation_messages" USING btree ("branch_id","conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_one_answer" ON "conversation_messages" USING btree ("branch_id","conversation_id","answers");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_per_tab" ON "conversations" USING btree ("branch_id","client_id","session_id");--> statement-breakpoint
CREATE INDEX "conversations_by_state" ON "conversations" USING btree ("branch_id","state","last_at");--> statement-breakpoint
CREATE INDEX "conversations_by_member" ON "conversations" USING btree ("branch_id","principal_id");