package kodama.script.api.options;

import java.util.HashMap;
import java.util.Map;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.option.OptionsScreenTheme;

/** Reads the theme that a game gives to the options screen. */
final class LookTable {
    private static final String OPEN = "options.open";
    private static final int WHITE = 0xFFFFFF;

    static final OptionClass COLORS = OptionClass.of(
            "LookColors",
            "Colors of the options screen; colors that are not given keep their defaults.",
            color("ground", "Background, if there is no image."),
            color("band", "Bar behind the selected row, and empty part of volumes."),
            color("ink", "Names of the other rows, and value of the selected row."),
            color("dim", "Values of the other rows, and the line with the keys at the bottom."),
            color("title", "Title, filled part of volumes, and messages at the bottom."),
            color("cursor", "Name of the selected row."));

    static final OptionClass SOUNDS = OptionClass.of(
            "LookSounds",
            "Names of the sounds of the options screen; sounds that are not given are silent.",
            sound("move", "Sound for moving to another row."),
            sound("change", "Sound for changing a value."),
            sound("choose", "Sound for entering a row."),
            sound("back", "Sound for leaving a page."));

    static final OptionClass LOOK = OptionClass.of(
            "OptionsLook",
            "Theme of the options screen.",
            Option.text("title", "Title of the screen."),
            Option.text("picture", "Name of the background image.").as("string<Picture>"),
            Option.of("colors", "LookColors", "Colors of the screen."),
            Option.of("sounds", "LookSounds", "Sounds of the screen."));

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
        Options options = new Options(OPEN + ": colors", look.table("colors"), COLORS);
        for (String name : COLORS.names())
            if (!options.value(name).isNil()) colors.put(name, OPAQUE | options.integer(name));
        return colors;
    }

    private static Map<String, String> sounds(Options look) {
        Map<String, String> sounds = new HashMap<>();
        if (look.value("sounds").isNil()) return sounds;
        Options options = new Options(OPEN + ": sounds", look.table("sounds"), SOUNDS);
        for (String name : SOUNDS.names()) if (!options.value(name).isNil()) sounds.put(name, options.text(name));
        return sounds;
    }
}
