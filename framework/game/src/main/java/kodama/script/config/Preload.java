package kodama.script.config;

import java.util.ArrayList;
import java.util.List;
import kodama.base.Spelling;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;

/**
 * Which pictures and sounds are read before the game begins, and whether what was read is let go of.
 *
 * @param all whether any that there is room for; then the list is empty
 * @param names of pictures and sounds, and of folders with a {@code /} at the end
 * @param unloads whether changes of scene let go of what is no longer used
 */
public record Preload(boolean all, List<String> names, boolean unloads) {
    static final List<Option> OPTIONS = List.of(
            Option.of(
                    "preload",
                    "boolean|string[]",
                    "Which pictures and sounds are read before the game begins: true for"
                            + " all (up to 64 MB), as it is if left out, false, or names and folders, as in { \"ship\","
                            + " \"bosses/\" }."),
            Option.flag(
                    "unload",
                    false,
                    "Whether each change of scene lets go of pictures and sounds that the scene that"
                            + " ends has not asked for."));

    static Preload read(Options options) {
        Value value = options.value("preload");
        boolean unloads = options.flag("unload");
        if (value.isNil()) return new Preload(true, List.of(), unloads);
        if (value.is(LuaType.BOOLEAN)) return new Preload(value.isTrue(), List.of(), unloads);
        return new Preload(
                false, options.texts("preload", "names of pictures and sounds, or true, or false,"), unloads);
    }

    /** Those to read of what there is, which is sorted; each once, sorted. */
    public List<String> choose(List<String> there) {
        return all ? there : there.stream().filter(this::isNamed).toList();
    }

    private boolean isNamed(String thing) {
        return names.stream().anyMatch(name -> fits(name, thing));
    }

    private static boolean fits(String name, String thing) {
        return name.endsWith("/") ? thing.startsWith(name) : thing.equals(name);
    }

    /** A sentence for each name that nothing of what there is has. */
    public List<String> mistakes(List<String> there) {
        List<String> mistakes = new ArrayList<>();
        for (String name : names)
            if (there.stream().noneMatch(thing -> fits(name, thing))) mistakes.add(mistake(name, there));
        return mistakes;
    }

    private static String mistake(String name, List<String> there) {
        if (name.endsWith("/"))
            return "'preload' names the folder '" + name + "', but there is no picture and no sound in it";
        return "'preload' names '" + name + "', but there is no picture and no sound of that name"
                + Spelling.hint(name, there);
    }
}
