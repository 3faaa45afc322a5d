import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { FieldBase } from '../form/fieldProps.ts'
import { Picture } from '../page/Picture.tsx'
import '../tokens.css'
import { chosenLabel, matchOptions, type PickOption, withDistinctDetails } from './options.ts'
import { PickerDropdown, placeholderValue } from './PickerDropdown.tsx'
import classes from './picker.module.css'

interface SearchSelectProps<Value extends string | number> extends FieldBase {
  options: readonly PickOption<Value>[]
  value: Value | null | undefined
  onChange: (value: Value | null) => void
  placeholder?: string
  placeholderOption?: string
  clearable?: boolean
  autoFocus?: boolean
}

/** Tab leaves the choice unchanged. */
export function SearchSelect<Value extends string | number>({
  options: given,
  value,
  onChange,
  placeholder = 'Choose…',
  placeholderOption,
  clearable = false,
  ...input
}: SearchSelectProps<Value>) {
  const [query, setQuery] = useState('')
  const [reached, setReached] = useState(false)
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setQuery('')
    },
  })
  const { dropdownOpened } = combobox
  const options = withDistinctDetails(given, ({ value: id }) => id)
  const chosen = options.find((option) => option.value === value)
  const chosenText = chosen ? chosenLabel(chosen, options) : ''
  const { shown, more } = matchOptions(options, query)

  // Selects the first match, so that Enter takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed selects
  useEffect(() => {
    if (query) combobox.selectFirstOption()
  }, [query])

  const choose = (picked: string) => {
    if (picked === placeholderValue) onChange(null)
    const option = options.find((candidate) => String(candidate.value) === picked)
    if (option) onChange(option.value)
    combobox.closeDropdown()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="md">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...input}
          classNames={{ input: chosen ? classes.inputChosen : classes.input }}
          value={dropdownOpened ? query : chosenText}
          placeholder={dropdownOpened && chosen ? chosenText : placeholder}
          leftSection={
            chosen?.imageUrl !== undefined && (
              <Picture src={chosen.imageUrl} alt="" name={chosen.label} width={22} height={22} />
            )
          }
          leftSectionPointerEvents="none"
          rightSection={
            clearable && chosen && !input.disabled ? (
              <CloseButton
                size="sm"
                aria-label="Clear choice"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChange(null)}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={clearable && chosen && !input.disabled ? 'all' : 'none'}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onFocus={() => setReached(true)}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      {/* Mounted at the first focus: even a closed list costs a layout of the page. */}
      {reached && (
        <PickerDropdown
          shown={shown}
          more={more}
          isChosen={(candidate) => candidate === value}
          placeholderOption={query === '' ? placeholderOption : undefined}
        />
      )}
    </Combobox>
  )
}
