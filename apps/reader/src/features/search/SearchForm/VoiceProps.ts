/** What listens is given. */
export interface VoiceProps {
  id: string;
  /** How often its button was pressed since it was closed. */
  presses: number;
  /** Takes the first letters of what was said. */
  onHeard: (letters: string) => void;
  onClose: () => void;
}
