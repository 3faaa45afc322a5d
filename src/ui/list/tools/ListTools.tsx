import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconColumns3, IconDownload, IconListCheck, IconPlus } from '@tabler/icons-react'
import { type ReactNode, type Ref, useId } from 'react'
import { flash } from '#ui/flash/flash.ts'
import { failureMessage } from '#ui/form/errors.ts'
import { whenOpened } from '#ui/Opening.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import type { RowView } from '../body/Row.tsx'
import type { Column } from '../columns.ts'
import type { ListParts } from '../listProps.ts'
import { parseSort, type Sort, sortText } from '../listState.ts'
import type { ListModel } from '../useList.ts'
import { downloadCsv } from './csv.ts'
import { FilterMenu } from './FilterTools.tsx'
import { SearchField } from './SearchField.tsx'
import { ToolMenu } from './ToolMenu.tsx'
import classes from './tools.module.css'

interface ListToolsProps<Row> {
  heading: string | undefined
  props: Pick<
    ListParts<Row>,
    'label' | 'noun' | 'columns' | 'search' | 'csv' | 'csvRows' | 'columnChoice'
  >
  list: ListModel<Row>
  view: RowView<Row>
  /** The rows after search and sort, all pages. */
  found: readonly Row[]
  /** Of rows that are records. */
  recordId: ((row: Row) => string | number) | undefined
  naturalOrder: string | undefined
  /** Undefined where nothing can be done to a selection. */
  selecting: Selecting | undefined
  children: ReactNode
}

export function ListTools<Row>({
  heading,
  props: { label, noun, columns, search = true, csv, csvRows, columnChoice },
  list,
  view: { cards },
  found,
  recordId,
  naturalOrder,
  selecting,
  children,
}: ListToolsProps<Row>) {
  const { rows, columns: shown, typing, sort, change } = list
  const searchLabel = `Search ${noun.many}`
  return (
    <div className={classes.toolbar} data-cards={cards || undefined}>
      {heading && <h2 className={classes.heading}>{heading}</h2>}
      {search !== false && (
        <SearchField
          label={searchLabel}
          placeholder={search === true ? searchLabel : search.placeholder}
          text={typing.text}
          onType={typing.type}
          onLeave={typing.flush}
        />
      )}
      <div className={classes.tools}>
        <FilterMenu label={label} columns={columns} list={list} />
        {(columnChoice ?? columns.length > 3) && (
          <ToolMenu label="Choose columns" icon={IconColumns3} onNear={choice.preload}>
            {(close) => (
              <choice.Part
                columns={columns}
                shown={shown.map(({ id }) => id)}
                onChoose={(ids) => change({ columns: ids }, 'columns')}
                onClose={close}
              />
            )}
          </ToolMenu>
        )}
        {selecting && <SelectButton {...selecting} />}
        {csv && (
          <CsvButton
            fileName={csv}
            found={found}
            readAll={csvRows}
            columns={shown}
            recordId={recordId}
          />
        )}
      </div>
      {cards && rows.length > 1 && (
        <SortSelect
          columns={shown}
          sort={sort}
          naturalOrder={naturalOrder}
          onChange={(next) => change({ sort: next }, 'sorting')}
        />
      )}
      <div className={classes.tools}>{children}</div>
    </div>
  )
}

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  naturalOrder: string | undefined
  onChange: (sort: Sort | null) => void
}

/** Cards have no header to sort by. */
function SortSelect<Row>({ columns, sort, naturalOrder, onChange }: SortSelectProps<Row>) {
  const options = columns
    .filter((column) => column.sortable !== false)
    .flatMap(({ id, header }) => [
      { value: id, label: `${header}, ascending` },
      { value: `-${id}`, label: `${header}, descending` },
    ])
  if (options.length === 0) return null
  return (
    <NativeSelect
      className={classes.sortSelect}
      size="sm"
      aria-label="Sort by"
      value={sort ? sortText(sort) : ''}
      data={[
        ...(naturalOrder || !sort ? [{ value: '', label: naturalOrder ?? 'Sort by' }] : []),
        ...options,
      ]}
      onChange={({ currentTarget: { value } }) => onChange(parseSort(value, columns, null))}
    />
  )
}

const choice = whenOpened(() => import('./ColumnChoice.tsx').then((module) => module.ColumnChoice))

interface Selecting {
  pressed: boolean
  onPress: () => void
  onNear: () => void
}

function SelectButton({ pressed, onPress, onNear }: Selecting) {
  return (
    <ActionIcon
      variant={pressed ? 'filled' : 'default'}
      size={36}
      aria-label="Select rows"
      aria-pressed={pressed}
      data-tip="Select rows"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onPress}
    >
      <IconListCheck size={18} />
    </ActionIcon>
  )
}

interface CsvButtonProps<Row> extends Pick<ListToolsProps<Row>, 'recordId'> {
  fileName: string
  found: readonly Row[]
  readAll: (() => Promise<readonly Row[]>) | undefined
  columns: readonly Column<Row>[]
}

function CsvButton<Row>({ fileName, found, readAll, columns, recordId }: CsvButtonProps<Row>) {
  const { pending, attempt } = useAttempt()
  const save = (rows: readonly Row[]) => downloadCsv(fileName, rows, columns, recordId)
  const readAndSave = async (read: () => Promise<readonly Row[]>) => {
    try {
      save(await read())
    } catch (error) {
      flash({ message: failureMessage(error), variant: 'error' })
    }
  }
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label="Download CSV"
      data-tip="Download CSV"
      aria-busy={pending || undefined}
      onClick={() => (readAll ? void attempt(() => readAndSave(readAll)) : save(found))}
    >
      <IconDownload size={18} />
    </ActionIcon>
  )
}

interface AddButtonProps {
  label: string
  disabled: string | undefined
  quiet: boolean
  onClick: () => void
  ref: Ref<HTMLButtonElement>
}

export function AddButton({ label, disabled, quiet, onClick, ref }: AddButtonProps) {
  const reasonId = useId()
  return (
    <>
      <Button
        ref={ref}
        size="sm"
        variant={quiet ? 'default' : 'filled'}
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-disabled={disabled ? true : undefined}
        aria-describedby={disabled ? reasonId : undefined}
        data-disabled={disabled ? true : undefined}
        data-tip={disabled}
        onClick={() => {
          if (!disabled) onClick()
        }}
      >
        {label}
      </Button>
      {disabled && (
        <span hidden id={reasonId}>
          {disabled}
        </span>
      )}
    </>
  )
}
