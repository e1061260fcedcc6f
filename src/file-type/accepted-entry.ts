/** Returns true if a text is an entry of a list of accepted types: `.pdf`, `application/pdf`, `image/*`. */
export const isAcceptedType = (entry: string): boolean =>
  /^(\.[^\s,/*]+|\*\/\*|[\w!#$&^.+-]+\/(\*|[\w!#$&^.+-]+))$/.test(entry.trim());
