/** What covers the table: at most one dialog, one rule, or one large card. */

export type PanelName = "log" | "chat" | "menu" | "policy" | "share" | "resign" | "keys" | "rule" | "primer";

export class Panels {
  open = $state<PanelName | null>(null);
  rule = $state("");
  card = $state("");
  /** Whether the options are folded, on a small screen. */
  folded = $state(false);
  /** Whether a long list of options may cover the things that could be touched instead, on a small screen. */
  tall = $state(false);
  #under = "";

  show(panel: PanelName): void {
    this.#under = "";
    this.card = "";
    this.open = panel;
  }

  /** A rule; closing it shows the card from which it was opened again. */
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
