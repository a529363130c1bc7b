import {
  describeLineProblem,
  type OrderedLine,
} from '../../../../shared/order/line/ordered-line.ts'

/** Says why the team can't place an order with a line as it is. Null if it can. */
export function describeTeamProblem(line: OrderedLine): string | null {
  return describeLineProblem(
    line,
    'Needs a prescription: the customer has to order it in the shop.',
  )
}
