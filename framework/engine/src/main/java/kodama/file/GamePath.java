package kodama.file;

/** The rules for names of files inside a game: the same on every system, and without a way out of the game. */
final class GamePath {
    /** Not all file systems of the three desktop systems support longer paths. */
    private static final int MAX_LENGTH = 240;

    private GamePath() {}

    /** Returns the path if it follows the rules. */
    static String check(String path) {
        if (path.isEmpty()) throw new GameFileException("''", "the name of a file is empty");
        if (path.length() > MAX_LENGTH) throw tooLong(path);
        if (path.startsWith("/")) throw broken(path, "must be relative to the game, without '/' at the start");
        if (path.indexOf('\\') >= 0) throw broken(path, "folders are separated by '/', not by '\\'");
        if (path.indexOf(':') >= 0) throw broken(path, "must not contain ':'");
        if (path.chars().anyMatch(Character::isISOControl)) throw broken(path, "must not contain control characters");
        for (String name : path.split("/", -1)) checkName(path, name);
        return path;
    }

    private static void checkName(String path, String name) {
        if (name.isEmpty()) throw broken(path, "a name between two '/' is empty");
        if (name.equals("..")) throw broken(path, "the path must not contain '..'");
        if (isHidden(name)) throw broken(path, "names that start with '.' are not part of a game");
    }

    /** Whether a name is hidden from games: those of version control, editors and desktops. */
    static boolean isHidden(String name) {
        return name.startsWith(".");
    }

    /** Whether the path contains a hidden name. */
    static boolean isHiddenBelow(String path) {
        return isHidden(path) || path.contains("/.");
    }

    private static GameFileException tooLong(String path) {
        String start = path.substring(0, 40) + "…";
        return broken(start, "must have at most " + MAX_LENGTH + " characters but has " + path.length());
    }

    private static GameFileException broken(String path, String reason) {
        return new GameFileException(printable(path), reason);
    }

    static String printable(String path) {
        return path.replaceAll("\\p{Cntrl}", "?");
    }
}
