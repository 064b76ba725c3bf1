package kodama.file;

/** The rules for names of files inside a game: the same on every system, and no way out of the game. */
final class GamePath {
    /** No file system of the three desktop systems takes longer ones everywhere. */
    private static final int LONGEST = 240;

    private GamePath() {}

    /** Returns the path when it keeps the rules. */
    static String check(String path) {
        if (path.isEmpty()) throw new GameFileException("''", "the name of a file is empty");
        if (path.length() > LONGEST) throw tooLong(path);
        if (path.startsWith("/")) throw broken(path, "must be relative to the game, without '/' at the start");
        if (path.indexOf('\\') >= 0) throw broken(path, "folders are separated by '/', not by '\\'");
        if (path.indexOf(':') >= 0) throw broken(path, "must not contain ':'");
        if (path.chars().anyMatch(Character::isISOControl)) throw broken(path, "must not contain control characters");
        for (String name : path.split("/", -1)) checkName(path, name);
        return path;
    }

    private static void checkName(String path, String name) {
        if (name.isEmpty()) throw broken(path, "a name between two '/' is empty");
        if (name.equals("..")) throw broken(path, "must not leave the game by '..'");
        if (isHidden(name)) throw broken(path, "names that start with '.' are not part of a game");
    }

    /** True for names no game sees: those of version control, of editors at work and of the desktop. */
    static boolean isHidden(String name) {
        return name.startsWith(".");
    }

    /** True when the path goes through a hidden name. */
    static boolean isHiddenBelow(String path) {
        return isHidden(path) || path.contains("/.");
    }

    private static GameFileException tooLong(String path) {
        String start = path.substring(0, 40) + "…";
        return broken(start, "must have at most " + LONGEST + " characters but has " + path.length());
    }

    private static GameFileException broken(String path, String reason) {
        return new GameFileException(printable(path), reason);
    }

    private static String printable(String path) {
        return path.replaceAll("\\p{Cntrl}", "?");
    }
}
