package kodama.script.config;

import java.nio.charset.StandardCharsets;
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

    /** A title in other letters than these makes a number. */
    private static String ofTitle(String title) {
        String id = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        if (isRight(id)) return id;
        CRC32 sum = new CRC32();
        sum.update(title.getBytes(StandardCharsets.UTF_8));
        return "game-%08x".formatted(sum.getValue());
    }
}
