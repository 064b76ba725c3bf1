package kodama.script;

import kodama.base.ErrorSink;
import kodama.profile.CallPoints;
import kodama.script.debug.Holder;
import kodama.script.debug.Holds;
import kodama.script.debug.Tunes;
import kodama.script.debug.Watches;

/**
 * What scripts name for those who work on them, until the next reset.
 *
 * @param tunes the values that are turned while the game runs
 * @param watches the values that are looked at while it runs
 * @param points names what is being done
 * @param holds holds the game at a line
 */
public record Instruments(Tunes tunes, Watches watches, CallPoints points, Holds holds) {
    /**
     * Makes those of a new world, in which nothing is named so far.
     *
     * @param diagnostics what is told and measured
     * @param holder holds the game at a line
     * @param errors hears of watches that fail
     * @return the instruments
     */
    public static Instruments of(Diagnostics diagnostics, Holder holder, ErrorSink errors) {
        return new Instruments(
                new Tunes(diagnostics.tunes(), diagnostics.log()),
                new Watches(diagnostics.dev(), errors),
                new CallPoints(diagnostics.profiler()),
                new Holds(holder, diagnostics.log()));
    }
}
