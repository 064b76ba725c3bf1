package kodama.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Where a program keeps what belongs to its user: each system has a place for that. */
public final class UserFolder {
    /** Reason why the folder was not found, as the end of a sentence. */
    public static final String NONE = "this user has no home folder; set HOME";

    private UserFolder() {}

    /**
     * Names the folder of Kodama on this machine. It need not exist.
     *
     * @return the folder; empty if the user has no home folder
     */
    public static Optional<Path> ofKodama() {
        return ofProgram("kodama");
    }

    /**
     * Names the folder of a program on this machine. It need not exist.
     *
     * @param name the program's
     * @return its folder; empty if the user has no home folder
     */
    public static Optional<Path> ofProgram(String name) {
        return of(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"))
                .map(folder -> folder.resolve(name));
    }

    /**
     * Names the home folder of the user, by the rule of the starters of packed games: the folder; empty if there is
     * none.
     */
    public static Optional<Path> home() {
        return home(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
    }

    /** The folder of all programs. */
    static Optional<Path> of(String system, Map<String, String> environment, String noted) {
        Optional<Path> home = home(system, environment, noted);
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows"))
            return named(environment, "APPDATA").or(() -> home.map(path -> path.resolve("AppData/Roaming")));
        if (name.startsWith("mac")) return home.map(path -> path.resolve("Library/Application Support"));
        return named(environment, "XDG_DATA_HOME").or(() -> home.map(path -> path.resolve(".local/share")));
    }

    /** Java takes what the system has noted for the user, not HOME, and says {@code ?} where there is nothing. */
    static Optional<Path> home(String system, Map<String, String> environment, String noted) {
        Optional<Path> named =
                system.toLowerCase(Locale.ROOT).startsWith("windows") ? Optional.empty() : named(environment, "HOME");
        return named.or(() -> absolute(noted));
    }

    private static Optional<Path> named(Map<String, String> environment, String variable) {
        return absolute(environment.getOrDefault(variable, ""));
    }

    /** A relative path would lead somewhere else from each folder. */
    private static Optional<Path> absolute(String path) {
        try {
            return Optional.of(Path.of(path)).filter(Path::isAbsolute);
        } catch (InvalidPathException ofAnotherSystem) {
            return Optional.empty();
        }
    }
}
