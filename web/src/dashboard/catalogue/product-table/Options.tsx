/** The options for a category or sub-category dropdown. */
export function Options({ options }: { options: readonly { id: string; name: string }[] }) {
  return options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
