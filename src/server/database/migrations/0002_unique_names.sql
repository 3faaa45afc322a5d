-- SKUs and names of tags that differed in case only were allowed: the later of two gets its id as an ending.
UPDATE "variants" v SET "sku" = v."sku" || '-' || v."id"
WHERE EXISTS (SELECT 1 FROM "variants" o WHERE lower(o."sku") = lower(v."sku") AND o."id" < v."id");--> statement-breakpoint
UPDATE "products" p SET "square_sku" = p."square_sku" || '-' || p."id"
WHERE EXISTS (SELECT 1 FROM "products" o WHERE lower(o."square_sku") = lower(p."square_sku") AND o."id" < p."id");--> statement-breakpoint
UPDATE "tags" t SET "name" = t."name" || ' (' || t."id" || ')'
WHERE EXISTS (SELECT 1 FROM "tags" o WHERE lower(o."name") = lower(t."name") AND o."id" < t."id");--> statement-breakpoint
ALTER TABLE "variants" DROP CONSTRAINT "variants_sku_unique";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_square_sku_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku_unique" ON "variants" USING btree (lower("sku"));--> statement-breakpoint
CREATE UNIQUE INDEX "products_square_sku_unique" ON "products" USING btree (lower("square_sku"));--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_unique" ON "tags" USING btree (lower("name"));--> statement-breakpoint
-- Positions that are kept without a gap from now on.
UPDATE "recommended_products" r SET "sort_order" = n.place
FROM (SELECT "id", row_number() OVER (ORDER BY "sort_order", "id") - 1 AS place FROM "recommended_products") n
WHERE r."id" = n."id" AND r."sort_order" <> n.place;--> statement-breakpoint
UPDATE "product_attributes" a SET "sort_order" = n.place
FROM (SELECT "id", row_number() OVER (PARTITION BY "product_id" ORDER BY "sort_order", "id") - 1 AS place FROM "product_attributes") n
WHERE a."id" = n."id" AND a."sort_order" <> n.place;--> statement-breakpoint
UPDATE "product_attribute_values" v SET "sort_order" = n.place
FROM (SELECT "id", row_number() OVER (PARTITION BY "product_attribute_id" ORDER BY "sort_order", "id") - 1 AS place FROM "product_attribute_values") n
WHERE v."id" = n."id" AND v."sort_order" <> n.place;
