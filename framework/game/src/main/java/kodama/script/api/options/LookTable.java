package kodama.script.api.options;

import java.util.HashMap;
import java.util.Map;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.option.OptionsScreenTheme;

/** Reads how a game dresses the screens on which its player chooses. */
final class LookTable {
    private static final String OPEN = "options.open";
    private static final int WHITE = 0xFFFFFF;

    static final OptionClass OF_COLORS = OptionClass.of(
            "LookColors",
            "Colors of the screen on which players choose; what is left out is as usual.",
            color("ground", "All that lies behind, if there is no picture."),
            color("band", "The bar behind the row that is chosen, and the unfilled part of volumes."),
            color("ink", "The names of the other rows, and the value of the one that is chosen."),
            color("dim", "The values of the other rows, and the line at the foot that tells the keys."),
            color("title", "The title, the filled part of volumes, and what is told at the foot."),
            color("cursor", "The name of the row that is chosen."));

    static final OptionClass OF_SOUNDS = OptionClass.of(
            "LookSounds",
            "Names of sounds that are heard while players choose; what is left out is silent.",
            sound("move", "Up or down to another row."),
            sound("change", "A value is changed to the left or the right."),
            sound("choose", "A row is entered."),
            sound("back", "A page is left."));

    static final OptionClass LOOK = OptionClass.of(
            "OptionsLook",
            "How the screen is dressed on which players choose.",
            Option.text("title", "What stands above it."),
            Option.text("picture", "Name of a picture that lies behind it.").as("string<Picture>"),
            Option.of("colors", "LookColors", "Its colors."),
            Option.of("sounds", "LookSounds", "Its sounds."));

    private static final int OPAQUE = 0xFF000000;

    private LookTable() {}

    private static Option color(String name, String part) {
        return Option.integer(name, 0, WHITE, part).as("number<Color>");
    }

    private static Option sound(String name, String event) {
        return Option.text(name, event).as("string<SoundName>");
    }

    static OptionsScreenTheme read(Table table) {
        Options options = new Options(OPEN, table, LOOK);
        return new OptionsScreenTheme(options.text("title"), colors(options), options.text("picture"), sounds(options));
    }

    private static Map<String, Integer> colors(Options look) {
        Map<String, Integer> colors = new HashMap<>();
        if (look.value("colors").isNil()) return colors;
        Options options = new Options(OPEN + ": colors", look.table("colors"), OF_COLORS);
        for (String name : OF_COLORS.names())
            if (!options.value(name).isNil()) colors.put(name, OPAQUE | options.integer(name));
        return colors;
    }

    private static Map<String, String> sounds(Options look) {
        Map<String, String> sounds = new HashMap<>();
        if (look.value("sounds").isNil()) return sounds;
        Options options = new Options(OPEN + ": sounds", look.table("sounds"), OF_SOUNDS);
        for (String name : OF_SOUNDS.names()) if (!options.value(name).isNil()) sounds.put(name, options.text(name));
        return sounds;
    }
}
