package kodama.file;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where a program keeps what belongs to its user: each system has a place for that. */
public final class UserFolder {
    private UserFolder() {}

    /**
     * Names the folder on this machine. It need not be there.
     *
     * @return the folder of Kodama
     */
    public static Path ofKodama() {
        return ofProgram("kodama");
    }

    /**
     * Names the folder of a program on this machine. It need not be there.
     *
     * @param name the program's
     * @return its folder
     */
    public static Path ofProgram(String name) {
        return of(System.getProperty("os.name"), System.getenv(), Path.of(System.getProperty("user.home")))
                .resolve(name);
    }

    /** The folder of all programs. */
    static Path of(String system, Map<String, String> environment, Path home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) return named(environment, "APPDATA", home.resolve("AppData/Roaming"));
        if (name.startsWith("mac")) return home.resolve("Library/Application Support");
        return named(environment, "XDG_DATA_HOME", home.resolve(".local/share"));
    }

    /** A relative path would lead somewhere else from each folder. */
    private static Path named(Map<String, String> environment, String variable, Path otherwise) {
        Path named = Path.of(environment.getOrDefault(variable, ""));
        return named.isAbsolute() ? named : otherwise;
    }
}
