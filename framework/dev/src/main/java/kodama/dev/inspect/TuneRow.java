package kodama.dev.inspect;

import java.util.List;
import kodama.script.debug.Tune;
import kodama.script.debug.TuneRange;
import kodama.script.debug.Tunes;

/**
 * A value that scripts let be turned, at a moment. Immutable.
 *
 * @param name as {@code player.speed}
 * @param value a Double, Boolean or String
 * @param place where the script says it, as {@code player.lua:12}
 * @param isTuned whether another value is in force than the script's
 */
record TuneRow(
        String name, Object value, String text, String scriptText, String place, boolean isTuned, TuneRange scale) {
    static List<TuneRow> all(Tunes tunes) {
        return tunes.all().stream().map(TuneRow::of).toList();
    }

    private static TuneRow of(Tune tune) {
        return new TuneRow(
                tune.name(),
                tune.value(),
                tune.text(),
                tune.scriptText(),
                tune.place(),
                tune.isChanged(),
                tune.scale());
    }
}
