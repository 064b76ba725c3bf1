package kodama.script.api;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.lua.bind.OptionNames;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.option.Look;

/** Reads how a game dresses the screens on which its player chooses. */
final class LookTable {
    private static final String OPEN = "options.open";
    private static final OptionNames NAMES = OptionNames.of("title", "picture", "colors", "sounds");
    private static final List<String> COLORS = List.of("ground", "band", "ink", "dim", "title", "cursor");
    private static final List<String> SOUNDS = List.of("move", "change", "choose", "back");
    private static final OptionNames SOUND_NAMES = OptionNames.of(SOUNDS.toArray(String[]::new));
    private static final OptionNames COLOR_NAMES = OptionNames.of(COLORS.toArray(String[]::new));
    private static final int WHITE = 0xFFFFFF;
    private static final int OPAQUE = 0xFF000000;

    private LookTable() {}

    static Look read(Table table) {
        Options options = new Options(OPEN, table, NAMES);
        return new Look(options.text("title", ""), colors(options), options.text("picture", ""), sounds(options));
    }

    private static Map<String, Integer> colors(Options look) {
        Map<String, Integer> colors = new HashMap<>();
        if (look.value("colors").isNil()) return colors;
        Options options = new Options(OPEN + ": colors", look.table("colors"), COLOR_NAMES);
        for (String name : COLORS)
            if (!options.value(name).isNil()) colors.put(name, OPAQUE | options.integer(name, 0, WHITE, 0));
        return colors;
    }

    private static Map<String, String> sounds(Options look) {
        Map<String, String> sounds = new HashMap<>();
        if (look.value("sounds").isNil()) return sounds;
        Options options = new Options(OPEN + ": sounds", look.table("sounds"), SOUND_NAMES);
        for (String name : SOUNDS) if (!options.value(name).isNil()) sounds.put(name, options.text(name, ""));
        return sounds;
    }
}
