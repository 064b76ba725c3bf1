package kodama.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The folders for a program's data of the current user, as each system defines them. */
public final class UserFolder {
    /** Reason why there is no folder, as the end of a sentence. */
    public static final String NONE = "this user has no home folder; set HOME";

    private UserFolder() {}

    /**
     * Returns Kodama's folder on this machine. It need not exist.
     *
     * @return the folder; empty if the user has no home folder
     */
    public static Optional<Path> ofKodama() {
        return ofProgram("kodama");
    }

    /**
     * Returns the folder of a program on this machine. It need not exist.
     *
     * @param name name of the program
     * @return its folder; empty if the user has no home folder
     */
    public static Optional<Path> ofProgram(String name) {
        return of(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"))
                .map(folder -> folder.resolve(name));
    }

    /** Returns the user's home folder, by the same rule as the launchers of packed games; empty if there is none. */
    public static Optional<Path> home() {
        return home(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
    }

    /** The folder for the data of all programs. */
    static Optional<Path> of(String system, Map<String, String> environment, String homeOfUserDatabase) {
        Optional<Path> home = home(system, environment, homeOfUserDatabase);
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows"))
            return named(environment, "APPDATA").or(() -> home.map(path -> path.resolve("AppData/Roaming")));
        if (name.startsWith("mac")) return home.map(path -> path.resolve("Library/Application Support"));
        return named(environment, "XDG_DATA_HOME").or(() -> home.map(path -> path.resolve(".local/share")));
    }

    /** Java uses the home folder of the user database instead of HOME, and returns {@code ?} if there is none. */
    static Optional<Path> home(String system, Map<String, String> environment, String homeOfUserDatabase) {
        Optional<Path> named =
                system.toLowerCase(Locale.ROOT).startsWith("windows") ? Optional.empty() : named(environment, "HOME");
        return named.or(() -> absolute(homeOfUserDatabase));
    }

    private static Optional<Path> named(Map<String, String> environment, String variable) {
        return absolute(environment.getOrDefault(variable, ""));
    }

    /** A relative path is ignored: it would depend on the current folder. */
    private static Optional<Path> absolute(String path) {
        try {
            return Optional.of(Path.of(path)).filter(Path::isAbsolute);
        } catch (InvalidPathException ofAnotherSystem) {
            return Optional.empty();
        }
    }
}
