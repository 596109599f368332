CREATE TABLE "entitlement_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"entitlement_id" uuid NOT NULL,
	"sessions" integer NOT NULL,
	"reason" text NOT NULL,
	"subject_id" uuid,
	"actor" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "entitlement_movements_not_zero" CHECK ("entitlement_movements"."sessions" <> 0)
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"terms" jsonb NOT NULL,
	"balance" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"origin" text NOT NULL,
	"origin_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entitlements_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "entitlements_never_below_zero" CHECK ("entitlements"."balance" >= 0)
);
--> statement-breakpoint
CREATE INDEX "entitlement_movements_by_entitlement" ON "entitlement_movements" USING btree ("branch_id","entitlement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_movements_once" ON "entitlement_movements" USING btree ("branch_id","entitlement_id","subject_id","reason") WHERE subject_id IS NOT NULL AND reason IN ('BOOKED', 'RETURNED', 'RESERVED', 'RELEASED', 'REFUNDED');--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_once_per_origin" ON "entitlements" USING btree ("branch_id","origin","origin_id");--> statement-breakpoint
CREATE INDEX "entitlements_by_member" ON "entitlements" USING btree ("branch_id","member_id");--> statement-breakpoint
CREATE FUNCTION "entitlement_movements_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of entitlements is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "entitlement_movements_append_only" BEFORE UPDATE OR DELETE ON "entitlement_movements" FOR EACH ROW EXECUTE FUNCTION "entitlement_movements_are_append_only"();
--> statement-breakpoint
CREATE FUNCTION "entitlement_balance_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "entitlements" SET "balance" = "balance" + NEW."sessions"
    WHERE "branch_id" = NEW."branch_id" AND "id" = NEW."entitlement_id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "entitlement_balance_follows_movements" AFTER INSERT ON "entitlement_movements" FOR EACH ROW EXECUTE FUNCTION "entitlement_balance_follows"();
