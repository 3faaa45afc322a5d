import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react'
import { isSame } from '#domain/values.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import '../tokens.css'
import {
  chosenLabel,
  matchOptions,
  optionOf,
  type PickOption,
  withDistinctDetails,
} from './options.ts'
import { PickerDropdown, placeholderValue } from './PickerDropdown.tsx'
import classes from './picker.module.css'

interface SearchMultiSelectProps<Value extends string | number> extends FieldBase {
  options: readonly PickOption<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  placeholder?: string
  placeholderOption?: string
}

/**
 * Picks several options. A chosen option that is deleted meanwhile stays until it is removed.
 *
 * @throws Error('Option does not exist') for a value that never was an option: render after the options are loaded
 */
export function SearchMultiSelect<Value extends string | number>({
  options: given,
  value,
  onChange,
  placeholder = 'Search…',
  placeholderOption,
  label,
  name,
  description,
  error,
  required,
  disabled,
  'data-path': path,
}: SearchMultiSelectProps<Value>) {
  const [query, setQuery] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const options = withDistinctDetails(given, ({ value: id }) => id)
  const [drawn, setDrawn] = useState<readonly PickOption<Value>[]>([])
  const chosen = value.map(
    (member) => options.find((option) => option.value === member) ?? optionOf(drawn, member),
  )
  useLayoutEffect(() => {
    if (!isSame(drawn, chosen)) setDrawn(chosen)
  })
  const { shown, more } = matchOptions(options, query)

  // Selects the first match, so that Enter takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed selects
  useEffect(() => {
    if (query) combobox.selectFirstOption()
  }, [query])

  const without = (member: Value) => value.filter((other) => other !== member)
  const toggle = (picked: string) => {
    setQuery('')
    if (picked === placeholderValue) {
      onChange([])
      combobox.closeDropdown()
      return
    }
    const option = shown.find((candidate) => String(candidate.value) === picked)
    if (!option) throw new Error('Option does not exist')
    onChange(value.includes(option.value) ? without(option.value) : [...value, option.value])
  }

  const removeLast = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || query !== '' || value.length === 0) return
    event.preventDefault()
    onChange(value.slice(0, -1))
  }

  return (
    <Combobox store={combobox} onOptionSubmit={toggle} shadow="md">
      <Combobox.DropdownTarget>
        <PillsInput
          label={label}
          description={description}
          error={error}
          required={required}
          disabled={disabled}
          classNames={{ input: classes.pills }}
          onClick={() => !disabled && combobox.openDropdown()}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
        >
          <Pill.Group>
            {chosen.map((option) => (
              <Pill
                key={option.value}
                withRemoveButton={!disabled}
                onRemove={() => onChange(without(option.value))}
                removeButtonProps={{
                  'aria-label': `Remove ${chosenLabel(option, options)}`,
                  'aria-hidden': false,
                }}
              >
                {options.some((one) => one.value === option.value)
                  ? chosenLabel(option, options)
                  : `${option.label} (no longer exists)`}
              </Pill>
            ))}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                name={name}
                data-path={path}
                disabled={disabled}
                value={query}
                placeholder={chosen.length === 0 ? (placeholderOption ?? placeholder) : undefined}
                className={classes.pillInput}
                onChange={(event) => {
                  setQuery(event.currentTarget.value)
                  combobox.openDropdown()
                }}
                onKeyDown={removeLast}
                onBlur={() => {
                  combobox.closeDropdown()
                  setQuery('')
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <PickerDropdown
        shown={shown}
        more={more}
        isChosen={(candidate) => value.includes(candidate)}
        placeholderOption={query === '' ? placeholderOption : undefined}
      />
    </Combobox>
  )
}
