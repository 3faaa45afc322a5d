import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { choose, dialog, paste, pick, press, type, upload } from '#testing/controls.ts'

export interface Typing {
  readonly at: string
  /** Buttons that lead to the form. */
  readonly opens?: readonly string[]
  readonly types: () => Promise<unknown>
}

export const inDialog =
  (label: string, text: string): Typing['types'] =>
  async () =>
    type(label, text, await dialog())
const picked =
  (label: string, option: string): Typing['types'] =>
  async () =>
    pick(label, option, await dialog())
const titled = (at: string, opens: readonly string[], label = 'Title'): Typing => ({
  at,
  opens,
  types: inDialog(label, 'Typed text'),
})
export const asked = (
  at: string,
  row: string,
  question: string,
  types: Typing['types'],
): Typing => ({
  at,
  opens: ['Select rows', `Select ${row}`, question],
  types,
})
const firstTaxRow = () =>
  waitFor(() => {
    const row = document.querySelector('[role=grid] [aria-label^="State Sales Tax at"]')
    expect(row?.querySelector('[role=gridcell]:nth-of-type(3)')?.textContent).toMatch(/%$/)
    return row?.ariaLabel ?? ''
  })
export const menu = '/menus?menu=all-day&category=1'

/** Each form, grid and list with a form in the code: how a person types into it, or why it has no draft. */
export const forms: Readonly<Record<string, readonly Typing[] | string>> = {
  'components/AddStoreProduct.tsx': 'It holds one choice.',
  'components/StoreProductGrid.tsx': 'A price is saved at once; drafts.test.tsx has its open cell.',
  'components/TitleForm.tsx': 'Forms that use it are below.',
  'components/actions/BulkForm.tsx': 'Questions that use it are below.',
  'components/actions/DuplicateTitled.tsx': [
    titled('/custom-content/2', ['Duplicate']),
    titled('/vertical-cards/2', ['Duplicate']),
  ],
  'components/inventory/ShelfCount.tsx': 'A count is taken product by product (AMB-265).',
  'components/orders/PlacementFilter.tsx': 'A filter stands in the address.',
  'components/stores/TodayHoursDialog.tsx': [
    { at: '/stores/2', opens: ['Close early'], types: inDialog('Closes at', '17:00') },
  ],
  'features/attributes/CreateAttributeScreen.tsx': [
    { at: '/attributes/create', types: () => type('Name', 'Crema') },
  ],
  'features/attributes/EditAttributeScreen.tsx': [
    { at: '/attributes/3/edit', types: () => type('Label', 'Choose well') },
  ],
  'features/custom-content/CustomContentScreen.tsx': [
    { at: '/custom-content/1', types: () => type('Title', 'Typed text') },
  ],
  'features/custom-content/CustomContentsScreen.tsx': [
    titled('/custom-content', ['Create Custom Content']),
  ],
  'features/inventory/StartingQuantities.tsx': [
    { at: '/stores/1', types: () => paste('Almond Croissant (FOO-1063-C)', 1, '24') },
  ],
  'features/menus/AddProduct.tsx': [
    {
      at: menu,
      opens: ['Actions for Cold Coffee', 'Add Product'],
      types: picked('Product', 'Espresso'),
    },
  ],
  'features/menus/MenuCategories.tsx': [
    titled(menu, ['Add Category'], 'Name'),
    titled(menu, ['Actions for Drinks', 'Rename Category'], 'Name'),
  ],
  'features/menus/MenuLines.tsx': [titled(menu, ['Add Subcategory'], 'Name')],
  'features/menus/MoveProduct.tsx': [
    {
      at: menu,
      opens: ['Brewed Coffee', 'Put Decaf Drip into another subcategory'],
      types: picked('Subcategory', 'Cold Coffee'),
    },
  ],
  'features/menus/useLineActions.tsx': [
    titled(menu, ['Actions for Cold Coffee', 'Rename'], 'Name'),
    titled(menu, ['Actions for Espresso', 'Rename'], 'Name'),
  ],
  'features/orders/RefundForm.tsx': [
    {
      at: '/stores/1/orders/12990',
      opens: ['Refund entire order'],
      types: async () => choose('Reason', 'Item was made wrong', await dialog()),
    },
  ],
  'features/people/credits/CreditDialog.tsx': [
    {
      at: '/users/84?tab=credits',
      opens: ['New Credit'],
      types: inDialog('Amount (cents)', '777'),
    },
  ],
  'features/people/employees/EmployeeForm.tsx': [
    { at: '/employees/59/edit', types: () => type('Name', 'Ada Moreno') },
  ],
  'features/people/privacy/PrivacyDialog.tsx': 'The typed address is a confirmation.',
  'features/people/roles/RolePermissions.tsx': [
    { at: '/roles/7', types: () => press('tax-rates:update') },
  ],
  'features/people/roles/RolesScreen.tsx': [
    { at: '/roles', opens: ['Add role'], types: () => type('Name', 'keyholder') },
  ],
  'features/price-updates/ImportResult.tsx': 'It is read-only.',
  'features/price-updates/PriceGrid.tsx': 'Its rows are part of the price list.',
  'features/price-updates/UploadPrices.tsx': [
    {
      at: '/plu-update',
      types: async () => {
        const list = new File(['variant_id,store_id,price\n524,1,1700'], 'prices.csv')
        await upload('Price list', list)
        await paste('Row 2: MER-1129 at Capitol Hill', 2, '1800')
      },
    },
  ],
  'features/products/ProductBulk.tsx': [
    asked('/products', 'Flat White', 'Tags', picked('Tags', 'Vegan')),
    asked('/products', 'Flat White', 'Categories', picked('Promotional Categories', 'Whole Beans')),
    asked('/products', 'Flat White', 'Default Menu', async () => press('No', await dialog())),
  ],
  'features/products/ProductForm.tsx': [
    { at: '/products/1', opens: ['Edit Product'], types: () => type('Description', 'Two shots') },
  ],
  'features/products/stores/PriceChangeForm.tsx': 'It types into the cells of the matrix.',
  'features/products/stores/PriceMatrix.tsx': [
    { at: '/products/1?view=matrix', types: () => paste('Capitol Hill', 3, '777') },
  ],
  'features/products/stores/SoldOutAtStores.tsx': [
    {
      at: '/products/2',
      opens: ['Sold Out'],
      types: async () => press('Choose all', await dialog()),
    },
  ],
  'features/products/variants/GenerateForm.tsx': [
    { at: '/products/2', opens: ['Generate Variants'], types: () => press('Choose all') },
  ],
  'features/products/variants/VariantsTable.tsx': [
    { at: '/products/2', opens: ['Add Variant'], types: () => type('SKU', 'BEV-NEW') },
    { at: '/products/1', opens: ['Edit BEV-1001-1X'], types: () => type('SKU', 'BEV-OTHER') },
  ],
  'features/promotional-categories/PromotionalCategoriesScreen.tsx': [
    {
      at: '/promotional-categories',
      opens: ['Add Promotional Category'],
      types: () => type('Name', 'Typed text'),
    },
    {
      at: '/promotional-categories',
      opens: ['Edit Whole Beans'],
      types: () => type('Name', 'Typed text'),
    },
  ],
  'features/promotions/form/PromotionForm.tsx': [
    { at: '/promotions/create', types: () => type('Name', 'Rainy day') },
    { at: '/promotions/9', opens: ['Edit'], types: () => type('Name', 'Rainy day') },
  ],
  'features/recommendations/CreateRecommendation.tsx': [
    {
      at: '/recommendation-engine',
      opens: ['Add Recommendation'],
      types: picked('Trigger', 'Flat White'),
    },
  ],
  'features/recommendations/EditRecommendation.tsx': [
    {
      at: '/recommendation-engine',
      opens: ['Edit row House Latte'],
      types: picked('Additional Product', 'Flat White'),
    },
  ],
  'features/recommendations/RecommendedProductDialog.tsx': [
    {
      at: '/recommended-products',
      opens: ['Create Recommended Product'],
      types: inDialog('Headline', 'Fresh'),
    },
  ],
  'features/search/SearchBar.tsx': 'A search stands in the address.',
  'features/search/start/Attention.tsx': [titled('/', ['Put off North Loop'], 'Reason')],
  'features/session/LoginForm.tsx': 'A password is never kept.',
  'features/session/NewPasswordForm.tsx': 'A password is never kept.',
  'features/session/SendLinkForm.tsx': 'Nobody is signed in.',
  'features/stores/StoreForm.tsx': [{ at: '/stores/1', types: () => type('Area', 'North Bay') }],
  'features/stores/holidays/HolidayPlannerScreen.tsx': [
    { at: '/stores/holidays', types: () => paste('Capitol Hill', 1, 'closed') },
  ],
  'features/stores/hours/DayDialog.tsx': [
    {
      at: '/stores/3',
      opens: ['Monday 5:30 AM - 8:00 PM'],
      types: inDialog('Opening time', '06:15'),
    },
  ],
  'features/stores/holidays/HolidayDialog.tsx': [
    {
      at: '/stores/1/holidays',
      opens: ['Add Holiday'],
      types: inDialog('Opening Time', '07:11'),
    },
  ],
  'features/stores/many/StoreBulk.tsx': [
    asked('/stores', 'Capitol Hill', 'Special Hours', inDialog('Date', '2031-05-01')),
    asked('/stores', 'Capitol Hill', 'Change Fields', inDialog('Area', 'North Bay')),
    asked('/stores', 'Capitol Hill', 'Sold Out', picked('Product', 'Flat White')),
  ],
  'features/surcharges/AllTaxRates.tsx': [
    {
      at: '/surcharges',
      opens: ['Add Surcharge'],
      types: async () => paste(await firstTaxRow(), 2, '8.75'),
    },
  ],
  'features/surcharges/StoreRates.tsx': [
    { at: '/stores/1', types: () => paste('State Sales Tax', 1, '8.75') },
  ],
  'features/surcharges/SurchargesScreen.tsx': [
    { at: '/surcharges', opens: ['Add Surcharge'], types: () => type('Name', 'Loaf Fee') },
  ],
  'features/tags/TagForm.tsx': [
    { at: '/tags/create', types: () => type('Name', 'Typed text') },
    { at: '/tags/1/edit', types: () => type('Name', 'Typed text') },
  ],
  'features/vertical-cards/VerticalCardForm.tsx': [
    { at: '/vertical-cards/1', types: () => type('Title', 'Typed text') },
  ],
  'features/vertical-cards/VerticalCardsScreen.tsx': [
    titled('/vertical-cards', ['Create Vertical Scroll Card']),
  ],
}

/** What makes something unsaved: the engine, the grid, a list's own row, a form by hand, or a question over rows. */
export const makesForm =
  /<(?:ResourceForm|FormDialog|TitleDialog|Grid)\b|useResourceForm\(|useUnsaved\(|\baddRow=\{|<form\s|\bfields: \(.*\) => </

/** A member of a schema that is one id or a list of them. */
export const idField =
  /(?<=[\s{])(\w+): (?:ids|mentions|chosen\(z\.number|z\.number\(\)\.nullable|z\.array\(z\.|.*transform\(Number)/g

/** A file may ask several. */
export const questions = /\bfields: \(.*\) => </g
