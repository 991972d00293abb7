/** What lies over the table: at most one dialog, one rule, or one card large. */

export type PanelName = "log" | "chat" | "menu" | "policy" | "share" | "resign" | "keys" | "rule" | "primer";

export class Panels {
  open = $state<PanelName | null>(null);
  rule = $state("");
  card = $state("");
  /** Whether the options are drawn in, on a small screen. */
  folded = $state(false);
  /** Whether a long list of options may cover what could be touched instead, on a small screen. */
  tall = $state(false);
  #under = "";

  show(panel: PanelName): void {
    this.#under = "";
    this.card = "";
    this.open = panel;
  }

  /** A rule; when it is closed, the card that it was opened from is there again. */
  showRule(rule: string): void {
    const card = this.card;
    this.rule = rule;
    this.show("rule");
    this.#under = card;
  }

  peek(card: string): void {
    this.card = card;
  }

  close(): void {
    if (this.card) this.card = "";
    else this.open = null;
    this.card = this.#under;
    this.#under = "";
  }
}
