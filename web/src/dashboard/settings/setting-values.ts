import type { UpdateShopSettingsInput } from '../../apollo/schema-types.generated.ts'
import type { SettingsForm_SettingsFragment } from './Settings.generated.ts'
import { settingFields } from './setting-fields.generated.ts'

export type SettingName = keyof typeof settingFields
/** The values of the form. */
export type SettingValues = Pick<SettingsForm_SettingsFragment, SettingName>
/** The names of the settings that are numbers. */
export type NumberName = {
  [Name in SettingName]: SettingValues[Name] extends number ? Name : never
}[SettingName]
/** The names of the settings that are texts. */
export type TextName = {
  [Name in SettingName]: SettingValues[Name] extends string ? Name : never
}[SettingName]

const names = Object.keys(settingFields).filter(isSettingName)

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingFields, name)
}

const pairsOf = (entries: readonly (object | string)[]) =>
  JSON.stringify(
    entries.map((entry) => Object.entries(entry).filter(([key]) => key !== '__typename')),
  )

function isSame(name: SettingName, one: SettingValues, other: SettingValues): boolean {
  const [a, b] = [one[name], other[name]]
  return Array.isArray(a) && Array.isArray(b) ? pairsOf(a) === pairsOf(b) : a === b
}

/** The names of the settings that differ. */
export function listChanged(one: SettingValues, other: SettingValues): SettingName[] {
  return names.filter((name) => !isSame(name, one, other))
}

/** The key with this name, if there is one. */
export function findKey<Choices extends object>(choices: Choices, name: string) {
  for (const key in choices) if (key === name) return key
  return undefined
}

/** Only the changed settings, so that others keep the values of a colleague. */
export function toInput(
  values: SettingValues,
  saved: SettingsForm_SettingsFragment,
): UpdateShopSettingsInput {
  const changed = new Set(listChanged(values, saved))
  const links = values.socialLinks.map(({ name, url }) => ({ name, url }))
  const claims = values.claims.map(({ title, text }) => ({ title, text }))
  const areas = values.deliveryAreas.map(({ pins, minutes }) => ({
    pins: pins.filter(Boolean),
    minutes,
  }))
  const hours = values.openingHours.map(({ weekday, opens, closes }) => ({
    ...{ weekday, opens, closes },
  }))
  const holidays = values.holidays.map(({ day, name }) => ({ day, name }))
  const medicineDistrict = values.medicineDistrict.filter(Boolean)
  const lists = { socialLinks: links, claims, deliveryAreas: areas, openingHours: hours, holidays }
  const watchedCompositions = values.watchedCompositions.filter((line) => line.trim() !== '')
  const input = { ...values, ...lists, medicineDistrict, watchedCompositions }
  const entries = Object.entries(input).filter(([name]) => isSettingName(name) && changed.has(name))
  return { version: saved.version, ...Object.fromEntries(entries) }
}

/**
 * The values to show after a colleague has saved others: the colleague's, except for those that the admin has edited.
 */
export function mergeValues(
  edited: SettingValues,
  before: SettingValues,
  after: SettingValues,
): SettingValues {
  const own = listChanged(edited, before)
  return { ...after, ...Object.fromEntries(own.map((name) => [name, edited[name]])) }
}
