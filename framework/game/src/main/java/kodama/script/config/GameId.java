package kodama.script.config;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;

/** The name of a game for the computer: that of the folder in which it keeps what is saved. */
final class GameId {
    private static final int LONGEST = 64;
    private static final Pattern RIGHT = Pattern.compile("[a-z0-9][a-z0-9_-]*");

    private static final Pattern OTHER_LETTER = Pattern.compile("[[\\p{L}\\p{N}]&&[^a-z0-9]]");

    /** Windows takes these for devices. */
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]");

    static final Option OPTION = Option.text(
            "id",
            "The name of the folder in which saves are kept: small letters, digits, - and _; made of the title if"
                    + " it is left out.");

    private GameId() {}

    static String read(Options options, String title) {
        String id = options.text("id");
        if (id.isEmpty()) return ofTitle(title);
        if (isRight(id)) return id;
        throw new LuaException("game.lua: option 'id' must be of small letters a to z, digits, - and _, at most "
                + LONGEST + ", but was '" + id.replaceAll("\\p{Cntrl}", "?") + "'");
    }

    private static boolean isRight(String id) {
        return id.length() <= LONGEST
                && RIGHT.matcher(id).matches()
                && !DEVICE.matcher(id).matches();
    }

    /** Accents are left out; where whole letters are, a number tells such titles apart. */
    private static String ofTitle(String title) {
        String plain = plain(title);
        String id = plain.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        if (OTHER_LETTER.matcher(plain).find()) return numbered(id, title);
        return isRight(id) ? id : numbered("", title);
    }

    /** By way of capitals, which are two where a letter stands for two: ß. */
    private static String plain(String title) {
        String capitals = Normalizer.normalize(title, Normalizer.Form.NFKD).toUpperCase(Locale.ROOT);
        return capitals.toLowerCase(Locale.ROOT).replaceAll("\\p{M}+", "");
    }

    private static String numbered(String id, String title) {
        CRC32 sum = new CRC32();
        sum.update(title.getBytes(StandardCharsets.UTF_8));
        String number = "-%08x".formatted(sum.getValue());
        String readable = id.isEmpty() ? "game" : id;
        return readable.substring(0, Math.min(readable.length(), LONGEST - number.length())) + number;
    }
}
