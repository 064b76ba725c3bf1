package kodama.save;

import java.util.regex.Pattern;

/** The rules for names of saves: each makes a file on every system, and none leaves the folder. */
final class SaveName {
    /** What a player has chosen; no game can write it as one of its own. */
    static final String SETTINGS = "settings";

    private static final int LONGEST = 80;
    private static final Pattern PART = Pattern.compile("[a-z0-9_][a-z0-9_-]*");

    /** Windows takes these for devices, whatever ending follows. */
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]");

    private SaveName() {}

    /** Whether it keeps the rules, or is that of the settings. */
    static boolean isValid(String name) {
        try {
            return name.equals(SETTINGS) || check(name).equals(name);
        } catch (SaveException wrong) {
            return false;
        }
    }

    /** Returns the name when it keeps the rules. */
    static String check(String name) {
        if (name.equals(SETTINGS))
            throw new SaveException("the name of a save must not be 'settings'; those are what save.settings has");
        if (name.isEmpty()) throw new SaveException("the name of a save must not be empty");
        if (name.length() > LONGEST)
            throw wrong(
                    name.substring(0, 20) + "…", "must have at most " + LONGEST + " letters but has " + name.length());
        for (String part : name.split("/", -1)) checkPart(name, part);
        return name;
    }

    private static void checkPart(String name, String part) {
        if (!PART.matcher(part).matches())
            throw wrong(name, "must be of small letters a to z, digits, - and _, with / between folders");
        if (DEVICE.matcher(part).matches()) throw wrong(name, "must not use '" + part + "', a device on Windows");
    }

    private static SaveException wrong(String name, String reason) {
        return new SaveException("the name of a save " + reason + ": '" + name.replaceAll("\\p{Cntrl}", "?") + "'");
    }
}
