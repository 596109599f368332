ALTER TABLE "classes" ADD COLUMN "has_own_price" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- running code stands this: it changes only the few future classes to which staff gave another price than that of their type
UPDATE "classes" c SET "has_own_price" = true
FROM "class_types" t
WHERE t."branch_id" = c."branch_id" AND t."id" = c."class_type_id" AND c."starts_at" > now() AND c."price_pence" <> t."price_pence"
  AND EXISTS (SELECT 1 FROM "audit" a WHERE a."branch_id" = c."branch_id" AND a."subject_id" = c."id"::text AND a."subject" = 'class'
    AND ((a."action" = 'CHANGED' AND a."reason" = 'this class only' AND a."detail"->>'pricePence' = c."price_pence"::text)
      -- A class that was added with another price: its type has had no other price since then.
      OR (a."action" = 'ADDED' AND a."reason" = 'once' AND NOT EXISTS (SELECT 1 FROM "audit" n
        WHERE n."branch_id" = t."branch_id" AND n."subject_id" = t."id" AND n."subject" = 'class-type' AND n."action" = 'CHANGED'
          AND n."at" >= a."at" AND n."detail"->>'pricePence' IS DISTINCT FROM n."detail"->'before'->>'pricePence'))));
