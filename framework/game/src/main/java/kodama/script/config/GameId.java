package kodama.script.config;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;

/** The identifier of a game: the name of the folder for its saves. */
final class GameId {
    private static final int MAX_LENGTH = 64;
    private static final Pattern VALID = Pattern.compile("[a-z0-9][a-z0-9_-]*");

    private static final Pattern OTHER_LETTER = Pattern.compile("[[\\p{L}\\p{N}]&&[^a-z0-9]]");

    /** Names that Windows reserves for devices. */
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]");

    static final Option OPTION = Option.text(
            "id",
            "Name of the folder for saves: lowercase letters, digits, - and _; by default, derived from the title.");

    private GameId() {}

    static String read(Options options, String title) {
        String id = options.text("id");
        if (id.isEmpty()) return ofTitle(title);
        if (isValid(id)) return id;
        throw new LuaException(
                "game.lua: option 'id' must consist of lowercase letters a to z, digits, - and _, and have at most "
                        + MAX_LENGTH + " characters, but was '" + id.replaceAll("\\p{Cntrl}", "?") + "'");
    }

    private static boolean isValid(String id) {
        return id.length() <= MAX_LENGTH
                && VALID.matcher(id).matches()
                && !DEVICE.matcher(id).matches();
    }

    /**
     * Derives an identifier from a title. Accents are removed; if whole letters are removed, a number distinguishes
     * such titles.
     */
    private static String ofTitle(String title) {
        String plain = plain(title);
        String id = plain.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        if (OTHER_LETTER.matcher(plain).find()) return numbered(id, title);
        return isValid(id) ? id : numbered("", title);
    }

    /** Converts to uppercase first, which expands letters such as ß. */
    private static String plain(String title) {
        String capitals = Normalizer.normalize(title, Normalizer.Form.NFKD).toUpperCase(Locale.ROOT);
        return capitals.toLowerCase(Locale.ROOT).replaceAll("\\p{M}+", "");
    }

    private static String numbered(String id, String title) {
        CRC32 sum = new CRC32();
        sum.update(title.getBytes(StandardCharsets.UTF_8));
        String number = "-%08x".formatted(sum.getValue());
        String readable = id.isEmpty() ? "game" : id;
        return readable.substring(0, Math.min(readable.length(), MAX_LENGTH - number.length())) + number;
    }
}
