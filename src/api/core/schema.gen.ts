// Generated from openapi/ by `pnpm generate`; edits are lost.
export interface paths {
    "/p4/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Staff sign in with e-mail and password (API-01, AUTH-03).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description The host forgets the token. The console has forgotten it already and does not wait for the answer (AMB-08, AMB-193).
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own sessions
         * @description The sessions in which the signed-in user can go on without a password, the last used first (AMB-237).
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the own sessions
         * @description The host forgets its token. A session of another user is not found (AMB-237).
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/passwordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password reset link
         * @description Sends a link to the e-mail address, if it is a user's; the answer is the same if it is not (API-02, AUTH-17).
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/passwordReset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets the password with the token of the e-mailed link and ends the user's other sessions (AMB-03). A token that is unknown, used or too old is a bad request about the field token.
         */
        post: operations["confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the employees
         * @description Every user with a role or a permission, ordered by name; searching, sorting and paging is up to the console (API-03, AMB-35).
         */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an employee
         * @description Creates a member of staff without a password (API-04, PERM-08, AMB-40).
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a user
         * @description A customer or an employee; with the id of the session it is the current user (API-05, API-10, AMB-06).
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user for privacy
         * @description Erases the user for good; the answer is shown as JSON (API-07, AMB-127). A 400 on the field email where what was typed does not confirm the user (AMB-128), a 409 for the last owner. A user who holds a role, a permission or a store that the caller does not hold is refused with a 403 (AMB-195).
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change, demote or deactivate a user
         * @description Changes the fields that are sent (API-06), each of which has its own x-permission (PERM-08, PERM-09, AMB-31); a value sent as it is stored is no change and needs none, but for the approval code, which not everybody may read: without its x-permission it is refused whatever it is, and after ten tries with a 429 (AMB-192). Of permissions, roles and stores nobody gives what they do not hold themselves, nor takes it from others (AMB-186). Without any role and permission a user is no employee any longer (AMB-38). The last owner cannot be demoted.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/p4/users/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the photo of a user
         * @description Replaces the photo (API-08). Nobody without one of the roles changes a photo, their own included (EMP-14, AMB-30), nor that of a user who holds more than they do (AMB-186).
         */
        post: operations["updateUserPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/users/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a user for privacy
         * @description Everything kept about the user; the answer is shown as JSON (API-09, AMB-127). A 400 on the field email where what was typed does not confirm the user (AMB-128). A user who holds a role, a permission or a store that the caller does not hold is refused with a 403 (AMB-195).
         */
        post: operations["exportUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles
         * @description The roles in use, without archived ones, ordered by name (API-11, AMB-23).
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a role
         * @description Creates a role by its name (API-12, AMB-47).
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a role
         * @description One role, archived or not (API-13).
         */
        get: operations["getRole"];
        /**
         * Save a role
         * @description Replaces the role (API-14). The role owner cannot be changed, a conflict (PERM-06).
         */
        put: operations["updateRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permissions
         * @description The permissions in use, without archived ones, ordered by name (API-15, AMB-23).
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/permissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a permission
         * @description One permission, archived or not (API-16).
         */
        get: operations["getPermission"];
        /**
         * Save a permission
         * @description Replaces the permission; no screen uses it (API-17, AMB-32).
         */
        put: operations["updatePermission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products
         * @description The active products, or with archived=true the archived ones, ordered by id and without paging; short rows (API-18, API-19, PROD-02).
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description Creates an active product that is at no store yet (API-20, PERM-10).
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/products/attributes-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the names of attributes
         * @description The names of the attributes that products have, each once, ordered (API-32); no screen uses it (AMB-154).
         */
        get: operations["listAttributeNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/products/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product categories
         * @description The product category tree (API-33); no screen uses it (AMB-154).
         */
        get: operations["listProductCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a product
         * @description One product in full, active or archived (API-21).
         */
        get: operations["getProduct"];
        /**
         * Save a product
         * @description Replaces the product, as the edit form does (API-22, AMB-52).
         */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change, archive or restore a product
         * @description Changes the fields that are sent (API-23). Archiving takes the product off every store; restoring does not put it back (AMB-50, PROD-51).
         */
        patch: operations["patchProduct"];
        trace?: never;
    };
    "/p4/products/{id}/cloneAttributeValues": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone attribute values from another product
         * @description Takes over the values of the attributes that both products have, with their order and default; values that the product has already stay (API-24, AMB-64).
         */
        post: operations["cloneAttributeValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/products/{id}/addProductToAllStores": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product to all stores
         * @description Adds the product, at its base price, to every store that does not have it (API-25, PERM-14, AMB-27). Stores are handled one by one; a failure at one leaves the others added (PLUS-12). An archived product is a conflict.
         */
        post: operations["addProductToAllStores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the variants of a product
         * @description The variants with their attribute values, ordered by id (API-30).
         */
        get: operations["listProductVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/products/{id}/productAttributes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the attributes of a product
         * @description The product attributes with their values, both ordered by sort_order (API-31).
         */
        get: operations["listProductAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/products/{id}/stores/storeProduct": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the stores of a product
         * @description The store products of the product, ordered by store id (API-26, AMB-60).
         */
        get: operations["listProductStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/products/{product_id}/stores": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 104
                 */
                product_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product to a store
         * @description Adds the product to the store of the body, with every variant at that price (API-27, AMB-60, AMB-93). A store product that exists is replaced, and with it the price of every variant (VAR-25). An archived product is a conflict.
         */
        post: operations["createProductStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{storeId}/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
                /**
                 * @description Id of the product.
                 * @example 104
                 */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a product from a store
         * @description Takes the product off the menu of the store (API-28, AMB-27), with its prices, today's inventory and starting inventory: added again, it begins with none (AMB-187).
         */
        delete: operations["deleteStoreProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{storeId}/variants/{variantId}/price": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
                /**
                 * @description Id of the variant.
                 * @example 2201
                 */
                variantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the price of a variant at a store
         * @description Sets the price in cents and answers the whole store product (API-29, VAR-21). Not found where the product is not at the store.
         */
        put: operations["updateStoreVariantPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a variant
         * @description Adds a variant to a product (API-34); at the stores that have the product it costs what the product costs there. A SKU or a set of attribute values that is taken is a conflict.
         */
        post: operations["createVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/variants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save a variant
         * @description Replaces SKU and attribute values of the variant (API-35).
         */
        put: operations["updateVariant"];
        post?: never;
        /**
         * Delete a variant
         * @description Deletes the variant with its prices and inventory at every store (API-36).
         */
        delete: operations["deleteVariant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/addons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the addons
         * @description The addons to choose from for a product, ordered by name (API-52, PROD-27).
         */
        get: operations["listAddons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/netsuite/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the Netsuite accounts
         * @description The accounts to choose from, for products and promotions (API-53, PROD-18, AMB-151).
         */
        get: operations["listNetsuiteAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/promotionalCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the promotional categories
         * @description The promotional categories, ordered by name (API-54).
         */
        get: operations["listPromotionalCategories"];
        put?: never;
        /**
         * Create a promotional category
         * @description Adds a category by its name (API-55, PERM-24).
         */
        post: operations["createPromotionalCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/promotionalCategories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a promotional category
         * @description Replaces the category (API-56, PERM-24).
         */
        put: operations["updatePromotionalCategory"];
        post?: never;
        /**
         * Delete a promotional category
         * @description Deletes the category and takes it off products and off what promotions include and exclude. A combo promotion that names it keeps its id and no longer applies (API-57, AMB-189, PERM-24).
         */
        delete: operations["deletePromotionalCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attributes
         * @description All attributes with their values (API-37); there is no read of a single one (AMB-72).
         */
        get: operations["listAttributes"];
        put?: never;
        /**
         * Create an attribute
         * @description Creates an attribute without values (API-38). Needs products:update (AMB-71). Its name belongs to no other attribute of the product type, whatever its case.
         */
        post: operations["createAttribute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/attributes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace an attribute
         * @description Saves the whole attribute except its values, which have their own calls (API-39). Needs products:update (AMB-71). An attribute cannot modify itself.
         */
        put: operations["updateAttribute"];
        post?: never;
        /**
         * Delete an attribute
         * @description Deletes the attribute with its values, everywhere they are used; products may vanish from the menu (API-40, VAR-13). Needs products:update (AMB-71).
         */
        delete: operations["deleteAttribute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/attributeValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a value to an attribute
         * @description Adds a value; a void one ends that for the other values of the attribute (API-41, ATTR-14). A name that another value of the attribute has, whatever its case, is a 409. Needs products:update (AMB-71).
         */
        post: operations["createAttributeValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/attributeValues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read an attribute value
         * @description A single value; its attribute_id leads to the attribute when a promotion is loaded (API-44, AMB-153).
         */
        get: operations["getAttributeValue"];
        /**
         * Replace an attribute value
         * @description Saves the name and the void mark; a void value ends that for the other values of the attribute (API-42, ATTR-14). A name that another value of the attribute has, whatever its case, is a 409. Needs products:update (AMB-71).
         */
        put: operations["updateAttributeValue"];
        post?: never;
        /**
         * Delete an attribute value
         * @description Deletes the value everywhere it is used; products may vanish from the menu (API-43, VAR-13). Needs products:update (AMB-71).
         */
        delete: operations["deleteAttributeValue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/productAttributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an attribute on a product
         * @description Lets guests choose the attribute for the product (API-45); refused where the product has it already. Needs products:update (PERM-10).
         */
        post: operations["createProductAttribute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/productAttributes/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone product attributes from another product
         * @description Copies the attributes of clone_product_id to product_id, which keeps those it has (API-48, AMB-64). Needs products:update (PERM-10).
         */
        post: operations["cloneProductAttributes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/productAttributes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save a product attribute
         * @description Saves its position; its product, its attribute and its values stay (API-46, VAR-07). Needs products:update (PERM-10).
         */
        put: operations["updateProductAttribute"];
        post?: never;
        /**
         * Take an attribute off a product
         * @description Deletes it with its values; products may vanish from the menu (API-47, VAR-13). Needs products:update (PERM-10).
         */
        delete: operations["deleteProductAttribute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/productAttributeValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a value for a product
         * @description Adds a value of the attribute to the product attribute (API-49); refused where it is offered already. Needs products:update (PERM-10).
         */
        post: operations["createProductAttributeValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/productAttributeValues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save a product attribute value
         * @description Saves its position and its default mark (API-50). Turning one default on turns the others off; the current default cannot be unset directly (VAR-08). Needs products:update (PERM-10).
         */
        put: operations["updateProductAttributeValue"];
        post?: never;
        /**
         * Withdraw a value from a product
         * @description Deletes the product attribute value; products may vanish from the menu (API-51, VAR-13). Needs products:update (PERM-10).
         */
        delete: operations["deleteProductAttributeValue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/vendorRegions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vendor regions
         * @description The choices of the vendor region selector in the store form (API-58, STORE-13).
         */
        get: operations["listVendorRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vendors
         * @description All vendors; no screen shows them (API-59, AMB-154).
         */
        get: operations["listVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/vendorProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vendor products
         * @description Everything the vendors deliver; no screen shows it (API-60, AMB-154).
         */
        get: operations["listVendorProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/vendorProducts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a vendor product
         * @description Deletes a vendor product (API-61). Needs products:update, as it is catalogue data.
         */
        delete: operations["deleteVendorProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description All tags (API-62).
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Creates a tag (API-63); a name that another tag has, whatever its case, is a 409. Needs products:update (PERM-10).
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a tag
         * @description A single tag (API-65, AMB-75). The documents do not show a path for it: where it is missing, the tag is in the list.
         */
        get: operations["getTag"];
        /**
         * Replace a tag
         * @description Saves the tag; without image_data its picture stays (API-64). A name that another tag has, whatever its case, is a 409. Needs products:update (PERM-10).
         */
        put: operations["updateTag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recommendations
         * @description All rows of the Recommendation Engine (API-66).
         */
        get: operations["listRecommendations"];
        put?: never;
        /**
         * Create a recommendation
         * @description Creates the recommendation of a trigger product (API-67); refused where the product has one (RECENG-05). Needs recommended-products:update (AMB-25).
         */
        post: operations["createRecommendation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/recommendations/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reorder the recommendations
         * @description Gives the rows their new sort_order, all or none (API-71, AMB-78). Needs recommended-products:update (AMB-25).
         */
        patch: operations["sortRecommendations"];
        trace?: never;
    };
    "/p4/recommendations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a recommendation
         * @description A single recommendation; no screen uses it (API-68, AMB-154).
         */
        get: operations["getRecommendation"];
        put?: never;
        post?: never;
        /**
         * Delete a recommendation
         * @description Deletes the row (API-70). Needs recommended-products:update (AMB-25).
         */
        delete: operations["deleteRecommendation"];
        options?: never;
        head?: never;
        /**
         * Change a recommendation
         * @description Changes the fields given, often only the list of products (API-69, AMB-76). Needs recommended-products:update (AMB-25).
         */
        patch: operations["updateRecommendation"];
        trace?: never;
    };
    "/p4/recommended-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recommended products
         * @description All recommended products (API-72).
         */
        get: operations["listRecommendedProducts"];
        put?: never;
        /**
         * Create a recommended product
         * @description Puts a product forward (API-73). Needs recommended-products:update (AMB-25).
         */
        post: operations["createRecommendedProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/recommended-products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a recommended product
         * @description Deletes the recommended product (API-75); the id of the body, if there is one, is the id of the path. Needs recommended-products:update (AMB-25).
         */
        delete: operations["deleteRecommendedProduct"];
        options?: never;
        head?: never;
        /**
         * Change a recommended product
         * @description Changes the fields given: texts, a switch or the position (API-74, AMB-79). Needs recommended-products:update (AMB-25).
         */
        patch: operations["updateRecommendedProduct"];
        trace?: never;
    };
    "/p4/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stores
         * @description All stores that are not archived (API-77); the list does not page (STORE-02).
         */
        get: operations["listStores"];
        put?: never;
        /**
         * Create a store
         * @description Creates a store (API-78). Name and Netsuite ID are required (STORE-14, STORE-15); the defaults are those of STORE-19 and AMB-80. Needs stores:create, for no store in particular (PERM-17). bda_password is answered only to those who may edit the new store.
         */
        post: operations["createStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change several stores
         * @description Changes the fields given of each store, all or none (API-82, AMB-289). Needs stores:update with every store in scope (PERM-13, PERM-18).
         */
        patch: operations["patchStores"];
        trace?: never;
    };
    "/p4/stores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a store
         * @description A single store (API-79). bda_password is left out for those who may not edit the store (AMB-86).
         */
        get: operations["getStore"];
        /**
         * Replace a store
         * @description Saves the store form (API-81, AMB-83). Taking bd_destination_id or curbside_enabled away switches off what depends on it (STORE-29, STORE-30). A new picture replaces the old one; none can be taken away (STORE-24). Needs stores:update for the store (PERM-18).
         */
        put: operations["updateStore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a store
         * @description Changes the fields given (API-80), in the console curbside_online alone (AMB-84), which is refused while curbside_enabled is off (STORE-27). Taking bd_destination_id or curbside_enabled away switches off what depends on it (STORE-29, STORE-30). Needs stores:update for the store (PERM-18).
         */
        patch: operations["patchStore"];
        trace?: never;
    };
    "/p4/stores/{id}/syncDefaultMenu": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add the default products to a store
         * @description Adds every active product with on_default_menu that is not yet at the store, at its base price; there is no body (API-83, API-98, AMB-94). Needs stores:update-menu for the store (AMB-27).
         */
        patch: operations["syncDefaultMenu"];
        trace?: never;
    };
    "/p4/stores/{id}/products/atStore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the products at a store
         * @description The products at the store with their variant prices (API-84, STORE-33, AMB-60).
         */
        get: operations["listProductsAtStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{id}/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the attributes of a store
         * @description What the store can switch on and off (API-85, STORE-31): the attribute values that the products on its menu offer, without void ones (AMB-188).
         */
        get: operations["listStoreAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{storeId}/attributes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Enable or disable an attribute at a store
         * @description Saves is_disabled (API-86). Needs stores:update-inventory for the store (PERM-19).
         */
        put: operations["updateStoreAttribute"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        /**
         * Read whether a store is online
         * @description The online flag of a store. The path has no /p4 prefix (API-87, AMB-90).
         */
        get: operations["getStoreStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{storeId}/online": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Take a store online or offline
         * @description Sets the online flag (API-88) and answers its opposite (AMB-89). Needs stores:update for the store (PERM-18).
         */
        put: operations["setStoreOnline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{storeId}/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        /**
         * Read today's inventory of a store
         * @description One row for each variant on the store's menu (API-89, AMB-104). A host may leave out those of unlimited products; where it lists them, their quantity_available means nothing. Today begins at midnight of the store: a daily product then starts with the starting inventory of that weekday, a limited one keeps its count (AMB-187).
         */
        get: operations["listStoreInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{storeId}/inventory/{variantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
                /**
                 * @description Id of the variant.
                 * @example 411
                 */
                variantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change today's inventory of a variant
         * @description Steps the quantity, sets it, or sets do_not_sell (API-90, INV-01, INV-02). The quantity never goes below 0; that of an unlimited product cannot be changed (AMB-104). The console sends one step of 1 or -1 for each tap, one after the other (AMB-179). Needs stores:update-inventory for the store (PERM-19).
         */
        put: operations["updateStoreInventory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{id}/hours": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the hours of a store
         * @description The regular hours of every weekday, and the overrides by their date (API-91, AMB-101).
         */
        get: operations["getStoreHours"];
        /**
         * Save hours of a store
         * @description Saves regular hours of weekdays, or overrides of dates where a row has an override_date (API-92, API-93, AMB-99, AMB-102), all or none. Needs stores:update-hours for the store (PERM-20).
         */
        put: operations["saveStoreHours"];
        /**
         * Save hours of a store (POST)
         * @description The same as saveStoreHours, answer included, since the documents leave the verb open (API-92, AMB-99). The console sends PUT, and this where a host has no PUT (AMB-178). Needs stores:update-hours for the store (PERM-20).
         */
        post: operations["addStoreHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{id}/initialInventory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the starting inventory of a store
         * @description The PARS of the store by variant and weekday (API-94, AMB-105).
         */
        get: operations["getInitialInventory"];
        /**
         * Save changed cells of the starting inventory
         * @description Saves the changed cells, all or none, and answers the store's whole starting inventory (API-95, AMB-105). A variant that is not at the store is a field error. Needs stores:update-pars for the store (PERM-21).
         */
        put: operations["updateInitialInventory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{id}/taxRates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the tax rates of a store
         * @description What each surcharge takes on each product type at the store (API-96, TAX-09).
         */
        get: operations["listStoreTaxRates"];
        /**
         * Save the tax rates of a store
         * @description Replaces the store's list and answers it whole (API-97, AMB-112). Needs tax-rates:update for the store (PERM-22, AMB-28).
         */
        put: operations["updateStoreTaxRates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/surcharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the surcharges
         * @description All surcharges, by name (API-101).
         */
        get: operations["listSurcharges"];
        put?: never;
        /**
         * Create a surcharge
         * @description A new surcharge; stores charge it once it is added to their tax rates (API-102, PERM-22). A name that another one has is a 409 on the field name (AMB-181).
         */
        post: operations["createSurcharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/surcharges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a surcharge
         * @description The whole surcharge. When a flat surcharge becomes a percentage, or the other way round, the server sets the rates of all stores that charge it anew: to the default rate, or to the flat rate (API-103, SUR-05). When the amount of a flat surcharge changes, the stores that charge it charge the new amount. A name that another one has is a 409 on the field name (AMB-181).
         */
        put: operations["updateSurcharge"];
        post?: never;
        /**
         * Delete a surcharge
         * @description Removes the surcharge and its rates at every store. Refused as a field error of confirm unless that is the name (API-104, SUR-02, AMB-109).
         */
        delete: operations["deleteSurcharge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/users/0/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 90214
                 */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read an order
         * @description The order, whoever placed it; the 0 of the path is literal (API-107, AMB-116).
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/users/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the orders of a user
         * @description One page of the orders of the user, newest placement first and of equal moments the higher id first, within begin and end if given (API-105, AMB-113).
         */
        get: operations["listUserOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/stores/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the orders of a store
         * @description One page of the orders of the store, newest placement first and of equal moments the higher id first, within begin and end if given (API-106, AMB-113).
         */
        get: operations["listStoreOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/orders/refundReasons/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the refund reasons
         * @description The reasons the refund dialog offers (API-109, ORD-17).
         */
        get: operations["listRefundReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/orders/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the history of an order
         * @description Changes of the order and of the cart it came from (API-108, ORD-15).
         */
        get: operations["getOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund products of an order
         * @description Gives back what was paid for the named products and marks them refunded (API-110, AMB-119, AMB-175).
         *     Each product gives back its price and tax, less its share of the credits that the order claimed: in
         *     proportion to price and tax, with the cents that are left over going to the largest remainders. The refund
         *     after which every product is refunded gives back the tip too, so that all refunds together are the total.
         *     In the example the croissant gives back 400 + 34 - 152 = 282 cents, since 375 x 434 / 1068 = 152 of the
         *     credit are its share; the latte would give back 595 + 39 - 223 = 411, and with it goes the tip of 200.
         *     Money that is only authorized is voided instead of returned. A claimed credit stays claimed.
         *     All or nothing: refused with 409 if one of the products is refunded already, so that nothing is paid back
         *     twice (PLUS-10), or if nothing was paid or authorized. An id that is not of this order, or an unknown reason,
         *     is a field error. A customer who has an e-mail address is sent the refund's receipt (AMB-222).
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/orders/{id}/resendRefundReceipts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the refund receipts again
         * @description Sends the customer the receipt of every refund of the order once more; 409 when it has none, or when the customer has no e-mail address (API-111, AMB-122).
         */
        post: operations["resendRefundReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/orders/{id}/resendReceipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the receipt again
         * @description Sends the customer the receipt once more; 409 unless the status is paid or assigned, or when the customer has no e-mail address (API-112, ORD-23, AMB-122).
         */
        post: operations["resendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/users/{id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the credits of a user
         * @description All credits of the user, claimed or not, newest first (API-113).
         */
        get: operations["listCredits"];
        put?: never;
        /**
         * Give a credit
         * @description Gives the user a new, unclaimed credit (API-114, PERM-23).
         */
        post: operations["createCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/users/{id}/credits/{creditId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the credit; it must belong to the user of the path.
                 * @example 318
                 */
                creditId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change an unclaimed credit
         * @description Replaces amount and product type; refused with 409 once an order has claimed it (API-115, CRED-04, AMB-124).
         */
        put: operations["updateCredit"];
        post?: never;
        /**
         * Delete an unclaimed credit
         * @description Takes the credit back; refused with 409 once an order has claimed it (API-116, CRED-04).
         */
        delete: operations["deleteCredit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/custom_content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom content
         * @description All custom content that is not archived, each with its body, so that a row can be archived as it is (API-117).
         */
        get: operations["listCustomContent"];
        put?: never;
        /**
         * Create custom content
         * @description New custom content with a title and a body (API-118, PERM-26, AMB-25).
         */
        post: operations["createCustomContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/custom_content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read custom content
         * @description One piece of custom content, archived or not (API-119).
         */
        get: operations["getCustomContent"];
        /**
         * Save or archive custom content
         * @description The content as it was read, with what changed. With archived_at it is archived and leaves the list. Without image_data the picture stays (API-120, AMB-132).
         */
        put: operations["updateCustomContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/vertical_cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vertical cards
         * @description All cards that are not archived, by sort_order (API-121, AMB-136).
         */
        get: operations["listVerticalCards"];
        put?: never;
        /**
         * Create a vertical card
         * @description A new card with a title, put after all others (API-122, CARD-04, PERM-27).
         */
        post: operations["createVerticalCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/vertical_cards/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reorder the vertical cards
         * @description Writes the sort_order of the named cards, all or none; an unknown id is a 404. Answers all cards in their new order (API-125, CARD-02).
         */
        patch: operations["sortVerticalCards"];
        trace?: never;
    };
    "/p4/vertical_cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a vertical card
         * @description One card, archived or not (API-123).
         */
        get: operations["getVerticalCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or delete a vertical card
         * @description Writes the fields sent. With archived_at the card leaves the list (API-124, CARD-05).
         */
        patch: operations["updateVerticalCard"];
        trace?: never;
    };
    "/p4/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the menus
         * @description All menus, in the order of their tabs (API-126, MENU-01).
         */
        get: operations["listMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/categories/{menuSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the menu.
                 * @example all-day
                 */
                menuSlug: components["schemas"]["MenuSlug"];
            };
            cookie?: never;
        };
        /**
         * Read the categories of a menu
         * @description The tree of the menu, categories and products in their order (API-127). Archived products keep their place.
         */
        get: operations["getMenuCategories"];
        /**
         * Save the categories of a menu
         * @description The whole tree as a bare array: the order of categories, names, and which products stand where (API-128, AMB-137). It must hold exactly the categories the menu has, each once; else somebody added or deleted one meanwhile, and the answer is 409. A top-level category stays top-level. An unknown product is a field error, an archived one is none.
         */
        put: operations["updateMenuCategories"];
        /**
         * Create a category
         * @description A new, empty category at the end of the menu, or a subcategory at the end of its parent (API-129, MENU-06). The parent must be a top-level category of this menu.
         */
        post: operations["createMenuCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/categories/{menuSlug}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the menu.
                 * @example all-day
                 */
                menuSlug: components["schemas"]["MenuSlug"];
                /**
                 * @description Id of a category of the menu, of either level.
                 * @example 12
                 */
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a category
         * @description Removes the category and its subcategories from the menu; the products themselves stay (API-130, MENU-06).
         */
        delete: operations["deleteMenuCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the promotions
         * @description All promotions that are not archived, newest first, in short rows; the console groups them (API-131, PROMO-07, PROMO-08, AMB-182).
         */
        get: operations["listPromotions"];
        put?: never;
        /**
         * Create a promotion
         * @description A new promotion. Times, limits, account and lists have defaults; name, type, days and configuration are needed (API-134, PERM-24, PROMO-18, PROMO-33).
         */
        post: operations["createPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/promotions/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the promotion types
         * @description Every type with what it does, and the cohorts of SizeUpPromotion (API-132, PROMO-17).
         */
        get: operations["listPromotionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/promotions/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the users of an audience file
         * @description Answers the users whose e-mail stands in the file, each once, whatever its case; nothing is saved (API-137, PROMO-52, AMB-148). E-mails of nobody are skipped and not answered: the console compares with the file. A file without any e-mail of a user is refused.
         */
        post: operations["uploadPromotionAudience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/promotions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a promotion
         * @description One promotion, past ones too; an archived one is a 404 (API-133, AMB-141).
         */
        get: operations["getPromotion"];
        /**
         * Save a promotion
         * @description The promotion as it was read, with its changes; undefined fields are left out and stay as they are (API-135, PROMO-50). The configuration replaces the old one in whole. A promotion that names an archived store, product or role, or a deleted user, is saved again with it (AMB-189).
         */
        put: operations["updatePromotion"];
        post?: never;
        /**
         * Archive a promotion
         * @description The promotion ends at once and no longer appears in the console; orders keep it. Answers the promotion as it was (API-136, PROMO-13, AMB-139).
         */
        delete: operations["archivePromotion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/plus/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the current price list
         * @description E-mails the signed-in user a CSV of every price at every store, with the columns variant_id, store_id, product name, sku, store name and price; it arrives in about 5 minutes (API-140, AMB-155, AMB-156). A read that sends an e-mail, hence the permission of the area (PERM-29, AMB-25).
         */
        get: operations["exportPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/plus/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an edited price list
         * @description Checks the whole file first and changes no price where a row is not in order: no price or one that is no whole number of cents from 0 up, an unknown variant_id or store_id, a product that is not at that store, or a pair that stood before. Every such cell is named in fields as row.{number}.{column}, with the row number of the spreadsheet program (the header is row 1); of more than 1,000 the first 1,000 are named and message tells their number. Otherwise the prices are updated within about 2 minutes and the result is e-mailed (API-141, PLU-03, AMB-156, AMB-157, AMB-183). A second import while one runs is a 409 (PLU-05).
         */
        post: operations["importPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/plus/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the progress of an import
         * @description How far an import has come; once finished_at is set, its result (AMB-183). A host without it sends the result by e-mail only.
         */
        get: operations["getPriceImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed what
         * @description One page of the changes of a record (`kind` and `id`), of all records of a kind, of the changes that a user made (`by`), or of both, newest first (AMB-279). A kind or a user is needed. Changes of records that the caller may not read are left out, and so are passwords and codes, which are not kept (AMB-280). The changes of a store include its prices.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/search/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search users
         * @description Users whose name, e-mail or phone number contains the query (AMB-240), best 25; none for a blank query (API-138, PROMO-49). It writes nothing, so being signed in is enough. Only the POST has this path: a GET of it is the search for the word users.
         */
        post: operations["searchUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/search/autosuggest/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest while typing
         * @description The best 10 of what the search would find, names that begin with the query first (API-142, SEARCH-02).
         */
        get: operations["listSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/search/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search everything
         * @description Products, users, stores and orders that match the query in what identifies them: name and SKU, name and e-mail, name and address, order id and customer name. At most 100, best first (API-143).
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/reports/eod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End-of-day report
         * @description Revenue of every store on one store-local day, by product type; stores and types without revenue are left out (API-144, API-145, REP-06).
         */
        get: operations["getEodReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p4/reports/tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tip report
         * @description Tips per person over whole store-local days, both ends included, highest first (API-146, API-147, REP-01). An end_date before start_date is a field error.
         */
        get: operations["getTipReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The failures in words; empty when the product is at every store now (FLASH-54, FLASH-55). */
        AddToAllStoresAnswer: {
            errors: string[];
            /** @description One for every store that was tried (PLUS-12). */
            results?: components["schemas"]["AddToAllStoresResult"][];
        };
        /** @description The stores to try, every store where left out, and what the variants cost there. */
        AddToAllStoresInput: {
            /** @description Only these stores, to try again those that failed. */
            store_ids?: components["schemas"]["Id"][];
            /** @description Prices that differ from the base price, at every store that is added; every other variant gets the base price (AMB-292). */
            prices?: components["schemas"]["VariantPrice"][];
        };
        /** @description What became of the product at one store. */
        AddToAllStoresResult: {
            store_id: components["schemas"]["Id"];
            store_name: string;
            /** @enum {string} */
            status: "added" | "already" | "failed";
            /** @description Why it failed. */
            message?: string;
        };
        /**
         * @description Something that can be added to a product, shown by its icon (PROD-08).
         * @example {
         *       "id": 2,
         *       "name": "Whipped Cream",
         *       "icon_image_url": "/files/addon-whipped-cream.svg"
         *     }
         */
        Addon: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Host-relative, shown over https (AMB-57). */
            icon_image_url: components["schemas"]["ImageUrl"];
        };
        /**
         * @description Something guests choose about a product, such as its size or its milk (ATTR-12).
         * @example {
         *       "id": 3,
         *       "name": "Milk",
         *       "label": "Choose your milk",
         *       "product_type": "beverage",
         *       "is_adjective": false,
         *       "includes_goods": true,
         *       "modifier_attribute_id": 4,
         *       "attribute_values": [
         *         {
         *           "id": 11,
         *           "attribute_id": 3,
         *           "name": "Oat Milk",
         *           "is_void": false
         *         },
         *         {
         *           "id": 12,
         *           "attribute_id": 3,
         *           "name": "No Milk",
         *           "is_void": true
         *         }
         *       ]
         *     }
         */
        Attribute: {
            readonly id: components["schemas"]["Id"];
            /** @description Display name of the attribute. */
            name: string;
            label: string;
            product_type: components["schemas"]["ProductType"];
            is_adjective: boolean;
            includes_goods: boolean;
            /** @description Attribute that modifies this one ('Modified By'), null for none. */
            modifier_attribute_id: number | null;
            readonly attribute_values: components["schemas"]["AttributeValue"][];
        };
        /** @description An attribute to create. */
        AttributeInput: {
            /** @description Display name of the attribute. */
            name: string;
            /** @description Left out, it is empty. */
            label?: string;
            product_type: components["schemas"]["ProductType"];
            /** @description Left out, it is false. */
            is_adjective?: boolean;
            /** @description Left out, it is false. */
            includes_goods?: boolean;
            /** @description Another attribute that modifies this one; null or left out for none. */
            modifier_attribute_id?: number | null;
        };
        /** @description The whole attribute as read, with its changes; its values are saved by their own calls (API-39). */
        AttributeUpdate: components["schemas"]["AttributeInput"] & {
            readonly id?: components["schemas"]["Id"];
            readonly attribute_values?: components["schemas"]["AttributeValue"][];
        };
        /** @description A more expensive attribute value for the price of a cheaper one (PROMO-28). */
        AttributeUpgradeConfiguration: {
            /** @description The more expensive attribute value the customer receives. */
            attribute_value_qualifying_match: components["schemas"]["Id"];
            /** @description The cheaper attribute value whose price is charged. */
            attribute_value_discount_match: components["schemas"]["Id"];
        };
        /**
         * @description One choice of an attribute (ATTR-13).
         * @example {
         *       "id": 11,
         *       "attribute_id": 3,
         *       "name": "Oat Milk",
         *       "is_void": false
         *     }
         */
        AttributeValue: {
            readonly id: components["schemas"]["Id"];
            attribute_id: components["schemas"]["Id"];
            name: string;
            /** @description This value means 'none'. At most one value of an attribute is void (ATTR-14); making one void ends it for the others. */
            is_void: boolean;
        };
        /** @description A value to add to an attribute. */
        AttributeValueInput: {
            attribute_id: components["schemas"]["Id"];
            name: string;
            /** @description Left out, it is false. True ends it for the other values (ATTR-14). */
            is_void?: boolean;
        };
        /** @description The whole value as read, with its changes; it stays with its attribute. */
        AttributeValueUpdate: {
            readonly id?: components["schemas"]["Id"];
            readonly attribute_id?: components["schemas"]["Id"];
            name: string;
            /** @description True ends it for the other values of the attribute (ATTR-14). */
            is_void: boolean;
        };
        /** @description The customers a promotion is for (PROMO-52). */
        AudienceInput: {
            /**
             * Format: binary
             * @description CSV in UTF-8 or XLSX, up to 20 MB, with a column of e-mails of existing users.
             */
            audience: Blob;
        };
        /**
         * Format: date
         * @description Calendar date YYYY-MM-DD, without any time zone, from 0001-01-01.
         * @example 2026-03-04
         */
        CalendarDate: string;
        /** @description Place in the scroll, counted from 0. */
        CardPosition: number;
        /**
         * @description Amount of money in cents.
         * @example 495
         */
        Cents: number;
        /**
         * @description Time of day HH:mm:ss, store-local.
         * @example 06:00:00
         */
        ClockTime: string;
        /** @description The product whose attribute values are taken over. */
        CloneAttributeValuesInput: {
            source_product_id: components["schemas"]["Id"];
        };
        /** @description For the cohort Lapsed the date of the last purchase; empty for every other. */
        CohortParameters: components["schemas"]["CalendarDate"][];
        /** @description Takes something off one promotional category when others are in the order too (PROMO-27). Has one of percentage_off and cents_off. */
        ComboDiscountConfiguration: {
            discounted_promotional_category_id: components["schemas"]["Id"];
            qualifying_promotional_category_ids: components["schemas"]["IdList"];
            percentage_off?: components["schemas"]["PercentageOff"];
            cents_off?: components["schemas"]["Cents"];
        };
        /** @description Money given to a customer for a later order, also called a comp (CRED-08). It can be changed while order_id is null. */
        Credit: {
            readonly id: components["schemas"]["Id"];
            /** @description Cents; an order uses a credit in whole or not at all. */
            amount: components["schemas"]["Cents"];
            /** @description For display; order_id decides (AMB-126). */
            readonly claimed: boolean;
            product_type: components["schemas"]["ProductType"];
            /** @description Code the customer can quote, given by the server. */
            readonly code: string | null;
            /** @description The order that used the credit; null while it is unclaimed. */
            readonly order_id: number | null;
        };
        /** @description The saved credit in its wrapper, as the documents show it for a new one (API-114, AMB-168). */
        CreditAnswer: {
            credit: components["schemas"]["Credit"];
            message?: components["schemas"]["Message"];
        };
        /** @description A credit as it is given or changed; the default is that of the form (CRED-07). */
        CreditInput: {
            /** @description Cents. The form begins with 0, which is no credit and is refused (AMB-221). */
            amount: number;
            /** @default beverage */
            product_type: components["schemas"]["ProductType"];
        };
        /** @description An article for the customer app (CONT-10). */
        CustomContent: {
            readonly id: components["schemas"]["Id"];
            title: string;
            /** @description Markdown. */
            body: string;
            readonly image_url: components["schemas"]["ImageUrl"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Set once it is archived; it then leaves the list.
             */
            archived_at: string | null;
        };
        /** @description Title and body of new custom content; the dialog sends the title as both (CONT-05). */
        CustomContentInput: {
            title: string;
            /** @description Markdown. */
            body: string;
        };
        /** @description The whole content as read, with its changes: archived_at to archive it, the picture only if it changed (CONT-06, CONT-08). */
        CustomContentUpdate: {
            readonly id?: components["schemas"]["Id"];
            readonly image_url?: components["schemas"]["ImageUrl"];
            readonly created_at?: components["schemas"]["Timestamp"];
            readonly updated_at?: components["schemas"]["Timestamp"];
            title: string;
            /** @description Markdown. */
            body: string;
            image_data?: components["schemas"]["ImageData"];
            /** @description File name of the picture. */
            image_name?: string;
            /** Format: date-time */
            archived_at?: string | null;
        };
        /**
         * @description When a part of the day begins, HH:mm, store-local; null while nobody has set it.
         * @example 12:00
         */
        DayPartTime: string | null;
        /** @description What the default menu brought to the store. */
        DefaultMenuSync: {
            store_id: components["schemas"]["Id"];
            /** @description The products that were added; empty where nothing was missing. */
            product_ids: components["schemas"]["Id"][];
            message?: components["schemas"]["Message"];
        };
        /** @description Answer of a delete, the id that is gone (AMB-165). */
        Deleted: {
            id: components["schemas"]["Id"];
            message?: components["schemas"]["Message"];
        };
        /** @description Takes something off the triggering products (PROMO-19 to PROMO-21). Has one of percentage_off and cents_off, and one of triggering_product_ids and triggering_product_type (AMB-152). */
        DiscountConfiguration: {
            item_limit_per_day: components["schemas"]["ItemLimitPerDay"];
            percentage_off?: components["schemas"]["PercentageOff"];
            cents_off?: components["schemas"]["Cents"];
            triggering_product_ids?: components["schemas"]["IdList"];
            triggering_product_type?: components["schemas"]["ProductType"];
        };
        /** @description One e-mail address, trimmed; null or blank for none. */
        EmailText: string | null;
        /** @description A row of the employees list, the user with the names of the roles (EMP-09). */
        Employee: components["schemas"]["User"] & {
            /** @description Names of the roles of role_ids, in the same order. */
            readonly roles: string[];
        };
        /** @description What a store took in on the day with one type of product (REP-10). */
        EodRow: {
            /** @description Name of the store. */
            store: string;
            /** @description Closing time HH:mm:ss of the store on that day, null where it was closed or has no hours; shown as it is. */
            time?: string | null;
            /** @description Product type; shown as it is. */
            type?: string | null;
            /** @description Cents charged for the products, less refunds. */
            revenue: components["schemas"]["Cents"];
        };
        /** @description Every error answer has this form (FLASH-04). */
        Error: {
            /**
             * @description Stable machine-readable reason; never shown to a user.
             * @example invalid_request
             */
            code: string;
            /**
             * @description What went wrong, in words for the user.
             * @example The request was not understood.
             */
            message: string;
            /**
             * @description The HTTP status again.
             * @example 400
             */
            status: number;
            /** @description The refused fields, where the refusal is about fields. */
            fields?: components["schemas"]["FieldError"][];
        };
        /** @description One refused field of the request. */
        FieldError: {
            /**
             * @description Dotted path of the field in the body, the query or the path.
             * @example name
             */
            path: string;
            /**
             * @description What is wrong with it, in words for the user who typed it.
             * @example Must provide a name.
             */
            message: string;
        };
        /**
         * @description Cents per item; null for a percentage (SUR-04).
         * @default null
         */
        FlatRate: number | null;
        /** @description Free bags of coffee for employees (PROMO-25). */
        FreeEmployeeBagsConfiguration: {
            /** @default 2 */
            number_of_free_bags: number;
        };
        /** @description A free small cup with the triggering products (PROMO-22). Has one of the two fields. */
        FreeTriggeredSmallCupConfiguration: {
            triggering_product_ids?: components["schemas"]["IdList"];
            triggering_product_type?: components["schemas"]["ProductType"];
        };
        /**
         * @description Colour as
         * @example #40bcde
         */
        HexColor: string;
        /** @description A page of the history, with what it can be filtered by. */
        History: {
            /** @description Newest first. */
            rows: components["schemas"]["HistoryRow"][];
            /** @description How many rows there are on all pages. */
            total_results: number;
            /** @description The fields of all rows of the record, whatever the filters. */
            fields: string[];
            /** @description Who made them, by name. */
            users: components["schemas"]["HistoryUser"][];
        };
        /**
         * @description The kinds of records whose changes are kept.
         * @enum {string}
         */
        HistoryKind: "product" | "store" | "promotion" | "user" | "role" | "surcharge" | "content" | "card" | "menu" | "tag" | "attribute";
        /** @description A record by name, as it was called when it was written. */
        HistoryReference: {
            /** @description The id; of a menu the slug, of a day its name or date. */
            id: string;
            /** @description Null where no name is kept. */
            name: string | null;
        };
        /** @description One value that a call changed. A creation or a deletion has no field: its `after` or `before` is the record. More than 20 values of one field in a call, of a store's fields more than 20 at the store, are one row with their count and without the values; changed prices one per store. */
        HistoryRow: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            /** @description Who did it. */
            user: components["schemas"]["HistoryUser"] | null;
            /** @description The operationId of the call. */
            operation: string;
            kind: components["schemas"]["HistoryKind"];
            /** @description The record that changed; null for several. */
            record: components["schemas"]["HistoryReference"] | null;
            /** @description The member of the record as its read calls it. */
            field: string | null;
            /** @description What the value is of within the record, e.g. the store and the variant of a price. */
            about: components["schemas"]["HistoryReference"][];
            /** @description The former value as the read has it, null for none. Ids of other records come as references with their names. A text beyond 1,000 characters is cut and ends with an ellipsis. */
            before: unknown;
            /** @description The new value. */
            after: unknown;
            /** @description How many values changed. */
            count: number;
        };
        /** @description A user by name. */
        HistoryUser: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @description Hours of one date that stand instead of the regular ones (HOL-09).
         * @example {
         *       "store_id": 7,
         *       "override_date": "2026-07-04 00:00:00",
         *       "day_of_week": "saturday",
         *       "opening_time": "08:00:00",
         *       "closing_time": "14:00:00",
         *       "is_closed": false,
         *       "is_holiday": true,
         *       "archived_at": null
         *     }
         */
        HoursOverride: {
            store_id: components["schemas"]["Id"];
            override_date: components["schemas"]["OverrideDate"];
            day_of_week?: components["schemas"]["Weekday"];
            opening_time: components["schemas"]["MaybeClockTime"];
            closing_time: components["schemas"]["MaybeClockTime"];
            is_closed: boolean;
            is_holiday: boolean;
            /**
             * Format: date-time
             * @description Set only in the answer to the call that archives it, which deletes it (HOL-08).
             */
            archived_at: string | null;
        };
        /** @description With an override_date the hours of that date (AMB-102): new where the date has none, else what is left out stays. Both times must be known then unless is_closed is set. Without an override_date the new hours of a weekday, which take all three. A closing at or before the opening is after midnight and never refused (AMB-180). */
        HoursRowInput: {
            /** @description The weekday. The console sends that of the date beside an override_date, which decides. */
            day_of_week?: components["schemas"]["Weekday"];
            opening_time?: components["schemas"]["MaybeClockTime"];
            closing_time?: components["schemas"]["MaybeClockTime"];
            /** @description Null or left out for the regular hours. */
            override_date?: components["schemas"]["OverrideDate"] | null;
            is_closed?: boolean;
            is_holiday?: boolean;
            /**
             * Format: date-time
             * @description A moment archives the override, which deletes it (HOL-08).
             */
            archived_at?: string | null;
        };
        /**
         * @description Identifier of a record, given by the server.
         * @example 42
         */
        Id: number;
        /** @description Bare ids. */
        IdList: components["schemas"]["Id"][];
        /**
         * @description Picture as a data URL. The server accepts PNG, JPEG, WebP, GIF and AVIF up to 5 MB and refuses anything else with a field error.
         * @example data:image/png;base64,iVBORw0KGgo=
         */
        ImageData: string;
        /**
         * @description Host-relative or absolute address of a stored picture, null without one.
         * @example /files/9f86d081.png
         */
        ImageUrl: string | null;
        /**
         * @description How many pieces of a variant a store starts a weekday with. A host may answer the form of the request, with day and quantity; the console reads both (PARS-08).
         * @example {
         *       "store_id": 7,
         *       "variant_id": 301,
         *       "day_of_week": "monday",
         *       "initial_quantity": 24
         *     }
         */
        InitialInventory: {
            store_id: components["schemas"]["Id"];
            variant_id: components["schemas"]["Id"];
            day_of_week: components["schemas"]["Weekday"];
            initial_quantity: components["schemas"]["InventoryQuantity"];
        };
        /** @description The changed cells only; all others keep their quantity. */
        InitialInventoryInput: {
            rows: components["schemas"]["InitialInventoryRow"][];
        };
        /** @description The store's starting inventory; a weekday without a row starts with 0. */
        InitialInventoryList: {
            inventory: components["schemas"]["InitialInventory"][];
            message?: components["schemas"]["Message"];
        };
        /** @description A changed cell of the grid (PARS-08, AMB-105). */
        InitialInventoryRow: {
            variant_id: components["schemas"]["Id"];
            day: components["schemas"]["Weekday"];
            quantity: components["schemas"]["InventoryQuantity"];
        };
        /**
         * @description What is left of a variant at a store today (INV-03).
         * @example {
         *       "store_id": 7,
         *       "variant_id": 301,
         *       "quantity_available": 12,
         *       "do_not_sell": false
         *     }
         */
        Inventory: {
            store_id: components["schemas"]["Id"];
            variant_id: components["schemas"]["Id"];
            quantity_available: components["schemas"]["InventoryQuantity"];
            /** @description Kept from sale, whatever is left, until the mark is taken away (AMB-187). */
            do_not_sell: boolean;
        };
        /**
         * @description How stock is counted, unlimited is not at all, daily starts each day with the starting inventory (STORE-39).
         * @enum {string}
         */
        InventoryControl: "unlimited" | "limited" | "daily";
        /**
         * @description Number of pieces, never below 0 (AMB-104).
         * @example 12
         */
        InventoryQuantity: number;
        /** @description One change of today's inventory (INV-01, INV-02): a step, a new number, or the mark. A step and a number together are refused (400). */
        InventoryUpdate: {
            /** @description Step to add to what is left, 1 or -1 in the console; the result stops at 0. */
            adjust_quantity?: number;
            quantity_available?: components["schemas"]["InventoryQuantity"];
            do_not_sell?: boolean;
        };
        /** @description Items per customer and day; null for no limit. The form begins with 1 (PROMO-30). */
        ItemLimitPerDay: number | null;
        /** @description E-mail and password of a member of staff (AUTH-03). */
        LoginInput: {
            /** @description Compared without regard to case. */
            email: string;
            /** Format: password */
            password: string;
        };
        /**
         * @description Time of day HH:mm:ss, store-local, or null where there is none.
         * @example 06:00:00
         */
        MaybeClockTime: components["schemas"]["ClockTime"] | null;
        /** @description A menu customers order from (MENU-05). */
        Menu: {
            slug: components["schemas"]["MenuSlug"];
            title: string;
        };
        /** @description Top-level category of a menu, with its subcategories in their order (MENU-05). */
        MenuCategory: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description A top-level category has no parent. */
            parent_id: null;
            children: components["schemas"]["MenuSubcategory"][];
        };
        /** @description The new category. It is still empty: a later PUT of the tree sends a top-level one with no children, a subcategory with no products. */
        MenuCategoryCreated: {
            id: components["schemas"]["Id"];
            name: string;
            parent_id: number | null;
        };
        /** @description A new category; with a parent_id it is a subcategory of that top-level category. */
        MenuCategoryInput: {
            name: string;
            /** @default null */
            parent_id?: number | null;
        };
        /** @description A product as the screens of a store use it (STORE-39). */
        MenuProduct: {
            id: components["schemas"]["Id"];
            product_type: components["schemas"]["ProductType"];
            name: string;
            square_sku?: string | null;
            image_url?: components["schemas"]["ImageUrl"];
            inventory_control: components["schemas"]["InventoryControl"];
            variants: components["schemas"]["MenuVariant"][];
        };
        /**
         * @description Name of the menu in paths.
         * @example all-day
         */
        MenuSlug: string;
        /** @description Subcategory of a menu, with its products in their order. */
        MenuSubcategory: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Product ids. */
            products: components["schemas"]["Id"][];
        };
        /** @description A variant as the screens of a store use it (STORE-39). */
        MenuVariant: {
            id: components["schemas"]["Id"];
            sku: string;
            /** @description Names of its attribute values that are not void, in the order of the product's attributes (AMB-251). Only where the products of one store are listed. */
            value_names?: string[];
        };
        /**
         * @description Text the console shows instead of its default one (FLASH-01).
         * @example Success
         */
        Message: string;
        /**
         * @description A Netsuite account that sales are booked to (PROD-09).
         * @example {
         *       "externalId": "40100",
         *       "defintion": "Beverage Sales"
         *     }
         */
        NetsuiteAccount: {
            /** @description The account number; kept as netsuite_account_id. */
            externalId: string;
            /** @description The label; spelled so by the provider. */
            defintion: string;
        };
        /** @description A session of the signed-in user. */
        OpenSession: {
            id: components["schemas"]["Id"];
            /** @description Browser and system as the sign-in told them, null where it told neither. */
            device: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description When it was used last, to a few minutes. */
            used_at: components["schemas"]["Timestamp"];
            /** @description Whether this call belongs to it. */
            current: boolean;
        };
        /** @description A colour, or null without one. */
        OptionalColor: components["schemas"]["HexColor"] | null;
        /**
         * @description What a customer ordered at a store, with everything that happened to the money since (ORD-27).
         * @example {
         *       "id": 90214,
         *       "status": "paid",
         *       "total": 893,
         *       "subtotal": 1070,
         *       "tip_amount": 200,
         *       "tax": {
         *         "WA Sales Tax": 65,
         *         "Bag Fee": 8
         *       },
         *       "store_id": 7,
         *       "user_id": 512,
         *       "name": "Maya Lindqvist",
         *       "barista": {
         *         "name": "Theo Park",
         *         "photo_url": "/files/theo-park.jpg"
         *       },
         *       "placement_time": "2026-03-04T16:41:12.000Z",
         *       "pickup_time": "2026-03-04T16:55:00.000Z",
         *       "updated_at": "2026-03-04T16:43:02.000Z",
         *       "requested_accessible_pickup": false,
         *       "is_curbside": true,
         *       "vehicle_description": "Blue Subaru Outback",
         *       "curbside_status": "arrived",
         *       "eta_direction": null,
         *       "eta": "2026-03-04T16:54:00.000Z",
         *       "arrived_at": "2026-03-04T16:53:30.000Z",
         *       "checked_out_at": null,
         *       "products": {
         *         "411870": {
         *           "name": "Oat Latte",
         *           "variant": "16 oz, Hot, Oat Milk",
         *           "special_instructions": "Extra hot",
         *           "subtotal": 595,
         *           "price": 595,
         *           "tax_amount": 39,
         *           "refunded": false,
         *           "refunded_at": null
         *         },
         *         "411871": {
         *           "name": "Almond Croissant",
         *           "variant": null,
         *           "special_instructions": null,
         *           "subtotal": 475,
         *           "price": 400,
         *           "tax_amount": 34,
         *           "refunded": false,
         *           "refunded_at": null
         *         }
         *       },
         *       "promotions": [
         *         {
         *           "id": 88,
         *           "name": "Pastry with any latte",
         *           "amount": 75
         *         }
         *       ],
         *       "credits": [
         *         {
         *           "id": 204,
         *           "amount": 375,
         *           "claimed": true,
         *           "product_type": "food",
         *           "code": "SORRY-1MZC",
         *           "order_id": 90214
         *         }
         *       ],
         *       "transactions": [
         *         {
         *           "created_at": "2026-03-04T16:41:13.000Z",
         *           "amount": 893,
         *           "state": "captured"
         *         }
         *       ],
         *       "refunds": []
         *     }
         */
        Order: {
            id: components["schemas"]["Id"];
            /**
             * @description Shown as it is; only paid and assigned have a meaning to the console (AMB-118).
             * @example paid
             * @example assigned
             * @example created
             * @example completed
             * @example cancelled
             */
            status: string;
            /** @description Cents the customer paid in all: subtotal less promotions and credits, with tax and tip. */
            total: components["schemas"]["Cents"];
            /** @description Cents for the products, before promotions, credits, tax and tip. */
            subtotal: components["schemas"]["Cents"];
            tip_amount: components["schemas"]["Cents"];
            /**
             * @description Cents per surcharge, by its name.
             * @example {
             *       "WA Sales Tax": 65,
             *       "Bag Fee": 8
             *     }
             */
            tax: {
                [key: string]: components["schemas"]["Cents"];
            };
            store_id: components["schemas"]["Id"];
            /** @description The customer. */
            user_id: components["schemas"]["Id"];
            /** @description The customer's name; null after a privacy deletion. Another host may leave it out (AMB-176). */
            name?: string | null;
            /** @description Who prepares it; null while nobody does. */
            barista: components["schemas"]["OrderBarista"] | null;
            placement_time: components["schemas"]["Timestamp"];
            /** Format: date-time */
            pickup_time: string | null;
            updated_at: components["schemas"]["Timestamp"];
            requested_accessible_pickup: boolean;
            is_curbside: boolean;
            vehicle_description: string | null;
            /** @description Shown as it is (ORD-24). */
            curbside_status: string | null;
            /** @description Whether the customer's arrival moves earlier or later, shown as it is. */
            eta_direction: string | null;
            /**
             * Format: date-time
             * @description Expected arrival of a curbside customer.
             */
            eta: string | null;
            /** Format: date-time */
            arrived_at: string | null;
            /** Format: date-time */
            checked_out_at: string | null;
            /** @description The ordered products by order product id; the ids ascend in the order of the receipt. */
            products: {
                [key: string]: components["schemas"]["OrderProduct"];
            };
            promotions: components["schemas"]["OrderPromotion"][];
            /** @description The credits this order claimed, each in whole. */
            credits: components["schemas"]["Credit"][];
            transactions: components["schemas"]["Transaction"][];
            /** @description Newest last. */
            refunds: components["schemas"]["Refund"][];
        };
        /** @description The employee who prepares an order. */
        OrderBarista: {
            name: string;
            photo_url: components["schemas"]["ImageUrl"];
        };
        /** @description What changed in the order and, before it was placed, in the cart; newest first in both lists (ORD-30). */
        OrderHistory: {
            order: components["schemas"]["OrderHistoryEntry"][];
            cart: components["schemas"]["OrderHistoryEntry"][];
        };
        /** @description One change. Beside when and by whom it holds only the fields that changed, each with its new value. */
        OrderHistoryEntry: {
            updated_at: components["schemas"]["Timestamp"];
            /** @description Who did it; null when no user did. */
            user: components["schemas"]["OrderUser"] | null;
            tip_amount?: components["schemas"]["Cents"];
            /** Format: date-time */
            cancellable_until?: string | null;
            /** Format: date-time */
            stripe_payment_time?: string | null;
            /** @description The products after the change. */
            products?: components["schemas"]["OrderHistoryProduct"][];
            /** @description Recommended products that were taken. */
            recommendations_added?: components["schemas"]["OrderReference"][];
            store?: components["schemas"]["OrderReference"];
        };
        /** @description A product in the history of an order or cart. */
        OrderHistoryProduct: {
            /** @description The order product id. */
            id: components["schemas"]["Id"];
            name: string;
            /** @description The chosen attribute values in words. */
            variant: string | null;
        };
        /** @description One page of orders, newest placement first (AMB-113); of equal moments the higher id comes first. */
        OrderList: {
            orders: components["schemas"]["Order"][];
            /** @description How many orders match on all pages. */
            total_results: number;
        };
        /** @description One ordered product (ORD-28); it is unrefunded while refunded_at is null (ORD-20). */
        OrderProduct: {
            name: string;
            /** @description The chosen attribute values in words. */
            variant: string | null;
            special_instructions: string | null;
            /** @description Cents before promotions. */
            subtotal: components["schemas"]["Cents"];
            /** @description Cents charged for it, after promotions. */
            price: components["schemas"]["Cents"];
            /** @description Its part of the tax of the order in cents; the parts add up to the tax (AMB-175). */
            tax_amount?: components["schemas"]["Cents"];
            /** @description Always the same as whether refunded_at is set. */
            refunded: boolean;
            /** Format: date-time */
            refunded_at: string | null;
        };
        /** @description A promotion that took effect on the order. */
        OrderPromotion: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Cents taken off. */
            amount: components["schemas"]["Cents"];
        };
        /** @description A product or store in the story of an order, by id and the name to show. */
        OrderReference: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A user in the story of an order. The name is null after a privacy deletion; there is no page of them then. */
        OrderUser: {
            id: components["schemas"]["Id"];
            name: string | null;
        };
        /**
         * Format: day-moment
         * @description Store-local date of an override, 'YYYY-MM-DD 00:00:00' (HOURS-11); a day that does not exist is a 400.
         * @example 2026-07-04 00:00:00
         */
        OverrideDate: string;
        /** @description The e-mail address that a password reset was about. */
        PasswordReset: {
            email: string;
        };
        /** @description The token of the e-mailed link and the new password (AMB-03). */
        PasswordResetConfirmInput: {
            /** @description Good for one use within an hour. */
            token: string;
            /** Format: password */
            password: string;
        };
        /** @description The e-mail address to send the link to; its form is not checked (AUTH-19). */
        PasswordResetInput: {
            email: string;
        };
        /** @description The changed stores in the order of the request (API-82). */
        PatchedStores: {
            stores: components["schemas"]["Store"][];
            message?: components["schemas"]["Message"];
        };
        /** @description Percent of the price, 0 to 100 (PROMO-31). */
        PercentageOff: number;
        /**
         * @description A permission string that operations and widgets ask for (PERM-30).
         * @example {
         *       "id": 2,
         *       "permission": "products:update",
         *       "description": "Create, edit, archive and restore products",
         *       "archived_at": null
         *     }
         */
        Permission: {
            readonly id: components["schemas"]["Id"];
            /** @description The name, as in x-permission. */
            permission: string;
            description: string | null;
            /** @description An archived permission grants nothing and is in no list (AMB-23). */
            archived_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description The whole permission as read, with its changes (AMB-32). */
        PermissionInput: {
            readonly id?: components["schemas"]["Id"];
            permission: string;
            description?: string | null;
            /** @description Left out, it stays as it is. */
            archived_at?: components["schemas"]["Timestamp"] | null;
        };
        /** @description 7 to 20 digits, blanks and the signs + ( ) - and full stop; null or blank for none. */
        PhoneText: string | null;
        /** @description Where the price list will arrive (API-140, AMB-155). */
        PriceExport: {
            /** @description Name of the file in the e-mail. */
            filename: string;
            /**
             * Format: email
             * @description The address of the signed-in user.
             */
            email: string;
            message?: components["schemas"]["Message"];
        };
        /** @description Where the result will arrive (API-141, AMB-157). */
        PriceImport: {
            /**
             * Format: email
             * @description The address of the signed-in user.
             */
            email: string;
            /** @description With it the import can be asked for its progress. */
            id?: components["schemas"]["Id"];
            /** @description How many prices are being updated. */
            price_count?: number;
            message?: components["schemas"]["Message"];
        };
        /** @description A row of the file whose price was not changed, for example since its product left the store meanwhile. */
        PriceImportFailure: {
            row: components["schemas"]["SpreadsheetRow"];
            variant_id: components["schemas"]["Id"];
            store_id: components["schemas"]["Id"];
            message: string;
        };
        /** @description The edited price list (AMB-156). */
        PriceImportInput: {
            /**
             * Format: binary
             * @description CSV in UTF-8 or XLSX, up to 20 MB, with a header row and at least the columns variant_id, store_id and price (whole cents). Other columns are not read.
             */
            plus: Blob;
        };
        /** @description How far an import has come and what became of each row (PLUS-12, AMB-183). */
        PriceImportProgress: {
            id: components["schemas"]["Id"];
            started_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Null while it runs.
             */
            finished_at: string | null;
            /** @description How many prices the file has. */
            price_count: number;
            /** @description How many of them are done, with the failed ones. */
            done_count: number;
            failure_count: number;
            /** @description The first 1,000 rows whose price was not changed, in the order of the file. */
            failures: components["schemas"]["PriceImportFailure"][];
        };
        /** @description Proof of a privacy deletion, shown to the user who asked for it (AMB-129). */
        PrivacyDeletion: {
            id: components["schemas"]["Id"];
            name: string;
            email: string | null;
            deleted_at: components["schemas"]["Timestamp"];
            /** @description Number of orders that stay for the books, without mention of the user. */
            orders_anonymized: number;
            credits_deleted: number;
        };
        /** @description Everything kept about one user (CCPA-04). */
        PrivacyExport: {
            user: components["schemas"]["User"];
            /** @description The orders of the user, each as the order read answers it. */
            orders: {
                [key: string]: unknown;
            }[];
            /** @description The credits of the user, each as the credit read answers it. */
            credits: {
                [key: string]: unknown;
            }[];
            /** @description The changes of the user's orders and carts, by order (AMB-223). */
            histories?: {
                [key: string]: unknown;
            }[];
            /** @description The promotions that were given to the user by name. */
            promotions?: {
                [key: string]: unknown;
            }[];
            /** @description The orders that the user prepared as an employee. */
            prepared_orders?: {
                [key: string]: unknown;
            }[];
            /** @description What the user changed in the console, and from which address. */
            actions?: {
                [key: string]: unknown;
            }[];
            /** @description How the user's record changed. */
            changes?: {
                [key: string]: unknown;
            }[];
            /** @description Where the user is signed in, without the keys. */
            sessions?: {
                [key: string]: unknown;
            }[];
            /** @description Attempts to sign in with the user's e-mail address. */
            sign_ins?: {
                [key: string]: unknown;
            }[];
            /** @description The pictures that the user uploaded, with their names on the user's device. */
            uploads?: {
                [key: string]: unknown;
            }[];
            /** @description The price lists that the user sent or asked for. */
            price_lists?: {
                [key: string]: unknown;
            }[];
            /** @description E-mails to the user that are still to be sent, by subject: the text may hold a link to a password. */
            emails?: {
                [key: string]: unknown;
            }[];
            exported_at: components["schemas"]["Timestamp"];
        };
        /** @description The e-mail address of the user, typed to confirm (CCPA-02), or the name where there is no address. */
        PrivacyInput: {
            /** @description Compared without regard to case and to blanks around it. For a user without an e-mail address it is the name (AMB-128). */
            email: string;
        };
        /** @description Something the retailer sells (PROD-07). */
        Product: {
            readonly id: components["schemas"]["Id"];
            product_type: components["schemas"]["ProductType"];
            name: string;
            /** @description Base price in cents. */
            price: components["schemas"]["Cents"];
            /** @description Stock keeping unit of the product as a whole; null while it has none (PROD-38). */
            square_sku: string | null;
            description: string | null;
            /**
             * @description A number or a range, as shown to guests.
             * @example 400-700
             */
            calories: string | null;
            /** @description The Mobile Menu text (PROD-28). */
            mobile_menu_format: string | null;
            prep_time: number | null;
            /** @description Appears in the default menu, when no store is selected (PROD-23). */
            on_default_menu: boolean;
            readonly image_url: components["schemas"]["ImageUrl"];
            foreground_color: components["schemas"]["OptionalColor"];
            background_color: components["schemas"]["OptionalColor"];
            tertiary_color: components["schemas"]["OptionalColor"];
            addons: components["schemas"]["Addon"][];
            inventory_control: components["schemas"]["InventoryControl"];
            /** @description A limited-time item (PROD-25). */
            is_seasonal: boolean;
            tags: components["schemas"]["ProductTag"][];
            /** @description The externalId of a Netsuite account. */
            netsuite_account_id: string | null;
            promotional_categories: components["schemas"]["PromotionalCategory"][];
            archived_at: components["schemas"]["Timestamp"] | null;
            /** @description Whether archived_at is set (AMB-49). */
            readonly archived: boolean;
            /** @description Ordered by sort_order. */
            readonly product_attributes: components["schemas"]["ProductAttribute"][];
            readonly variants: components["schemas"]["VariantSummary"][];
        };
        /**
         * @description An attribute that guests can choose for one product (VAR-03).
         * @example {
         *       "id": 31,
         *       "attribute_id": 3,
         *       "product_id": 42,
         *       "sort_order": 0,
         *       "product_attribute_values": [
         *         {
         *           "id": 71,
         *           "attribute_value_id": 11,
         *           "product_attribute_id": 31,
         *           "sort_order": 0,
         *           "is_default": true
         *         },
         *         {
         *           "id": 72,
         *           "attribute_value_id": 12,
         *           "product_attribute_id": 31,
         *           "sort_order": 1,
         *           "is_default": false
         *         }
         *       ]
         *     }
         */
        ProductAttribute: {
            readonly id: components["schemas"]["Id"];
            attribute_id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            sort_order: components["schemas"]["ProductAttributeSortOrder"];
            /** @description The values on offer, by sort_order. */
            readonly product_attribute_values: components["schemas"]["ProductAttributeValue"][];
        };
        /** @description An attribute to put on a product. */
        ProductAttributeInput: {
            attribute_id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            /** @description Left out, the attribute comes last. */
            sort_order?: components["schemas"]["ProductAttributeSortOrder"];
        };
        /**
         * @description Position within the list: 0, 1, 2 … without a gap. A row that is given one moves there and the others make room; a position beyond the end is the end (VAR-07).
         * @example 0
         */
        ProductAttributeSortOrder: number;
        /** @description The whole product attribute as read; only its position can change. */
        ProductAttributeUpdate: {
            readonly id?: components["schemas"]["Id"];
            readonly attribute_id?: components["schemas"]["Id"];
            readonly product_id?: components["schemas"]["Id"];
            readonly product_attribute_values?: components["schemas"]["ProductAttributeValue"][];
            sort_order: components["schemas"]["ProductAttributeSortOrder"];
        };
        /**
         * @description A value on offer for one attribute of one product (VAR-04).
         * @example {
         *       "id": 71,
         *       "attribute_value_id": 11,
         *       "product_attribute_id": 31,
         *       "sort_order": 0,
         *       "is_default": true
         *     }
         */
        ProductAttributeValue: {
            readonly id: components["schemas"]["Id"];
            attribute_value_id: components["schemas"]["Id"];
            product_attribute_id: components["schemas"]["Id"];
            sort_order: components["schemas"]["ProductAttributeSortOrder"];
            /** @description Chosen beforehand. At most one value of a product attribute is (VAR-08). */
            is_default: boolean;
        };
        /** @description A value to offer; it must belong to the attribute of the product attribute. */
        ProductAttributeValueInput: {
            attribute_value_id: components["schemas"]["Id"];
            product_attribute_id: components["schemas"]["Id"];
            /** @description Left out, it is 0 (VAR-06). */
            sort_order?: components["schemas"]["ProductAttributeSortOrder"];
            /** @description Left out, it is false (VAR-06). True ends it for the other values. */
            is_default?: boolean;
        };
        /** @description The whole product attribute value as read; its position and its default mark can change. */
        ProductAttributeValueUpdate: {
            readonly id?: components["schemas"]["Id"];
            readonly attribute_value_id?: components["schemas"]["Id"];
            readonly product_attribute_id?: components["schemas"]["Id"];
            sort_order: components["schemas"]["ProductAttributeSortOrder"];
            /** @description True ends it for the other values of the product attribute; false is refused for the current default (VAR-08). */
            is_default: boolean;
        };
        /** @description Which product gets the attributes of which (AMB-64). */
        ProductAttributesClone: {
            /** @description The product that gets the attributes. */
            product_id: components["schemas"]["Id"];
            /** @description The product whose attributes are copied. */
            clone_product_id: components["schemas"]["Id"];
        };
        /** @description A node of the product category tree (PROD-10). */
        ProductCategory: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Null at the top. */
            parent_id: components["schemas"]["Id"] | null;
            /** @description Empty in the flat list. */
            children: components["schemas"]["ProductCategory"][];
        };
        /** @description What can be written of a product, except for archiving. A list that is sent replaces the whole list. */
        ProductFields: {
            product_type?: components["schemas"]["ProductType"];
            name?: string;
            price?: components["schemas"]["Cents"];
            /** @description Belongs to one product only. */
            square_sku?: string;
            description?: string | null;
            calories?: string | null;
            mobile_menu_format?: string | null;
            prep_time?: number | null;
            on_default_menu?: boolean;
            /** @description Sent only when the picture changed (PROD-37). */
            product_image_data?: components["schemas"]["ImageData"];
            /** @description File name of the picture in product_image_data. */
            image_filename?: string;
            foreground_color?: components["schemas"]["OptionalColor"];
            background_color?: components["schemas"]["OptionalColor"];
            tertiary_color?: components["schemas"]["OptionalColor"];
            addons?: components["schemas"]["ReferenceList"];
            inventory_control?: components["schemas"]["InventoryControl"];
            is_seasonal?: boolean;
            tags?: components["schemas"]["ReferenceList"];
            netsuite_account_id?: string | null;
            promotional_categories?: components["schemas"]["ReferenceList"];
        };
        /** @description A new product. Left out, the price is 0 cents, inventory_control unlimited and each switch off. */
        ProductInput: WithRequired<components["schemas"]["ProductFields"], "product_type" | "name" | "square_sku">;
        /** @description The fields of a product to change. */
        ProductPatch: {
            /** @description A moment archives the product, null restores it (PROD-49). */
            archived_at?: components["schemas"]["Timestamp"] | null;
        } & components["schemas"]["ProductFields"];
        /** @description A row of the product lists, short so that ten thousand travel fast (PROD-01). */
        ProductSummary: {
            id: components["schemas"]["Id"];
            product_type: components["schemas"]["ProductType"];
            name: string;
            square_sku: string | null;
            price: components["schemas"]["Cents"];
            image_url: components["schemas"]["ImageUrl"];
            foreground_color: components["schemas"]["OptionalColor"];
            background_color: components["schemas"]["OptionalColor"];
            inventory_control: components["schemas"]["InventoryControl"];
            on_default_menu: boolean;
            is_seasonal: boolean;
            archived_at: components["schemas"]["Timestamp"] | null;
            /** @description Whether archived_at is set (AMB-49). */
            archived: boolean;
            /** @description Names of the tags, for the filter of the list. An extension (AMB-287). */
            tag_names?: string[];
        };
        /** @description A tag as a product mentions it (AMB-56). */
        ProductTag: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @description The five product types (CONST-01).
         * @enum {string}
         */
        ProductType: "beverage" | "food" | "bag" | "bottle" | "merchandise";
        /** @description The form begins with all five. */
        ProductTypeList: components["schemas"]["ProductType"][];
        /** @description The whole product as read, with its changes. An optional text, number, colour or list that is left out is cleared; the picture, the price, inventory_control, the switches and archiving stay as they are (AMB-54). */
        ProductUpdate: WithRequired<components["schemas"]["ProductFields"], "product_type" | "name" | "square_sku"> & {
            readonly id?: components["schemas"]["Id"];
            readonly image_url?: components["schemas"]["ImageUrl"];
            /** Format: date-time */
            readonly archived_at?: string | null;
            readonly archived?: boolean;
            readonly product_attributes?: components["schemas"]["ProductAttribute"][];
            readonly variants?: components["schemas"]["VariantSummary"][];
        };
        /** @description What customers see of a promotion (CONT-11, AMB-134). */
        PromoContent: {
            title: string | null;
            /** @description Markdown. */
            body: string | null;
            type: components["schemas"]["PromoContentType"] | null;
            /** @description Text of the link, for type URL. */
            url_title: string | null;
            /** @description Where the link leads, for type URL. */
            url: string | null;
            readonly image_url: components["schemas"]["ImageUrl"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Promotional content as it is saved; the picture only if it changed. */
        PromoContentInput: {
            title?: string | null;
            /** @description Markdown. */
            body?: string | null;
            type?: components["schemas"]["PromoContentType"] | null;
            url_title?: string | null;
            url?: components["schemas"]["WebLink"];
            image_data?: components["schemas"]["ImageData"];
            /** @description File name of the picture. */
            image_name?: string;
        };
        /**
         * @description What promotional content leads to (PROMO-15).
         * @enum {string}
         */
        PromoContentType: "Custom Content" | "New Store" | "Recommended Products" | "URL";
        /** @description A discount: its type with the configuration of that type, for whom, where and when. Whether it is upcoming, ongoing or past follows from its days (PROMO-07); there is no status. */
        Promotion: components["schemas"]["PromotionFacts"] & {
            /** @description Users it is limited to; empty for everyone (PROMO-50). */
            users: components["schemas"]["PromotionUser"][];
            /** @description What customers see of it, if it was filled in (AMB-134). */
            content?: components["schemas"]["PromoContent"] | null;
        } & components["schemas"]["PromotionOffer"];
        /**
         * Format: day-moment
         * @description Calendar day of a promotion with the boundary of the day, without a zone; a day that does not exist is a 400.
         * @example 2026-03-05 00:00:00
         */
        PromotionDay: string;
        /** @description What lists show of a promotion beside its type and configuration (PROMO-16). */
        PromotionFacts: {
            readonly id: components["schemas"]["Id"];
            /** @description Internal name; customers do not see it. */
            name: string;
            /**
             * @description First day, at 00:00:00; the year 0001 for always.
             * @default 0001-01-01 00:00:00
             */
            start_date: components["schemas"]["PromotionDay"];
            /**
             * @description Last day, at 23:59:59; 9999-12-31 for never ends (PROMO-35).
             * @default 9999-12-31 23:59:59
             */
            end_date: components["schemas"]["PromotionDay"];
            /**
             * @description Begin of the daily window.
             * @default 00:00:00
             */
            start_time: components["schemas"]["ClockTime"];
            /**
             * @description End of the daily window; 00:00:00 is stored as 23:59:59 (PROMO-37).
             * @default 23:59:59
             */
            end_time: components["schemas"]["ClockTime"];
            /** @description Stores it is limited to; with none it needs an activation code to take effect (PROMO-48). */
            stores: components["schemas"]["Reference"][];
            /** @description Roles it is limited to. */
            roles: components["schemas"]["RoleLimitReference"][];
            /** @description Code the customer enters. */
            activation_code: string | null;
            /** @description Uses per customer; null for unlimited (PROMO-44). */
            limit_uses: number | null;
            repeats: components["schemas"]["PromotionRepeats"];
            /** @description Netsuite account that bears the discount (PROMO-18). */
            account: string;
            promotional_category_exclusions: components["schemas"]["Reference"][];
            promotional_category_inclusions: components["schemas"]["Reference"][];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The fields of a promotion that can be written, beside its type and configuration. */
        PromotionFields: {
            name?: string;
            /** @description First day, at 00:00:00. */
            start_date?: components["schemas"]["PromotionDay"];
            /** @description Last day, at 23:59:59; not before the first. */
            end_date?: components["schemas"]["PromotionDay"];
            /** @description Begin of the daily window; 00:00:00 when a new promotion has none. */
            start_time?: components["schemas"]["ClockTime"];
            /** @description End of the daily window; 23:59:59 when a new promotion has none. */
            end_time?: components["schemas"]["ClockTime"];
            stores?: components["schemas"]["Reference"][];
            roles?: components["schemas"]["RoleLimitReference"][];
            /** @description Several promotions may have the same. */
            activation_code?: string | null;
            limit_uses?: number | null;
            /** @description Empty opens the promotion to everyone. */
            users?: components["schemas"]["Reference"][];
            repeats?: components["schemas"]["PromotionRepeats"];
            /** @description 50500 when a new promotion has none. */
            account?: string;
            promotional_category_exclusions?: components["schemas"]["Reference"][];
            promotional_category_inclusions?: components["schemas"]["Reference"][];
            /** @description Sent only when it was filled in; null takes it away (AMB-134). */
            content?: components["schemas"]["PromoContentInput"] | null;
        };
        /** @description A new promotion; what is left out takes its default (API-134). Of two fields of a configuration of which one is to be chosen both and none are refused, each as configuration.{field}. */
        PromotionInput: WithRequired<components["schemas"]["PromotionFields"], "name" | "start_date" | "end_date"> & components["schemas"]["PromotionOffer"];
        /** @description The type of a promotion and the configuration of that type (PROMO-19 to PROMO-28). */
        PromotionOffer: {
            type: components["schemas"]["PromotionType"];
        } & ({
            /** @enum {string} */
            type: "DiscountPromotion" | "FirstOrderAtStoreDiscountPromotion" | "NewCustomerDiscountPromotion";
            configuration: components["schemas"]["DiscountConfiguration"];
        } | {
            /** @enum {string} */
            type: "FreeTriggeredSmallCupPromotion";
            configuration: components["schemas"]["FreeTriggeredSmallCupConfiguration"];
        } | {
            /** @enum {string} */
            type: "SizeUpPromotion";
            configuration: components["schemas"]["SizeUpConfiguration"];
        } | {
            /** @enum {string} */
            type: "TriggeredDiscountPromotion";
            configuration: components["schemas"]["TriggeredDiscountConfiguration"];
        } | {
            /** @enum {string} */
            type: "FreeEmployeeBagsPromotion";
            configuration: components["schemas"]["FreeEmployeeBagsConfiguration"];
        } | {
            /** @enum {string} */
            type: "WholeOrderDiscountPromotion";
            configuration: components["schemas"]["WholeOrderDiscountConfiguration"];
        } | {
            /** @enum {string} */
            type: "ComboDiscountPromotion";
            configuration: components["schemas"]["ComboDiscountConfiguration"];
        } | {
            /** @enum {string} */
            type: "AttributeUpgradePromotion";
            configuration: components["schemas"]["AttributeUpgradeConfiguration"];
        });
        /**
         * @description iCalendar rule DTSTART:YYYYMMDDT000000Z, a line feed, then RRULE:FREQ=DAILY, WEEKLY or MONTHLY;INTERVAL=1 to 999 with BYDAY for weekly, BYMONTHDAY=-1 for the last day of a month and UNTIL if it ends; null when it does not repeat.
         * @example DTSTART:20260305T000000Z
         *     RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU
         */
        PromotionRepeats: string | null;
        /** @description A row of the promotion list: without users, who may be 100,000, and without content. A host that sends both is fine (AMB-182). */
        PromotionSummary: components["schemas"]["PromotionFacts"] & components["schemas"]["PromotionOffer"];
        /**
         * @description What a promotion does; it decides which configuration it has (PROMO-19 to PROMO-28).
         * @enum {string}
         */
        PromotionType: "DiscountPromotion" | "FirstOrderAtStoreDiscountPromotion" | "NewCustomerDiscountPromotion" | "FreeTriggeredSmallCupPromotion" | "SizeUpPromotion" | "TriggeredDiscountPromotion" | "FreeEmployeeBagsPromotion" | "WholeOrderDiscountPromotion" | "ComboDiscountPromotion" | "AttributeUpgradePromotion";
        /** @description A promotion type and what the form says about it (PROMO-17). */
        PromotionTypeDescriptor: {
            type: components["schemas"]["PromotionType"];
            description: string;
            /** @description Names a SizeUpPromotion chooses its cohort from; left out or empty for every other type. */
            cohorts?: string[];
        };
        /** @description The whole promotion as read, with its changes; what is left out stays as it is (API-135). Type and configuration travel together, and users only when they changed (PROMO-50). */
        PromotionUpdate: components["schemas"]["PromotionFields"] & components["schemas"]["PromotionOffer"] & {
            readonly id?: components["schemas"]["Id"];
            readonly updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description A user the promotion is limited to. */
        PromotionUser: {
            id: components["schemas"]["Id"];
            name?: string;
            email?: string | null;
        };
        /**
         * @description A group of products that promotions include or exclude (PCAT-02, PROD-26).
         * @example {
         *       "id": 4,
         *       "name": "Seasonal Drinks"
         *     }
         */
        PromotionalCategory: {
            readonly id: components["schemas"]["Id"];
            name: string;
        };
        /** @description The category as typed. */
        PromotionalCategoryInput: {
            /** @description Belongs to one category only. */
            name: string;
        };
        /** @description The whole category as read, with its changes (API-56). */
        PromotionalCategoryUpdate: components["schemas"]["PromotionalCategoryInput"] & {
            readonly id?: components["schemas"]["Id"];
        };
        /** @description Answer of a call that sends receipts. */
        ReceiptsSent: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            message?: components["schemas"]["Message"];
        };
        /**
         * @description What the ordering apps offer beside one product, a row of the Recommendation Engine (RECENG-11).
         * @example {
         *       "id": 9,
         *       "product_id": 42,
         *       "recommended_product_ids": [
         *         57,
         *         61
         *       ],
         *       "sort_order": 0
         *     }
         */
        Recommendation: {
            readonly id: components["schemas"]["Id"];
            /** @description The trigger product. */
            product_id: components["schemas"]["Id"];
            recommended_product_ids: components["schemas"]["RecommendedProductIds"];
            sort_order: components["schemas"]["RecommendationSortOrder"];
        };
        /** @description A trigger product and what to offer beside it. */
        RecommendationInput: {
            /** @description The trigger product; it has no other recommendation (RECENG-05). */
            product_id: components["schemas"]["Id"];
            /** @description Left out, the list is empty. */
            recommended_product_ids?: components["schemas"]["RecommendedProductIds"];
            /** @description Left out, the row comes first (RECENG-09). */
            sort_order?: components["schemas"]["RecommendationSortOrder"];
        };
        /** @description All recommendations after sorting, by sort_order (AMB-78). */
        RecommendationList: {
            recommendations: components["schemas"]["Recommendation"][];
            message?: components["schemas"]["Message"];
        };
        /** @description The fields to change; often the list alone. */
        RecommendationPatch: {
            product_id?: components["schemas"]["Id"];
            recommended_product_ids?: components["schemas"]["RecommendedProductIds"];
            sort_order?: components["schemas"]["RecommendationSortOrder"];
        };
        /** @description The new positions of all rows (AMB-78). */
        RecommendationSort: {
            recommendations: {
                id: components["schemas"]["Id"];
                sort_order: components["schemas"]["RecommendationSortOrder"];
            }[];
        };
        /**
         * @description Position in the table, smallest first; it can be negative (RECENG-09). No two rows share one: where they would, all are numbered by their index.
         * @example 0
         */
        RecommendationSortOrder: number;
        /**
         * @description A product that the ordering apps put forward with a headline (RECPROD-10).
         * @example {
         *       "id": 4,
         *       "headline": "New this spring",
         *       "description": "Rose, cardamom and a double shot. Here until the end of May.",
         *       "product_id": 42,
         *       "pinned": true,
         *       "recent_locations_only": false,
         *       "sort_order": 0
         *     }
         */
        RecommendedProduct: {
            readonly id: components["schemas"]["Id"];
            headline: string;
            description: string;
            product_id: components["schemas"]["Id"];
            pinned: boolean;
            recent_locations_only: boolean;
            sort_order: components["schemas"]["RecommendedProductSortOrder"];
        };
        /**
         * @description The products to offer, in this order, each once and never the trigger itself. The console drops empty pickers before (RECENG-07).
         * @example [
         *       57,
         *       61
         *     ]
         */
        RecommendedProductIds: components["schemas"]["Id"][];
        /** @description A product to put forward. */
        RecommendedProductInput: {
            /** @description Left out, it is empty. */
            headline?: string;
            /** @description Left out, it is empty. */
            description?: string;
            product_id: components["schemas"]["Id"];
            /** @description Left out, it is false. */
            pinned?: boolean;
            /** @description Left out, it is false. */
            recent_locations_only?: boolean;
            /** @description Left out, it is the current count, so that the row comes last (RECPROD-09). */
            sort_order?: components["schemas"]["RecommendedProductSortOrder"];
        };
        /** @description The fields to change. */
        RecommendedProductPatch: {
            headline?: string;
            description?: string;
            product_id?: components["schemas"]["Id"];
            pinned?: boolean;
            recent_locations_only?: boolean;
            sort_order?: components["schemas"]["RecommendedProductSortOrder"];
        };
        /**
         * @description Position in the table: 0, 1, 2 … without a gap (RECPROD-07, RECPROD-08). A row that is given one moves there and the others make room; a position beyond the end is the end.
         * @example 0
         */
        RecommendedProductSortOrder: number;
        /** @description Mention of another record by its id alone. */
        Reference: {
            id: components["schemas"]["Id"];
        };
        /** @description Records as read or their bare ids. */
        ReferenceList: (components["schemas"]["Reference"] | components["schemas"]["Id"])[];
        /** @description Products of the order for which money was given back (ORD-29). */
        Refund: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Cents that this refund gave back or voided (AMB-175). */
            amount?: components["schemas"]["Cents"];
            products: components["schemas"]["RefundProduct"][];
            /** @description Who refunded; null when no user did. */
            user: components["schemas"]["OrderUser"] | null;
            /**
             * @description Where it was refunded; admin is this console.
             * @example admin
             */
            source: string;
            /** @description The explanation of the chosen refund reason as it read then. */
            reason: string;
            /** @description Free text given with the refund; null for refunds of this console. */
            explanation: string | null;
        };
        /** @description What to refund and why. */
        RefundInput: {
            /** @description Keys of the products of the order, as numbers; for the entire order all that are not refunded yet (AMB-119). */
            order_product_ids: components["schemas"]["Id"][];
            reason_id: components["schemas"]["Id"];
        };
        /** @description A refunded product. */
        RefundProduct: {
            /** @description Its key in the products of the order. */
            order_product_id: components["schemas"]["Id"];
            /** @description The product itself. */
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Why an order may be refunded. */
        RefundReason: {
            id: components["schemas"]["Id"];
            /** @example Item was made wrong */
            explanation: string;
        };
        /** @description The refund reasons in their wrapper (API-109, AMB-168). */
        RefundReasonList: {
            reasons: components["schemas"]["RefundReason"][];
        };
        /**
         * @description Form of the answer.
         * @default json
         * @enum {string}
         */
        ReportFormat: "json" | "csv";
        /**
         * @description A named set of permissions. The names owner, admin, barista, store-lead and area-lead have a meaning of their own (ROLE-05, PERM-07).
         * @example {
         *       "id": 3,
         *       "role": "store-lead",
         *       "permission_ids": [
         *         4,
         *         5,
         *         6,
         *         7,
         *         8,
         *         11,
         *         19
         *       ],
         *       "archived_at": null
         *     }
         */
        Role: {
            readonly id: components["schemas"]["Id"];
            /** @description The name. */
            role: string;
            permission_ids: components["schemas"]["Id"][];
            /** @description An archived role grants nothing and is in no list (AMB-23). */
            archived_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description A new role; without permission_ids it grants nothing yet (AMB-47). */
        RoleInput: {
            /** @description The name; belongs to one role only. */
            role: string;
            permission_ids?: components["schemas"]["Id"][];
        };
        /** @description A role by its id; -1 stands for users without any role, the ordinary customers. */
        RoleLimitReference: {
            id: number;
        };
        /** @description The whole role as read, with its changes; permission_ids replaces the whole list. */
        RoleUpdate: {
            readonly id?: components["schemas"]["Id"];
            role: string;
            permission_ids: components["schemas"]["Id"][];
            /** @description Left out, it stays as it is. */
            archived_at?: components["schemas"]["Timestamp"] | null;
        };
        /** @description The saved rows in the order of the request (API-92). */
        SavedHours: (components["schemas"]["StoreHours"] | components["schemas"]["HoursOverride"])[];
        /** @description A suggestion or a result of the search; the type says where it leads (SEARCH-05, SEARCH-08). */
        SearchResult: {
            /** @enum {string} */
            type: "product" | "user" | "store" | "order";
            id: components["schemas"]["Id"];
            /** @description First line; for an order its customer, or its id once they are deleted. */
            name: string;
            /** @description The customer of an order; null for everything else. */
            user_id: number | null;
            /** @description Second line: the SKU of a product, the e-mail of a user, the address of a store, the placement time of an order as a timestamp (AMB-159); null where there is none. */
            detail?: string | null;
            image_url?: components["schemas"]["ImageUrl"];
        };
        /** @description Who is signed in, and the token that proves it (AMB-07). */
        Session: {
            user: components["schemas"]["User"];
            /** @description Sent with every further call as 'Authorization: P4 {token}' (AUTH-12). */
            token: string;
        };
        /** @description Answer of signing out; there is nothing to say. */
        SignedOut: Record<string, unknown>;
        /** @description The next larger size for a cohort of customers (PROMO-23). */
        SizeUpConfiguration: {
            /**
             * @description One of the cohorts of the type.
             * @example Lapsed
             */
            cohort: string;
            cohort_parameters: components["schemas"]["CohortParameters"];
        };
        /** @description Number of the row as a spreadsheet program shows it; the header is row 1. */
        SpreadsheetRow: number;
        /**
         * @description A store with everything its page shows (STORE-21).
         * @example {
         *       "id": 7,
         *       "name": "Mission Street",
         *       "description": "Corner shop with a parklet, two blocks from the 24th Street station.",
         *       "netsuite_id": "1107",
         *       "contentful_id": "k3v9x0a7q",
         *       "phone": "4155550142",
         *       "email_address": "mission@example.com",
         *       "state": "CA",
         *       "city": "San Francisco",
         *       "postal_code": "94110",
         *       "address": "2181 Mission Street",
         *       "region": "San Francisco",
         *       "area": "Bay Area North",
         *       "has_drive_thru": false,
         *       "latitude": 37.7621,
         *       "longitude": -122.4193,
         *       "time_zone": "America/Los_Angeles",
         *       "bda_password": "seven-beans",
         *       "max_prep_time": 150,
         *       "minutes_to_closing_warning": 10,
         *       "accepts_mobile_orders": true,
         *       "curbside_enabled": true,
         *       "curbside_online": false,
         *       "bd_destination_id": "bd-mission-01",
         *       "yext_id": "40071",
         *       "doordash_id": null,
         *       "paytronix_id": "107",
         *       "vendor_region_id": 2,
         *       "afternoon_at": "12:00",
         *       "evening_at": "17:00",
         *       "image_url": "/files/0b7e91d2.jpg",
         *       "header_image_one_url": "/files/51aa03ce.jpg",
         *       "header_image_two_url": null,
         *       "archived_at": null
         *     }
         */
        Store: {
            readonly id: components["schemas"]["Id"];
            name: string;
            description: components["schemas"]["StoreText"];
            /** @description The internal id in Netsuite, not the store number. */
            netsuite_id: string;
            /** @description Nine random characters a-z and 0-9, given once (AMB-82). */
            contentful_id: string | null;
            phone: components["schemas"]["StoreText"];
            email_address: components["schemas"]["StoreText"];
            state: components["schemas"]["StoreText"];
            city: components["schemas"]["StoreText"];
            postal_code: components["schemas"]["StoreText"];
            address: components["schemas"]["StoreText"];
            /** @description What guests pick to find the store. */
            region: components["schemas"]["StoreText"];
            area: components["schemas"]["StoreText"];
            has_drive_thru: boolean;
            latitude: number | null;
            longitude: number | null;
            time_zone: components["schemas"]["StoreTimeZone"];
            /** @description A secret. Only there for those who may edit the store (AMB-86, AMB-87). */
            bda_password?: components["schemas"]["StoreText"];
            max_prep_time: number;
            minutes_to_closing_warning: number;
            accepts_mobile_orders: boolean;
            /** @description Only with a bd_destination_id (STORE-28, STORE-29). */
            curbside_enabled: boolean;
            /** @description Only while curbside_enabled (STORE-27, STORE-30). */
            curbside_online: boolean;
            /** @description Blue Dot Destination ID. */
            bd_destination_id: components["schemas"]["StoreText"];
            /** @description Yext Entity ID. */
            yext_id: components["schemas"]["StoreText"];
            /** @description Doordash Store ID. */
            doordash_id: components["schemas"]["StoreText"];
            /** @description Paytronix Store ID. */
            paytronix_id: components["schemas"]["StoreText"];
            vendor_region_id: number | null;
            afternoon_at: components["schemas"]["DayPartTime"];
            evening_at: components["schemas"]["DayPartTime"];
            readonly image_url: components["schemas"]["ImageUrl"];
            readonly header_image_one_url: components["schemas"]["ImageUrl"];
            readonly header_image_two_url: components["schemas"]["ImageUrl"];
            /** Format: date-time */
            archived_at: string | null;
        };
        /**
         * @description A choice that a store can switch off while it cannot serve it, such as oat milk: a value of an attribute (STORE-32).
         * @example {
         *       "id": 11,
         *       "name": "Oat Milk",
         *       "is_disabled": false,
         *       "attribute": {
         *         "product_type": "beverage",
         *         "name": "Milk"
         *       }
         *     }
         */
        StoreAttribute: {
            /** @description Id of the attribute value. */
            id: components["schemas"]["Id"];
            name: string;
            is_disabled: boolean;
            /** @description The attribute it is a value of. */
            attribute: {
                product_type: components["schemas"]["ProductType"];
                /** @description Tells equal names of different attributes apart. */
                name?: string;
            };
        };
        /** @description The whole store attribute as read, with is_disabled toggled (API-86). */
        StoreAttributeUpdate: {
            readonly id?: components["schemas"]["Id"];
            readonly name?: string;
            readonly attribute?: {
                product_type?: components["schemas"]["ProductType"];
                name?: string;
            };
            is_disabled: boolean;
        };
        /** @description The fields of a store that can be written, and its new pictures (STORE-11, STORE-23). */
        StoreFields: {
            name?: string;
            description?: components["schemas"]["StoreText"];
            /** @description The internal id in Netsuite, not the store number. */
            netsuite_id?: string;
            /** @description The console gives nine characters a-z and 0-9 to a store without one (AMB-82). */
            contentful_id?: string | null;
            phone?: components["schemas"]["PhoneText"];
            email_address?: components["schemas"]["EmailText"];
            state?: components["schemas"]["StoreText"];
            city?: components["schemas"]["StoreText"];
            postal_code?: components["schemas"]["StoreText"];
            address?: components["schemas"]["StoreText"];
            region?: components["schemas"]["StoreText"];
            area?: components["schemas"]["StoreText"];
            /** @description A new store has none. */
            has_drive_thru?: boolean;
            latitude?: number | null;
            longitude?: number | null;
            /** @description A new store has America/Los_Angeles (AMB-80). */
            time_zone?: components["schemas"]["StoreTimeZone"];
            /**
             * Format: password
             * @description The user's own password to the console is refused with 400 (AMB-227).
             */
            bda_password?: components["schemas"]["StoreText"];
            /** @description A new store has 150 (STORE-19). */
            max_prep_time?: number;
            /** @description A new store has 10 (STORE-19). */
            minutes_to_closing_warning?: number;
            /** @description A new store has true (STORE-19). */
            accepts_mobile_orders?: boolean;
            /** @description Stays off without a bd_destination_id (STORE-29). */
            curbside_enabled?: boolean;
            /** @description Goes off together with curbside_enabled (STORE-30). */
            curbside_online?: boolean;
            bd_destination_id?: components["schemas"]["StoreText"];
            yext_id?: components["schemas"]["StoreText"];
            doordash_id?: components["schemas"]["StoreText"];
            paytronix_id?: components["schemas"]["StoreText"];
            vendor_region_id?: number | null;
            afternoon_at?: components["schemas"]["DayPartTime"];
            evening_at?: components["schemas"]["DayPartTime"];
            /** @description A new picture, only when it was changed (STORE-24). */
            store_image_data?: components["schemas"]["ImageData"];
            image_filename?: string;
            /** @description A new first header picture, only when it was changed (STORE-24). */
            store_header_image_one_data?: components["schemas"]["ImageData"];
            store_header_image_one_filename?: string;
            /** @description A new second header picture, only when it was changed (STORE-24). */
            store_header_image_two_data?: components["schemas"]["ImageData"];
            store_header_image_two_filename?: string;
        };
        /**
         * @description Regular hours of one weekday (HOURS-11). Both times 00:00:00 mean closed (HOURS-07), both null that nobody has set them yet.
         * @example {
         *       "store_id": 7,
         *       "day_of_week": "monday",
         *       "opening_time": "06:00:00",
         *       "closing_time": "20:00:00",
         *       "override_date": null
         *     }
         */
        StoreHours: {
            store_id?: components["schemas"]["Id"];
            day_of_week: components["schemas"]["Weekday"];
            opening_time: components["schemas"]["MaybeClockTime"];
            closing_time: components["schemas"]["MaybeClockTime"];
            override_date: null;
        };
        /** @description The rows to save; the console sends one (AMB-100, AMB-102). */
        StoreHoursInput: {
            store_hours: components["schemas"]["HoursRowInput"][];
        };
        /** @description A new store; what is left out takes its default. The console leaves out what it cannot read as a number (AMB-88). */
        StoreInput: WithRequired<components["schemas"]["StoreFields"], "name" | "netsuite_id">;
        /** @description All stores that are not archived, by name, and their number (API-77). */
        StoreList: {
            stores: components["schemas"]["StoreSummary"][];
            total_rows: number;
        };
        /**
         * @description The opposite of online, as the field is named (AMB-89).
         * @example {
         *       "offline": false
         *     }
         */
        StoreOffline: {
            offline: boolean;
            message?: components["schemas"]["Message"];
        };
        /** @description Whether the store shall take orders online. */
        StoreOnlineInput: {
            online: boolean;
        };
        /** @description The fields of a store to change (AMB-83, AMB-84). */
        StorePatch: components["schemas"]["StoreFields"] & {
            /**
             * Format: date-time
             * @description A moment archives the store, null restores it (AMB-85).
             */
            archived_at?: string | null;
        };
        /**
         * @description A product at a store, known by the pair of both ids (VAR-24, VAR-25, AMB-60).
         * @example {
         *       "store_id": 7,
         *       "product_id": 104,
         *       "price": 595,
         *       "product": {
         *         "id": 104,
         *         "product_type": "beverage",
         *         "name": "Maple Oat Latte",
         *         "square_sku": "BEV-1042",
         *         "image_url": "/files/9f86d081.png",
         *         "inventory_control": "unlimited",
         *         "variants": [
         *           {
         *             "id": 2200,
         *             "sku": "BEV-1042-S",
         *             "value_names": [
         *               "12 oz",
         *               "Hot"
         *             ]
         *           },
         *           {
         *             "id": 2201,
         *             "sku": "BEV-1042-L",
         *             "value_names": [
         *               "20 oz",
         *               "Hot"
         *             ]
         *           }
         *         ]
         *       },
         *       "prices": [
         *         {
         *           "variant_id": 2200,
         *           "price": 595
         *         },
         *         {
         *           "variant_id": 2201,
         *           "price": 675
         *         }
         *       ]
         *     }
         */
        StoreProduct: {
            store_id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            /** @description Base price of the product at this store. */
            price: components["schemas"]["Cents"];
            product: components["schemas"]["MenuProduct"];
            /** @description One for every variant of the product. */
            prices: components["schemas"]["VariantPrice"][];
        };
        /** @description The store a product is added to (AMB-60). */
        StoreProductInput: {
            store_id: components["schemas"]["Id"];
            /** @description The product of the path again; without effect. */
            product_id?: components["schemas"]["Id"];
            /** @description The base price of the product where left out; the console always sends it (AMB-60). */
            price?: components["schemas"]["Cents"];
            /** @description Prices that differ from price; every other variant gets price. */
            prices?: components["schemas"]["VariantPrice"][];
        };
        /**
         * @description Whether a store takes orders online (API-87).
         * @example {
         *       "online": true
         *     }
         */
        StoreStatus: {
            online: boolean;
        };
        /**
         * @description A store as the lists know it.
         * @example {
         *       "id": 7,
         *       "name": "Mission Street",
         *       "region": "San Francisco",
         *       "state": "CA",
         *       "city": "San Francisco",
         *       "phone": "4155550142",
         *       "address": "2181 Mission Street",
         *       "time_zone": "America/Los_Angeles",
         *       "image_url": "/files/0b7e91d2.jpg",
         *       "online": true,
         *       "archived_at": null
         *     }
         */
        StoreSummary: {
            id: components["schemas"]["Id"];
            name: string;
            region: components["schemas"]["StoreText"];
            state: components["schemas"]["StoreText"];
            city: components["schemas"]["StoreText"];
            phone: components["schemas"]["StoreText"];
            address: components["schemas"]["StoreText"];
            time_zone: components["schemas"]["StoreTimeZone"];
            image_url: components["schemas"]["ImageUrl"];
            /** @description The status of the store (API-87), so that a list needs no call per store. */
            online?: boolean;
            /** Format: date-time */
            archived_at: string | null;
        };
        /** @description One line about a store, null where it is not known. */
        StoreText: string | null;
        /**
         * @description Name of the time zone of a store, America/Los_Angeles for a new one (AMB-80). The form offers the eight of CONST-08; a host may have others or null, which the console shows and sends back untouched. This server takes null for the zone of a new store, and refuses others with a 400.
         * @example America/Los_Angeles
         * @example America/New_York
         * @example America/Chicago
         * @example America/Denver
         * @example America/Phoenix
         * @example America/Anchorage
         * @example America/Adak
         * @example Pacific/Honolulu
         */
        StoreTimeZone: string | null;
        /** @description The whole store as read, with its changes (AMB-83). A number that the console cannot read is sent as it was read (AMB-88). What is left out stays as it is; null clears a text or a number. */
        StoreUpdate: WithRequired<components["schemas"]["StoreFields"], "name" | "netsuite_id"> & {
            readonly id?: components["schemas"]["Id"];
            readonly image_url?: components["schemas"]["ImageUrl"];
            readonly header_image_one_url?: components["schemas"]["ImageUrl"];
            readonly header_image_two_url?: components["schemas"]["ImageUrl"];
            /** Format: date-time */
            readonly archived_at?: string | null;
        };
        /** @description The hours of a store. */
        StoreWeek: {
            /** @description The regular hours of every weekday. */
            hours: {
                sunday: components["schemas"]["StoreHours"];
                monday: components["schemas"]["StoreHours"];
                tuesday: components["schemas"]["StoreHours"];
                wednesday: components["schemas"]["StoreHours"];
                thursday: components["schemas"]["StoreHours"];
                friday: components["schemas"]["StoreHours"];
                saturday: components["schemas"]["StoreHours"];
            };
            /** @description The overrides by their override_date, past ones too, without archived ones. */
            overrides: {
                [key: string]: components["schemas"]["HoursOverride"];
            };
        };
        /** @description Several stores and the fields of each to change (API-82). */
        StoresPatch: {
            stores: (components["schemas"]["Reference"] & components["schemas"]["StorePatch"])[];
        };
        /** @description A tax or fee on what is sold (SUR-07). With a flat_rate it is flat, without one it is a percentage by its default_rate (AMB-107). */
        Surcharge: {
            readonly id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            default_rate: components["schemas"]["SurchargeRate"];
            flat_rate: components["schemas"]["FlatRate"];
        };
        /** @description Proof that the user means this surcharge (SUR-02, AMB-109). */
        SurchargeDeletion: {
            /** @description The name of the surcharge. White space is compared as single spaces (AMB-240). */
            confirm: string;
        };
        /** @description A new surcharge; what is left out takes its default. */
        SurchargeInput: {
            /** @description Belongs to one surcharge only, whatever its case, since orders name their taxes (AMB-181). */
            name: string;
            description?: string | null;
            default_rate?: components["schemas"]["SurchargeRate"];
            flat_rate?: components["schemas"]["FlatRate"];
        };
        /**
         * @description Share of the price that new stores take over, as a multiplier; 0.0875 is 8.75 % (SUR-03).
         * @default 0
         */
        SurchargeRate: number;
        /** @description The whole surcharge as read, with its changes; what is left out takes its default (API-103). */
        SurchargeUpdate: components["schemas"]["SurchargeInput"] & {
            readonly id?: components["schemas"]["Id"];
        };
        /**
         * @description Mark that products bear, such as an allergen or a diet (TAG-07).
         * @example {
         *       "id": 6,
         *       "name": "Contains Dairy",
         *       "image_url": "/files/4f1c2a77.png",
         *       "is_allergen": true,
         *       "created_at": "2024-05-13T16:20:00.000Z",
         *       "updated_at": "2026-01-09T18:42:10.000Z"
         *     }
         */
        Tag: {
            readonly id: components["schemas"]["Id"];
            name: string;
            readonly image_url: components["schemas"]["ImageUrl"];
            is_allergen: boolean;
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A tag to create. */
        TagInput: {
            name: string;
            /** @description Left out, it is false. */
            is_allergen?: boolean;
            /** @description A new picture as a data URL; left out, the picture stays. */
            image_data?: components["schemas"]["ImageData"];
        };
        /** @description The whole tag as read, with its changes (API-64). */
        TagUpdate: components["schemas"]["TagInput"] & {
            readonly id?: components["schemas"]["Id"];
            readonly image_url?: components["schemas"]["ImageUrl"];
            readonly created_at?: components["schemas"]["Timestamp"];
            readonly updated_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Cents per item, 0 where it is not charged (TAX-05); null with a percentage.
         * @example 10
         */
        TaxFlatRate: number | null;
        /**
         * @description Multiplier, 0.0875 for 8.75 % (AMB-110); null with a flat surcharge.
         * @example 0.0875
         */
        TaxMultiplier: number | null;
        /**
         * @description What one surcharge takes on one product type at one store (TAX-09). Either rate or flat_rate holds the amount, as the surcharge is a percentage or flat (AMB-107); the other one is null.
         * @example {
         *       "surcharge_id": 1,
         *       "product_type": "beverage",
         *       "rate": 0.0875,
         *       "flat_rate": null,
         *       "store_id": 7
         *     }
         */
        TaxRate: {
            surcharge_id: components["schemas"]["Id"];
            product_type: components["schemas"]["ProductType"];
            rate: components["schemas"]["TaxMultiplier"];
            flat_rate: components["schemas"]["TaxFlatRate"];
            store_id: components["schemas"]["Id"];
        };
        /** @description A tax rate to save, with rate or flat_rate as the surcharge demands. */
        TaxRateInput: {
            surcharge_id: components["schemas"]["Id"];
            product_type: components["schemas"]["ProductType"];
            rate?: components["schemas"]["TaxMultiplier"];
            flat_rate?: components["schemas"]["TaxFlatRate"];
            /** @description Left out, the store of the path; another one is refused. */
            store_id?: components["schemas"]["Id"];
        };
        /** @description The store's whole list; rates that are not in it are gone afterwards. */
        TaxRatesInput: {
            /** @description At most one rate for each surcharge and product type. */
            tax_rates: components["schemas"]["TaxRateInput"][];
        };
        /**
         * Format: date-time
         * @description Moment in time, ISO 8601 in UTC, in the years 0001 to 9999.
         * @example 2026-03-04T17:05:00.000Z
         */
        Timestamp: string;
        /** @description The tips of one person in the range (REP-10). */
        TipRow: {
            /** @description Tells people of the same name apart. */
            user_id?: components["schemas"]["Id"];
            name: string;
            /** @description Cents. */
            tips: components["schemas"]["Cents"];
        };
        /** @description One movement of money of the order. */
        Transaction: {
            created_at: components["schemas"]["Timestamp"];
            /** @description Cents moved; the state says in which direction. */
            amount: components["schemas"]["Cents"];
            /**
             * @description Shown as it is; only authorized has a meaning to the console (ORD-22).
             * @example authorized
             * @example captured
             * @example refunded
             * @example voided
             */
            state: string;
        };
        /** @description A discount from a quantity of the triggering products on (PROMO-24). */
        TriggeredDiscountConfiguration: {
            triggering_product_ids: components["schemas"]["IdList"];
            minimum_required_quantity: number;
            discount_amount: components["schemas"]["Cents"];
        };
        /**
         * @description A customer or a member of staff (EMP-09). A member of staff has a role or a permission; the effective permissions are those of permission_ids and those of the roles of role_ids (PERM-02).
         * @example {
         *       "id": 318,
         *       "name": "Dana Whitfield",
         *       "email": "dana.whitfield@example.com",
         *       "phone_number": "+14155550142",
         *       "employee_id": "20418",
         *       "photo_url": "/files/3f8a11c2.jpg",
         *       "role_ids": [
         *         3
         *       ],
         *       "permission_ids": [],
         *       "store_ids": [
         *         7,
         *         12
         *       ]
         *     }
         */
        User: {
            readonly id: components["schemas"]["Id"];
            name: string;
            /** @description Null where the user gave none. */
            email: string | null;
            phone_number: string | null;
            /** @description Number of the user in the payroll system; null while it is not synced. */
            employee_id: string | null;
            readonly photo_url: components["schemas"]["ImageUrl"];
            role_ids: components["schemas"]["Id"][];
            /** @description Permissions held directly; those of the roles are not repeated here (AMB-45). */
            permission_ids: components["schemas"]["Id"][];
            /** @description The stores in scope; kept, though without effect, beside stores:update-all (AMB-44). */
            store_ids: components["schemas"]["Id"][];
            /** @description Left out for everybody but those who may change it: the user themself and viewers with users:update who hold all that the user holds (EMP-19, AMB-192). */
            manager_approval_code?: string | null;
        };
        /** @description What can be written of a user. A list that is sent replaces the whole list. Blank texts are kept as null. */
        UserFields: {
            name?: string;
            /** @description Trimmed. Belongs to one user only, without regard to case. */
            email?: components["schemas"]["EmailText"];
            phone_number?: components["schemas"]["PhoneText"];
            employee_id?: string | null;
            image_data?: components["schemas"]["ImageData"];
            role_ids?: components["schemas"]["Id"][];
            permission_ids?: components["schemas"]["Id"][];
            store_ids?: components["schemas"]["Id"][];
            /**
             * Format: password
             * @description Trimmed and cut to 6 characters by the sender (EMP-17).
             */
            manager_approval_code?: string | null;
        };
        /** @description A new member of staff; the first password comes by 'Forgot password' (AMB-40). */
        UserInput: {
            email: string;
            image_data?: unknown;
            manager_approval_code?: unknown;
        } & WithRequired<components["schemas"]["UserFields"], "name" | "email">;
        /** @description The fields of a user to change; a demotion sends both id lists empty (EMP-07). */
        UserPatch: {
            /** @description The id of the path again; without effect. */
            id?: components["schemas"]["Id"];
            name?: unknown;
            phone_number?: unknown;
            employee_id?: unknown;
            email?: unknown;
            manager_approval_code?: unknown;
            image_data?: unknown;
            role_ids?: unknown;
            permission_ids?: unknown;
            store_ids?: unknown;
        } & components["schemas"]["UserFields"];
        /** @description A new photo, cropped to 600x600 by the console (EMP-13). */
        UserPhotoInput: {
            image_data: components["schemas"]["ImageData"];
        };
        /** @description Which users to look for. */
        UserSearchInput: {
            /** @description Part of a name or e-mail. */
            query: string;
        };
        /** @description A user as the promotion form knows them (PROMO-55). */
        UserSearchResult: {
            id: components["schemas"]["Id"];
            name: string;
            email: string | null;
        };
        /**
         * @description One sellable form of a product, for example the large iced one; it has at most one value of each of the product's attributes (VAR-05).
         * @example {
         *       "id": 2201,
         *       "product_id": 104,
         *       "sku": "BEV-1042-L",
         *       "attribute_values": [
         *         {
         *           "id": 33,
         *           "attribute_id": 5,
         *           "name": "Large",
         *           "is_void": false
         *         }
         *       ]
         *     }
         */
        Variant: {
            readonly id: components["schemas"]["Id"];
            readonly product_id: components["schemas"]["Id"];
            sku: string;
            attribute_values: components["schemas"]["AttributeValue"][];
        };
        /** @description Attribute values as read or their bare ids; each must be among those of the product. */
        VariantAttributeValues: (components["schemas"]["Reference"] | components["schemas"]["Id"])[];
        /** @description A new variant of a product. */
        VariantInput: {
            product_id: components["schemas"]["Id"];
            sku: components["schemas"]["VariantSku"];
            attribute_values?: components["schemas"]["VariantAttributeValues"];
        };
        /** @description What a variant costs at a store. */
        VariantPrice: {
            variant_id: components["schemas"]["Id"];
            price: components["schemas"]["Cents"];
        };
        /** @description The new price. */
        VariantPriceInput: {
            price: components["schemas"]["Cents"];
        };
        /**
         * @description Stock keeping unit; belongs to one variant only.
         * @example BEV-1042-L
         */
        VariantSku: string;
        /** @description A variant as other records mention it (PROD-07, STORE-39). */
        VariantSummary: {
            id: components["schemas"]["Id"];
            sku: string;
        };
        /** @description The whole variant as read, with its changes; it stays with its product. */
        VariantUpdate: {
            readonly id?: components["schemas"]["Id"];
            readonly product_id?: components["schemas"]["Id"];
            sku: components["schemas"]["VariantSku"];
            attribute_values: components["schemas"]["VariantAttributeValues"];
        };
        /**
         * @description Somebody who delivers to the stores.
         * @example {
         *       "id": 5,
         *       "name": "Golden Gate Bakery"
         *     }
         */
        Vendor: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @description Something a vendor delivers.
         * @example {
         *       "id": 18,
         *       "name": "Butter Croissant, case of 24",
         *       "vendor_id": 5
         *     }
         */
        VendorProduct: {
            id: components["schemas"]["Id"];
            name: string;
            vendor_id: components["schemas"]["Id"];
        };
        /**
         * @description Region of deliveries that a store belongs to (VEND-02).
         * @example {
         *       "id": 2,
         *       "name": "San Francisco Bay Area"
         *     }
         */
        VendorRegion: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description One of the cards that customers scroll through (CARD-09). What it says and where it leads is promotional content (AMB-135). */
        VerticalCard: {
            readonly id: components["schemas"]["Id"];
            title: string;
            sort_order: components["schemas"]["CardPosition"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Set once it is deleted; it then leaves the list.
             */
            archived_at: string | null;
            /** @description Markdown. */
            body?: string | null;
            type?: components["schemas"]["PromoContentType"] | null;
            /** @description Text of the link, for type URL. */
            url_title?: string | null;
            /** @description Where the link leads, for type URL. */
            url?: string | null;
            readonly image_url?: components["schemas"]["ImageUrl"];
        };
        /** @description A new card; the server puts it last (CARD-04, AMB-136). */
        VerticalCardInput: {
            title: string;
        };
        /** @description Cards in their wrapper (API-125, AMB-168). */
        VerticalCardList: {
            cards: components["schemas"]["VerticalCard"][];
            message?: components["schemas"]["Message"];
        };
        /** @description New places of cards (CARD-02, AMB-136). */
        VerticalCardOrder: {
            cards: {
                id: components["schemas"]["Id"];
                sort_order: components["schemas"]["CardPosition"];
            }[];
        };
        /** @description The changed fields of a card, with archived_at to delete it; the picture only if it changed. */
        VerticalCardPatch: {
            title?: string;
            sort_order?: components["schemas"]["CardPosition"];
            /** Format: date-time */
            archived_at?: string | null;
            /** @description Markdown. */
            body?: string | null;
            type?: components["schemas"]["PromoContentType"] | null;
            url_title?: string | null;
            url?: components["schemas"]["WebLink"];
            image_data?: components["schemas"]["ImageData"];
            /** @description File name of the picture. */
            image_name?: string;
        };
        /** @description An address that a browser opens as a page, for type URL. */
        WebLink: string | null;
        /**
         * @description Lowercase name of a day of the week.
         * @enum {string}
         */
        Weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
        /** @description Cents off the order when it holds one of the product types (PROMO-26). */
        WholeOrderDiscountConfiguration: {
            triggering_product_types: components["schemas"]["ProductTypeList"];
            cents_off: components["schemas"]["Cents"];
        };
    };
    responses: {
        /** @description The request does not keep the contract; the refused fields are named. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid_request",
                 *       "message": "Must provide a name.",
                 *       "status": 400,
                 *       "fields": [
                 *         {
                 *           "path": "name",
                 *           "message": "Must provide a name."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record was saved by somebody else since it was read; nothing was changed (AMB-194). */
        ChangedMeanwhile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "changed_meanwhile",
                 *       "message": "Somebody else saved this meanwhile.",
                 *       "status": 412
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of the records forbids it, for example a name that is taken. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "conflict",
                 *       "message": "This SKU belongs to another product.",
                 *       "status": 409,
                 *       "fields": [
                 *         {
                 *           "path": "square_sku",
                 *           "message": "This SKU belongs to another product."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any other failure, among them 500 and 501 not_implemented. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "internal",
                 *       "message": "Something went wrong on the server.",
                 *       "status": 500
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The user lacks the permission; the message names it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "message": "You need the permission products:update for this.",
                 *       "status": 403
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_found",
                 *       "message": "This product does not exist.",
                 *       "status": 404
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is larger than the server takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_large",
                 *       "message": "A picture may have at most 5 MB.",
                 *       "status": 413
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many attempts, or too many e-mails; try again after the seconds of Retry-After. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_many_attempts",
                 *       "message": "Too many attempts. Try again in 15 minutes.",
                 *       "status": 429
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or one that has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "no_session",
                 *       "message": "Please sign in again.",
                 *       "status": 401
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request body has another content type than the operation takes, or none. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported_media_type",
                 *       "message": "The request body must be sent as application/json.",
                 *       "status": 415
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description First moment of placement, UTC, 'YYYY-MM-DD HH:mm:ss' (ORD-09).
         * @example 2026-03-04 08:00:00
         */
        Begin: string;
        /**
         * @description Last second of placement, UTC, 'YYYY-MM-DD HH:mm:ss'; the whole second is included (ORD-09). Refused with 400 before the begin, and more than ten years after it (AMB-220).
         * @example 2026-03-05 07:59:59
         */
        End: string;
        /**
         * @description Id of the record.
         * @example 42
         */
        Id: components["schemas"]["Id"];
        /**
         * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
         * @example "products-4f1c2a77"
         */
        IfMatch: string;
        /**
         * @description How many rows at most.
         * @example 10
         */
        Limit: number;
        /**
         * @description How many rows to skip, page times page size (ORD-07).
         * @example 0
         */
        Offset: number;
        /**
         * @description Id of the store.
         * @example 7
         */
        StoreId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.whitfield@example.com",
                 *       "password": "three-shots-before-noon"
                 *     }
                 */
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description The user and the token of the new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 318,
                     *         "name": "Dana Whitfield",
                     *         "email": "dana.whitfield@example.com",
                     *         "phone_number": "+14155550142",
                     *         "employee_id": "20418",
                     *         "photo_url": "/files/3f8a11c2.jpg",
                     *         "role_ids": [
                     *           3
                     *         ],
                     *         "permission_ids": [],
                     *         "store_ids": [
                     *           7,
                     *           12
                     *         ],
                     *         "manager_approval_code": "DW4821"
                     *       },
                     *       "token": "Zk3tXb8mQ1vN5yR7cJ2wLf9sHd6gPa4u"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description E-mail or password is wrong; which of them is not said. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "wrong_credentials",
                     *       "message": "Wrong email or password.",
                     *       "status": 401
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is no longer taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 501,
                     *         "device": "Chrome on Windows",
                     *         "created_at": "2026-03-04T13:02:11.000Z",
                     *         "used_at": "2026-03-04T17:05:00.000Z",
                     *         "current": true
                     *       },
                     *       {
                     *         "id": 488,
                     *         "device": "Safari on iPhone",
                     *         "created_at": "2026-03-01T08:40:00.000Z",
                     *         "used_at": "2026-03-04T07:15:00.000Z",
                     *         "current": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OpenSession"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session that has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 488
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.whitfield@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetInput"];
            };
        };
        responses: {
            /** @description The e-mail address as it was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "dana.whitfield@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordReset"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "5p2MvW8sKx1qTz7bRc4n",
                 *       "password": "pour-over-at-sunrise"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetConfirmInput"];
            };
        };
        responses: {
            /** @description The e-mail address to sign in with now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "dana.whitfield@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordReset"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                /**
                 * @description Only holders of this role. The documents have the filter, not its name; the console filters too.
                 * @example 3
                 */
                role_id?: components["schemas"]["Id"];
                /**
                 * @description Only holders of this permission, directly or through a role (AMB-33); the console filters too.
                 * @example 2
                 */
                permission_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 318,
                     *         "name": "Dana Whitfield",
                     *         "email": "dana.whitfield@example.com",
                     *         "phone_number": "+14155550142",
                     *         "employee_id": "20418",
                     *         "photo_url": "/files/3f8a11c2.jpg",
                     *         "role_ids": [
                     *           3
                     *         ],
                     *         "permission_ids": [],
                     *         "store_ids": [
                     *           7,
                     *           12
                     *         ],
                     *         "roles": [
                     *           "store-lead"
                     *         ]
                     *       },
                     *       {
                     *         "id": 402,
                     *         "name": "Marcus Oyelaran",
                     *         "email": "marcus.oyelaran@example.com",
                     *         "phone_number": null,
                     *         "employee_id": null,
                     *         "photo_url": null,
                     *         "role_ids": [
                     *           5
                     *         ],
                     *         "permission_ids": [],
                     *         "store_ids": [
                     *           7
                     *         ],
                     *         "roles": [
                     *           "barista"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Employee"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Priya Raman",
                 *       "email": "priya.raman@example.com",
                 *       "phone_number": "+14155550177",
                 *       "employee_id": "20533",
                 *       "role_ids": [],
                 *       "permission_ids": [],
                 *       "store_ids": []
                 *     }
                 */
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The created user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 533,
                     *       "name": "Priya Raman",
                     *       "email": "priya.raman@example.com",
                     *       "phone_number": "+14155550177",
                     *       "employee_id": "20533",
                     *       "photo_url": null,
                     *       "role_ids": [],
                     *       "permission_ids": [],
                     *       "store_ids": []
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 318,
                     *       "name": "Dana Whitfield",
                     *       "email": "dana.whitfield@example.com",
                     *       "phone_number": "+14155550142",
                     *       "employee_id": "20418",
                     *       "photo_url": "/files/3f8a11c2.jpg",
                     *       "role_ids": [
                     *         3
                     *       ],
                     *       "permission_ids": [],
                     *       "store_ids": [
                     *         7,
                     *         12
                     *       ],
                     *       "manager_approval_code": "DW4821"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ellen.sorensen@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PrivacyInput"];
            };
        };
        responses: {
            /** @description Proof of the deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9120,
                     *       "name": "Ellen Sorensen",
                     *       "email": "ellen.sorensen@example.com",
                     *       "deleted_at": "2026-03-04T17:05:00.000Z",
                     *       "orders_anonymized": 14,
                     *       "credits_deleted": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PrivacyDeletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 318,
                 *       "phone_number": "+14155550142",
                 *       "store_ids": [
                 *         7,
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The user as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 318,
                     *       "name": "Dana Whitfield",
                     *       "email": "dana.whitfield@example.com",
                     *       "phone_number": "+14155550142",
                     *       "employee_id": "20418",
                     *       "photo_url": "/files/3f8a11c2.jpg",
                     *       "role_ids": [
                     *         3
                     *       ],
                     *       "permission_ids": [],
                     *       "store_ids": [
                     *         7,
                     *         12
                     *       ],
                     *       "manager_approval_code": "DW4821"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateUserPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image_data": "data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2Q=="
                 *     }
                 */
                "application/json": components["schemas"]["UserPhotoInput"];
            };
        };
        responses: {
            /** @description The user with the new photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 318,
                     *       "name": "Dana Whitfield",
                     *       "email": "dana.whitfield@example.com",
                     *       "phone_number": "+14155550142",
                     *       "employee_id": "20418",
                     *       "photo_url": "/files/3f8a11c2.jpg",
                     *       "role_ids": [
                     *         3
                     *       ],
                     *       "permission_ids": [],
                     *       "store_ids": [
                     *         7,
                     *         12
                     *       ],
                     *       "manager_approval_code": "DW4821"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    exportUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ellen.sorensen@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PrivacyInput"];
            };
        };
        responses: {
            /** @description The data of the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 9120,
                     *         "name": "Ellen Sorensen",
                     *         "email": "ellen.sorensen@example.com",
                     *         "phone_number": "+14155550190",
                     *         "employee_id": null,
                     *         "photo_url": null,
                     *         "role_ids": [],
                     *         "permission_ids": [],
                     *         "store_ids": []
                     *       },
                     *       "orders": [],
                     *       "credits": [
                     *         {
                     *           "id": 71,
                     *           "amount": 500,
                     *           "product_type": "beverage"
                     *         }
                     *       ],
                     *       "exported_at": "2026-03-04T17:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PrivacyExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5,
                     *         "role": "barista",
                     *         "permission_ids": [],
                     *         "archived_at": null
                     *       },
                     *       {
                     *         "id": 3,
                     *         "role": "store-lead",
                     *         "permission_ids": [
                     *           4,
                     *           5,
                     *           6,
                     *           7,
                     *           8,
                     *           11,
                     *           19
                     *         ],
                     *         "archived_at": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Role"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "roastery"
                 *     }
                 */
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description The created role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "role": "roastery",
                     *       "permission_ids": [],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "role": "store-lead",
                     *       "permission_ids": [
                     *         4,
                     *         5,
                     *         6,
                     *         7,
                     *         8,
                     *         11,
                     *         19
                     *       ],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3,
                 *       "role": "store-lead",
                 *       "permission_ids": [
                 *         4,
                 *         5,
                 *         6,
                 *         7,
                 *         8,
                 *         11,
                 *         19
                 *       ],
                 *       "archived_at": null
                 *     }
                 */
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description The role as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "role": "store-lead",
                     *       "permission_ids": [
                     *         4,
                     *         5,
                     *         6,
                     *         7,
                     *         8,
                     *         11,
                     *         19
                     *       ],
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 19,
                     *         "permission": "orders:refund",
                     *         "description": "Refund any order",
                     *         "archived_at": null
                     *       },
                     *       {
                     *         "id": 2,
                     *         "permission": "products:update",
                     *         "description": "Create, edit, archive and restore products",
                     *         "archived_at": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Permission"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getPermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "permission": "products:update",
                     *       "description": "Create, edit, archive and restore products",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Permission"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updatePermission: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 2,
                 *       "permission": "products:update",
                 *       "description": "Create, edit, archive and restore products",
                 *       "archived_at": null
                 *     }
                 */
                "application/json": components["schemas"]["PermissionInput"];
            };
        };
        responses: {
            /** @description The permission as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "permission": "products:update",
                     *       "description": "Create, edit, archive and restore products",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Permission"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description True lists the archived products instead of the active ones.
                 * @example true
                 */
                archived?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 61,
                     *         "product_type": "beverage",
                     *         "name": "Pumpkin Chai",
                     *         "square_sku": "BEV-0961",
                     *         "price": 575,
                     *         "image_url": null,
                     *         "foreground_color": null,
                     *         "background_color": null,
                     *         "inventory_control": "unlimited",
                     *         "on_default_menu": false,
                     *         "is_seasonal": true,
                     *         "archived_at": "2025-12-01T18:30:00.000Z",
                     *         "archived": true,
                     *         "tag_names": [
                     *           "Contains Dairy",
                     *           "Seasonal"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_type": "beverage",
                 *       "name": "Maple Oat Latte",
                 *       "price": 595,
                 *       "square_sku": "BEV-1042",
                 *       "description": "Double espresso with oat milk and Vermont maple syrup.",
                 *       "calories": "210-280",
                 *       "mobile_menu_format": "iced-hot",
                 *       "prep_time": 4,
                 *       "on_default_menu": true,
                 *       "foreground_color": "#ffffff",
                 *       "background_color": "#8a5a2b",
                 *       "addons": [
                 *         {
                 *           "id": 2
                 *         }
                 *       ],
                 *       "inventory_control": "unlimited",
                 *       "is_seasonal": true,
                 *       "tags": [
                 *         {
                 *           "id": 6
                 *         }
                 *       ],
                 *       "netsuite_account_id": "40100",
                 *       "promotional_categories": [
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description The created product. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 104,
                     *       "product_type": "beverage",
                     *       "name": "Maple Oat Latte",
                     *       "price": 595,
                     *       "square_sku": "BEV-1042",
                     *       "description": "Double espresso with oat milk and Vermont maple syrup.",
                     *       "calories": "210-280",
                     *       "mobile_menu_format": "iced-hot",
                     *       "prep_time": 4,
                     *       "on_default_menu": true,
                     *       "image_url": null,
                     *       "foreground_color": "#ffffff",
                     *       "background_color": "#8a5a2b",
                     *       "tertiary_color": null,
                     *       "addons": [
                     *         {
                     *           "id": 2,
                     *           "name": "Whipped Cream",
                     *           "icon_image_url": "/files/addon-whipped-cream.svg"
                     *         }
                     *       ],
                     *       "inventory_control": "unlimited",
                     *       "is_seasonal": true,
                     *       "tags": [
                     *         {
                     *           "id": 6,
                     *           "name": "Vegan"
                     *         }
                     *       ],
                     *       "netsuite_account_id": "40100",
                     *       "promotional_categories": [
                     *         {
                     *           "id": 4,
                     *           "name": "Seasonal Drinks"
                     *         }
                     *       ],
                     *       "archived_at": null,
                     *       "archived": false,
                     *       "product_attributes": [],
                     *       "variants": []
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listAttributeNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Milk",
                     *       "Size",
                     *       "Sweetness",
                     *       "Temperature"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listProductCategories: {
        parameters: {
            query?: {
                /**
                 * @description True answers the categories at the top, each with its children; otherwise the list is flat.
                 * @example true
                 */
                tree?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Drinks",
                     *         "parent_id": null,
                     *         "children": [
                     *           {
                     *             "id": 2,
                     *             "name": "Espresso",
                     *             "parent_id": 1,
                     *             "children": []
                     *           },
                     *           {
                     *             "id": 3,
                     *             "name": "Cold Brew",
                     *             "parent_id": 1,
                     *             "children": []
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductCategory"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 104,
                     *       "product_type": "beverage",
                     *       "name": "Maple Oat Latte",
                     *       "price": 595,
                     *       "square_sku": "BEV-1042",
                     *       "description": "Double espresso with oat milk and Vermont maple syrup.",
                     *       "calories": "210-280",
                     *       "mobile_menu_format": "iced-hot",
                     *       "prep_time": 4,
                     *       "on_default_menu": true,
                     *       "image_url": "/files/9f86d081.png",
                     *       "foreground_color": "#ffffff",
                     *       "background_color": "#8a5a2b",
                     *       "tertiary_color": null,
                     *       "addons": [
                     *         {
                     *           "id": 2,
                     *           "name": "Whipped Cream",
                     *           "icon_image_url": "/files/addon-whipped-cream.svg"
                     *         }
                     *       ],
                     *       "inventory_control": "unlimited",
                     *       "is_seasonal": true,
                     *       "tags": [
                     *         {
                     *           "id": 6,
                     *           "name": "Vegan"
                     *         }
                     *       ],
                     *       "netsuite_account_id": "40100",
                     *       "promotional_categories": [
                     *         {
                     *           "id": 4,
                     *           "name": "Seasonal Drinks"
                     *         }
                     *       ],
                     *       "archived_at": null,
                     *       "archived": false,
                     *       "product_attributes": [
                     *         {
                     *           "id": 310,
                     *           "attribute_id": 5,
                     *           "product_id": 104,
                     *           "sort_order": 0,
                     *           "product_attribute_values": [
                     *             {
                     *               "id": 910,
                     *               "attribute_value_id": 31,
                     *               "product_attribute_id": 310,
                     *               "sort_order": 0,
                     *               "is_default": true
                     *             },
                     *             {
                     *               "id": 911,
                     *               "attribute_value_id": 33,
                     *               "product_attribute_id": 310,
                     *               "sort_order": 1,
                     *               "is_default": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "variants": [
                     *         {
                     *           "id": 2200,
                     *           "sku": "BEV-1042-S"
                     *         },
                     *         {
                     *           "id": 2201,
                     *           "sku": "BEV-1042-L"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 104,
                 *       "product_type": "beverage",
                 *       "name": "Maple Oat Latte",
                 *       "price": 595,
                 *       "square_sku": "BEV-1042",
                 *       "description": "Double espresso with oat milk and Vermont maple syrup.",
                 *       "calories": "210-280",
                 *       "mobile_menu_format": "iced-hot",
                 *       "prep_time": 4,
                 *       "on_default_menu": true,
                 *       "image_url": "/files/9f86d081.png",
                 *       "foreground_color": "#ffffff",
                 *       "background_color": "#8a5a2b",
                 *       "tertiary_color": null,
                 *       "addons": [
                 *         {
                 *           "id": 2,
                 *           "name": "Whipped Cream",
                 *           "icon_image_url": "/files/addon-whipped-cream.svg"
                 *         }
                 *       ],
                 *       "inventory_control": "unlimited",
                 *       "is_seasonal": true,
                 *       "tags": [
                 *         {
                 *           "id": 6,
                 *           "name": "Vegan"
                 *         }
                 *       ],
                 *       "netsuite_account_id": "40100",
                 *       "promotional_categories": [
                 *         {
                 *           "id": 4,
                 *           "name": "Seasonal Drinks"
                 *         }
                 *       ],
                 *       "archived_at": null,
                 *       "archived": false,
                 *       "product_attributes": [
                 *         {
                 *           "id": 310,
                 *           "attribute_id": 5,
                 *           "product_id": 104,
                 *           "sort_order": 0,
                 *           "product_attribute_values": [
                 *             {
                 *               "id": 910,
                 *               "attribute_value_id": 31,
                 *               "product_attribute_id": 310,
                 *               "sort_order": 0,
                 *               "is_default": true
                 *             },
                 *             {
                 *               "id": 911,
                 *               "attribute_value_id": 33,
                 *               "product_attribute_id": 310,
                 *               "sort_order": 1,
                 *               "is_default": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "variants": [
                 *         {
                 *           "id": 2200,
                 *           "sku": "BEV-1042-S"
                 *         },
                 *         {
                 *           "id": 2201,
                 *           "sku": "BEV-1042-L"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The product as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 104,
                     *       "product_type": "beverage",
                     *       "name": "Maple Oat Latte",
                     *       "price": 595,
                     *       "square_sku": "BEV-1042",
                     *       "description": "Double espresso with oat milk and Vermont maple syrup.",
                     *       "calories": "210-280",
                     *       "mobile_menu_format": "iced-hot",
                     *       "prep_time": 4,
                     *       "on_default_menu": true,
                     *       "image_url": "/files/9f86d081.png",
                     *       "foreground_color": "#ffffff",
                     *       "background_color": "#8a5a2b",
                     *       "tertiary_color": null,
                     *       "addons": [
                     *         {
                     *           "id": 2,
                     *           "name": "Whipped Cream",
                     *           "icon_image_url": "/files/addon-whipped-cream.svg"
                     *         }
                     *       ],
                     *       "inventory_control": "unlimited",
                     *       "is_seasonal": true,
                     *       "tags": [
                     *         {
                     *           "id": 6,
                     *           "name": "Vegan"
                     *         }
                     *       ],
                     *       "netsuite_account_id": "40100",
                     *       "promotional_categories": [
                     *         {
                     *           "id": 4,
                     *           "name": "Seasonal Drinks"
                     *         }
                     *       ],
                     *       "archived_at": null,
                     *       "archived": false,
                     *       "product_attributes": [
                     *         {
                     *           "id": 310,
                     *           "attribute_id": 5,
                     *           "product_id": 104,
                     *           "sort_order": 0,
                     *           "product_attribute_values": [
                     *             {
                     *               "id": 910,
                     *               "attribute_value_id": 31,
                     *               "product_attribute_id": 310,
                     *               "sort_order": 0,
                     *               "is_default": true
                     *             },
                     *             {
                     *               "id": 911,
                     *               "attribute_value_id": 33,
                     *               "product_attribute_id": 310,
                     *               "sort_order": 1,
                     *               "is_default": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "variants": [
                     *         {
                     *           "id": 2200,
                     *           "sku": "BEV-1042-S"
                     *         },
                     *         {
                     *           "id": 2201,
                     *           "sku": "BEV-1042-L"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    patchProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "archived_at": null
                 *     }
                 */
                "application/json": components["schemas"]["ProductPatch"];
            };
        };
        responses: {
            /** @description The product as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 104,
                     *       "product_type": "beverage",
                     *       "name": "Maple Oat Latte",
                     *       "price": 595,
                     *       "square_sku": "BEV-1042",
                     *       "description": "Double espresso with oat milk and Vermont maple syrup.",
                     *       "calories": "210-280",
                     *       "mobile_menu_format": "iced-hot",
                     *       "prep_time": 4,
                     *       "on_default_menu": true,
                     *       "image_url": "/files/9f86d081.png",
                     *       "foreground_color": "#ffffff",
                     *       "background_color": "#8a5a2b",
                     *       "tertiary_color": null,
                     *       "addons": [
                     *         {
                     *           "id": 2,
                     *           "name": "Whipped Cream",
                     *           "icon_image_url": "/files/addon-whipped-cream.svg"
                     *         }
                     *       ],
                     *       "inventory_control": "unlimited",
                     *       "is_seasonal": true,
                     *       "tags": [
                     *         {
                     *           "id": 6,
                     *           "name": "Vegan"
                     *         }
                     *       ],
                     *       "netsuite_account_id": "40100",
                     *       "promotional_categories": [
                     *         {
                     *           "id": 4,
                     *           "name": "Seasonal Drinks"
                     *         }
                     *       ],
                     *       "archived_at": null,
                     *       "archived": false,
                     *       "product_attributes": [
                     *         {
                     *           "id": 310,
                     *           "attribute_id": 5,
                     *           "product_id": 104,
                     *           "sort_order": 0,
                     *           "product_attribute_values": [
                     *             {
                     *               "id": 910,
                     *               "attribute_value_id": 31,
                     *               "product_attribute_id": 310,
                     *               "sort_order": 0,
                     *               "is_default": true
                     *             },
                     *             {
                     *               "id": 911,
                     *               "attribute_value_id": 33,
                     *               "product_attribute_id": 310,
                     *               "sort_order": 1,
                     *               "is_default": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "variants": [
                     *         {
                     *           "id": 2200,
                     *           "sku": "BEV-1042-S"
                     *         },
                     *         {
                     *           "id": 2201,
                     *           "sku": "BEV-1042-L"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    cloneAttributeValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source_product_id": 98
                 *     }
                 */
                "application/json": components["schemas"]["CloneAttributeValuesInput"];
            };
        };
        responses: {
            /** @description The product with the values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 104,
                     *       "product_type": "beverage",
                     *       "name": "Maple Oat Latte",
                     *       "price": 595,
                     *       "square_sku": "BEV-1042",
                     *       "description": "Double espresso with oat milk and Vermont maple syrup.",
                     *       "calories": "210-280",
                     *       "mobile_menu_format": "iced-hot",
                     *       "prep_time": 4,
                     *       "on_default_menu": true,
                     *       "image_url": "/files/9f86d081.png",
                     *       "foreground_color": "#ffffff",
                     *       "background_color": "#8a5a2b",
                     *       "tertiary_color": null,
                     *       "addons": [
                     *         {
                     *           "id": 2,
                     *           "name": "Whipped Cream",
                     *           "icon_image_url": "/files/addon-whipped-cream.svg"
                     *         }
                     *       ],
                     *       "inventory_control": "unlimited",
                     *       "is_seasonal": true,
                     *       "tags": [
                     *         {
                     *           "id": 6,
                     *           "name": "Vegan"
                     *         }
                     *       ],
                     *       "netsuite_account_id": "40100",
                     *       "promotional_categories": [
                     *         {
                     *           "id": 4,
                     *           "name": "Seasonal Drinks"
                     *         }
                     *       ],
                     *       "archived_at": null,
                     *       "archived": false,
                     *       "product_attributes": [
                     *         {
                     *           "id": 310,
                     *           "attribute_id": 5,
                     *           "product_id": 104,
                     *           "sort_order": 0,
                     *           "product_attribute_values": [
                     *             {
                     *               "id": 910,
                     *               "attribute_value_id": 31,
                     *               "product_attribute_id": 310,
                     *               "sort_order": 0,
                     *               "is_default": true
                     *             },
                     *             {
                     *               "id": 911,
                     *               "attribute_value_id": 33,
                     *               "product_attribute_id": 310,
                     *               "sort_order": 1,
                     *               "is_default": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "variants": [
                     *         {
                     *           "id": 2200,
                     *           "sku": "BEV-1042-S"
                     *         },
                     *         {
                     *           "id": 2201,
                     *           "sku": "BEV-1042-L"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    addProductToAllStores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "store_ids": [
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AddToAllStoresInput"];
            };
        };
        responses: {
            /** @description What failed, and what became of each store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         "Ferry Building: this store is archived."
                     *       ],
                     *       "results": [
                     *         {
                     *           "store_id": 7,
                     *           "store_name": "Valencia Street",
                     *           "status": "added"
                     *         },
                     *         {
                     *           "store_id": 9,
                     *           "store_name": "Jack London Square",
                     *           "status": "already"
                     *         },
                     *         {
                     *           "store_id": 12,
                     *           "store_name": "Ferry Building",
                     *           "status": "failed",
                     *           "message": "This store is archived."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AddToAllStoresAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listProductVariants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2200,
                     *         "product_id": 104,
                     *         "sku": "BEV-1042-S",
                     *         "attribute_values": [
                     *           {
                     *             "id": 31,
                     *             "attribute_id": 5,
                     *             "name": "Small",
                     *             "is_void": false
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "id": 2201,
                     *         "product_id": 104,
                     *         "sku": "BEV-1042-L",
                     *         "attribute_values": [
                     *           {
                     *             "id": 33,
                     *             "attribute_id": 5,
                     *             "name": "Large",
                     *             "is_void": false
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Variant"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listProductAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product attributes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 310,
                     *         "attribute_id": 5,
                     *         "product_id": 104,
                     *         "sort_order": 0,
                     *         "product_attribute_values": [
                     *           {
                     *             "id": 910,
                     *             "attribute_value_id": 31,
                     *             "product_attribute_id": 310,
                     *             "sort_order": 0,
                     *             "is_default": true
                     *           },
                     *           {
                     *             "id": 911,
                     *             "attribute_value_id": 33,
                     *             "product_attribute_id": 310,
                     *             "sort_order": 1,
                     *             "is_default": false
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductAttribute"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listProductStores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "store_id": 7,
                     *         "product_id": 104,
                     *         "price": 595,
                     *         "product": {
                     *           "id": 104,
                     *           "product_type": "beverage",
                     *           "name": "Maple Oat Latte",
                     *           "square_sku": "BEV-1042",
                     *           "image_url": "/files/9f86d081.png",
                     *           "inventory_control": "unlimited",
                     *           "variants": [
                     *             {
                     *               "id": 2200,
                     *               "sku": "BEV-1042-S"
                     *             },
                     *             {
                     *               "id": 2201,
                     *               "sku": "BEV-1042-L"
                     *             }
                     *           ]
                     *         },
                     *         "prices": [
                     *           {
                     *             "variant_id": 2200,
                     *             "price": 595
                     *           },
                     *           {
                     *             "variant_id": 2201,
                     *             "price": 675
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["StoreProduct"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createProductStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 104
                 */
                product_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "store_id": 7,
                 *       "product_id": 104,
                 *       "price": 595
                 *     }
                 */
                "application/json": components["schemas"]["StoreProductInput"];
            };
        };
        responses: {
            /** @description The store product. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "store_id": 7,
                     *       "product_id": 104,
                     *       "price": 595,
                     *       "product": {
                     *         "id": 104,
                     *         "product_type": "beverage",
                     *         "name": "Maple Oat Latte",
                     *         "square_sku": "BEV-1042",
                     *         "image_url": "/files/9f86d081.png",
                     *         "inventory_control": "unlimited",
                     *         "variants": [
                     *           {
                     *             "id": 2200,
                     *             "sku": "BEV-1042-S"
                     *           },
                     *           {
                     *             "id": 2201,
                     *             "sku": "BEV-1042-L"
                     *           }
                     *         ]
                     *       },
                     *       "prices": [
                     *         {
                     *           "variant_id": 2200,
                     *           "price": 595
                     *         },
                     *         {
                     *           "variant_id": 2201,
                     *           "price": 675
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StoreProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteStoreProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
                /**
                 * @description Id of the product.
                 * @example 104
                 */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 104
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateStoreVariantPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
                /**
                 * @description Id of the variant.
                 * @example 2201
                 */
                variantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 675
                 *     }
                 */
                "application/json": components["schemas"]["VariantPriceInput"];
            };
        };
        responses: {
            /** @description The store product with the new price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "store_id": 7,
                     *       "product_id": 104,
                     *       "price": 595,
                     *       "product": {
                     *         "id": 104,
                     *         "product_type": "beverage",
                     *         "name": "Maple Oat Latte",
                     *         "square_sku": "BEV-1042",
                     *         "image_url": "/files/9f86d081.png",
                     *         "inventory_control": "unlimited",
                     *         "variants": [
                     *           {
                     *             "id": 2200,
                     *             "sku": "BEV-1042-S"
                     *           },
                     *           {
                     *             "id": 2201,
                     *             "sku": "BEV-1042-L"
                     *           }
                     *         ]
                     *       },
                     *       "prices": [
                     *         {
                     *           "variant_id": 2200,
                     *           "price": 595
                     *         },
                     *         {
                     *           "variant_id": 2201,
                     *           "price": 675
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StoreProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    createVariant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 104,
                 *       "sku": "BEV-1042-L",
                 *       "attribute_values": [
                 *         33
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VariantInput"];
            };
        };
        responses: {
            /** @description The created variant. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2201,
                     *       "product_id": 104,
                     *       "sku": "BEV-1042-L",
                     *       "attribute_values": [
                     *         {
                     *           "id": 33,
                     *           "attribute_id": 5,
                     *           "name": "Large",
                     *           "is_void": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Variant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    updateVariant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 2201,
                 *       "product_id": 104,
                 *       "sku": "BEV-1042-L",
                 *       "attribute_values": [
                 *         {
                 *           "id": 33,
                 *           "attribute_id": 5,
                 *           "name": "Large",
                 *           "is_void": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VariantUpdate"];
            };
        };
        responses: {
            /** @description The variant as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2201,
                     *       "product_id": 104,
                     *       "sku": "BEV-1042-L",
                     *       "attribute_values": [
                     *         {
                     *           "id": 33,
                     *           "attribute_id": 5,
                     *           "name": "Large",
                     *           "is_void": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Variant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id that is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2201
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listAddons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Extra Shot",
                     *         "icon_image_url": "/files/addon-extra-shot.svg"
                     *       },
                     *       {
                     *         "id": 2,
                     *         "name": "Whipped Cream",
                     *         "icon_image_url": "/files/addon-whipped-cream.svg"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Addon"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listNetsuiteAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "externalId": "40100",
                     *         "defintion": "Beverage Sales"
                     *       },
                     *       {
                     *         "externalId": "50500",
                     *         "defintion": "Promotions and Discounts"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NetsuiteAccount"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listPromotionalCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "name": "Retail Bags"
                     *       },
                     *       {
                     *         "id": 4,
                     *         "name": "Seasonal Drinks"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PromotionalCategory"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createPromotionalCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Seasonal Drinks"
                 *     }
                 */
                "application/json": components["schemas"]["PromotionalCategoryInput"];
            };
        };
        responses: {
            /** @description The created category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "name": "Seasonal Drinks"
                     *     }
                     */
                    "application/json": components["schemas"]["PromotionalCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    updatePromotionalCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4,
                 *       "name": "Seasonal Drinks"
                 *     }
                 */
                "application/json": components["schemas"]["PromotionalCategoryUpdate"];
            };
        };
        responses: {
            /** @description The category as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "name": "Seasonal Drinks"
                     *     }
                     */
                    "application/json": components["schemas"]["PromotionalCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deletePromotionalCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id that is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attributes, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "name": "Milk",
                     *         "label": "Choose your milk",
                     *         "product_type": "beverage",
                     *         "is_adjective": false,
                     *         "includes_goods": true,
                     *         "modifier_attribute_id": null,
                     *         "attribute_values": [
                     *           {
                     *             "id": 11,
                     *             "attribute_id": 3,
                     *             "name": "Oat Milk",
                     *             "is_void": false
                     *           },
                     *           {
                     *             "id": 12,
                     *             "attribute_id": 3,
                     *             "name": "No Milk",
                     *             "is_void": true
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "id": 4,
                     *         "name": "Size",
                     *         "label": "Size",
                     *         "product_type": "beverage",
                     *         "is_adjective": true,
                     *         "includes_goods": false,
                     *         "modifier_attribute_id": null,
                     *         "attribute_values": [
                     *           {
                     *             "id": 14,
                     *             "attribute_id": 4,
                     *             "name": "Small",
                     *             "is_void": false
                     *           },
                     *           {
                     *             "id": 15,
                     *             "attribute_id": 4,
                     *             "name": "Large",
                     *             "is_void": false
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Attribute"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sweetness",
                 *       "label": "How sweet?",
                 *       "product_type": "beverage",
                 *       "is_adjective": true,
                 *       "includes_goods": false,
                 *       "modifier_attribute_id": null
                 *     }
                 */
                "application/json": components["schemas"]["AttributeInput"];
            };
        };
        responses: {
            /** @description The created attribute; the documents promise its id only. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "name": "Sweetness",
                     *       "label": "How sweet?",
                     *       "product_type": "beverage",
                     *       "is_adjective": true,
                     *       "includes_goods": false,
                     *       "modifier_attribute_id": null,
                     *       "attribute_values": []
                     *     }
                     */
                    "application/json": components["schemas"]["Attribute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    updateAttribute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "name": "Sweetness",
                 *       "label": "How sweet would you like it?",
                 *       "product_type": "beverage",
                 *       "is_adjective": true,
                 *       "includes_goods": false,
                 *       "modifier_attribute_id": null,
                 *       "attribute_values": [
                 *         {
                 *           "id": 21,
                 *           "attribute_id": 5,
                 *           "name": "Half Sweet",
                 *           "is_void": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AttributeUpdate"];
            };
        };
        responses: {
            /** @description The saved attribute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "name": "Sweetness",
                     *       "label": "How sweet would you like it?",
                     *       "product_type": "beverage",
                     *       "is_adjective": true,
                     *       "includes_goods": false,
                     *       "modifier_attribute_id": null,
                     *       "attribute_values": [
                     *         {
                     *           "id": 21,
                     *           "attribute_id": 5,
                     *           "name": "Half Sweet",
                     *           "is_void": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Attribute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attribute is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createAttributeValue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attribute_id": 3,
                 *       "name": "Almond Milk",
                 *       "is_void": false
                 *     }
                 */
                "application/json": components["schemas"]["AttributeValueInput"];
            };
        };
        responses: {
            /** @description The created value. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 13,
                     *       "attribute_id": 3,
                     *       "name": "Almond Milk",
                     *       "is_void": false
                     *     }
                     */
                    "application/json": components["schemas"]["AttributeValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getAttributeValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "attribute_id": 3,
                     *       "name": "Oat Milk",
                     *       "is_void": false
                     *     }
                     */
                    "application/json": components["schemas"]["AttributeValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateAttributeValue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 11,
                 *       "attribute_id": 3,
                 *       "name": "Barista Oat Milk",
                 *       "is_void": false
                 *     }
                 */
                "application/json": components["schemas"]["AttributeValueUpdate"];
            };
        };
        responses: {
            /** @description The saved value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "attribute_id": 3,
                     *       "name": "Barista Oat Milk",
                     *       "is_void": false
                     *     }
                     */
                    "application/json": components["schemas"]["AttributeValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAttributeValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createProductAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attribute_id": 3,
                 *       "product_id": 42,
                 *       "sort_order": 0
                 *     }
                 */
                "application/json": components["schemas"]["ProductAttributeInput"];
            };
        };
        responses: {
            /** @description The created product attribute. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "attribute_id": 3,
                     *       "product_id": 42,
                     *       "sort_order": 0,
                     *       "product_attribute_values": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProductAttribute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    cloneProductAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 57,
                 *       "clone_product_id": 42
                 *     }
                 */
                "application/json": components["schemas"]["ProductAttributesClone"];
            };
        };
        responses: {
            /** @description All attributes of the product product_id, by sort_order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 33,
                     *         "attribute_id": 3,
                     *         "product_id": 57,
                     *         "sort_order": 0,
                     *         "product_attribute_values": [
                     *           {
                     *             "id": 78,
                     *             "attribute_value_id": 11,
                     *             "product_attribute_id": 33,
                     *             "sort_order": 0,
                     *             "is_default": true
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductAttribute"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    updateProductAttribute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "attribute_id": 3,
                 *       "product_id": 42,
                 *       "sort_order": 1,
                 *       "product_attribute_values": [
                 *         {
                 *           "id": 71,
                 *           "attribute_value_id": 11,
                 *           "product_attribute_id": 31,
                 *           "sort_order": 0,
                 *           "is_default": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProductAttributeUpdate"];
            };
        };
        responses: {
            /** @description The saved product attribute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "attribute_id": 3,
                     *       "product_id": 42,
                     *       "sort_order": 1,
                     *       "product_attribute_values": [
                     *         {
                     *           "id": 71,
                     *           "attribute_value_id": 11,
                     *           "product_attribute_id": 31,
                     *           "sort_order": 0,
                     *           "is_default": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProductAttribute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedMeanwhile"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProductAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product attribute is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createProductAttributeValue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attribute_value_id": 11,
                 *       "product_attribute_id": 31,
                 *       "sort_order": 0,
                 *       "is_default": false
                 *     }
                 */
                "application/json": components["schemas"]["ProductAttributeValueInput"];
            };
        };
        responses: {
            /** @description The created product attribute value. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "attribute_value_id": 11,
                     *       "product_attribute_id": 31,
                     *       "sort_order": 0,
                     *       "is_default": false
                     *     }
                     */
                    "application/json": components["schemas"]["ProductAttributeValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    updateProductAttributeValue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 71,
                 *       "attribute_value_id": 11,
                 *       "product_attribute_id": 31,
                 *       "sort_order": 0,
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["ProductAttributeValueUpdate"];
            };
        };
        responses: {
            /** @description The saved product attribute value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "attribute_value_id": 11,
                     *       "product_attribute_id": 31,
                     *       "sort_order": 0,
                     *       "is_default": true
                     *     }
                     */
                    "application/json": components["schemas"]["ProductAttributeValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProductAttributeValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product attribute value is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listVendorRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor regions, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "name": "Los Angeles"
                     *       },
                     *       {
                     *         "id": 2,
                     *         "name": "San Francisco Bay Area"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VendorRegion"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listVendors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendors, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5,
                     *         "name": "Golden Gate Bakery"
                     *       },
                     *       {
                     *         "id": 8,
                     *         "name": "Marin Dairy"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Vendor"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listVendorProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor products, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 18,
                     *         "name": "Butter Croissant, case of 24",
                     *         "vendor_id": 5
                     *       },
                     *       {
                     *         "id": 23,
                     *         "name": "Whole Milk, 4 gallons",
                     *         "vendor_id": 8
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VendorProduct"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    deleteVendorProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor product is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 18
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6,
                     *         "name": "Contains Dairy",
                     *         "image_url": "/files/4f1c2a77.png",
                     *         "is_allergen": true,
                     *         "created_at": "2024-05-13T16:20:00.000Z",
                     *         "updated_at": "2026-01-09T18:42:10.000Z"
                     *       },
                     *       {
                     *         "id": 9,
                     *         "name": "Vegan",
                     *         "image_url": null,
                     *         "is_allergen": false,
                     *         "created_at": "2024-05-13T16:24:30.000Z",
                     *         "updated_at": "2024-05-13T16:24:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Contains Nuts",
                 *       "is_allergen": true,
                 *       "image_data": "data:image/png;base64,iVBORw0KGgo="
                 *     }
                 */
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The created tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "Contains Nuts",
                     *       "image_url": "/files/9f86d081.png",
                     *       "is_allergen": true,
                     *       "created_at": "2026-03-04T17:05:00.000Z",
                     *       "updated_at": "2026-03-04T17:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "name": "Contains Dairy",
                     *       "image_url": "/files/4f1c2a77.png",
                     *       "is_allergen": true,
                     *       "created_at": "2024-05-13T16:20:00.000Z",
                     *       "updated_at": "2026-01-09T18:42:10.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 6,
                 *       "name": "Contains Milk",
                 *       "image_url": "/files/4f1c2a77.png",
                 *       "is_allergen": true,
                 *       "created_at": "2024-05-13T16:20:00.000Z",
                 *       "updated_at": "2026-01-09T18:42:10.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The saved tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "name": "Contains Milk",
                     *       "image_url": "/files/4f1c2a77.png",
                     *       "is_allergen": true,
                     *       "created_at": "2024-05-13T16:20:00.000Z",
                     *       "updated_at": "2026-03-04T17:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendations, by sort_order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 10,
                     *         "product_id": 44,
                     *         "recommended_product_ids": [
                     *           61
                     *         ],
                     *         "sort_order": -1
                     *       },
                     *       {
                     *         "id": 9,
                     *         "product_id": 42,
                     *         "recommended_product_ids": [
                     *           57,
                     *           61
                     *         ],
                     *         "sort_order": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Recommendation"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createRecommendation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 46,
                 *       "recommended_product_ids": [],
                 *       "sort_order": -2
                 *     }
                 */
                "application/json": components["schemas"]["RecommendationInput"];
            };
        };
        responses: {
            /** @description The created recommendation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "product_id": 46,
                     *       "recommended_product_ids": [],
                     *       "sort_order": -2
                     *     }
                     */
                    "application/json": components["schemas"]["Recommendation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    sortRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recommendations": [
                 *         {
                 *           "id": 9,
                 *           "sort_order": 0
                 *         },
                 *         {
                 *           "id": 10,
                 *           "sort_order": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RecommendationSort"];
            };
        };
        responses: {
            /** @description All recommendations, by sort_order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recommendations": [
                     *         {
                     *           "id": 9,
                     *           "product_id": 42,
                     *           "recommended_product_ids": [
                     *             57,
                     *             61
                     *           ],
                     *           "sort_order": 0
                     *         },
                     *         {
                     *           "id": 10,
                     *           "product_id": 44,
                     *           "recommended_product_ids": [
                     *             61
                     *           ],
                     *           "sort_order": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecommendationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getRecommendation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "product_id": 42,
                     *       "recommended_product_ids": [
                     *         57,
                     *         61
                     *       ],
                     *       "sort_order": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Recommendation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteRecommendation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendation is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateRecommendation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recommended_product_ids": [
                 *         61,
                 *         57,
                 *         63
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RecommendationPatch"];
            };
        };
        responses: {
            /** @description The saved recommendation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "product_id": 42,
                     *       "recommended_product_ids": [
                     *         61,
                     *         57,
                     *         63
                     *       ],
                     *       "sort_order": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Recommendation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listRecommendedProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommended products, by sort_order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "headline": "New this spring",
                     *         "description": "Rose, cardamom and a double shot. Here until the end of May.",
                     *         "product_id": 42,
                     *         "pinned": true,
                     *         "recent_locations_only": false,
                     *         "sort_order": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RecommendedProduct"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createRecommendedProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "headline": "Something warm",
                 *       "description": "Steamed oat milk with maple and cinnamon.",
                 *       "product_id": 57,
                 *       "pinned": false,
                 *       "recent_locations_only": true,
                 *       "sort_order": 1
                 *     }
                 */
                "application/json": components["schemas"]["RecommendedProductInput"];
            };
        };
        responses: {
            /** @description The created recommended product. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "headline": "Something warm",
                     *       "description": "Steamed oat milk with maple and cinnamon.",
                     *       "product_id": 57,
                     *       "pinned": false,
                     *       "recent_locations_only": true,
                     *       "sort_order": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RecommendedProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteRecommendedProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 7
                 *     }
                 */
                "application/json": components["schemas"]["Reference"];
            };
        };
        responses: {
            /** @description The recommended product is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    updateRecommendedProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pinned": true
                 *     }
                 */
                "application/json": components["schemas"]["RecommendedProductPatch"];
            };
        };
        responses: {
            /** @description The saved recommended product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "headline": "Something warm",
                     *       "description": "Steamed oat milk with maple and cinnamon.",
                     *       "product_id": 57,
                     *       "pinned": true,
                     *       "recent_locations_only": true,
                     *       "sort_order": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RecommendedProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stores, by name, and their number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stores": [
                     *         {
                     *           "id": 7,
                     *           "name": "Mission Street",
                     *           "region": "San Francisco",
                     *           "state": "CA",
                     *           "city": "San Francisco",
                     *           "phone": "4155550142",
                     *           "address": "2181 Mission Street",
                     *           "time_zone": "America/Los_Angeles",
                     *           "image_url": "/files/0b7e91d2.jpg",
                     *           "online": true,
                     *           "archived_at": null
                     *         }
                     *       ],
                     *       "total_rows": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ferry Plaza",
                 *       "netsuite_id": "1131",
                 *       "contentful_id": "p2m4t8zq1",
                 *       "state": "CA",
                 *       "city": "San Francisco",
                 *       "region": "San Francisco",
                 *       "time_zone": "America/Los_Angeles",
                 *       "max_prep_time": 150,
                 *       "minutes_to_closing_warning": 10,
                 *       "accepts_mobile_orders": true,
                 *       "store_image_data": "data:image/png;base64,iVBORw0KGgo=",
                 *       "image_filename": "ferry-plaza.png"
                 *     }
                 */
                "application/json": components["schemas"]["StoreInput"];
            };
        };
        responses: {
            /** @description The created store. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "name": "Ferry Plaza",
                     *       "description": null,
                     *       "netsuite_id": "1131",
                     *       "contentful_id": "p2m4t8zq1",
                     *       "phone": null,
                     *       "email_address": null,
                     *       "state": "CA",
                     *       "city": "San Francisco",
                     *       "postal_code": null,
                     *       "address": null,
                     *       "region": "San Francisco",
                     *       "area": null,
                     *       "has_drive_thru": false,
                     *       "latitude": null,
                     *       "longitude": null,
                     *       "time_zone": "America/Los_Angeles",
                     *       "max_prep_time": 150,
                     *       "minutes_to_closing_warning": 10,
                     *       "accepts_mobile_orders": true,
                     *       "curbside_enabled": false,
                     *       "curbside_online": false,
                     *       "bd_destination_id": null,
                     *       "yext_id": null,
                     *       "doordash_id": null,
                     *       "paytronix_id": null,
                     *       "vendor_region_id": null,
                     *       "afternoon_at": null,
                     *       "evening_at": null,
                     *       "image_url": "/files/9f86d081.png",
                     *       "header_image_one_url": null,
                     *       "header_image_two_url": null,
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Store"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    patchStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stores": [
                 *         {
                 *           "id": 7,
                 *           "minutes_to_closing_warning": 15
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StoresPatch"];
            };
        };
        responses: {
            /** @description The changed stores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stores": [
                     *         {
                     *           "id": 7,
                     *           "name": "Mission Street",
                     *           "description": "Corner shop with a parklet, two blocks from the 24th Street station.",
                     *           "netsuite_id": "1107",
                     *           "contentful_id": "k3v9x0a7q",
                     *           "phone": "4155550142",
                     *           "email_address": "mission@example.com",
                     *           "state": "CA",
                     *           "city": "San Francisco",
                     *           "postal_code": "94110",
                     *           "address": "2181 Mission Street",
                     *           "region": "San Francisco",
                     *           "area": "Bay Area North",
                     *           "has_drive_thru": false,
                     *           "latitude": 37.7621,
                     *           "longitude": -122.4193,
                     *           "time_zone": "America/Los_Angeles",
                     *           "bda_password": "seven-beans",
                     *           "max_prep_time": 150,
                     *           "minutes_to_closing_warning": 15,
                     *           "accepts_mobile_orders": true,
                     *           "curbside_enabled": true,
                     *           "curbside_online": false,
                     *           "bd_destination_id": "bd-mission-01",
                     *           "yext_id": "40071",
                     *           "doordash_id": null,
                     *           "paytronix_id": "107",
                     *           "vendor_region_id": 2,
                     *           "afternoon_at": "12:00",
                     *           "evening_at": "17:00",
                     *           "image_url": "/files/0b7e91d2.jpg",
                     *           "header_image_one_url": "/files/51aa03ce.jpg",
                     *           "header_image_two_url": null,
                     *           "archived_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PatchedStores"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Mission Street",
                     *       "description": "Corner shop with a parklet, two blocks from the 24th Street station.",
                     *       "netsuite_id": "1107",
                     *       "contentful_id": "k3v9x0a7q",
                     *       "phone": "4155550142",
                     *       "email_address": "mission@example.com",
                     *       "state": "CA",
                     *       "city": "San Francisco",
                     *       "postal_code": "94110",
                     *       "address": "2181 Mission Street",
                     *       "region": "San Francisco",
                     *       "area": "Bay Area North",
                     *       "has_drive_thru": false,
                     *       "latitude": 37.7621,
                     *       "longitude": -122.4193,
                     *       "time_zone": "America/Los_Angeles",
                     *       "bda_password": "seven-beans",
                     *       "max_prep_time": 150,
                     *       "minutes_to_closing_warning": 10,
                     *       "accepts_mobile_orders": true,
                     *       "curbside_enabled": true,
                     *       "curbside_online": false,
                     *       "bd_destination_id": "bd-mission-01",
                     *       "yext_id": "40071",
                     *       "doordash_id": null,
                     *       "paytronix_id": "107",
                     *       "vendor_region_id": 2,
                     *       "afternoon_at": "12:00",
                     *       "evening_at": "17:00",
                     *       "image_url": "/files/0b7e91d2.jpg",
                     *       "header_image_one_url": "/files/51aa03ce.jpg",
                     *       "header_image_two_url": null,
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Store"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "name": "Mission Street",
                 *       "description": "Corner shop with a parklet, two blocks from the 24th Street station.",
                 *       "netsuite_id": "1107",
                 *       "contentful_id": "k3v9x0a7q",
                 *       "phone": "4155550142",
                 *       "email_address": "mission@example.com",
                 *       "state": "CA",
                 *       "city": "San Francisco",
                 *       "postal_code": "94110",
                 *       "address": "2181 Mission Street",
                 *       "region": "San Francisco",
                 *       "area": "Bay Area North",
                 *       "has_drive_thru": false,
                 *       "latitude": 37.7621,
                 *       "longitude": -122.4193,
                 *       "time_zone": "America/Los_Angeles",
                 *       "bda_password": "seven-beans",
                 *       "max_prep_time": 120,
                 *       "minutes_to_closing_warning": 10,
                 *       "accepts_mobile_orders": true,
                 *       "curbside_enabled": true,
                 *       "curbside_online": false,
                 *       "bd_destination_id": "bd-mission-01",
                 *       "yext_id": "40071",
                 *       "doordash_id": null,
                 *       "paytronix_id": "107",
                 *       "vendor_region_id": 2,
                 *       "afternoon_at": "12:00",
                 *       "evening_at": "17:00",
                 *       "image_url": "/files/0b7e91d2.jpg",
                 *       "header_image_one_url": "/files/51aa03ce.jpg",
                 *       "header_image_two_url": null,
                 *       "archived_at": null
                 *     }
                 */
                "application/json": components["schemas"]["StoreUpdate"];
            };
        };
        responses: {
            /** @description The saved store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Mission Street",
                     *       "description": "Corner shop with a parklet, two blocks from the 24th Street station.",
                     *       "netsuite_id": "1107",
                     *       "contentful_id": "k3v9x0a7q",
                     *       "phone": "4155550142",
                     *       "email_address": "mission@example.com",
                     *       "state": "CA",
                     *       "city": "San Francisco",
                     *       "postal_code": "94110",
                     *       "address": "2181 Mission Street",
                     *       "region": "San Francisco",
                     *       "area": "Bay Area North",
                     *       "has_drive_thru": false,
                     *       "latitude": 37.7621,
                     *       "longitude": -122.4193,
                     *       "time_zone": "America/Los_Angeles",
                     *       "bda_password": "seven-beans",
                     *       "max_prep_time": 120,
                     *       "minutes_to_closing_warning": 10,
                     *       "accepts_mobile_orders": true,
                     *       "curbside_enabled": true,
                     *       "curbside_online": false,
                     *       "bd_destination_id": "bd-mission-01",
                     *       "yext_id": "40071",
                     *       "doordash_id": null,
                     *       "paytronix_id": "107",
                     *       "vendor_region_id": 2,
                     *       "afternoon_at": "12:00",
                     *       "evening_at": "17:00",
                     *       "image_url": "/files/0b7e91d2.jpg",
                     *       "header_image_one_url": "/files/51aa03ce.jpg",
                     *       "header_image_two_url": null,
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Store"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    patchStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "curbside_online": true
                 *     }
                 */
                "application/json": components["schemas"]["StorePatch"];
            };
        };
        responses: {
            /** @description The changed store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Mission Street",
                     *       "description": "Corner shop with a parklet, two blocks from the 24th Street station.",
                     *       "netsuite_id": "1107",
                     *       "contentful_id": "k3v9x0a7q",
                     *       "phone": "4155550142",
                     *       "email_address": "mission@example.com",
                     *       "state": "CA",
                     *       "city": "San Francisco",
                     *       "postal_code": "94110",
                     *       "address": "2181 Mission Street",
                     *       "region": "San Francisco",
                     *       "area": "Bay Area North",
                     *       "has_drive_thru": false,
                     *       "latitude": 37.7621,
                     *       "longitude": -122.4193,
                     *       "time_zone": "America/Los_Angeles",
                     *       "bda_password": "seven-beans",
                     *       "max_prep_time": 150,
                     *       "minutes_to_closing_warning": 10,
                     *       "accepts_mobile_orders": true,
                     *       "curbside_enabled": true,
                     *       "curbside_online": true,
                     *       "bd_destination_id": "bd-mission-01",
                     *       "yext_id": "40071",
                     *       "doordash_id": null,
                     *       "paytronix_id": "107",
                     *       "vendor_region_id": 2,
                     *       "afternoon_at": "12:00",
                     *       "evening_at": "17:00",
                     *       "image_url": "/files/0b7e91d2.jpg",
                     *       "header_image_one_url": "/files/51aa03ce.jpg",
                     *       "header_image_two_url": null,
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Store"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    syncDefaultMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "store_id": 7,
                     *       "product_ids": [
                     *         42,
                     *         57
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DefaultMenuSync"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listProductsAtStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products at the store, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "store_id": 7,
                     *         "product_id": 42,
                     *         "price": 495,
                     *         "product": {
                     *           "id": 42,
                     *           "product_type": "beverage",
                     *           "name": "Rose Cardamom Latte",
                     *           "square_sku": "BEV-0042",
                     *           "image_url": "/files/77c0ffee.png",
                     *           "inventory_control": "unlimited",
                     *           "variants": [
                     *             {
                     *               "id": 301,
                     *               "sku": "BEV-0042-S",
                     *               "value_names": [
                     *                 "12 oz"
                     *               ]
                     *             },
                     *             {
                     *               "id": 302,
                     *               "sku": "BEV-0042-L",
                     *               "value_names": [
                     *                 "20 oz"
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "prices": [
                     *           {
                     *             "variant_id": 301,
                     *             "price": 495
                     *           },
                     *           {
                     *             "variant_id": 302,
                     *             "price": 575
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["StoreProduct"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listStoreAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store attributes, by product type and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 13,
                     *         "name": "Almond Milk",
                     *         "is_disabled": true,
                     *         "attribute": {
                     *           "product_type": "beverage",
                     *           "name": "Milk"
                     *         }
                     *       },
                     *       {
                     *         "id": 11,
                     *         "name": "Oat Milk",
                     *         "is_disabled": false,
                     *         "attribute": {
                     *           "product_type": "beverage",
                     *           "name": "Milk"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["StoreAttribute"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateStoreAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 11,
                 *       "name": "Oat Milk",
                 *       "is_disabled": true,
                 *       "attribute": {
                 *         "product_type": "beverage",
                 *         "name": "Milk"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StoreAttributeUpdate"];
            };
        };
        responses: {
            /** @description The saved store attribute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "name": "Oat Milk",
                     *       "is_disabled": true,
                     *       "attribute": {
                     *         "product_type": "beverage",
                     *         "name": "Milk"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreAttribute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getStoreStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "online": true
                     *     }
                     */
                    "application/json": components["schemas"]["StoreStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    setStoreOnline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "online": true
                 *     }
                 */
                "application/json": components["schemas"]["StoreOnlineInput"];
            };
        };
        responses: {
            /** @description The flag, turned round. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offline": false
                     *     }
                     */
                    "application/json": components["schemas"]["StoreOffline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listStoreInventory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today's inventory. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "store_id": 7,
                     *         "variant_id": 411,
                     *         "quantity_available": 12,
                     *         "do_not_sell": false
                     *       },
                     *       {
                     *         "store_id": 7,
                     *         "variant_id": 415,
                     *         "quantity_available": 0,
                     *         "do_not_sell": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Inventory"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateStoreInventory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the store.
                 * @example 7
                 */
                storeId: components["parameters"]["StoreId"];
                /**
                 * @description Id of the variant.
                 * @example 411
                 */
                variantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "adjust_quantity": -1
                 *     }
                 */
                "application/json": components["schemas"]["InventoryUpdate"];
            };
        };
        responses: {
            /** @description The inventory of the variant afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "store_id": 7,
                     *       "variant_id": 411,
                     *       "quantity_available": 11,
                     *       "do_not_sell": false
                     *     }
                     */
                    "application/json": components["schemas"]["Inventory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getStoreHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hours": {
                     *         "sunday": {
                     *           "store_id": 7,
                     *           "day_of_week": "sunday",
                     *           "opening_time": "07:00:00",
                     *           "closing_time": "19:00:00",
                     *           "override_date": null
                     *         },
                     *         "monday": {
                     *           "store_id": 7,
                     *           "day_of_week": "monday",
                     *           "opening_time": "06:00:00",
                     *           "closing_time": "20:00:00",
                     *           "override_date": null
                     *         },
                     *         "tuesday": {
                     *           "store_id": 7,
                     *           "day_of_week": "tuesday",
                     *           "opening_time": "06:00:00",
                     *           "closing_time": "20:00:00",
                     *           "override_date": null
                     *         },
                     *         "wednesday": {
                     *           "store_id": 7,
                     *           "day_of_week": "wednesday",
                     *           "opening_time": "06:00:00",
                     *           "closing_time": "20:00:00",
                     *           "override_date": null
                     *         },
                     *         "thursday": {
                     *           "store_id": 7,
                     *           "day_of_week": "thursday",
                     *           "opening_time": "06:00:00",
                     *           "closing_time": "20:00:00",
                     *           "override_date": null
                     *         },
                     *         "friday": {
                     *           "store_id": 7,
                     *           "day_of_week": "friday",
                     *           "opening_time": "06:00:00",
                     *           "closing_time": "20:00:00",
                     *           "override_date": null
                     *         },
                     *         "saturday": {
                     *           "store_id": 7,
                     *           "day_of_week": "saturday",
                     *           "opening_time": "07:00:00",
                     *           "closing_time": "19:00:00",
                     *           "override_date": null
                     *         }
                     *       },
                     *       "overrides": {
                     *         "2026-07-04 00:00:00": {
                     *           "store_id": 7,
                     *           "override_date": "2026-07-04 00:00:00",
                     *           "day_of_week": "saturday",
                     *           "opening_time": "08:00:00",
                     *           "closing_time": "14:00:00",
                     *           "is_closed": false,
                     *           "is_holiday": true,
                     *           "archived_at": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoreWeek"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    saveStoreHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "store_hours": [
                 *         {
                 *           "day_of_week": "monday",
                 *           "opening_time": "06:30:00",
                 *           "closing_time": "20:00:00",
                 *           "override_date": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StoreHoursInput"];
            };
        };
        responses: {
            /** @description The saved rows; the first one replaces the row in the console (AMB-100). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "store_id": 7,
                     *         "day_of_week": "monday",
                     *         "opening_time": "06:30:00",
                     *         "closing_time": "20:00:00",
                     *         "override_date": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedHours"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    addStoreHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "store_hours": [
                 *         {
                 *           "override_date": "2026-12-25 00:00:00",
                 *           "day_of_week": "friday",
                 *           "is_closed": true,
                 *           "is_holiday": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StoreHoursInput"];
            };
        };
        responses: {
            /** @description The saved rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "store_id": 7,
                     *         "override_date": "2026-12-25 00:00:00",
                     *         "day_of_week": "friday",
                     *         "opening_time": null,
                     *         "closing_time": null,
                     *         "is_closed": true,
                     *         "is_holiday": true,
                     *         "archived_at": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedHours"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getInitialInventory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The starting inventory. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "inventory": [
                     *         {
                     *           "store_id": 7,
                     *           "variant_id": 411,
                     *           "day_of_week": "monday",
                     *           "initial_quantity": 24
                     *         },
                     *         {
                     *           "store_id": 7,
                     *           "variant_id": 411,
                     *           "day_of_week": "saturday",
                     *           "initial_quantity": 40
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InitialInventoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateInitialInventory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": [
                 *         {
                 *           "variant_id": 411,
                 *           "day": "monday",
                 *           "quantity": 30
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InitialInventoryInput"];
            };
        };
        responses: {
            /** @description The starting inventory. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "inventory": [
                     *         {
                     *           "store_id": 7,
                     *           "variant_id": 411,
                     *           "day_of_week": "monday",
                     *           "initial_quantity": 30
                     *         },
                     *         {
                     *           "store_id": 7,
                     *           "variant_id": 411,
                     *           "day_of_week": "saturday",
                     *           "initial_quantity": 40
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InitialInventoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listStoreTaxRates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "surcharge_id": 1,
                     *         "product_type": "beverage",
                     *         "rate": 0.0875,
                     *         "flat_rate": null,
                     *         "store_id": 7
                     *       },
                     *       {
                     *         "surcharge_id": 4,
                     *         "product_type": "bottle",
                     *         "rate": null,
                     *         "flat_rate": 10,
                     *         "store_id": 7
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TaxRate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateStoreTaxRates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tax_rates": [
                 *         {
                 *           "surcharge_id": 1,
                 *           "product_type": "beverage",
                 *           "rate": 0.09,
                 *           "store_id": 7
                 *         },
                 *         {
                 *           "surcharge_id": 4,
                 *           "product_type": "bottle",
                 *           "flat_rate": 10,
                 *           "store_id": 7
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TaxRatesInput"];
            };
        };
        responses: {
            /** @description All tax rates of the store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "surcharge_id": 1,
                     *         "product_type": "beverage",
                     *         "rate": 0.09,
                     *         "flat_rate": null,
                     *         "store_id": 7
                     *       },
                     *       {
                     *         "surcharge_id": 4,
                     *         "product_type": "bottle",
                     *         "rate": null,
                     *         "flat_rate": 10,
                     *         "store_id": 7
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TaxRate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedMeanwhile"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listSurcharges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surcharges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Bag Fee",
                     *         "description": "Paper bags at the register",
                     *         "default_rate": 0,
                     *         "flat_rate": 8
                     *       },
                     *       {
                     *         "id": 2,
                     *         "name": "WA Sales Tax",
                     *         "description": "State share of the sales tax",
                     *         "default_rate": 0.065,
                     *         "flat_rate": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Surcharge"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createSurcharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Seattle Beverage Tax",
                 *       "description": "Sweetened drinks",
                 *       "default_rate": 0.0175,
                 *       "flat_rate": null
                 *     }
                 */
                "application/json": components["schemas"]["SurchargeInput"];
            };
        };
        responses: {
            /** @description The new surcharge. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "name": "Seattle Beverage Tax",
                     *       "description": "Sweetened drinks",
                     *       "default_rate": 0.0175,
                     *       "flat_rate": null
                     *     }
                     */
                    "application/json": components["schemas"]["Surcharge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    updateSurcharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "name": "Bag Fee",
                 *       "description": "Paper bags at the register",
                 *       "default_rate": 0,
                 *       "flat_rate": 10
                 *     }
                 */
                "application/json": components["schemas"]["SurchargeUpdate"];
            };
        };
        responses: {
            /** @description The surcharge as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Bag Fee",
                     *       "description": "Paper bags at the register",
                     *       "default_rate": 0,
                     *       "flat_rate": 10
                     *     }
                     */
                    "application/json": components["schemas"]["Surcharge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSurcharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": "Bag Fee"
                 *     }
                 */
                "application/json": components["schemas"]["SurchargeDeletion"];
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 90214
                 */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 90214,
                     *       "status": "paid",
                     *       "total": 893,
                     *       "subtotal": 1070,
                     *       "tip_amount": 200,
                     *       "tax": {
                     *         "WA Sales Tax": 65,
                     *         "Bag Fee": 8
                     *       },
                     *       "store_id": 7,
                     *       "user_id": 512,
                     *       "name": "Maya Lindqvist",
                     *       "barista": {
                     *         "name": "Theo Park",
                     *         "photo_url": "/files/theo-park.jpg"
                     *       },
                     *       "placement_time": "2026-03-04T16:41:12.000Z",
                     *       "pickup_time": "2026-03-04T16:55:00.000Z",
                     *       "updated_at": "2026-03-04T16:43:02.000Z",
                     *       "requested_accessible_pickup": false,
                     *       "is_curbside": true,
                     *       "vehicle_description": "Blue Subaru Outback",
                     *       "curbside_status": "arrived",
                     *       "eta_direction": null,
                     *       "eta": "2026-03-04T16:54:00.000Z",
                     *       "arrived_at": "2026-03-04T16:53:30.000Z",
                     *       "checked_out_at": null,
                     *       "products": {
                     *         "411870": {
                     *           "name": "Oat Latte",
                     *           "variant": "16 oz, Hot, Oat Milk",
                     *           "special_instructions": "Extra hot",
                     *           "subtotal": 595,
                     *           "price": 595,
                     *           "tax_amount": 39,
                     *           "refunded": false,
                     *           "refunded_at": null
                     *         },
                     *         "411871": {
                     *           "name": "Almond Croissant",
                     *           "variant": null,
                     *           "special_instructions": null,
                     *           "subtotal": 475,
                     *           "price": 400,
                     *           "tax_amount": 34,
                     *           "refunded": false,
                     *           "refunded_at": null
                     *         }
                     *       },
                     *       "promotions": [
                     *         {
                     *           "id": 88,
                     *           "name": "Pastry with any latte",
                     *           "amount": 75
                     *         }
                     *       ],
                     *       "credits": [
                     *         {
                     *           "id": 204,
                     *           "amount": 375,
                     *           "claimed": true,
                     *           "product_type": "food",
                     *           "code": "SORRY-1MZC",
                     *           "order_id": 90214
                     *         }
                     *       ],
                     *       "transactions": [
                     *         {
                     *           "created_at": "2026-03-04T16:41:13.000Z",
                     *           "amount": 893,
                     *           "state": "captured"
                     *         }
                     *       ],
                     *       "refunds": []
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listUserOrders: {
        parameters: {
            query?: {
                /**
                 * @description How many rows at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many rows to skip, page times page size (ORD-07).
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description First moment of placement, UTC, 'YYYY-MM-DD HH:mm:ss' (ORD-09).
                 * @example 2026-03-04 08:00:00
                 */
                begin?: components["parameters"]["Begin"];
                /**
                 * @description Last second of placement, UTC, 'YYYY-MM-DD HH:mm:ss'; the whole second is included (ORD-09). Refused with 400 before the begin, and more than ten years after it (AMB-220).
                 * @example 2026-03-05 07:59:59
                 */
                end?: components["parameters"]["End"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of orders and how many there are in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "id": 90214,
                     *           "status": "paid",
                     *           "total": 893,
                     *           "subtotal": 1070,
                     *           "tip_amount": 200,
                     *           "tax": {
                     *             "WA Sales Tax": 65,
                     *             "Bag Fee": 8
                     *           },
                     *           "store_id": 7,
                     *           "user_id": 512,
                     *           "name": "Maya Lindqvist",
                     *           "barista": {
                     *             "name": "Theo Park",
                     *             "photo_url": "/files/theo-park.jpg"
                     *           },
                     *           "placement_time": "2026-03-04T16:41:12.000Z",
                     *           "pickup_time": "2026-03-04T16:55:00.000Z",
                     *           "updated_at": "2026-03-04T16:43:02.000Z",
                     *           "requested_accessible_pickup": false,
                     *           "is_curbside": true,
                     *           "vehicle_description": "Blue Subaru Outback",
                     *           "curbside_status": "arrived",
                     *           "eta_direction": null,
                     *           "eta": "2026-03-04T16:54:00.000Z",
                     *           "arrived_at": "2026-03-04T16:53:30.000Z",
                     *           "checked_out_at": null,
                     *           "products": {
                     *             "411870": {
                     *               "name": "Oat Latte",
                     *               "variant": "16 oz, Hot, Oat Milk",
                     *               "special_instructions": "Extra hot",
                     *               "subtotal": 595,
                     *               "price": 595,
                     *               "tax_amount": 39,
                     *               "refunded": false,
                     *               "refunded_at": null
                     *             },
                     *             "411871": {
                     *               "name": "Almond Croissant",
                     *               "variant": null,
                     *               "special_instructions": null,
                     *               "subtotal": 475,
                     *               "price": 400,
                     *               "tax_amount": 34,
                     *               "refunded": false,
                     *               "refunded_at": null
                     *             }
                     *           },
                     *           "promotions": [
                     *             {
                     *               "id": 88,
                     *               "name": "Pastry with any latte",
                     *               "amount": 75
                     *             }
                     *           ],
                     *           "credits": [
                     *             {
                     *               "id": 204,
                     *               "amount": 375,
                     *               "claimed": true,
                     *               "product_type": "food",
                     *               "code": "SORRY-1MZC",
                     *               "order_id": 90214
                     *             }
                     *           ],
                     *           "transactions": [
                     *             {
                     *               "created_at": "2026-03-04T16:41:13.000Z",
                     *               "amount": 893,
                     *               "state": "captured"
                     *             }
                     *           ],
                     *           "refunds": []
                     *         }
                     *       ],
                     *       "total_results": 37
                     *     }
                     */
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listStoreOrders: {
        parameters: {
            query?: {
                /**
                 * @description How many rows at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many rows to skip, page times page size (ORD-07).
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description First moment of placement, UTC, 'YYYY-MM-DD HH:mm:ss' (ORD-09).
                 * @example 2026-03-04 08:00:00
                 */
                begin?: components["parameters"]["Begin"];
                /**
                 * @description Last second of placement, UTC, 'YYYY-MM-DD HH:mm:ss'; the whole second is included (ORD-09). Refused with 400 before the begin, and more than ten years after it (AMB-220).
                 * @example 2026-03-05 07:59:59
                 */
                end?: components["parameters"]["End"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of orders and how many there are in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "id": 90214,
                     *           "status": "paid",
                     *           "total": 893,
                     *           "subtotal": 1070,
                     *           "tip_amount": 200,
                     *           "tax": {
                     *             "WA Sales Tax": 65,
                     *             "Bag Fee": 8
                     *           },
                     *           "store_id": 7,
                     *           "user_id": 512,
                     *           "name": "Maya Lindqvist",
                     *           "barista": {
                     *             "name": "Theo Park",
                     *             "photo_url": "/files/theo-park.jpg"
                     *           },
                     *           "placement_time": "2026-03-04T16:41:12.000Z",
                     *           "pickup_time": "2026-03-04T16:55:00.000Z",
                     *           "updated_at": "2026-03-04T16:43:02.000Z",
                     *           "requested_accessible_pickup": false,
                     *           "is_curbside": true,
                     *           "vehicle_description": "Blue Subaru Outback",
                     *           "curbside_status": "arrived",
                     *           "eta_direction": null,
                     *           "eta": "2026-03-04T16:54:00.000Z",
                     *           "arrived_at": "2026-03-04T16:53:30.000Z",
                     *           "checked_out_at": null,
                     *           "products": {
                     *             "411870": {
                     *               "name": "Oat Latte",
                     *               "variant": "16 oz, Hot, Oat Milk",
                     *               "special_instructions": "Extra hot",
                     *               "subtotal": 595,
                     *               "price": 595,
                     *               "tax_amount": 39,
                     *               "refunded": false,
                     *               "refunded_at": null
                     *             },
                     *             "411871": {
                     *               "name": "Almond Croissant",
                     *               "variant": null,
                     *               "special_instructions": null,
                     *               "subtotal": 475,
                     *               "price": 400,
                     *               "tax_amount": 34,
                     *               "refunded": false,
                     *               "refunded_at": null
                     *             }
                     *           },
                     *           "promotions": [
                     *             {
                     *               "id": 88,
                     *               "name": "Pastry with any latte",
                     *               "amount": 75
                     *             }
                     *           ],
                     *           "credits": [
                     *             {
                     *               "id": 204,
                     *               "amount": 375,
                     *               "claimed": true,
                     *               "product_type": "food",
                     *               "code": "SORRY-1MZC",
                     *               "order_id": 90214
                     *             }
                     *           ],
                     *           "transactions": [
                     *             {
                     *               "created_at": "2026-03-04T16:41:13.000Z",
                     *               "amount": 893,
                     *               "state": "captured"
                     *             }
                     *           ],
                     *           "refunds": []
                     *         }
                     *       ],
                     *       "total_results": 37
                     *     }
                     */
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listRefundReasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reasons": [
                     *         {
                     *           "id": 1,
                     *           "explanation": "Item was made wrong"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "explanation": "Item was missing"
                     *         },
                     *         {
                     *           "id": 3,
                     *           "explanation": "Store closed early"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RefundReasonList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both histories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": [
                     *         {
                     *           "updated_at": "2026-03-04T16:43:02.000Z",
                     *           "user": {
                     *             "id": 512,
                     *             "name": "Maya Lindqvist"
                     *           },
                     *           "tip_amount": 200
                     *         },
                     *         {
                     *           "updated_at": "2026-03-04T16:41:13.000Z",
                     *           "user": null,
                     *           "stripe_payment_time": "2026-03-04T16:41:13.000Z",
                     *           "cancellable_until": "2026-03-04T16:46:13.000Z"
                     *         }
                     *       ],
                     *       "cart": [
                     *         {
                     *           "updated_at": "2026-03-04T16:40:20.000Z",
                     *           "user": {
                     *             "id": 512,
                     *             "name": "Maya Lindqvist"
                     *           },
                     *           "recommendations_added": [
                     *             {
                     *               "id": 64,
                     *               "name": "Almond Croissant"
                     *             }
                     *           ],
                     *           "products": [
                     *             {
                     *               "id": 411870,
                     *               "name": "Oat Latte",
                     *               "variant": "16 oz, Hot, Oat Milk"
                     *             },
                     *             {
                     *               "id": 411871,
                     *               "name": "Almond Croissant",
                     *               "variant": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "updated_at": "2026-03-04T16:38:51.000Z",
                     *           "user": {
                     *             "id": 512,
                     *             "name": "Maya Lindqvist"
                     *           },
                     *           "store": {
                     *             "id": 7,
                     *             "name": "Capitol Hill"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_product_ids": [
                 *         411871
                 *       ],
                 *       "reason_id": 2
                 *     }
                 */
                "application/json": components["schemas"]["RefundInput"];
            };
        };
        responses: {
            /** @description The order after the refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 90214,
                     *       "status": "paid",
                     *       "total": 893,
                     *       "subtotal": 1070,
                     *       "tip_amount": 200,
                     *       "tax": {
                     *         "WA Sales Tax": 65,
                     *         "Bag Fee": 8
                     *       },
                     *       "store_id": 7,
                     *       "user_id": 512,
                     *       "name": "Maya Lindqvist",
                     *       "barista": {
                     *         "name": "Theo Park",
                     *         "photo_url": "/files/theo-park.jpg"
                     *       },
                     *       "placement_time": "2026-03-04T16:41:12.000Z",
                     *       "pickup_time": "2026-03-04T16:55:00.000Z",
                     *       "updated_at": "2026-03-04T18:20:00.000Z",
                     *       "requested_accessible_pickup": false,
                     *       "is_curbside": true,
                     *       "vehicle_description": "Blue Subaru Outback",
                     *       "curbside_status": "arrived",
                     *       "eta_direction": null,
                     *       "eta": "2026-03-04T16:54:00.000Z",
                     *       "arrived_at": "2026-03-04T16:53:30.000Z",
                     *       "checked_out_at": null,
                     *       "products": {
                     *         "411870": {
                     *           "name": "Oat Latte",
                     *           "variant": "16 oz, Hot, Oat Milk",
                     *           "special_instructions": "Extra hot",
                     *           "subtotal": 595,
                     *           "price": 595,
                     *           "tax_amount": 39,
                     *           "refunded": false,
                     *           "refunded_at": null
                     *         },
                     *         "411871": {
                     *           "name": "Almond Croissant",
                     *           "variant": null,
                     *           "special_instructions": null,
                     *           "subtotal": 475,
                     *           "price": 400,
                     *           "tax_amount": 34,
                     *           "refunded": true,
                     *           "refunded_at": "2026-03-04T18:20:00.000Z"
                     *         }
                     *       },
                     *       "promotions": [
                     *         {
                     *           "id": 88,
                     *           "name": "Pastry with any latte",
                     *           "amount": 75
                     *         }
                     *       ],
                     *       "credits": [
                     *         {
                     *           "id": 204,
                     *           "amount": 375,
                     *           "claimed": true,
                     *           "product_type": "food",
                     *           "code": "SORRY-1MZC",
                     *           "order_id": 90214
                     *         }
                     *       ],
                     *       "transactions": [
                     *         {
                     *           "created_at": "2026-03-04T16:41:13.000Z",
                     *           "amount": 893,
                     *           "state": "captured"
                     *         },
                     *         {
                     *           "created_at": "2026-03-04T18:20:00.000Z",
                     *           "amount": 282,
                     *           "state": "refunded"
                     *         }
                     *       ],
                     *       "refunds": [
                     *         {
                     *           "id": 3310,
                     *           "created_at": "2026-03-04T18:20:00.000Z",
                     *           "amount": 282,
                     *           "products": [
                     *             {
                     *               "order_product_id": 411871,
                     *               "id": 64,
                     *               "name": "Almond Croissant"
                     *             }
                     *           ],
                     *           "user": {
                     *             "id": 21,
                     *             "name": "Ines Calder"
                     *           },
                     *           "source": "admin",
                     *           "reason": "Item was missing",
                     *           "explanation": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    resendRefundReceipts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 90214
                     *     }
                     */
                    "application/json": components["schemas"]["ReceiptsSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resendReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 90214
                     *     }
                     */
                    "application/json": components["schemas"]["ReceiptsSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCredits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 318,
                     *         "amount": 500,
                     *         "claimed": false,
                     *         "product_type": "beverage",
                     *         "code": "SORRY-7Q2K",
                     *         "order_id": null
                     *       },
                     *       {
                     *         "id": 204,
                     *         "amount": 375,
                     *         "claimed": true,
                     *         "product_type": "food",
                     *         "code": "SORRY-1MZC",
                     *         "order_id": 90214
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Credit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 500,
                 *       "product_type": "beverage"
                 *     }
                 */
                "application/json": components["schemas"]["CreditInput"];
            };
        };
        responses: {
            /** @description The new credit. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credit": {
                     *         "id": 318,
                     *         "amount": 500,
                     *         "claimed": false,
                     *         "product_type": "beverage",
                     *         "code": "SORRY-7Q2K",
                     *         "order_id": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    updateCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the credit; it must belong to the user of the path.
                 * @example 318
                 */
                creditId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 650,
                 *       "product_type": "beverage"
                 *     }
                 */
                "application/json": components["schemas"]["CreditInput"];
            };
        };
        responses: {
            /** @description The credit as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credit": {
                     *         "id": 318,
                     *         "amount": 650,
                     *         "claimed": false,
                     *         "product_type": "beverage",
                     *         "code": "SORRY-7Q2K",
                     *         "order_id": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the credit; it must belong to the user of the path.
                 * @example 318
                 */
                creditId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 318
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The custom content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "title": "How we roast",
                     *         "body": "## Slow and light\n\nEvery batch rests for three days before it ships.",
                     *         "image_url": "/files/roastery.jpg",
                     *         "created_at": "2025-10-02T18:12:00.000Z",
                     *         "updated_at": "2026-02-11T21:30:45.000Z",
                     *         "archived_at": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CustomContent"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createCustomContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Spring menu",
                 *       "body": "Spring menu"
                 *     }
                 */
                "application/json": components["schemas"]["CustomContentInput"];
            };
        };
        responses: {
            /** @description The new content. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 13,
                     *       "title": "Spring menu",
                     *       "body": "Spring menu",
                     *       "image_url": null,
                     *       "created_at": "2026-03-04T17:05:00.000Z",
                     *       "updated_at": "2026-03-04T17:05:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getCustomContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "title": "How we roast",
                     *       "body": "## Slow and light\n\nEvery batch rests for three days before it ships.",
                     *       "image_url": "/files/roastery.jpg",
                     *       "created_at": "2025-10-02T18:12:00.000Z",
                     *       "updated_at": "2026-02-11T21:30:45.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateCustomContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12,
                 *       "title": "How we roast",
                 *       "body": "## Slow and light\n\nEvery batch rests for four days before it ships.",
                 *       "image_url": "/files/roastery.jpg",
                 *       "created_at": "2025-10-02T18:12:00.000Z",
                 *       "updated_at": "2026-02-11T21:30:45.000Z",
                 *       "image_data": "data:image/png;base64,iVBORw0KGgo=",
                 *       "image_name": "roastery.png",
                 *       "archived_at": null
                 *     }
                 */
                "application/json": components["schemas"]["CustomContentUpdate"];
            };
        };
        responses: {
            /** @description The content as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "title": "How we roast",
                     *       "body": "## Slow and light\n\nEvery batch rests for four days before it ships.",
                     *       "image_url": "/files/9f86d081.png",
                     *       "created_at": "2025-10-02T18:12:00.000Z",
                     *       "updated_at": "2026-03-04T17:05:00.000Z",
                     *       "archived_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listVerticalCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "title": "Meet the spring menu",
                     *         "sort_order": 0,
                     *         "created_at": "2026-02-20T19:00:00.000Z",
                     *         "updated_at": "2026-03-01T16:20:10.000Z",
                     *         "archived_at": null,
                     *         "body": "Lavender, honey and a lighter roast.",
                     *         "type": "Recommended Products",
                     *         "url_title": null,
                     *         "url": null,
                     *         "image_url": "/files/spring.jpg"
                     *       },
                     *       {
                     *         "id": 2,
                     *         "title": "Ballard is open",
                     *         "sort_order": 1,
                     *         "created_at": "2026-01-15T18:00:00.000Z",
                     *         "updated_at": "2026-01-15T18:00:00.000Z",
                     *         "archived_at": null,
                     *         "body": null,
                     *         "type": "New Store",
                     *         "url_title": null,
                     *         "url": null,
                     *         "image_url": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VerticalCard"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createVerticalCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Bring your own cup"
                 *     }
                 */
                "application/json": components["schemas"]["VerticalCardInput"];
            };
        };
        responses: {
            /** @description The new card. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "title": "Bring your own cup",
                     *       "sort_order": 2,
                     *       "created_at": "2026-03-04T17:05:00.000Z",
                     *       "updated_at": "2026-03-04T17:05:00.000Z",
                     *       "archived_at": null,
                     *       "body": null,
                     *       "type": null,
                     *       "url_title": null,
                     *       "url": null,
                     *       "image_url": null
                     *     }
                     */
                    "application/json": components["schemas"]["VerticalCard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    sortVerticalCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cards": [
                 *         {
                 *           "id": 5,
                 *           "sort_order": 0
                 *         },
                 *         {
                 *           "id": 4,
                 *           "sort_order": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VerticalCardOrder"];
            };
        };
        responses: {
            /** @description All cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cards": [
                     *         {
                     *           "id": 5,
                     *           "title": "Bring your own cup",
                     *           "sort_order": 0,
                     *           "created_at": "2026-03-04T17:05:00.000Z",
                     *           "updated_at": "2026-03-04T17:06:30.000Z",
                     *           "archived_at": null,
                     *           "body": null,
                     *           "type": null,
                     *           "url_title": null,
                     *           "url": null,
                     *           "image_url": null
                     *         },
                     *         {
                     *           "id": 4,
                     *           "title": "Meet the spring menu",
                     *           "sort_order": 1,
                     *           "created_at": "2026-02-20T19:00:00.000Z",
                     *           "updated_at": "2026-03-04T17:06:30.000Z",
                     *           "archived_at": null,
                     *           "body": "Lavender, honey and a lighter roast.",
                     *           "type": "Recommended Products",
                     *           "url_title": null,
                     *           "url": null,
                     *           "image_url": "/files/spring.jpg"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VerticalCardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getVerticalCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "title": "Meet the spring menu",
                     *       "sort_order": 0,
                     *       "created_at": "2026-02-20T19:00:00.000Z",
                     *       "updated_at": "2026-03-01T16:20:10.000Z",
                     *       "archived_at": null,
                     *       "body": "Lavender, honey and a lighter roast.",
                     *       "type": "Recommended Products",
                     *       "url_title": null,
                     *       "url": null,
                     *       "image_url": "/files/spring.jpg"
                     *     }
                     */
                    "application/json": components["schemas"]["VerticalCard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateVerticalCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "URL",
                 *       "url_title": "See the menu",
                 *       "url": "https://coffee.example/spring"
                 *     }
                 */
                "application/json": components["schemas"]["VerticalCardPatch"];
            };
        };
        responses: {
            /** @description The card as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "title": "Meet the spring menu",
                     *       "sort_order": 0,
                     *       "created_at": "2026-02-20T19:00:00.000Z",
                     *       "updated_at": "2026-03-04T17:05:00.000Z",
                     *       "archived_at": null,
                     *       "body": "Lavender, honey and a lighter roast.",
                     *       "type": "URL",
                     *       "url_title": "See the menu",
                     *       "url": "https://coffee.example/spring",
                     *       "image_url": "/files/spring.jpg"
                     *     }
                     */
                    "application/json": components["schemas"]["VerticalCard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listMenus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "all-day",
                     *         "title": "All Day"
                     *       },
                     *       {
                     *         "slug": "catering",
                     *         "title": "Catering"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Menu"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getMenuCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the menu.
                 * @example all-day
                 */
                menuSlug: components["schemas"]["MenuSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top-level categories with what is below them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Drinks",
                     *         "parent_id": null,
                     *         "children": [
                     *           {
                     *             "id": 11,
                     *             "name": "Espresso",
                     *             "products": [
                     *               42,
                     *               43,
                     *               51
                     *             ]
                     *           },
                     *           {
                     *             "id": 12,
                     *             "name": "Brewed Coffee",
                     *             "products": [
                     *               45
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "id": 2,
                     *         "name": "Bakery",
                     *         "parent_id": null,
                     *         "children": [
                     *           {
                     *             "id": 21,
                     *             "name": "Croissants",
                     *             "products": [
                     *               64
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MenuCategory"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateMenuCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Slug of the menu.
                 * @example all-day
                 */
                menuSlug: components["schemas"]["MenuSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": 1,
                 *         "name": "Drinks",
                 *         "parent_id": null,
                 *         "children": [
                 *           {
                 *             "id": 12,
                 *             "name": "Brewed Coffee",
                 *             "products": [
                 *               45
                 *             ]
                 *           },
                 *           {
                 *             "id": 11,
                 *             "name": "Espresso",
                 *             "products": [
                 *               43,
                 *               42,
                 *               51
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       {
                 *         "id": 2,
                 *         "name": "Bakery",
                 *         "parent_id": null,
                 *         "children": [
                 *           {
                 *             "id": 21,
                 *             "name": "Croissants",
                 *             "products": [
                 *               64
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["MenuCategory"][];
            };
        };
        responses: {
            /** @description The tree as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Drinks",
                     *         "parent_id": null,
                     *         "children": [
                     *           {
                     *             "id": 12,
                     *             "name": "Brewed Coffee",
                     *             "products": [
                     *               45
                     *             ]
                     *           },
                     *           {
                     *             "id": 11,
                     *             "name": "Espresso",
                     *             "products": [
                     *               43,
                     *               42,
                     *               51
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "id": 2,
                     *         "name": "Bakery",
                     *         "parent_id": null,
                     *         "children": [
                     *           {
                     *             "id": 21,
                     *             "name": "Croissants",
                     *             "products": [
                     *               64
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MenuCategory"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    createMenuCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the menu.
                 * @example all-day
                 */
                menuSlug: components["schemas"]["MenuSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Cold Brew",
                 *       "parent_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["MenuCategoryInput"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 13,
                     *       "name": "Cold Brew",
                     *       "parent_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MenuCategoryCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMenuCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the menu.
                 * @example all-day
                 */
                menuSlug: components["schemas"]["MenuSlug"];
                /**
                 * @description Id of a category of the menu, of either level.
                 * @example 12
                 */
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPromotions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 91,
                     *         "name": "We miss you",
                     *         "type": "SizeUpPromotion",
                     *         "start_date": "2026-03-10 00:00:00",
                     *         "end_date": "9999-12-31 23:59:59",
                     *         "start_time": "00:00:00",
                     *         "end_time": "23:59:59",
                     *         "configuration": {
                     *           "cohort": "Lapsed",
                     *           "cohort_parameters": [
                     *             "2025-12-01"
                     *           ]
                     *         },
                     *         "stores": [],
                     *         "roles": [
                     *           {
                     *             "id": -1
                     *           }
                     *         ],
                     *         "activation_code": "MISSYOU",
                     *         "limit_uses": 1,
                     *         "repeats": null,
                     *         "account": "50500",
                     *         "promotional_category_exclusions": [
                     *           {
                     *             "id": 4
                     *           }
                     *         ],
                     *         "promotional_category_inclusions": [],
                     *         "updated_at": "2026-03-02T20:11:00.000Z"
                     *       },
                     *       {
                     *         "id": 88,
                     *         "name": "Pastry with any latte",
                     *         "type": "ComboDiscountPromotion",
                     *         "start_date": "2026-03-05 00:00:00",
                     *         "end_date": "2026-05-31 23:59:59",
                     *         "start_time": "06:00:00",
                     *         "end_time": "11:00:00",
                     *         "configuration": {
                     *           "discounted_promotional_category_id": 3,
                     *           "qualifying_promotional_category_ids": [
                     *             1
                     *           ],
                     *           "cents_off": 75
                     *         },
                     *         "stores": [
                     *           {
                     *             "id": 7
                     *           },
                     *           {
                     *             "id": 9
                     *           }
                     *         ],
                     *         "roles": [],
                     *         "activation_code": null,
                     *         "limit_uses": null,
                     *         "repeats": "DTSTART:20260305T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE",
                     *         "account": "50500",
                     *         "promotional_category_exclusions": [],
                     *         "promotional_category_inclusions": [],
                     *         "updated_at": "2026-03-04T17:05:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PromotionSummary"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Pastry with any latte",
                 *       "type": "ComboDiscountPromotion",
                 *       "start_date": "2026-03-05 00:00:00",
                 *       "end_date": "2026-05-31 23:59:59",
                 *       "start_time": "06:00:00",
                 *       "end_time": "11:00:00",
                 *       "configuration": {
                 *         "discounted_promotional_category_id": 3,
                 *         "qualifying_promotional_category_ids": [
                 *           1
                 *         ],
                 *         "cents_off": 75
                 *       },
                 *       "stores": [
                 *         {
                 *           "id": 7
                 *         },
                 *         {
                 *           "id": 9
                 *         }
                 *       ],
                 *       "roles": [],
                 *       "activation_code": null,
                 *       "limit_uses": null,
                 *       "users": [],
                 *       "repeats": "DTSTART:20260305T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE",
                 *       "account": "50500",
                 *       "promotional_category_exclusions": [],
                 *       "promotional_category_inclusions": []
                 *     }
                 */
                "application/json": components["schemas"]["PromotionInput"];
            };
        };
        responses: {
            /** @description The new promotion. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 88,
                     *       "name": "Pastry with any latte",
                     *       "type": "ComboDiscountPromotion",
                     *       "start_date": "2026-03-05 00:00:00",
                     *       "end_date": "2026-05-31 23:59:59",
                     *       "start_time": "06:00:00",
                     *       "end_time": "11:00:00",
                     *       "configuration": {
                     *         "discounted_promotional_category_id": 3,
                     *         "qualifying_promotional_category_ids": [
                     *           1
                     *         ],
                     *         "cents_off": 75
                     *       },
                     *       "stores": [
                     *         {
                     *           "id": 7
                     *         },
                     *         {
                     *           "id": 9
                     *         }
                     *       ],
                     *       "roles": [],
                     *       "activation_code": null,
                     *       "limit_uses": null,
                     *       "users": [],
                     *       "repeats": "DTSTART:20260305T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE",
                     *       "account": "50500",
                     *       "promotional_category_exclusions": [],
                     *       "promotional_category_inclusions": [],
                     *       "updated_at": "2026-03-04T17:05:00.000Z",
                     *       "content": null
                     *     }
                     */
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listPromotionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "DiscountPromotion",
                     *         "description": "A percentage or an amount off chosen products.",
                     *         "cohorts": []
                     *       },
                     *       {
                     *         "type": "SizeUpPromotion",
                     *         "description": "The next larger size at the same price.",
                     *         "cohorts": [
                     *           "New",
                     *           "Lapsed",
                     *           "Loyal"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PromotionTypeDescriptor"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    uploadPromotionAudience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "audience": "email\nmaya.lindqvist@mail.example\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["AudienceInput"];
            };
        };
        responses: {
            /** @description The users found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 512,
                     *         "name": "Maya Lindqvist",
                     *         "email": "maya.lindqvist@mail.example"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UserSearchResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 91,
                     *       "name": "We miss you",
                     *       "type": "SizeUpPromotion",
                     *       "start_date": "2026-03-10 00:00:00",
                     *       "end_date": "9999-12-31 23:59:59",
                     *       "start_time": "00:00:00",
                     *       "end_time": "23:59:59",
                     *       "configuration": {
                     *         "cohort": "Lapsed",
                     *         "cohort_parameters": [
                     *           "2025-12-01"
                     *         ]
                     *       },
                     *       "stores": [],
                     *       "roles": [
                     *         {
                     *           "id": -1
                     *         }
                     *       ],
                     *       "activation_code": "MISSYOU",
                     *       "limit_uses": 1,
                     *       "users": [
                     *         {
                     *           "id": 512,
                     *           "name": "Maya Lindqvist",
                     *           "email": "maya.lindqvist@mail.example"
                     *         }
                     *       ],
                     *       "repeats": null,
                     *       "account": "50500",
                     *       "promotional_category_exclusions": [
                     *         {
                     *           "id": 4
                     *         }
                     *       ],
                     *       "promotional_category_inclusions": [],
                     *       "updated_at": "2026-03-02T20:11:00.000Z",
                     *       "content": {
                     *         "title": "Your next one is a size up",
                     *         "body": "On us, all spring.",
                     *         "type": "URL",
                     *         "url_title": "Order now",
                     *         "url": "https://coffee.example/order",
                     *         "image_url": "/files/size-up.jpg",
                     *         "created_at": "2026-03-02T20:11:00.000Z",
                     *         "updated_at": "2026-03-02T20:11:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updatePromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the answer that the record was read from. Where the record was saved since, the call is refused with 412 and changes nothing; left out, it is not asked (AMB-194).
                 * @example "products-4f1c2a77"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 88,
                 *       "name": "Pastry with any latte",
                 *       "type": "ComboDiscountPromotion",
                 *       "start_date": "2026-03-05 00:00:00",
                 *       "end_date": "2026-05-31 23:59:59",
                 *       "start_time": "06:00:00",
                 *       "end_time": "11:00:00",
                 *       "configuration": {
                 *         "discounted_promotional_category_id": 3,
                 *         "qualifying_promotional_category_ids": [
                 *           1
                 *         ],
                 *         "cents_off": 75
                 *       },
                 *       "stores": [
                 *         {
                 *           "id": 7
                 *         },
                 *         {
                 *           "id": 9
                 *         }
                 *       ],
                 *       "roles": [],
                 *       "activation_code": null,
                 *       "limit_uses": null,
                 *       "repeats": "DTSTART:20260305T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE",
                 *       "account": "50500",
                 *       "promotional_category_exclusions": [],
                 *       "promotional_category_inclusions": [],
                 *       "updated_at": "2026-03-03T17:05:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["PromotionUpdate"];
            };
        };
        responses: {
            /** @description The promotion as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 88,
                     *       "name": "Pastry with any latte",
                     *       "type": "ComboDiscountPromotion",
                     *       "start_date": "2026-03-05 00:00:00",
                     *       "end_date": "2026-05-31 23:59:59",
                     *       "start_time": "06:00:00",
                     *       "end_time": "11:00:00",
                     *       "configuration": {
                     *         "discounted_promotional_category_id": 3,
                     *         "qualifying_promotional_category_ids": [
                     *           1
                     *         ],
                     *         "cents_off": 75
                     *       },
                     *       "stores": [
                     *         {
                     *           "id": 7
                     *         },
                     *         {
                     *           "id": 9
                     *         }
                     *       ],
                     *       "roles": [],
                     *       "activation_code": null,
                     *       "limit_uses": null,
                     *       "users": [],
                     *       "repeats": "DTSTART:20260305T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE",
                     *       "account": "50500",
                     *       "promotional_category_exclusions": [],
                     *       "promotional_category_inclusions": [],
                     *       "updated_at": "2026-03-04T17:05:00.000Z",
                     *       "content": null
                     *     }
                     */
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    archivePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archived promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 88,
                     *       "name": "Pastry with any latte",
                     *       "type": "ComboDiscountPromotion",
                     *       "start_date": "2026-03-05 00:00:00",
                     *       "end_date": "2026-05-31 23:59:59",
                     *       "start_time": "06:00:00",
                     *       "end_time": "11:00:00",
                     *       "configuration": {
                     *         "discounted_promotional_category_id": 3,
                     *         "qualifying_promotional_category_ids": [
                     *           1
                     *         ],
                     *         "cents_off": 75
                     *       },
                     *       "stores": [
                     *         {
                     *           "id": 7
                     *         },
                     *         {
                     *           "id": 9
                     *         }
                     *       ],
                     *       "roles": [],
                     *       "activation_code": null,
                     *       "limit_uses": null,
                     *       "users": [],
                     *       "repeats": "DTSTART:20260305T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE",
                     *       "account": "50500",
                     *       "promotional_category_exclusions": [],
                     *       "promotional_category_inclusions": [],
                     *       "updated_at": "2026-03-04T17:05:00.000Z",
                     *       "content": null
                     *     }
                     */
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    exportPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "filename": "p4-prices-2026-03-04.csv",
                     *       "email": "ines.calder@coffee.example"
                     *     }
                     */
                    "application/json": components["schemas"]["PriceExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    importPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plus": "variant_id,store_id,price\n118,7,495\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PriceImportInput"];
            };
        };
        responses: {
            /** @description The file is in order and the prices are being updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ines.calder@coffee.example",
                     *       "id": 31,
                     *       "price_count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PriceImport"];
                };
            };
            /** @description The file is refused; every refused cell is named. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "invalid_prices",
                     *       "message": "2 rows are not in order. No price was changed.",
                     *       "status": 400,
                     *       "fields": [
                     *         {
                     *           "path": "row.14.price",
                     *           "message": "Row 14: the price is missing."
                     *         },
                     *         {
                     *           "path": "row.20.store_id",
                     *           "message": "Row 20: there is no store 7000."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description An import is running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "import_running",
                     *       "message": "Another price update is running. Try again in two minutes.",
                     *       "status": 409
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getPriceImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 42
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "started_at": "2026-03-04T17:05:00.000Z",
                     *       "finished_at": "2026-03-04T17:05:41.000Z",
                     *       "price_count": 4210,
                     *       "done_count": 4210,
                     *       "failure_count": 1,
                     *       "failures": [
                     *         {
                     *           "row": 118,
                     *           "variant_id": 301,
                     *           "store_id": 7,
                     *           "message": "This product is no longer at the store."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PriceImportProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listHistory: {
        parameters: {
            query?: {
                /**
                 * @description Kind of the record.
                 * @example product
                 */
                kind?: components["schemas"]["HistoryKind"];
                /**
                 * @description Id of the record, of a menu its slug; needs `kind`.
                 * @example 42
                 */
                id?: string;
                /**
                 * @description Only changes by this user.
                 * @example 318
                 */
                by?: components["schemas"]["Id"];
                /**
                 * @description Only changes of this field, or of these, joined by commas.
                 * @example price
                 */
                field?: string;
                /**
                 * @description First moment, UTC, 'YYYY-MM-DD HH:mm:ss'.
                 * @example 2026-03-04 08:00:00
                 */
                begin?: string;
                /**
                 * @description Last second, UTC, 'YYYY-MM-DD HH:mm:ss'; the whole second is included. Refused with 400 before the begin.
                 * @example 2026-03-05 07:59:59
                 */
                end?: string;
                /**
                 * @description How many rows at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many rows to skip, page times page size (ORD-07).
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "id": 9021,
                     *           "at": "2026-03-04T17:05:00.000Z",
                     *           "user": {
                     *             "id": 318,
                     *             "name": "Dana Whitfield"
                     *           },
                     *           "operation": "updateStoreVariantPrice",
                     *           "kind": "product",
                     *           "record": {
                     *             "id": "42",
                     *             "name": "Flat White"
                     *           },
                     *           "field": "prices",
                     *           "about": [
                     *             {
                     *               "id": "7",
                     *               "name": "Capitol Hill"
                     *             },
                     *             {
                     *               "id": "411",
                     *               "name": "12 oz"
                     *             }
                     *           ],
                     *           "before": 475,
                     *           "after": 495,
                     *           "count": 1
                     *         }
                     *       ],
                     *       "total_results": 37,
                     *       "fields": [
                     *         "name",
                     *         "prices"
                     *       ],
                     *       "users": [
                     *         {
                     *           "id": 318,
                     *           "name": "Dana Whitfield"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["History"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    searchUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "lindq"
                 *     }
                 */
                "application/json": components["schemas"]["UserSearchInput"];
            };
        };
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 512,
                     *         "name": "Maya Lindqvist",
                     *         "email": "maya.lindqvist@mail.example"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UserSearchResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listSearchSuggestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What was typed, path-encoded.
                 * @example latte
                 */
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "product",
                     *         "id": 42,
                     *         "name": "Oat Latte",
                     *         "user_id": null,
                     *         "detail": "LAT-OAT",
                     *         "image_url": "/files/oat-latte.jpg"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What to search for, path-encoded.
                 * @example maya
                 */
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "user",
                     *         "id": 512,
                     *         "name": "Maya Lindqvist",
                     *         "user_id": null,
                     *         "detail": "maya.lindqvist@mail.example",
                     *         "image_url": null
                     *       },
                     *       {
                     *         "type": "order",
                     *         "id": 90214,
                     *         "name": "Maya Lindqvist",
                     *         "user_id": 512,
                     *         "detail": "2026-03-04T16:41:12.000Z",
                     *         "image_url": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getEodReport: {
        parameters: {
            query: {
                /**
                 * @description The day.
                 * @example 2026-03-04
                 */
                date: components["schemas"]["CalendarDate"];
                /**
                 * @description json for the table, csv for the download.
                 * @example json
                 */
                format?: components["schemas"]["ReportFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, by store and type. In CSV revenue is in dollars with 2 decimals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "store": "Capitol Hill",
                     *         "time": "20:00:00",
                     *         "type": "beverage",
                     *         "revenue": 284350
                     *       },
                     *       {
                     *         "store": "Capitol Hill",
                     *         "time": "20:00:00",
                     *         "type": "food",
                     *         "revenue": 91225
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["EodRow"][];
                    /**
                     * @example store,time,type,revenue
                     *     Capitol Hill,20:00:00,beverage,2843.50
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getTipReport: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2025-03-04
                 */
                start_date: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day.
                 * @example 2026-03-04
                 */
                end_date: components["schemas"]["CalendarDate"];
                /**
                 * @description json for the chart, csv for the download.
                 * @example json
                 */
                format?: components["schemas"]["ReportFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. In CSV tips are in dollars with 2 decimals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "user_id": 58,
                     *         "name": "Theo Park",
                     *         "tips": 184250
                     *       },
                     *       {
                     *         "user_id": 21,
                     *         "name": "Ines Calder",
                     *         "tips": 97300
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TipRow"][];
                    /**
                     * @example name,tips
                     *     Theo Park,1842.50
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
