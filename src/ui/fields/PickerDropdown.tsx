import { Combobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Picture } from '../page/Picture.tsx'
import { byGroup, type PickOption } from './options.ts'
import classes from './picker.module.css'

interface PickerDropdownProps<Value extends string | number> {
  shown: readonly PickOption<Value>[]
  more: number
  isChosen: (value: Value) => boolean
  /** Label of the first option, which clears the choice. */
  placeholderOption?: string
}

export const placeholderValue = ':none:'

export function PickerDropdown<Value extends string | number>({
  shown,
  more,
  isChosen,
  placeholderOption,
}: PickerDropdownProps<Value>) {
  const draw = (option: PickOption<Value>) => {
    const chosen = isChosen(option.value)
    return (
      <Combobox.Option
        key={option.value}
        value={String(option.value)}
        active={chosen}
        disabled={option.disabled}
        aria-selected={chosen}
        className={classes.option}
      >
        {option.imageUrl !== undefined && (
          <Picture src={option.imageUrl} alt="" name={option.label} width={32} height={32} />
        )}
        <span className={classes.text}>
          <span className={classes.label}>{option.label}</span>
          {option.detail && ' '}
          {option.detail && <span className={classes.detail}>{option.detail}</span>}
        </span>
        {chosen && <IconCheck size={16} aria-hidden className={classes.check} />}
      </Combobox.Option>
    )
  }

  return (
    <Combobox.Dropdown>
      <Combobox.Options aria-label="Options" className={classes.options}>
        {placeholderOption !== undefined && (
          <Combobox.Option value={placeholderValue} className={classes.option}>
            <span className={classes.placeholder}>{placeholderOption}</span>
          </Combobox.Option>
        )}
        {byGroup(shown).map(({ group, options }) =>
          group ? (
            <Combobox.Group key={group} label={group}>
              {options.map(draw)}
            </Combobox.Group>
          ) : (
            options.map(draw)
          ),
        )}
        {shown.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
      </Combobox.Options>
      {more > 0 && (
        <Combobox.Footer className={classes.more}>{more} more, keep typing</Combobox.Footer>
      )}
    </Combobox.Dropdown>
  )
}
