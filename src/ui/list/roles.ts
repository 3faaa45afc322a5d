/*
 * `display: grid` keeps column widths while rows come and go, but some browsers then drop the table roles. Spread
 * these to restore them; the linter rejects a literal role as redundant.
 */
export const tableRole = { role: 'table' }
export const groupRole = { role: 'rowgroup' }
export const rowRole = { role: 'row' }
export const headerRole = { role: 'columnheader' }
export const cellRole = { role: 'cell' }
export const gridRole = { role: 'grid', 'aria-multiselectable': true }
export const gridCellRole = { role: 'gridcell' }
export const rowHeaderRole = { role: 'rowheader' }
