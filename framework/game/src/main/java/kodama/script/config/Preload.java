package kodama.script.config;

import java.util.ArrayList;
import java.util.List;
import kodama.base.Spelling;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;

/**
 * The images and sounds that are loaded before the game starts, and whether files are unloaded.
 *
 * @param all whether all are loaded that fit; the list is then empty
 * @param names names of images and sounds, and of folders ending with {@code /}
 * @param unloads whether changes of scene unload files that are no longer used
 */
public record Preload(boolean all, List<String> names, boolean unloads) {
    static final List<Option> OPTIONS = List.of(
            Option.of(
                    "preload",
                    "boolean|string[]",
                    "Images and sounds that are loaded before the game starts: true (default) for all, up to 64 MB,"
                            + " false for none, or a list of names and folders such as { \"ship\", \"bosses/\" }."),
            Option.flag(
                    "unload",
                    false,
                    "Whether each change of scene unloads images and sounds that the ending scene has not used."));

    static Preload read(Options options) {
        Value value = options.value("preload");
        boolean unloads = options.flag("unload");
        if (value.isNil()) return new Preload(true, List.of(), unloads);
        if (value.is(LuaType.BOOLEAN)) return new Preload(value.isTrue(), List.of(), unloads);
        return new Preload(false, options.texts("preload", "names of images and sounds, or true, or false,"), unloads);
    }

    /** Selects from the sorted names of existing files; the result is sorted, without duplicates. */
    public List<String> choose(List<String> there) {
        return all ? there : there.stream().filter(this::isNamed).toList();
    }

    private boolean isNamed(String thing) {
        return names.stream().anyMatch(name -> fits(name, thing));
    }

    private static boolean fits(String name, String thing) {
        return name.endsWith("/") ? thing.startsWith(name) : thing.equals(name);
    }

    /** Returns a sentence for each name that does not match an existing file. */
    public List<String> mistakes(List<String> there) {
        List<String> mistakes = new ArrayList<>();
        for (String name : names)
            if (there.stream().noneMatch(thing -> fits(name, thing))) mistakes.add(mistake(name, there));
        return mistakes;
    }

    private static String mistake(String name, List<String> there) {
        if (name.endsWith("/")) return "'preload' names the folder '" + name + "', but it has no images or sounds";
        return "'preload' names '" + name + "', but there is no image or sound of that name"
                + Spelling.hint(name, there);
    }
}
