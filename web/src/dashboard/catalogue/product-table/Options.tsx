/** The options of a dropdown of categories or sub-categories. */
export function Options({ options }: { options: readonly { id: string; name: string }[] }) {
  return options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
