package kodama.make;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds commands that start the running Kodama again: as a process, or typed into a shell. */
public final class KodamaLauncher {
    private static final String MAIN = "kodama.cli.dev.Main";

    private final String java;
    private final String classPath;
    private final Path started;

    private KodamaLauncher(String java, String classPath, Path started) {
        this.java = java;
        this.classPath = classPath;
        this.started = started;
    }

    /** The running program. */
    public static KodamaLauncher running() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new KodamaLauncher(
                java, System.getProperty("java.class.path"), Path.of("").toAbsolutePath());
    }

    /** A program with a class path that was started in a folder. */
    static KodamaLauncher of(String classPath, Path started) {
        return new KodamaLauncher("java", classPath, started.toAbsolutePath());
    }

    /** The command for a new process; the arguments are those of {@code kodama}. */
    public List<String> processCommand(String... arguments) {
        List<String> command = new ArrayList<>(List.of(java, "-cp", classPath, MAIN));
        command.addAll(List.of(arguments));
        return command;
    }

    /** The command with absolute paths, which works in any folder. */
    public List<String> absoluteCommand(String... arguments) {
        String whole = Stream.of(classPath.split(File.pathSeparator))
                .map(place ->
                        started.resolve(place).toAbsolutePath().normalize().toString())
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>(List.of(java, "-cp", whole, MAIN));
        command.addAll(List.of(arguments));
        return command;
    }

    /** The command to type in the folder in which this program was started; arguments with spaces are quoted. */
    public String shellCommand(String... arguments) {
        return Stream.concat(name().stream(), Stream.of(arguments))
                .map(KodamaLauncher::quoted)
                .collect(Collectors.joining(" "));
    }

    private List<String> name() {
        if (isOneJar()) return List.of("java", "-jar", classPath);
        return List.of("kodama");
    }

    /** The absolute path of the jar; empty if the class path has several entries. */
    Optional<Path> jar() {
        return isOneJar()
                ? Optional.of(started.resolve(classPath).toAbsolutePath().normalize())
                : Optional.empty();
    }

    private boolean isOneJar() {
        return !classPath.contains(File.pathSeparator)
                && classPath.endsWith(".jar")
                && Files.isRegularFile(started.resolve(classPath));
    }

    /**
     * The shortest form of a path for messages: relative to the folder in which this program was started if the path is
     * below it; otherwise unchanged.
     */
    public String shortestPath(Path path) {
        Path whole = path.toAbsolutePath().normalize();
        if (!whole.startsWith(started)) return path.toString();
        String below = started.relativize(whole).toString();
        if (below.isEmpty()) return ".";
        return below.startsWith("-") ? Path.of(".", below).toString() : below;
    }

    /** The command to type to compile a game's Java sources. */
    public String javacCommand(Path game) {
        String folder = shortestPath(game);
        return Stream.of(
                                "javac",
                                "-cp",
                                classPath,
                                "-d",
                                Path.of(folder, BuiltClasses.FOLDER).toString())
                        .map(KodamaLauncher::quoted)
                        .collect(Collectors.joining(" "))
                + " " + quoted(Path.of(folder, "java").toString()) + "/*/*.java";
    }

    /** The command to type to play a packed game. */
    public static String playCommand(Path jar) {
        return "java -jar " + quoted(jar.toString());
    }

    private static String quoted(String word) {
        if (word.matches("[\\p{L}\\p{N}._/\\\\:=+@-]+")) return word;
        boolean isChangedByShells = File.separatorChar == '/' && word.matches(".*[$`\"\\\\!].*");
        return isChangedByShells ? "'" + word.replace("'", "'\\''") + "'" : "\"" + word + "\"";
    }
}
