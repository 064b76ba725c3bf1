package kodama.script.config;

import java.util.List;
import java.util.regex.Pattern;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;

/**
 * Metadata of a game for lists of games and for packages.
 *
 * @param version version of the game, such as {@code 1.0} or {@code 2.3-beta}: letters, digits and {@code . + - _}, at
 *     most 32 characters; empty if game.lua has none
 * @param author one or more names, in one line of at most 300 characters; may be empty
 * @param license license of the game, such as {@code MIT}, in one line of at most 300 characters; may be empty
 * @param description one sentence, in one line of at most 300 characters; may be empty
 */
public record GameInfo(String version, String author, String license, String description) {
    private static final int MAX_LENGTH = 300;
    private static final int MAX_VERSION_LENGTH = 32;

    /** The version is used in file names. */
    private static final Pattern VERSION = Pattern.compile("[A-Za-z0-9]([A-Za-z0-9.+_-]*[A-Za-z0-9])?|");

    static final List<Option> OPTIONS = List.of(
            Option.text(
                    "version",
                    "Version, such as \"1.0\" or \"2.3-beta\": letters, digits and . + - _, at most 32 characters."),
            Option.text("author", "Names of the authors, in one line."),
            Option.text("license", "License of the game, such as \"MIT\", in one line."),
            Option.text("description", "Description of the game in one sentence, for lists of games."));

    static GameInfo read(Options options) {
        return new GameInfo(
                version(options), line(options, "author"), line(options, "license"), line(options, "description"));
    }

    private static String version(Options options) {
        String version = options.text("version");
        if (version.length() <= MAX_VERSION_LENGTH && VERSION.matcher(version).matches()) return version;
        throw new LuaException(options.function()
                + ": option 'version' must consist of letters, digits and . + - _ between them, such as \"1.0\","
                + " and have at most " + MAX_VERSION_LENGTH + " characters, but was '" + printable(version) + "'");
    }

    /** Reads a text of one line, without blanks around it. */
    static String line(Options options, String name) {
        String line = options.text(name);
        if (line.length() > MAX_LENGTH)
            throw new LuaException(options.function() + ": option '" + name + "' must have at most " + MAX_LENGTH
                    + " characters but has " + line.length());
        if (line.chars().noneMatch(Character::isISOControl)) return line.strip();
        throw new LuaException(
                options.function() + ": option '" + name + "' must be one line but was '" + printable(line) + "'");
    }

    private static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }
}
