// The effects by their names on the wire ("reveal 3"). Message keys have "reveal-3".

export function effectWord(name: string): string {
  return name.replace(/[ _]/, "-");
}
