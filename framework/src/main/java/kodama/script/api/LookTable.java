package kodama.script.api;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.option.Look;

/** Reads how a game dresses the screens on which its player chooses. */
final class LookTable {
    private static final String OPEN = "options.open";
    private static final List<String> COLORS = List.of("ground", "band", "ink", "dim", "title", "cursor");
    private static final List<String> SOUNDS = List.of("move", "change", "choose", "back");
    private static final int WHITE = 0xFFFFFF;

    static final OptionClass OF_COLORS = OptionClass.ofParts(
            "LookColors",
            "Colors of the screen on which players choose; what is left out is as usual.",
            COLORS.stream().map(LookTable::color).toList());

    static final OptionClass OF_SOUNDS = OptionClass.ofParts(
            "LookSounds",
            "Names of sounds that are heard while players choose.",
            SOUNDS.stream()
                    .map(name -> Option.text(name, "When the player does this: " + name + ".")
                            .as("string<SoundName>"))
                    .toList());

    static final OptionClass LOOK = OptionClass.of(
            "OptionsLook",
            "How the screen is dressed on which players choose.",
            Option.text("title", "What stands above it."),
            Option.text("picture", "Name of a picture that lies behind it.").as("string<Picture>"),
            Option.of("colors", "LookColors", "Its colors."),
            Option.of("sounds", "LookSounds", "Its sounds."));

    private static final int OPAQUE = 0xFF000000;

    private LookTable() {}

    private static Option color(String name) {
        return Option.integer(name, 0, WHITE, "Color of this part: " + name + ".")
                .as("number<Color>");
    }

    static Look read(Table table) {
        Options options = new Options(OPEN, table, LOOK);
        return new Look(options.text("title"), colors(options), options.text("picture"), sounds(options));
    }

    private static Map<String, Integer> colors(Options look) {
        Map<String, Integer> colors = new HashMap<>();
        if (look.value("colors").isNil()) return colors;
        Options options = new Options(OPEN + ": colors", look.table("colors"), OF_COLORS);
        for (String name : COLORS) if (!options.value(name).isNil()) colors.put(name, OPAQUE | options.integer(name));
        return colors;
    }

    private static Map<String, String> sounds(Options look) {
        Map<String, String> sounds = new HashMap<>();
        if (look.value("sounds").isNil()) return sounds;
        Options options = new Options(OPEN + ": sounds", look.table("sounds"), OF_SOUNDS);
        for (String name : SOUNDS) if (!options.value(name).isNil()) sounds.put(name, options.text(name));
        return sounds;
    }
}
