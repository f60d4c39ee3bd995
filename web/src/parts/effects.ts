// The effects by their names on the wire: "reveal 3" there, "reveal-3" in the words.

export function effectWord(name: string): string {
  return name.replace(/[ _]/, "-");
}
