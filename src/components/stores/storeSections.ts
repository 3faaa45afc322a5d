/** Of the page of a store, below its form or details. The id is the hash of the address. */
export const storeSections = [
  { id: 'todays-inventory', title: 'Today’s Inventory' },
  { id: 'attributes', title: 'Product Attributes' },
  { id: 'hours', title: 'Hours' },
  { id: 'menu', title: 'Menu' },
  { id: 'starting-inventory', title: 'Starting Inventory (PARS)' },
  { id: 'tax-rates', title: 'Tax Rates and Surcharges' },
  { id: 'orders', title: 'Orders' },
] as const
