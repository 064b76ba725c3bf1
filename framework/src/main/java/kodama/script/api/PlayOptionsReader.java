package kodama.script.api;

import kodama.lua.bind.Lua;
import kodama.lua.bind.OptionNames;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.sound.desk.PlayOptions;
import kodama.sound.mix.Interpolation;
import org.jspecify.annotations.Nullable;

/** Reads how a script wants a sound to be played. */
public final class PlayOptionsReader {
    /** Ten minutes, at 60 ticks a second. */
    static final int MOST_FADE_TICKS = 36_000;

    /** A hundred hours; only to have a bound. */
    private static final double MOST_SECONDS = 360_000;

    /** At the edges of the picture a sound is still heard on the other side. */
    private static final double WIDEST = 0.8;

    private static final int MOST_PRIORITY = 1000;
    private static final OptionNames NAMES =
            OptionNames.of("gain", "pan", "x", "pitch", "loop", "group", "priority", "fade", "at", "resample");

    private final int width;

    /**
     * Makes the reader.
     *
     * @param width of the game's picture; in pixels
     */
    public PlayOptionsReader(int width) {
        this.width = width;
    }

    /** Of an effect: once, in the group effects. */
    PlayOptions effect(String function, Lua lua, @Nullable Table table) {
        return read(new Options(function, table == null ? lua.newTable() : table, NAMES), "effects", false);
    }

    /** Of music: looped, in the group music. */
    PlayOptions music(String function, Lua lua, @Nullable Table table) {
        return read(new Options(function, table == null ? lua.newTable() : table, NAMES), "music", true);
    }

    private PlayOptions read(Options options, String group, boolean loops) {
        return new PlayOptions(
                options.text("group", group),
                options.between("gain", 0, PlayOptions.MOST_GAIN, 1),
                options.between("pan", -1, 1, panAt(options)),
                options.between("pitch", PlayOptions.LEAST_PITCH, PlayOptions.MOST_PITCH, 1),
                options.flag("loop", loops),
                options.integer("priority", -MOST_PRIORITY, MOST_PRIORITY, 0),
                options.integer("fade", 0, MOST_FADE_TICKS, 0),
                options.between("at", 0, MOST_SECONDS, 0),
                options.choice("resample", Interpolation.class));
    }

    private double panAt(Options options) {
        if (options.value("x").isNil()) return 0;
        double side = 2 * options.number("x") / width - 1;
        return WIDEST * Math.max(-1, Math.min(1, side));
    }
}
