/** The moments at which players may respond, in words. */
import { catalogues, sayIfKnown } from "../../i18n";

const said = catalogues(import.meta.glob("./i18n/*.ts", { eager: true }));

export const momentText = (moment: string): string => sayIfKnown(said, moment) ?? moment;

/** When the moment comes, in a sentence. */
export const momentHelp = (moment: string): string => sayIfKnown(said, `${moment}.help`) ?? "";
