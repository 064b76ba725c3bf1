package kodama.dev.inspect;

import java.util.List;
import kodama.script.debug.Tune;
import kodama.script.debug.TuneRange;
import kodama.script.debug.Tunes;

/**
 * The state of a tune. Immutable.
 *
 * @param name such as {@code player.speed}
 * @param value a Double, Boolean or String
 * @param place position in the script, such as {@code player.lua:12}
 * @param isTuned whether the value differs from the script's
 */
record TuneRow(
        String name, Object value, String text, String scriptText, String place, boolean isTuned, TuneRange range) {
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
                tune.range());
    }
}
