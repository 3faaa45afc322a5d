/*
 * Lists are laid out with CSS grid, so that columns keep their widths while rows come and go. Some
 * browsers drop the table roles for another display, so these constants restore them. They are spread
 * because the linter takes a written role for a redundant one.
 */
export const tableRole = { role: 'table' }
export const groupRole = { role: 'rowgroup' }
export const rowRole = { role: 'row' }
export const headerRole = { role: 'columnheader' }
export const cellRole = { role: 'cell' }
export const gridRole = { role: 'grid', 'aria-multiselectable': true }
export const gridCellRole = { role: 'gridcell' }
export const rowHeaderRole = { role: 'rowheader' }
