/** What is bought again once there is too little of it. */
interface Stocked {
  stock: number
  minimumStock: number | null
  onOrder: number | null
}

/** Whether there is less than there should be, with what is on its way. */
export function isToOrder({ stock, minimumStock, onOrder }: Stocked): boolean {
  return minimumStock !== null && stock + (onOrder ?? 0) < minimumStock
}
