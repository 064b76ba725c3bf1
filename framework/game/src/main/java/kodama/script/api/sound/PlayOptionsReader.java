package kodama.script.api.sound;

import java.util.List;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.sound.mix.Interpolation;
import kodama.sound.playback.SoundOptions;
import org.jspecify.annotations.Nullable;

/** Reads how a script wants a sound to be played. */
final class PlayOptionsReader {
    /** Ten minutes, at 60 ticks a second. */
    static final int MAX_FADE_TICKS = 36_000;

    /** A hundred hours; only to have a bound. */
    private static final double MOST_SECONDS = 360_000;

    /** At the edges of the picture a sound is still heard on the other side. */
    private static final double WIDEST = 0.8;

    private static final int MOST_PRIORITY = 1000;
    private static final List<Option> OPTIONS = List.of(
            Option.between("gain", 0, SoundOptions.MAX_GAIN, 1.0, "How loud."),
            Option.between("pan", -1, 1, null, "From -1, left, to 1, right; 0 if neither it nor `x` is given."),
            Option.number("x", "A place on the picture, in place of `pan`; in pixels."),
            Option.between("pitch", SoundOptions.MIN_PITCH, SoundOptions.MAX_PITCH, 1.0, "How fast and high."),
            Option.integer(
                    "priority",
                    -MOST_PRIORITY,
                    MOST_PRIORITY,
                    0,
                    "Of more than 64 sounds those with lower ones" + " are left out."),
            Option.integer("fade", 0, MAX_FADE_TICKS, 0, "Ticks until it is as loud as that."),
            Option.between("at", 0, MOST_SECONDS, 0.0, "Where it begins; in seconds."),
            Option.words(
                    "resample",
                    Interpolation.class,
                    "How a sound of another pitch is made: \"nearest\" is as old" + " machines did it."));

    static final OptionClass EFFECT = OptionClass.ofParts(
            "PlayOptions",
            "How a sound is played.",
            OPTIONS,
            List.of(
                    Option.flag("loop", false, "Whether it is played until it is stopped."),
                    Option.text("group", "effects", "The group it belongs to; see `sound.group`.")
                            .as("string<SoundGroup>")));

    static final OptionClass MUSIC = OptionClass.ofParts(
            "MusicOptions",
            "How music is played.",
            OPTIONS,
            List.of(
                    Option.flag("loop", true, "Whether it begins again when it is over."),
                    Option.text("group", "music", "The group it belongs to; see `sound.group`.")
                            .as("string<SoundGroup>")));

    private final int width;

    /** Reads places of a picture of this width, in pixels. */
    PlayOptionsReader(int width) {
        this.width = width;
    }

    /** Of an effect: once, in the group effects. */
    SoundOptions effect(String function, Lua lua, @Nullable Table table) {
        return read(new Options(function, table == null ? lua.newTable() : table, EFFECT));
    }

    /** Of music: looped, in the group music. */
    SoundOptions music(String function, Lua lua, @Nullable Table table) {
        return read(new Options(function, table == null ? lua.newTable() : table, MUSIC));
    }

    private SoundOptions read(Options options) {
        return new SoundOptions(
                options.text("group"),
                options.number("gain"),
                options.number("pan", panAt(options)),
                options.number("pitch"),
                options.flag("loop"),
                options.integer("priority"),
                options.integer("fade"),
                options.number("at"),
                options.word("resample", Interpolation.class));
    }

    private double panAt(Options options) {
        if (options.value("x").isNil()) return 0;
        double side = 2 * options.number("x") / width - 1;
        return WIDEST * Math.max(-1, Math.min(1, side));
    }
}
