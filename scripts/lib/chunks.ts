/** A file of the built console that joins modules which would otherwise be files of their own. */
export interface Chunk {
  readonly name: string
  /** A module that belongs to two chunks goes to the one with the higher priority. */
  readonly priority: number
  /** Paths of the chunk's packages, folders and files. A file brings its imports along. */
  readonly modules: readonly string[]
  /** Whether the style sheets of all screens belong to it. */
  readonly styles?: true
}

const library = '@mantine/core/esm'

/**
 * Few files instead of fifty, because a browser requests six at a time. `scripts/rules.test.ts` finds paths
 * that do not exist.
 */
export const chunks: readonly Chunk[] = [
  {
    // Packages that every screen needs: React, the router and the queries. They change only with a
    // dependency, so that browsers keep this file across our releases.
    name: 'vendor',
    priority: 3,
    modules: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      'node_modules/openapi-fetch/',
      'node_modules/@tanstack/history/',
      'node_modules/@tanstack/query-core/',
      'node_modules/@tanstack/react-query/',
      'node_modules/@tanstack/react-router/',
      'node_modules/@tanstack/react-store/',
      'node_modules/@tanstack/router-core/',
      'node_modules/@tanstack/store/',
    ],
  },
  {
    // The components of the library that Login and every other screen use.
    name: 'basis',
    priority: 3,
    modules: [
      `node_modules/${library}/core/`,
      ...[
        'ActionIcon',
        'Button',
        'CloseButton',
        'Input',
        'InputBase',
        'Loader',
        'TextInput',
        'Transition',
        'UnstyledButton',
      ].map((component) => `node_modules/${library}/components/${component}/`),
    ],
  },
  {
    // The entry points of the code that the shell and every list need, the writes and actions of lists and
    // pages, and the styles of all screens but Login: a request takes longer than the styles of a screen.
    name: 'staff',
    priority: 1,
    styles: true,
    modules: [
      'src/api/answers.ts',
      'src/api/batch.ts',
      'node_modules/p-limit/',
      'src/api/latest.ts',
      'src/api/lostAnswer.ts',
      'src/api/optimistic.ts',
      'src/api/useOperation.ts',
      'src/app/StaffFrame.tsx',
      'src/app/StaffFailed.tsx',
      'src/app/NotFound.tsx',
      'src/components/ButtonLink.tsx',
      'src/components/FailedRead.tsx',
      'src/components/OnlineState.tsx',
      'src/components/PromotionStateBadge.tsx',
      'src/components/TitleDialog.tsx',
      'src/components/actions/create.tsx',
      'src/components/actions/HiddenActions.tsx',
      'src/components/actions/creations.ts',
      'src/components/actions/useActions.tsx',
      'src/components/useDrawnLater.ts',
      'src/components/useListSearch.ts',
      'src/components/useProductNames.ts',
      'src/components/useStoreDate.ts',
      'src/domain/calendar.ts',
      'src/domain/money.ts',
      'src/domain/phone.ts',
      'src/domain/productWords.ts',
      'src/domain/promotionState.ts',
      'src/routes/_staff.tsx',
      'src/ui/dialog/useConfirm.tsx',
      'src/ui/dialog/useDialogOf.ts',
      'src/ui/dialog/useQuestion.tsx',
      'src/ui/page/EmptyState.tsx',
      'src/ui/page/FailedState.tsx',
      'src/ui/page/NothingFound.tsx',
      'src/ui/page/PageHeader.tsx',
      'src/ui/page/Picture.tsx',
      'src/ui/cells/',
      'src/ui/list/List.tsx',
      'src/ui/list/ListSkeleton.tsx',
      // Two screens rarely use the same icons, and a file for each icon takes longer than all of them.
      'node_modules/@tabler/icons-react/',
      `node_modules/${library}/components/Anchor/`,
      `node_modules/${library}/components/Tabs/`,
      `node_modules/${library}/components/Text/`,
    ],
  },
  {
    // The entry points of the code that most pages, forms and questions need.
    name: 'forms',
    priority: 0,
    modules: [
      'node_modules/zod/',
      'src/components/SectionBoundary.tsx',
      'src/components/actions/GuardedSection.tsx',
      'src/components/orders/OrderPages.tsx',
      'src/ui/fields/DateField.tsx',
      'src/ui/fields/FieldFrame.tsx',
      'src/ui/fields/ImageField.tsx',
      'src/ui/fields/MoneyField.tsx',
      'src/ui/fields/NativeInput.tsx',
      'src/ui/fields/SearchSelect.tsx',
      'src/ui/fields/SegmentedChoice.tsx',
      'src/ui/fields/SwitchField.tsx',
      'src/ui/fields/TimeField.tsx',
      'src/ui/fields/useFileDrop.ts',
      'src/ui/fields/wholePicture.ts',
      'src/ui/form/FieldGroup.tsx',
      'src/ui/form/chosen.ts',
      'src/ui/form/FormDialog.tsx',
      'src/ui/grid/cellTypes.ts',
      'src/ui/form/LeaveDialog.tsx',
      'src/ui/form/ResourceForm.tsx',
      'src/ui/page/DefinitionList.tsx',
      'src/ui/page/FormSkeleton.tsx',
      'src/ui/page/GuardedButton.tsx',
      'src/ui/page/Section.tsx',
      'src/ui/page/SectionIndex.tsx',
      `node_modules/${library}/components/Checkbox/`,
      `node_modules/${library}/components/Textarea/`,
    ],
  },
  {
    // What the pages of products, promotions, content and employees share.
    name: 'pages',
    priority: 0,
    modules: [
      'src/api/productAttributes.ts',
      'src/api/saveMove.ts',
      'src/api/storeProducts.ts',
      'src/api/storeProductWrites.ts',
      'src/api/variants.ts',
      'src/components/AccountName.tsx',
      'src/components/AddStoreProduct.tsx',
      'src/components/actions/EditInPlace.tsx',
      'src/components/ProductPicker.tsx',
      'src/components/PromoContentFields.tsx',
      'src/components/chosenProductType.ts',
      'src/domain/attributes.ts',
      'src/domain/storeProduct.ts',
      'src/domain/triggeringProducts.ts',
      'src/ui/fields/Checklist.tsx',
      'src/ui/fields/SearchMultiSelect.tsx',
      `node_modules/${library}/components/Radio/`,
    ],
  },
  {
    // What the pages of stores share.
    name: 'stores',
    priority: 0,
    modules: [
      'src/api/storeHourWrites.ts',
      'src/domain/storeHours.ts',
      'src/features/stores/StoreForm.tsx',
      'src/features/stores/holidays/holidayForm.ts',
    ],
  },
  {
    name: 'drag',
    priority: 0,
    modules: ['src/ui/drag/', 'src/ui/list/DragRows.tsx'],
  },
  {
    // The windows of dialogs, which load when the first page is there.
    name: 'dialogs',
    priority: 0,
    modules: ['src/ui/dialog/DialogWindow.tsx'],
  },
  {
    // What opens beside a field or a button: choices, menus and tooltips.
    name: 'floating',
    priority: 1,
    modules: [
      'node_modules/@floating-ui/',
      `node_modules/${library}/components/Popover/`,
      `node_modules/${library}/components/Tooltip/`,
    ],
  },
  {
    // The grids of prices, stock and tax rates.
    name: 'grid',
    priority: 0,
    modules: [
      'src/components/GridTools.tsx',
      'src/components/StoreProductGrid.tsx',
      'src/ui/grid/Grid.tsx',
      'src/ui/page/ProgressList.tsx',
    ],
  },
]

/** Whether a module belongs to a chunk; `id` is its absolute path. */
export const belongs = ({ modules, styles }: Chunk, id: string): boolean =>
  modules.some((path) => id.includes(`/${path}`)) || (styles === true && id.endsWith('.module.css'))
