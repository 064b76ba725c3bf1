package kodama.save;

import java.util.regex.Pattern;

/** The rules for names of saves, so that each is a valid file name on every system and stays in the folder. */
final class SaveName {
    /** The player's settings; games cannot write a save with this name. */
    static final String SETTINGS = "settings";

    /** The list of the player's replays, which is not a save but is recorded like one; games cannot write it. */
    static final String REPLAYS = "replays/";

    private static final int MAX_LENGTH = 80;
    private static final Pattern PART = Pattern.compile("[a-z0-9_][a-z0-9_-]*");

    /** Device names on Windows, with any extension. */
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]");

    private SaveName() {}

    /** Whether a name follows the rules, or is that of the settings. */
    static boolean isValid(String name) {
        try {
            return name.equals(SETTINGS) || check(name).equals(name);
        } catch (SaveException invalid) {
            return false;
        }
    }

    /** Returns the name if it follows the rules. */
    static String check(String name) {
        if (name.equals(SETTINGS))
            throw new SaveException("the name of a save must not be 'settings', which is reserved for save.settings");
        if (name.isEmpty()) throw new SaveException("the name of a save must not be empty");
        if (name.length() > MAX_LENGTH)
            throw failure(
                    name.substring(0, 20) + "…",
                    "must have at most " + MAX_LENGTH + " characters but has " + name.length());
        for (String part : name.split("/", -1)) checkPart(name, part);
        return name;
    }

    private static void checkPart(String name, String part) {
        if (!PART.matcher(part).matches())
            throw failure(
                    name, "must consist of the lowercase letters a to z, digits, - and _, with / between folders");
        if (DEVICE.matcher(part).matches()) throw failure(name, "must not use '" + part + "', a device on Windows");
    }

    private static SaveException failure(String name, String reason) {
        return new SaveException("the name of a save " + reason + ": '" + name.replaceAll("\\p{Cntrl}", "?") + "'");
    }
}
