-- Names of surcharges that were alike were allowed: the later of two gets its id as an ending.
UPDATE "surcharges" s SET "name" = s."name" || ' (' || s."id" || ')'
WHERE EXISTS (SELECT 1 FROM "surcharges" o WHERE lower(o."name") = lower(s."name") AND o."id" < s."id");--> statement-breakpoint
CREATE UNIQUE INDEX "surcharges_name_unique" ON "surcharges" USING btree (lower("name"));