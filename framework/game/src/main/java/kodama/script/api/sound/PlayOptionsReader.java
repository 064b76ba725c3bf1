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

/** Reads the options of {@code sound.play}, {@code sound.music} and {@code sound.queue}. */
final class PlayOptionsReader {
    /** Ten minutes, at 60 ticks a second. */
    static final int MAX_FADE_TICKS = 36_000;

    /** A hundred hours, an arbitrary limit. */
    private static final double MAX_SECONDS = 360_000;

    /** Pan of a sound at the edge of the screen, which can still be heard on the other side. */
    private static final double WIDEST = 0.8;

    private static final int MAX_PRIORITY = 1000;
    private static final List<Option> OPTIONS = List.of(
            Option.between("gain", 0, SoundOptions.MAX_GAIN, 1.0, "Volume factor."),
            Option.between(
                    "pan",
                    -1,
                    1,
                    null,
                    "Position from -1 (left) to 1 (right); by default, derived from `x`, otherwise 0."),
            Option.number("x", "Horizontal position on the screen, in pixels, as an alternative to `pan`."),
            Option.between("pitch", SoundOptions.MIN_PITCH, SoundOptions.MAX_PITCH, 1.0, "Factor for speed and pitch."),
            Option.integer(
                    "priority",
                    -MAX_PRIORITY,
                    MAX_PRIORITY,
                    0,
                    "Priority: if more than 64 sounds play at once, those with the lowest are dropped."),
            Option.integer("fade", 0, MAX_FADE_TICKS, 0, "Duration of a fade-in, in ticks."),
            Option.between("at", 0, MAX_SECONDS, 0.0, "Position at which the sound starts, in seconds."),
            Option.words(
                    "resample",
                    Interpolation.class,
                    "Interpolation of a sound with another pitch; \"nearest\" sounds like old hardware."));

    static final OptionClass EFFECT = OptionClass.ofParts(
            "PlayOptions",
            "How a sound is played.",
            OPTIONS,
            List.of(
                    Option.flag("loop", false, "Whether the sound repeats until it is stopped."),
                    Option.text("group", "effects", "Group of the sound; see `sound.group`.")
                            .as("string<SoundGroup>")));

    static final OptionClass MUSIC = OptionClass.ofParts(
            "MusicOptions",
            "How music is played.",
            OPTIONS,
            List.of(
                    Option.flag("loop", true, "Whether the music repeats."),
                    Option.text("group", "music", "Group of the music; see `sound.group`.")
                            .as("string<SoundGroup>")));

    private final int width;

    /** Creates a reader for a screen of this width, in pixels. */
    PlayOptionsReader(int width) {
        this.width = width;
    }

    /** Reads the options of an effect; by default, it plays once in the group "effects". */
    SoundOptions effect(String function, Lua lua, @Nullable Table table) {
        return read(new Options(function, table == null ? lua.newTable() : table, EFFECT));
    }

    /** Reads the options of music; by default, it loops in the group "music". */
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
