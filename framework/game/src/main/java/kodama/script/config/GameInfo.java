package kodama.script.config;

import java.util.List;
import java.util.regex.Pattern;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;

/**
 * What a game tells of itself to those who do not play it yet: in lists of games, in the names and notes of packs.
 *
 * @param version of the game, such as {@code 1.0} or {@code 2.3-beta}: letters, digits and {@code . + - _}, at most 32;
 *     empty if game.lua has none
 * @param author a name or some; one line of at most 300 letters, may be empty
 * @param license what others may do with it, such as {@code MIT}; one line of at most 300 letters, may be empty
 * @param description one sentence; one line of at most 300 letters, may be empty
 */
public record GameInfo(String version, String author, String license, String description) {
    private static final int LONGEST = 300;
    private static final int LONGEST_VERSION = 32;

    /** It becomes part of the names of files. */
    private static final Pattern VERSION = Pattern.compile("[A-Za-z0-9]([A-Za-z0-9.+_-]*[A-Za-z0-9])?|");

    static final List<Option> OPTIONS = List.of(
            Option.text("version", "Such as \"1.0\" or \"2.3-beta\": letters, digits and . + - _, at most 32."),
            Option.text("author", "A name or some, in one line."),
            Option.text("license", "What others may do with the game, such as \"MIT\"; one line."),
            Option.text("description", "One sentence on the game, for lists of games."));

    static GameInfo read(Options options) {
        return new GameInfo(
                version(options), line(options, "author"), line(options, "license"), line(options, "description"));
    }

    private static String version(Options options) {
        String version = options.text("version");
        if (version.length() <= LONGEST_VERSION && VERSION.matcher(version).matches()) return version;
        throw new LuaException(options.function()
                + ": option 'version' must be of letters, digits and . + - _ between them, such as \"1.0\", at most "
                + LONGEST_VERSION + ", but was '" + printable(version) + "'");
    }

    private static String line(Options options, String name) {
        String line = options.text(name);
        if (line.length() > LONGEST)
            throw new LuaException(options.function() + ": option '" + name + "' must have at most " + LONGEST
                    + " letters but has " + line.length());
        if (line.chars().noneMatch(Character::isISOControl)) return line.strip();
        throw new LuaException(
                options.function() + ": option '" + name + "' must be one line but was '" + printable(line) + "'");
    }

    private static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }
}
